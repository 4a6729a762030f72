import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { explain } from '../../../src/record/reasons.js'
import type { Pair } from '../../../src/record/record.js'
import { formerJudges, type Judge, judgeChoices, type RecordedJudge } from '../../../src/rules/rules.js'
import { decodeRules } from '../rules/decode-rules.js'
import { makeRecord, noisy, type ValueOf, withNewCopies } from './records.js'

/** Every tenth run of the contender takes half as long again; the typical run is 5% faster. */
const heavier: ValueOf = place =>
  place.side === 'baseline' ? noisy()(place) : noisy(-0.05)(place)! * (place.random.below(10) === 0 ? 1.5 : 1)

const judgedBy = (judge: RecordedJudge, value: ValueOf, settings: Partial<Pair['settings']> = {}) => {
  const record = withNewCopies(makeRecord([{ name: 'parse', value }], { rounds: 40 }))
  const asked = judge === 'auto' ? {} : { judge }
  const { findings } = conclude({ ...record, settings: { ...record.settings, ...asked, ...settings } })
  return findings[0]!
}

test.each<[judge: Judge, verdict: string, quantity: string | undefined]>([
  ['typical', 'improved', undefined],
  ['auto', 'inconclusive', undefined],
  ['mean', 'inconclusive', 'mean'],
])('a contender with a faster typical run and slow others, judged by %s: %s', (judge, verdict, quantity) => {
  const finding = judgedBy(judge, heavier)
  expect([finding.verdict, finding.quantity]).toEqual([verdict, quantity])
})

test.each(judgeChoices)('what moves as a whole moves by %s too, and the levels are those of the change', judge => {
  const { verdict, change, baseline, contender } = judgedBy(judge, noisy(0.1))
  expect(verdict).toBe('regressed')
  expect(change!.value).toBeCloseTo(0.1, 2)
  expect(contender!.level!.value / baseline!.level!.value - 1).toBeCloseTo(change!.value, 9)
})

test('the level is the mean of all values', () => {
  const mean = judgedBy('mean', heavier)
  expect(mean.baseline!.level!.value).toBeCloseTo(mean.baseline!.mean, 9)
})

const rulesOf = (judge: Judge) =>
  decodeRules(`rules:\n  - judge: ${judge}`, { source: 'rules.yml', asOf: '2027-01-01' })

test('a rule comes before the input, and can go back to the typical run', () => {
  expect(judgedBy('typical', heavier, { rules: rulesOf('mean') }).verdict).toBe('inconclusive')
  expect(judgedBy('mean', heavier, { rules: rulesOf('typical') }).verdict).toBe('improved')
})

test.each(formerJudges)('a record that asks for %s is not compared by anything else in silence', judge => {
  const { verdict, reason } = judgedBy(judge, heavier)
  expect([verdict, explain(reason!)]).toEqual([
    'not-comparable',
    `the record asks for ${judge} across runs, which is not compared any more: judge it by auto, typical or mean`,
  ])
  expect(judgedBy(judge, heavier, { rules: rulesOf('typical') }).verdict).toBe('improved')
})

test('what never varies is not named by its mean, and is compared whatever is asked for', () => {
  const bytes = { name: 'allocated', unit: 'B', better: 'lower' } as const
  const record = makeRecord([{ name: 'parse', metric: bytes, value: () => 5 }])
  for (const judge of ['mean', 'p95'] as const) {
    const { findings } = conclude({ ...record, settings: { ...record.settings, judge } })
    expect([findings[0]!.verdict, findings[0]!.quantity]).toEqual(['unchanged', undefined])
  }
})
