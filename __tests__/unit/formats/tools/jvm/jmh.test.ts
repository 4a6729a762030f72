import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { jmh } from '../../../../../src/formats/tools/jvm/jmh.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const score = (scoreUnit: string, rawData: unknown, more: object = {}) => ({ score: 7, scoreUnit, rawData, ...more })
const run = (primaryMetric: object, more: object = {}) => ({
  jmhVersion: '1.37',
  benchmark: 'a.B.c',
  mode: 'avgt',
  primaryMetric,
  secondaryMetrics: {},
  ...more,
})
const written = (...runs: readonly object[]) => JSON.stringify(runs)
const valuesOf = (...runs: readonly object[]) => rowsOf(jmh, written(...runs)).map(row => row[4])

test('reads the four modes of 1.37, and what -prof gc adds', () => {
  const text = fixture('jmh/1.37-modes.json')
  const rows = rowsOf(jmh, text)
  expect(formatOf(text)).toBe('jmh')
  const own = rows.filter(([, metric]) => ['time', 'throughput*', 'allocated'].includes(metric as string))
  expect(own.map(([name, metric, unit, better, values]) => [name, metric, unit, better, values!.length])).toEqual([
    ['example.WordsBenchmark.count:thrpt', 'throughput*', '1/s', 'higher', 4],
    ['example.WordsBenchmark.count:thrpt', 'allocated', 'B', 'lower', 4],
    ['example.WordsBenchmark.count:avgt', 'time', 's', 'lower', 4],
    ['example.WordsBenchmark.count:avgt', 'allocated', 'B', 'lower', 4],
    ['example.WordsBenchmark.count:sample', 'time', 's', 'lower', expect.any(Number)],
    ['example.WordsBenchmark.count:sample', 'allocated', 'B', 'lower', 4],
    ['example.WordsBenchmark.count:ss', 'time', 's', 'lower', 4],
    ['example.WordsBenchmark.count:ss', 'allocated', 'B', 'lower', 4],
  ])
  expect((own[0]![4] as readonly number[])[0]).toBeCloseTo(1086.2869475437046, 6)
  expect((own[2]![4] as readonly number[])[0]).toBeCloseTo(261.2280107526882e-6, 12)
  const calls = own[4]![4] as readonly number[]
  expect(Math.min(...calls)).toBeCloseTo(72.576e-6, 12)
  expect(Math.max(...calls)).toBeCloseTo(16564.224e-6, 12)
  expect(rows.filter(([, metric]) => (metric as string).startsWith('gc.'))).toEqual([])
  expect(rows.find(([, metric]) => metric === 'p0.99')).toEqual([own[4]![0], 'p0.99', 's', 'lower', expect.any(Array)])
})

test.each([
  ['ns/op', 'time', 's', 'lower', 1e-9],
  ['hr/op', 'time', 's', 'lower', 3600],
  ['ops/ms', 'throughput*', '1/s', 'higher', 1e3],
  ['ops/min', 'throughput*', '1/s', 'higher', 1 / 60],
  ['# / s', 'throughput*', '1/s', 'higher', 1],
  ['widgets', 'score*', 'widgets', 'unknown', 1],
])('a score in %s is %s', (unit, metric, base, better, value) => {
  expect(rowsOf(jmh, written(run(score(unit, [[1]]))))[0]).toEqual(['a.B.c:avgt', metric, base, better, [value]])
})

test.each([
  ['the iterations of all forks, in order', score('s/op', [[3, 1], [2]]), [3, 1, 2]],
  ['the calls of a histogram', { ...score('s/op', undefined), rawDataHistogram: [[[[1, 2]], [[5, 1]]]] }, [1, 1, 5]],
  [
    'the median of too many calls',
    score('s/op', undefined, { rawDataHistogram: [[[[1, 2e4]]]], scorePercentiles: { '50.0': 3 } }),
    [3],
  ],
  ['the score where iterations are NaN', score('s/op', [['NaN']]), [7]],
  ['no number that is text', { ...score('s/op', [['NaN']]), score: 'NaN' }, 'it has no finite value'],
])('takes %s', (_, metric, values) => {
  expect(valuesOf(run(metric))).toEqual([values])
})

test('names a run by its parameters and its mode', () => {
  const names = [
    run(score('s/op', [[1]]), { params: { b: '2', a: 'x y' } }),
    run(score('ops/s', [[1]]), { mode: 'thrpt' }),
    run(score('ops/s', [[1]]), { mode: 'thrpt' }),
    run(score('s/op', [[1]]), { benchmark: '__proto__' }),
  ]
  expect(rowsOf(jmh, written(...names)).map(([name]) => name)).toEqual([
    'a.B.c:a=x y,b=2:avgt',
    'a.B.c:thrpt',
    'a.B.c:thrpt (2)',
    '__proto__:avgt',
  ])
})

test("reads kotlinx-benchmark's bare NaN, and what it leaves out", () => {
  const text = `[\n  {\n    "benchmark" : "a.b",\n    "mode" : "avgt",\n    "params" : {\n          \n    },
    "primaryMetric" : { "score": 2.5, "scoreError": NaN, "scoreConfidence" : [ NaN, NaN ],
      "scorePercentiles" : { "50.00" : 2.5 }, "scoreUnit" : "ms/op", "rawData" : [ [ 2.5 ] ] },
    "secondaryMetrics" : { }\n  }\n]`
  expect(formatOf(text)).toBe('jmh')
  expect(rowsOf(jmh, text)).toEqual([['a.b:avgt', 'time', 's', 'lower', [0.0025]]])
})

test("takes no direction from the counters of Swift's exports, whose units are not theirs", () => {
  const swift = run(score('ops/s', [[1]]), {
    jmhVersion: undefined,
    mode: 'thrpt',
    secondaryMetrics: { 'Time (total CPU)': score('ops/s', [[1]]) },
  })
  expect(rowsOf(jmh, written(swift))[1]).toEqual(['a.B.c:thrpt', 'Time (total CPU)', '1/s', 'unknown', [1]])
})

test('leaves out counters without a number, and lets none pass for the time', () => {
  const secondaryMetrics = {
    '·gc.alloc.rate.norm': score('B/op', [[16]]),
    'gc.time': { score: 'NaN', scoreUnit: 'ms', rawData: [[]] },
    time: score('ops/s', [[3]]),
    odd: 'odd',
  }
  expect(rowsOf(jmh, written(run(score('s/op', [[1]]), { secondaryMetrics })))).toEqual([
    ['a.B.c:avgt', 'time', 's', 'lower', [1]],
    ['a.B.c:avgt', 'allocated', 'B', 'lower', [16]],
    ['a.B.c:avgt', 'time (counter)', '1/s', 'higher', [3]],
  ])
})

test.each([
  ['', 'the output is empty'],
  ['[]', 'there is no benchmark in the output of JMH: run it with -rf json -rff FILE'],
  [written(run(score('s/op', [[1]]))).slice(0, -3), 'cut off'],
  [written({ benchmark: 'a', mode: 'avgt', primaryMetric: { score: 1 } }), '0.primaryMetric.scoreUnit'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(jmh, text)).toThrow(FormatError)
  expect(() => rowsOf(jmh, text)).toThrow(why)
})
