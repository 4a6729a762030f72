import { expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { artifactLimits } from '../../../src/record/limits.js'
import { RecordError } from '../../../src/record/record-error.js'
import { head } from './whole.js'

const start = JSON.stringify(head).slice(0, -1)
const measurement = (benchmark: string): string => `{"benchmark":"${benchmark}","metric":"time","unit":"s","value":1}`
const wrap = (measurements: string): string =>
  `${start},"rounds":[[{"side":"baseline","copy":1,"outcome":"ok","measurements":[${measurements}]}]]}`

test.each<[what: string, make: () => string, message: RegExp]>([
  [
    'of 100 MB',
    () => wrap(`${measurement('x')},`.repeat(2_000_000)),
    /has 1\d{8} characters; at most 33554432 are read/,
  ],
  [
    'of 100,000 benchmarks',
    () => wrap(Array.from({ length: 100_000 }, (_, index) => measurement(`${index}`)).join()),
    /more than 10002 benchmarks are not read/,
  ],
  ['that goes down for ever', () => '['.repeat(1_000_000), /not valid JSON, or it was cut off/],
  [
    'whose schema goes down for ever',
    () => `{"schema":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    /"schema" is a list/,
  ],
  ['whose rounds go down for ever', () => `${start},"rounds":${'['.repeat(5000)}${']'.repeat(5000)}}`, /"rounds\[0\]/],
])('a record %s is refused', (_, make, message) => {
  const json = make()
  expect(() => decodeRecord(json, artifactLimits)).toThrow(RecordError)
  expect(() => decodeRecord(json, artifactLimits)).toThrow(message)
})

test('100,000 benchmarks of a file that its reader has chosen are read', () => {
  const json = wrap(Array.from({ length: 100_000 }, (_, index) => measurement(`${index}`)).join())
  expect(decodeRecord(json).rounds[0]![0]!.measurements).toHaveLength(100_000)
})
