import { describe, expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRecord, time, type ValueOf, withNewCopies } from '../records.js'

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

function judge(value: ValueOf, { unit = 's', seed = 'clock' } = {}) {
  const record = withNewCopies(makeRecord([{ name: 'parse', metric: { ...time, unit }, value }], { seed }))
  return conclude(record).findings[0]!
}

const percent = (fraction: number | null): number => Math.round(1000 * fraction!) / 10

test.each<[string, ValueOf, string, string, [number, number, number]]>([
  ['a constant twice as large', always(123.456, 246.912), 's', 'regressed', [100, 100, 100]],
  ['a round constant twice as large', always(0.1, 0.2), 's', 'regressed', [100, 100, 100]],
  ['the smallest constant twice as large', always(1, 2), 'ops', 'regressed', [100, 100, 100]],
  ['the same round constant', always(100, 100), 'ops', 'unchanged', [0, 0, 0]],
  ['the same constant in milliseconds', always(0.1, 0.1), 's', 'unchanged', [0, 0, 0]],
  ['constants a few steps apart', always(1, 1.04), 's', 'regressed', [4, 3, 5]],
  ['constants many steps apart', always(0.2, 0.3), 's', 'regressed', [50, 49.4, 50.6]],
])('%s', (_, value, unit, verdict, [change, low, high]) => {
  const found = judge(value, { unit })
  expect([
    found.verdict,
    percent(found.change!.value),
    percent(found.change!.low),
    percent(found.change!.high),
  ]).toEqual([...[verdict, change, low, high]])
})

describe('two exact modes are no coarse clock', () => {
  test.each([
    [1, 1.08],
    [0.1, 0.11],
  ])('%d and %d', (small, large) => {
    const { verdict, warnings } = judge(either(small, large, 0.5, 0.5))
    expect([verdict, warnings.map(({ code }) => code).includes('coarse-clock')]).toEqual(['unchanged', false])
  })
})

test('whole milliseconds that both sides show say why there is no verdict', () => {
  const { verdict, doubt, reason, warnings } = judge(either(0.003, 0.004, 0.2, 0.6))
  expect([verdict, doubt, reason]).toEqual(['inconclusive', 'tick', "the clock's tick is 33.3%"])
  expect(warnings.map(({ code }) => code)).toContain('coarse-clock')
})

test.each([
  [2, 0.9],
  [0.2, 0.95],
])('noise of %d steps is unchanged as often as on a fine clock', (deviation, least) => {
  const found = Array.from({ length: 40 }, (_, seed) => judge(read(deviation), { seed: `${seed}` }).verdict)
  expect(found.filter(verdict => verdict === 'unchanged').length / found.length).toBeGreaterThan(least)
})

test('noise of less than a step keeps its interval around the change', () => {
  const found = Array.from({ length: 40 }, (_, seed) => judge(read(0.2, 0.034), { seed: `${seed}` }).change!)
  expect(found.every(({ low, high }) => low! <= 0.034 && 0.034 <= high!)).toBe(true)
})
