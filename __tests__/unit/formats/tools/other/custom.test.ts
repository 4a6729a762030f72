import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { customBiggerIsBetter, customSmallerIsBetter } from '../../../../../src/formats/tools/other/custom.js'
import { formatOf, rowsOf } from '../../rows.js'

const written = (...entries: readonly (readonly [string, string, unknown])[]) =>
  JSON.stringify(entries.map(([name, unit, value]) => ({ name, unit, value, range: '± 1', extra: 'x' })))

test.each([
  [customSmallerIsBetter, 'lower'],
  [customBiggerIsBetter, 'higher'],
])('$name has the direction in its name, whatever the unit', (format, better) => {
  const times = [
    ['a', 'time', 's', better, [0.002]],
    ['b', 'parsecs', 'parsecs', better, [4]],
    ['c', 'value', '', better, [5]],
  ]
  expect(rowsOf(format, written(['a', 'ms', 2], ['b', 'parsecs', 4], ['c', '', 5]))).toEqual(times)
  expect(rowsOf(format, written(['a', 'req/s', 3], ['b', 'MB/s', '4']))).toEqual([
    ['a', 'req/s', '1/s', better, [3]],
    ['b', 'MB/s', 'B/s', better, [4e6]],
  ])
})

test.each([
  [customSmallerIsBetter, 'lower'],
  [customBiggerIsBetter, 'higher'],
])('$name leaves it to the units where those of one file have two directions', (format, better) => {
  expect(rowsOf(format, written(['a', 'ms', 2], ['a', 'req/s', 3], ['b', 'ns', 'x'], ['c', 'points', 5]))).toEqual([
    ['a', 'time', 's', 'lower', [0.002]],
    ['a', 'req/s', '1/s', 'higher', [3]],
    ['b', 'time', 's', 'lower', '"x" is no number with a decimal point'],
    ['c', 'points', 'points', better, [5]],
  ])
})

test('is never chosen by what was printed', () => {
  expect(() => formatOf(written(['a', 'ms', 1]))).toThrow(
    'the output fits several formats (customBiggerIsBetter, customSmallerIsBetter): choose one with "format"',
  )
})

test.each<readonly [unknown, unknown]>([
  [' 2.5 ', [2.5]],
  ['-1e3', [-1000]],
  ['1,5', '"1,5" is no number with a decimal point'],
  ['0x10', '"0x10" is no number with a decimal point'],
  ['', '"" is no number with a decimal point'],
  ['Infinity', '"Infinity" is no number with a decimal point'],
  [null, 'it has no finite value'],
  ['1e999', 'it has no finite value'],
])('reads the value %j as %j, and its neighbour', (value, values) => {
  const rows = rowsOf(customSmallerIsBetter, written(['a', 'points', value], ['b', 'points', 1]))
  expect(rows.map(row => row[4])).toEqual([values, [1]])
})

test('keeps apart what has the same name and metric', () => {
  const rows = rowsOf(
    customSmallerIsBetter,
    written(['a', 'B', 1], ['a', 'ms', 2], ['a', 'B', 3], ['__proto__', 'B', 4]),
  )
  expect(rows.map(row => [row[0], row[1]])).toEqual([
    ['a', 'B'],
    ['a', 'time'],
    ['a (2)', 'B'],
    ['__proto__', 'B'],
  ])
})

test.each([
  ['', 'the output is empty'],
  ['[{"name":"a","unit":"ms","val', 'cut off'],
  ['[]', 'there is no benchmark'],
  ['[{"name":"a","value":1}]', '0.unit'],
  ['{"name":"a","unit":"ms","value":1}', 'write an array such as'],
])('%s is refused', (text, why) => {
  expect(() => rowsOf(customSmallerIsBetter, text)).toThrow(FormatError)
  expect(() => rowsOf(customSmallerIsBetter, text)).toThrow(why)
})
