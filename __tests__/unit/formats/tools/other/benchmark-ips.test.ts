import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { benchmarkIps } from '../../../../../src/formats/tools/other/ruby.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const entry = (name: string, more: object = {}) => ({ name, ips: 5, microseconds: 1, iterations: 1, ...more })

test('reads what 2.7.2 wrote', () => {
  const text = fixture('benchmark-ips/2.7.2.json')
  expect(formatOf(text)).toBe('benchmark-ips')
  expect(rowsOf(benchmarkIps, text)).toEqual([
    ['fib 10', 'throughput*', '1/s', 'higher', [268812.3685648212]],
    ['fib with a quite long name', 'throughput*', '1/s', 'higher', [21639.36152265492]],
    ['slow', 'throughput*', '1/s', 'higher', [484.26234141142567]],
  ])
})

test('reads names that repeat, hostile ones, and what is not finite', () => {
  const text = JSON.stringify([entry('a'), entry('a', { central_tendency: 6 }), entry('__proto__', { ips: null })])
  expect(rowsOf(benchmarkIps, text).map(([name, , , , values]) => [name, values])).toEqual([
    ['a', [5]],
    ['a (2)', [6]],
    ['__proto__', 'it has no finite value'],
  ])
})

test.each([
  ['', 'the output is empty'],
  ['[]', 'there is no benchmark in the output of benchmark-ips: call x.json!'],
  ['[{"name": "a", "ips": 1', 'cut off'],
  ['[{"name": "a"}]', '0.ips'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(benchmarkIps, text)).toThrow(FormatError)
  expect(() => rowsOf(benchmarkIps, text)).toThrow(why)
})
