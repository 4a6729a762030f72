import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { makeSeries } from '../../../../src/compare/series.js'
import { describeSeries } from '../../../../src/compare/stages/1-describe.js'
import type { Metric } from '../../../../src/metrics/metric.js'
import type { Pair, PairInvocation } from '../../../../src/record/record.js'
import { type Benchmark, makeRecord, noisy, time, type ValueOf } from '../records.js'

const bytes: Metric = { name: 'allocated', unit: 'B', better: 'lower' }

function basisOf(record: Pair) {
  const table = makeSeries(record)
  return describeSeries(table.series[0]!, table, record).basis
}

/** A count that is `baseline` on one side and `contender` on the other, but for one invocation of each in round 3. */
const counts =
  (
    [baseline, contender]: readonly [number, number],
    [odd, oddToo]: readonly [number, number] = [baseline, contender],
  ): ValueOf =>
  ({ side, copy, round }) => {
    const isOdd = copy === 2 && round === 3
    if (side === 'baseline') return isOdd ? odd : baseline
    return isOdd ? oddToo : contender
  }

test.each<[what: string, value: ValueOf, metric: Metric, kind: string]>([
  ['counts that repeat', counts([100, 120]), bytes, 'exact'],
  ['counts that are 0', counts([0, 0]), bytes, 'exact'],
  ['counts from nothing', counts([0, 7]), bytes, 'exact'],
  ['counts to nothing', counts([7, 0]), bytes, 'exact'],
  ['a baseline that varies once', counts([100, 120], [101, 120]), bytes, 'inference'],
  ['a contender that varies once', counts([100, 120], [100, 121]), bytes, 'inference'],
  ['both that vary', counts([100, 120], [101, 121]), bytes, 'inference'],
  ['negative counts of the baseline', counts([-1, 5]), bytes, 'obstacle'],
  ['negative counts of the contender', counts([5, -1]), bytes, 'obstacle'],
  ['a baseline that is too large', counts([1e308, 5]), bytes, 'obstacle'],
  ['a contender that is too large', counts([5, 1e308]), bytes, 'obstacle'],
  ['times that repeat, which were not measured', counts([1, 1]), time, 'obstacle'],
])('%s: what a verdict rests on', (_, value, metric, kind) => {
  expect(basisOf(makeRecord([{ name: 'parse', metric, value }])).kind).toBe(kind)
})

const parse = makeRecord([{ name: 'parse', value: noisy() }])

test('the resolution of a run is the median over what is judged', () => {
  const spreads = [0.001, 0.01, 0.1]
  const benchmarks: readonly Benchmark[] = [
    ...spreads.map((spread, index) => ({ name: `${index}`, value: noisy(0, spread) })),
    ...[1, 2, 3].map(index => ({
      ...{ name: `unjudged/${index}`, metric: { ...time, better: 'unknown' as const } },
      value: noisy(0, 0.2),
    })),
  ]
  const { resolution, findings } = conclude(makeRecord(benchmarks))
  expect(resolution).toBe(findings.find(({ benchmark }) => benchmark === '1')!.resolution)
  expect(conclude(makeRecord(benchmarks.slice(3))).resolution).toBe(null)
})

const failing =
  (side: string, count: number, fields: Partial<PairInvocation>) =>
  (one: PairInvocation, round: number): PairInvocation =>
    one.slot.side === side && one.slot.copy === 1 && round < count
      ? { slot: one.slot, outcome: 'failed', measurements: [], ...fields }
      : one

test.each<[side: string, count: number, fields: Partial<PairInvocation>, message: string]>([
  ['contender', 1, { failure: { code: 'told', message: 'exit 1' } }, 'the contender failed in 1 of 40 runs: exit 1'],
  ['baseline', 3, {}, 'the baseline failed in 3 of 40 runs'],
  [
    'contender',
    2,
    { outcome: 'timed-out', failure: { code: 'told', message: 'longer than 5 m' } },
    'the contender failed in 2 of 40 runs: longer than 5 m',
  ],
])('failures of the %s are counted: %d', (side, count, fields, message) => {
  const { warnings } = conclude(
    makeRecord([{ name: 'parse', value: noisy() }], { change: failing(side, count, fields) }),
  )
  expect(warnings).toEqual([message])
  expect(warnings[0]).toMatchObject({ code: 'invocations-failed', side })
})

const cpuTime: Metric = { name: 'cpu-time', unit: 's', better: 'lower', aside: true }
const broken: Benchmark = { name: 'broken', value: () => undefined }
const erring = (one: PairInvocation): PairInvocation => ({
  ...one,
  measurements: [
    ...one.measurements,
    { benchmark: 'broken', metric: { ...time, unit: '' }, value: Number.NaN, error: 'no file' },
  ],
})

test.each<[what: string, record: Pair, status: string]>([
  ['all is well', parse, 'unchanged'],
  ['only the process was measured', makeRecord([{ name: 'app', metric: cpuTime, value: noisy() }]), 'errored'],
  [
    'the process was measured beside',
    makeRecord([
      { name: 'app', metric: cpuTime, value: noisy() },
      { name: 'parse', value: noisy() },
    ]),
    'unchanged',
  ],
  ['nothing was measured', makeRecord([]), 'errored'],
  ['all that was measured is an error', makeRecord([broken], { change: erring }), 'errored'],
  [
    'one of two benchmarks is an error',
    makeRecord([broken, { name: 'parse', value: noisy() }], { change: erring }),
    'not-comparable',
  ],
])('the status where %s', (_, record, status) => {
  expect(conclude(record).status).toBe(status)
})

test('what the spin shows is kept where it was watched', () => {
  const host = parse.rounds.map(() => ({ spinSeconds: 0.0002 }))
  expect(conclude({ ...parse, host }).spin).toMatchObject({ seconds: 0.0002, moved: [] })
  expect(conclude(parse)).not.toHaveProperty('spin')
})
