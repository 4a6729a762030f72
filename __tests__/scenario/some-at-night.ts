import { test } from 'vitest'

/** Like `test.each`, but only the first `most` rows run with every change: the others wait for the night. */
export function testFirst<Row extends readonly unknown[]>(
  most: number,
  rows: readonly Row[],
): (name: string, check: (...row: Row) => Promise<void>) => void {
  return (name, check) => {
    const run = (...row: readonly unknown[]): Promise<void> => check(...(row as unknown as Row))
    test.each(rows.slice(0, most))(name, run)
    test.each(rows.slice(most))(name, { tags: 'nightly' }, run)
  }
}
