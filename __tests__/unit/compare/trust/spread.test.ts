import { describe, expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRecord, noisy, time, type ValueOf, withNewCopies } from '../records.js'

const always =
  (baseline: number, contender: number): ValueOf =>
  ({ side }) =>
    side === 'baseline' ? baseline : contender
/** The larger of two values with this probability on each side. */
const either =
  (small: number, large: number, baseline: number, contender: number): ValueOf =>
  ({ side, random }) =>
    random.next() < (side === 'baseline' ? baseline : contender) ? large : small
/** Normal noise around 1, read in steps of 1%. */
const read =
  (deviation: number, effect = 0): ValueOf =>
  ({ side, random }) =>
    Math.round(
      100 * (side === 'contender' ? 1 + effect : 1) * Math.exp(0.01 * deviation * normalQuantile(random.next())),
    ) / 100

function judge(value: ValueOf, { unit = 's', seed = 'clock', step = 0 } = {}) {
  const metric = { ...time, unit, better: unit === 's' ? ('lower' as const) : ('higher' as const) }
  const record = withNewCopies(makeRecord([{ name: 'parse', metric, value, ...(step > 0 && { step }) }], { seed }))
  return conclude(record).findings[0]!
}

const percent = (fraction: number | null): number => Math.round(1000 * fraction!) / 10 + 0

test.each<
  [what: string, value: ValueOf, step: number, verdict: string, interval: [change: number, low: number, high: number]]
>([
  ['one step apart, whole nanoseconds', always(2e-9, 3e-9), 1e-9, 'inconclusive', [50, 0, 133.3]],
  ['one step down, whole nanoseconds', always(4e-9, 3e-9), 1e-9, 'inconclusive', [-25, -44.4, 0]],
  ['ten times as large, whole nanoseconds', always(3e-9, 30e-9), 1e-9, 'regressed', [900, 742.6, 1120.3]],
  ['the same, whole nanoseconds', always(3e-9, 3e-9), 1e-9, 'inconclusive', [0, -28.6, 40]],
  ['the same, in steps below the threshold', always(150e-9, 150e-9), 1e-9, 'inconclusive', [0, -0.7, 0.7]],
  ['a few steps apart', always(1, 1.04), 0.01, 'regressed', [4, 3, 5]],
  ['many steps apart', always(0.2, 0.3), 0.001, 'regressed', [50, 49.4, 50.6]],
])('constants %s', (_, value, step, verdict, interval) => {
  const { verdict: called, change } = judge(value, { step })
  expect([called, ...[change!.value, change!.low, change!.high].map(percent)]).toEqual([verdict, ...interval])
})

test('a rate in steps has its interval the other way round', () => {
  const { change } = judge(always(2, 3), { unit: '1/s', step: 1 })
  expect([change!.low, change!.high].map(percent)).toEqual([0, 133.3])
})

test.each<[value: ValueOf, step: number, reason: string]>([
  [always(3e-9, 3e-9), 1e-9, 'the numbers are printed in steps of 33.3%'],
  [always(150e-9, 150e-9), 1e-9, 'all values are 150 ns'],
  // The clock ticks by ten nanoseconds, which more digits do not hide.
  [always(150e-9, 150e-9), 1e-10, 'all values are 150 ns'],
  [
    ({ side, random }) => (side === 'baseline' ? 150e-9 : 150e-9 * (1 + 0.001 * random.next())),
    1e-10,
    'all values of the baseline are 150 ns',
  ],
])('equal times are never unchanged by themselves: %#', (value, step, reason) => {
  expect(judge(value, { step })).toMatchObject({ verdict: 'inconclusive', doubt: 'tick', reason })
})

test.each<[value: ValueOf, cause: string, reason: string]>([
  [always(123_457, 323_001), 'contender-changed', 'the command prints the same numbers each time'],
  [always(123_457, 123_457), 'contender-changed', 'the command prints the same numbers each time'],
  [
    place => (place.side === 'baseline' ? 123_457 : 123_457 * noisy()(place)!),
    'baseline',
    'the command of the baseline prints the same numbers each time',
  ],
])('numbers that never vary were not measured: %#', (value, cause, reason) => {
  expect(judge(value, { step: 1 })).toMatchObject({ verdict: 'not-comparable', cause, reason, change: null })
})

test('a value that varies by a multiple of its step is judged', () => {
  const value: ValueOf = place => Math.round(123_457 * noisy(0.05)(place)!)
  expect(judge(value, { step: 1 }).verdict).toBe('regressed')
})

describe('two exact modes are no coarse clock', () => {
  test('1 and 1.08', () => {
    const { verdict, warnings } = judge(either(1, 1.08, 0.5, 0.5))
    expect([verdict, warnings.map(({ code }) => code).includes('coarse-clock')]).toEqual(['unchanged', false])
  })
})

// A truth of +9.5% in ticks of 15.625 ms: both medians are the same tick.
test('two levels of a time, one tick apart, are a clock', () => {
  const { verdict, doubt, change } = judge(either(0.046875, 0.0625, 0.04, 0.33))
  expect([verdict, doubt]).toEqual(['inconclusive', 'tick'])
  expect(change!.low).toBeLessThan(0)
  expect(change!.high).toBeGreaterThan(0.095)
})

test('whole milliseconds that both sides show say why there is no verdict', () => {
  const { verdict, doubt, reason, warnings } = judge(either(0.003, 0.004, 0.2, 0.6), { step: 0.001 })
  expect([verdict, doubt, reason]).toEqual(['inconclusive', 'tick', 'the numbers are printed in steps of 33.3%'])
  expect(warnings.map(({ code }) => code)).toContain('coarse-clock')
})

test.each([
  [2, 0.9],
  [0.5, 0.9],
])('noise of %d steps is unchanged as often as on a fine clock', (deviation, least) => {
  const found = Array.from({ length: 40 }, (_, seed) => judge(read(deviation), { seed: `${seed}` }).verdict)
  expect(found.filter(verdict => verdict === 'unchanged').length / found.length).toBeGreaterThan(least)
})

test('noise of less than a step keeps its interval around the change', () => {
  const found = Array.from({ length: 40 }, (_, seed) => judge(read(0.2, 0.034), { seed: `${seed}` }).change!)
  expect(found.every(({ low, high }) => low! <= 0.034 && 0.034 <= high!)).toBe(true)
})
