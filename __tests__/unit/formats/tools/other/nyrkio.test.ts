import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { nyrkio } from '../../../../../src/formats/tools/other/nyrkio.js'
import { formatOf, rowsOf } from '../../rows.js'

const point = (...metrics: readonly object[]) => ({ timestamp: 1_706_220_908, metrics, attributes: {} })
const p50 = { name: 'p50', unit: 'us', value: 5e6 }

test('reads metrics, in their units, with what is said of their direction', () => {
  const text = JSON.stringify([
    point(p50, { name: 'score', value: 7, direction: 'higher_is_better' }, { name: 'p50', unit: 'parsecs', value: 1 }),
  ])
  expect(formatOf(text)).toBe('nyrkio')
  expect(rowsOf(nyrkio, text)).toEqual([
    ['suite', 'p50', 's', 'lower', [5]],
    ['suite', 'score', '', 'higher', [7]],
    ['suite', 'p50 (2)', 'parsecs', 'unknown', [1]],
  ])
})

test('names the benchmark like the file', () => {
  const rows = rowsOf(nyrkio, [{ path: 'results/benchmark1.json', text: JSON.stringify([point(p50)]) }])
  expect(rows[0]![0]).toBe('benchmark1')
})

test('keeps what is good beside what is not', () => {
  const text = JSON.stringify([point(p50, { name: '__proto__', unit: 's', value: 1 })]).replace('5000000', 'NaN')
  expect(rowsOf(nyrkio, text).map(row => [row[1], row[4]])).toEqual([
    ['p50', 'it has no finite value'],
    ['__proto__', [1]],
  ])
})

test.each([
  ['', 'the output is empty'],
  ['[{"timestamp":1,"metrics":[', 'cut off'],
  ['[]', 'not what a script that writes for Nyrkiö writes'],
  [JSON.stringify([point()]), 'there is no metric'],
  [JSON.stringify([point(p50), point(p50)]), 'there are 2 points in time'],
  [JSON.stringify([point({ unit: 's', value: 1 })]), '0.metrics.0.name'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(nyrkio, text)).toThrow(FormatError)
  expect(() => rowsOf(nyrkio, text)).toThrow(why)
})
