import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { leastValues, quantityName } from '../../../src/compare/judge.js'
import { countNeededRounds } from '../../../src/compare/rounds/needed-rounds.js'
import type { Pair } from '../../../src/record/record.js'
import { type Judge, judgeChoices } from '../../../src/rules/rules.js'
import { decodeRules } from '../rules/decode-rules.js'
import { makeRecord, noisy, type ValueOf, withNewCopies } from './records.js'

/** Every tenth run of the contender takes half as long again; the typical run is 5% faster. */
const heavier: ValueOf = place =>
  place.side === 'baseline' ? noisy()(place) : noisy(-0.05)(place)! * (place.random.below(10) === 0 ? 1.5 : 1)

const judgedBy = (
  judge: Judge,
  value: ValueOf,
  settings: Partial<Pair['settings']> = {},
  rounds = judge === 'p99' ? 60 : 40,
) => {
  const record = withNewCopies(makeRecord([{ name: 'parse', value }], { rounds }))
  const own = judge === 'auto' ? {} : { judge }
  const { findings } = conclude({ ...record, settings: { ...record.settings, ...own, ...settings } })
  return findings[0]!
}

test.each<[judge: Judge, verdict: string, quantity: string | undefined]>([
  ['typical', 'improved', undefined],
  ['auto', 'inconclusive', undefined],
  ['mean', 'inconclusive', 'mean'],
  ['p95', 'regressed', 'p95'],
  ['p99', 'regressed', 'p99'],
])('a contender with a faster typical run and slow others, judged by %s: %s', (judge, verdict, quantity) => {
  const found = judgedBy(judge, heavier)
  expect([found.verdict, found.quantity]).toEqual([verdict, quantity])
})

test.each(judgeChoices)('what moves as a whole moves by %s too, and the levels are those of the change', judge => {
  const { verdict, change, baseline, contender } = judgedBy(judge, noisy(0.1))
  expect(verdict).toBe('regressed')
  expect(change!.value).toBeCloseTo(0.1, 2)
  expect(contender!.level!.value / baseline!.level!.value - 1).toBeCloseTo(change!.value, 9)
})

test('the levels are the mean and the percentile of all values', () => {
  const mean = judgedBy('mean', heavier)
  expect(mean.baseline!.level!.value).toBeCloseTo(mean.baseline!.mean, 9)
  const tail = judgedBy('p95', heavier)
  expect(tail.baseline!.level!.value).toBeCloseTo(tail.baseline!.p95!, 3)
})

test('a rule comes before the input, and can go back to the typical run', () => {
  const rules = (judge: Judge) =>
    decodeRules(`rules:\n  - judge: ${judge}`, { source: 'rules.yml', asOf: '2027-01-01' })
  expect(judgedBy('typical', heavier, { rules: rules('p95') }).verdict).toBe('regressed')
  expect(judgedBy('p95', heavier, { rules: rules('typical') }).verdict).toBe('improved')
})

test('a percentile that the values do not reach is not judged', () => {
  const found = judgedBy('p99', noisy(0.5), {}, 49)
  expect([found.verdict, found.reason]).toEqual([
    'not-comparable',
    '98 values of a side are fewer than the 100 that p99 needs',
  ])
  expect(judgedBy('p99', noisy(0.5), {}, 50).verdict).toBe('regressed')
  expect(judgeChoices.map(leastValues)).toEqual([0, 0, 0, 10, 20, 100])
})

test('of a rate, the slow end is at the bottom', () => {
  expect(quantityName('p95', 'lower')).toBe('p95')
  expect(quantityName('p95', 'higher')).toBe('p5')
  expect(quantityName('p99', 'higher')).toBe('p1')
  expect(quantityName('mean', 'higher')).toBe('mean')
})

test('a percentile needs more rounds than a typical run', () => {
  const record = makeRecord([{ name: 'parse', value: noisy(0, 0.1) }], { rounds: 5 })
  const needed = (judge: Exclude<Judge, 'auto'>) =>
    countNeededRounds({ ...record, settings: { ...record.settings, judge } })
  // √(p(1 − p)) / φ(z): 1.71, 2.11 and 3.73 times as wide, which is squared.
  expect(needed('p90') / needed('mean')).toBeCloseTo(2.92, 1)
  expect(needed('p95') / needed('mean')).toBeCloseTo(4.47, 1)
  expect(needed('p99') / needed('mean')).toBeCloseTo(13.9, 0)
  const quiet = makeRecord([{ name: 'parse', value: noisy(0, 1e-6) }], { rounds: 5 })
  expect(countNeededRounds({ ...quiet, settings: { ...quiet.settings, judge: 'p99' } })).toBe(50)
})

test('what never varies is not named by a percentile', () => {
  const bytes = { name: 'allocated', unit: 'B', better: 'lower' } as const
  const record = makeRecord([{ name: 'parse', metric: bytes, value: () => 5 }])
  const { findings } = conclude({ ...record, settings: { ...record.settings, judge: 'p95' } })
  expect([findings[0]!.verdict, findings[0]!.quantity]).toEqual(['unchanged', undefined])
})
