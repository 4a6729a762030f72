import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { pyperf } from '../../../../../src/formats/tools/python/pyperf.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const written = (benchmarks: readonly object[], metadata?: object) =>
  JSON.stringify({ version: '1.0', benchmarks, ...(metadata ? { metadata } : {}) })
const calibration = { metadata: {}, warmups: [[1, 9]] }
const runs = [calibration, { metadata: { mem_max_rss: 7 }, values: [3, 1], warmups: [[1, 9]] }, { values: [2] }]

test('reads what 2.10 wrote', () => {
  const text = fixture('pyperf/2.10.0.json')
  const rows = rowsOf(pyperf, text)
  expect(formatOf(text)).toBe('pyperf')
  expect(rows.map(([name, metric, unit, better, values]) => [name, metric, unit, better, values!.length])).toEqual([
    ['sorted', 'time', 's', 'lower', 4],
    ['sorted', 'peak-memory', 'B', 'lower', 2],
    ['reversed', 'time', 's', 'lower', 4],
    ['reversed', 'peak-memory', 'B', 'lower', 2],
  ])
})

test.each([
  [{ name: 'a' }, 'time', 's', 'lower'],
  [{ name: 'a', unit: 'second' }, 'time', 's', 'lower'],
  [{ name: 'a', unit: 'byte' }, 'memory', 'B', 'lower'],
  [{ name: 'a', unit: 'integer' }, 'value', '', 'unknown'],
])('reads the values of all processes, in order, with %j', (metadata, metric, unit, better) => {
  for (const text of [written([{ runs, metadata }]), written([{ runs }], metadata)])
    expect(rowsOf(pyperf, text)).toEqual([
      ['a', metric, unit, better, [3, 1, 2]],
      ['a', 'peak-memory', 'B', 'lower', [7]],
    ])
})

test('names what has no name like the suite, and numbers names that repeat', () => {
  const text = written([{ runs }, { runs }, { runs, metadata: { name: '__proto__' } }])
  expect([...new Set(rowsOf(pyperf, text).map(([name]) => name))]).toEqual(['suite', 'suite (2)', '__proto__'])
})

test('a benchmark without finite values is an error, and harms no other', () => {
  const text = written([{ runs: [calibration] }, { runs: [{ values: [1, null] }] }, { runs: [{ values: [1] }] }])
  expect(rowsOf(pyperf, text).map(row => row[4])).toEqual([
    'its values are missing, or not all finite',
    'its values are missing, or not all finite',
    [1],
  ])
})

test.each([
  ['', 'the output is empty'],
  [written([]), 'there is no benchmark in the output of pyperf: run it with -o FILE'],
  [written([{ runs }]).slice(0, -3), 'cut off'],
  [written([{ runs: 1 }]), 'benchmarks.0.runs'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(pyperf, text)).toThrow(FormatError)
  expect(() => rowsOf(pyperf, text)).toThrow(why)
})
