import { expect, test } from 'vitest'
import { outputs, print } from '../../../bench/fuzz/outputs.js'
import { type Format, FormatError, type Reading } from '../../../src/formats/format.js'
import { formats } from '../../../src/formats/index.js'
import type { Output } from '../../../src/formats/output.js'
import { makeJsonValues } from '../../../src/formats/own/json-values.js'
import { processTime } from '../../../src/formats/own/process.js'
import { makeRegex } from '../../../src/formats/own/regex.js'
import { readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'

type Write = (times: number[]) => Output

const atOnce = (_: number, work: () => void): boolean => {
  work()
  return true
}

const writes: Readonly<Record<string, Write>> = outputs

const cases: readonly (readonly [name: string, format: Format, write: Write])[] = [
  ...formats
    .filter(format => format !== processTime)
    .map(format => [format.name, format, writes[format.name]!] as const),
  [
    'regex',
    makeRegex('^(?<value>-?[\\d.]+) (?<unit>ms)$', atOnce),
    times => print(times.map(time => `${time} ms`).join('\n')),
  ],
  ['json', makeJsonValues('a = /times ms'), times => print(JSON.stringify({ times }))],
]

function read(format: Format, output: Output): readonly Reading[] | FormatError {
  try {
    return readDocument(format, makeDocument(output), 'suite')
  } catch (error) {
    if (error instanceof FormatError) return error
    throw error
  }
}

const mustNotBeNegative = ['s', '1/s', 'B/s']

test.each(cases)('%s accepts no time below 0, alone or among others', (_, format, write) => {
  const good = read(format, write([5, 6]))
  expect(good).toEqual(expect.arrayContaining([expect.not.objectContaining({ error: expect.anything() })]))
  for (const times of [[-5], [5, -6], [-5, 6], [5, -1e-12, 6]]) {
    const readings = read(format, write(times))
    if (readings instanceof FormatError) continue
    const accepted = readings.filter(({ metric }) => mustNotBeNegative.includes(metric.unit))
    expect(accepted.flatMap(({ values }) => values).filter(value => value < 0)).toEqual([])
  }
  expect(read(format, write([-5]))).not.toEqual(read(format, write([5])))
  expect(describe(read(format, write([-5])))).toMatch(/must be 0 or more|no benchmark of gungraun|prints a number/)
})

function describe(readings: readonly Reading[] | FormatError): string {
  return readings instanceof FormatError ? readings.message : readings.map(({ error }) => error ?? '').join('\n')
}
