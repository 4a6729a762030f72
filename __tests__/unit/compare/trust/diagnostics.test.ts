import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import type { Metric } from '../../../../src/metrics/metric.js'
import { makeRandom, shuffle } from '../../../../src/stats/random.js'
import { type Benchmark, makeRecord, noisy, time } from '../records.js'

/** The codes of the warnings about one benchmark whose rounds ran in random order. */
function codesOf(value: Benchmark['value'], disturb = (_turn: number, _before: string, _round: number) => 1): string[] {
  const record = makeRecord([{ name: 'one', value }], { rounds: 40 })
  const random = makeRandom('orders')
  let before = 'contender'
  const rounds = record.rounds.map((round, index) =>
    shuffle(round, random).map((one, turn) => {
      const factor = disturb(turn, before, index)
      before = one.slot.side
      return { ...one, measurements: one.measurements.map(it => ({ ...it, value: it.value * factor })) }
    }),
  )
  return conclude({ ...record, rounds }).findings[0]!.warnings.map(one => one.code)
}

test.each<
  [string, Benchmark['value'], ((turn: number, before: string, round: number) => number) | undefined, string[]]
>([
  ['clean', noisy(), undefined, []],
  ['clean, and slower', noisy(0.1), undefined, []],
  ['the first of a round is slow', noisy(), turn => (turn === 0 ? 1.03 : 1), ['islands', 'slot-effect', 'two-modes']],
  [
    'after the contender it is slow',
    noisy(),
    (_, before) => (before === 'contender' ? 1.03 : 1),
    ['predecessor-effect', 'two-modes'],
  ],
  ['it drifts', noisy(), (_, __, round) => 1 + round / 400, ['drift']],
  ['it starts slowly', noisy(), (_, __, round) => (round === 0 ? 1.5 : 1), ['slow-start']],
  ['it varies much', noisy(0, 0.6), undefined, ['high-variation']],
  ['the clock is coarse', ({ random }) => 0.01 + 0.001 * random.below(3), undefined, ['coarse-clock']],
  ['the digits are few', ({ random }) => 1 + 0.001 * random.below(20), undefined, ['ties']],
])('%s', (_, value, disturb, codes) => {
  expect(codesOf(value, disturb)).toEqual(codes)
})

const warningsOf = (value: Benchmark['value'], metric: Metric) =>
  conclude(makeRecord([{ name: 'one', metric, value }])).findings[0]!

test('that values vary is said only where it is in the way of a verdict', () => {
  const [open, plain] = [warningsOf(noisy(0, 0.6), time), warningsOf(noisy(2, 0.6), time)]
  expect([open.verdict, plain.verdict]).toEqual(['inconclusive', 'regressed'])
  expect(open.warnings.map(({ code }) => code)).toEqual(['high-variation'])
  expect(plain.warnings).toEqual([])
})

test('and only by the spread that is shown: a machine that becomes slower is in no level', () => {
  const found = warningsOf(place => noisy(0.015, 0.1)(place)! * (place.round < 10 ? 1 : 2), time)
  expect(found.verdict).toBe('inconclusive')
  expect(found.baseline!.cv).toBeGreaterThan(0.3)
  expect(found.warnings.map(({ code }) => code)).not.toContain('high-variation')
})

test.each<[string, Metric]>([
  ['memory', { name: 'peak-memory', unit: 'B', better: 'lower' }],
  ['counts', { name: 'allocations', unit: 'count', better: 'lower' }],
])('%s come in steps by nature', (_, metric) => {
  const stepped: Benchmark['value'] = ({ random }) => 4096 * (1000 + random.below(4))
  const coarse: Benchmark['value'] = ({ random }) => 100 + random.below(3)
  expect(warningsOf(stepped, metric).warnings).toEqual([])
  expect(warningsOf(coarse, metric).warnings).toEqual([])
  expect(warningsOf(stepped, time).warnings.map(({ code }) => code)).toEqual(['ties'])
})

test('two groups of values', () => {
  expect(codesOf(place => noisy(0, 0.01)(place)! * (place.random.below(2) === 0 ? 1 : 1.08))).toContain('two-modes')
})

test('two copies of the contender that differ are noted', () => {
  const value: Benchmark['value'] = place =>
    noisy()(place)! * (place.side === 'contender' && place.copy === 2 ? 1.05 : 1)
  expect(codesOf(value)).toContain('contender-control')
})

test('a change of the tail shows in a second opinion', () => {
  const value: Benchmark['value'] = place =>
    noisy()(place)! * (place.side === 'contender' && place.random.below(10) === 0 ? 3 : 1)
  const { secondOpinions, verdict } = conclude(makeRecord([{ name: 'one', value }], { rounds: 40 })).findings[0]!
  expect(verdict).toBe('unchanged')
  expect(secondOpinions!.p95!.value).toBeGreaterThan(0.5)
  expect(secondOpinions!.means!.value).toBeGreaterThan(0.05)
})

test('the whole suite shifts, and its interval is narrower than those of its benchmarks', () => {
  const benchmarks = Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, value: noisy(0.03, 0.02) }))
  const { suiteChange, findings } = conclude(makeRecord(benchmarks))
  expect(suiteChange!.low).toBeGreaterThan(0.02)
  const widths = findings.map(one => one.change!.high! - one.change!.low!)
  expect(suiteChange!.high! - suiteChange!.low!).toBeLessThan(Math.min(...widths))
})
