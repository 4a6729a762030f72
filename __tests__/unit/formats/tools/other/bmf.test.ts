import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { bmf } from '../../../../../src/formats/tools/other/bmf.js'
import { formatOf, rowsOf } from '../../rows.js'

test('reads latency and throughput in their units, and others without', () => {
  const text = JSON.stringify({
    parse: { throughput: { value: 5 }, latency: { value: 50, lower_value: 80, upper_value: 90 } },
    size: { 'file-size': { value: 1024 } },
  })
  expect(formatOf(text)).toBe('bmf')
  expect(rowsOf(bmf, text)).toEqual([
    ['parse', 'throughput', '1/s', 'higher', [5]],
    ['parse', 'latency*', 's', 'lower', [5e-8]],
    ['size', 'file-size', '', 'unknown', [1024]],
  ])
})

test('reads hostile names, and keeps what is good beside what is not', () => {
  const text =
    '{"__proto__":{"latency":{"value":1}},"constructor":{"__proto__":{"value":2}},"a":{"latency":{"value":NaN}}}'
  expect(rowsOf(bmf, text).map(row => [row[0], row[1], row[4]])).toEqual([
    ['__proto__', 'latency*', [1e-9]],
    ['constructor', '__proto__', [2]],
    ['a', 'latency*', 'it has no finite value'],
  ])
})

test.each([
  ['', 'the output is empty'],
  ['{"a":{"latency":{"value":1', 'cut off'],
  ['{}', 'expected benchmarks with measures'],
  ['{"a":{}}', 'expected benchmarks with measures'],
  ['{"":{"latency":{"value":1}}}', 'expected benchmarks with measures'],
  ['{"a":{"latency":{"value":"1"}}}', 'expected benchmarks with measures'],
  ['{"a":{"latency":1}}', 'expected benchmarks with measures'],
  ['[{"latency":{"value":1}}]', 'expected benchmarks with measures'],
])('%s is refused', (text, why) => {
  expect(() => rowsOf(bmf, text)).toThrow(FormatError)
  expect(() => rowsOf(bmf, text)).toThrow(why)
  expect(formatOf(text)).toBe('process')
})
