import { expect, test } from 'vitest'
import { evaluate, findFault } from '../../../src/rules/expression.js'

test.each<[text: string, value: number, unit: string]>([
  ['12 ms', 0.012, 's'],
  ['12ms', 0.012, 's'],
  ['8e9 B / 2.1e10 B/s', 8e9 / 2.1e10, 's'],
  ['8 GB / 21 GB/s', 8 / 21, 's'],
  ['2*n^3 flop', 2e9, 'flop'],
  ['3 ns * n * log2(n)', 3e-9 * 1000 * Math.log2(1000), 's'],
  ['(1 + 2) * 3 ms', 0.009, 's'],
  ['2^3^2', 512, 'count'],
  ['-2 ms + 5 ms', 0.003, 's'],
  ['10 ms − 1 ms × 2', 0.008, 's'],
  ['1 s / 4 / 2', 0.125, 's'],
  ['n / 2 s', 500, '1/s'],
  ['100 GFLOP/s', 1e11, 'FLOP/s'],
  ['2 Gflop / 10 Gflop/s', 0.2, 's'],
  ['5 KiB', 5120, 'B'],
  ['log(n) * m', Math.log(1000) * 8, 'count'],
  ['2 µs', 2e-6, 's'],
])('%s', (text, value, unit) => {
  expect(evaluate(text, { n: 1000, m: 8 })).toEqual({ value: expect.closeTo(value, 12), unit })
})

test.each([
  ['', 'a number, a size or a bracket is missing before the end'],
  ['2 *', 'a number, a size or a bracket is missing before the end'],
  ['(2 ms', 'a closing bracket is missing before the end'],
  ['2 n^3', 'there is no sign of a calculation before "^3"'],
  ['2 ms 3', 'there is no sign of a calculation before "3"'],
  ['log n', 'log needs brackets, such as log(n), before "n"'],
  ['1 s + 1 B', 'it adds s and B'],
  ['1 s - n', 'it subtracts s and count'],
  ['2 ^ (1 s)', '^ needs a number without a unit, and gets s'],
  ['log(2 s)', 'log needs a number without a unit, and gets s'],
  ['(2 s) ^ 0.5', 'a quantity with a unit can only be raised to a whole number'],
  ['process.exit(1)', 'there is no sign of a calculation before ".exit(1)"'],
  ['alert`1`', 'there is no sign of a calculation before "`1`"'],
  ['1'.repeat(300), 'it has more than 200 characters'],
])('%j: %s', (text, fault) => {
  expect(findFault(text)).toBe(fault)
})

test('a size that is not known, or a result that is not finite, is no result', () => {
  expect(evaluate('2 * rows ms', { n: 10 })).toBeUndefined()
  expect(evaluate('1 / (n - 10) * 1 s', { n: 10 })).toBeUndefined()
  expect(evaluate('toString', {})).toBeUndefined()
  expect(findFault(`${'('.repeat(99)}1${')'.repeat(99)}`)).toBeUndefined()
})
