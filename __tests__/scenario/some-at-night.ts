import { test } from 'vitest'

type Define<Row extends readonly unknown[]> = (name: string, check: (...row: Row) => Promise<void> | void) => void

/** Like `test.each`, but only the first `most` rows run with every change: the others wait for the night. */
export function testFirst<Row extends unknown[] | [unknown]>(most: number, rows: readonly Row[]): Define<Row>
export function testFirst<Row extends readonly unknown[]>(most: number, rows: readonly Row[]): Define<Row>
export function testFirst<Row>(most: number, rows: readonly Row[]): Define<[Row]>
export function testFirst(most: number, rows: readonly unknown[]): Define<unknown[]> {
  return (name, check) => {
    test.each(rows.slice(0, most))(name, check)
    test.each(rows.slice(most))(name, { tags: 'nightly' }, check)
  }
}
