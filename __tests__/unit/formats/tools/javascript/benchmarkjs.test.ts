import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { benchmarkjs } from '../../../../../src/formats/tools/javascript/benchmarkjs.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

test('reads what 2.1.4 printed', () => {
  const text = fixture('benchmarkjs/2.1.4.txt')
  expect(formatOf(text)).toBe('benchmarkjs')
  expect(rowsOf(benchmarkjs, text)).toEqual([
    ['fib(10)', 'throughput', '1/s', 'higher', [1_924_992]],
    ['2 x fib(20) x 3', 'throughput', '1/s', 'higher', [6319]],
    ['fib(28)', 'throughput', '1/s', 'higher', [188]],
    ['throws', 'throughput', '1/s', 'higher', 'it failed: the output does not say why'],
  ])
})

test.each<readonly [string, unknown]>([
  ['81.61', [81.61]],
  ['1,431,759', [1_431_759]],
  ['12', [12]],
  ['0.00', [0]],
  ['1,5', '"1,5" is not how benchmark.js prints a number'],
  ['1.431.759', '"1.431.759" is not how benchmark.js prints a number'],
  ['Infinity', '"Infinity" is not how benchmark.js prints a number'],
])('reads %s as %j', (number, values) => {
  expect(
    rowsOf(benchmarkjs, `a x 1 ops/sec ±1.00% (9 runs sampled)\nb x ${number} ops/sec ±1.00% (9 runs sampled)`)[1]![4],
  ).toEqual(values)
})

test('reads lines among others, coloured, with other line ends, and names that repeat', () => {
  const text = [
    '\ufeff> node bench.js',
    '\u001b[32ma x 10 ops/sec +-1.00% (1 run sampled)\u001b[0m',
    'a x 20 ops/sec ±NaN% (2 runs sampled)',
    'this x line is no result, at 5 ops/sec ±1%',
    '__proto__ x 30 ops/sec ±1% (2 runs sampled)  ',
    'Fastest is a',
  ].join('\r\n')
  expect(rowsOf(benchmarkjs, text).map(row => [row[0], row[4]])).toEqual([
    ['a', [10]],
    ['a (2)', [20]],
    ['__proto__', [30]],
  ])
})

test('says so where every benchmark failed, or where there is none', () => {
  for (const text of ['', 'throws: ', 'a x 10 ops/sec', ' x 10 ops/sec ±1% (2 runs sampled)', 'x'.repeat(1e6)]) {
    expect(() => rowsOf(benchmarkjs, text)).toThrow(FormatError)
    expect(formatOf(text)).toBe('process')
  }
})
