import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Conclusion } from '../../../src/compare/conclusion.js'
import { compareWork } from '../../../src/compare/work.js'
import type { Metric } from '../../../src/metrics/metric.js'
import type { Pair, PairInvocation, Settings } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { trust } from '../../../src/report/words/trust.js'
import { sentenceOf } from '../sentences.js'
import { makeRecord, noisy, type ValueOf, withNewCopies } from './records.js'

type Print = (one: PairInvocation, round: number) => string | undefined

/** A contender that takes so much more or less time, and what both print. */
function recordOf(effect: number, print: Print): Pair {
  const change = (one: PairInvocation, round: number): PairInvocation => {
    const work = print(one, round)
    return work === undefined ? one : { ...one, work }
  }
  return withNewCopies(makeRecord([{ name: 'sort', value: noisy(effect) }], { change }))
}

const same: Print = () => 'aa'
const other: Print = ({ slot }) => (slot.side === 'baseline' ? 'aa' : 'bb')
const unsteadyOn =
  (...sides: readonly string[]): Print =>
  ({ slot }, round) =>
    sides.includes(slot.side) && round === 3 ? 'cc' : 'aa'
const unsteady = unsteadyOn('baseline')

test.each<[what: string, print: Print, work: object | undefined]>([
  ['the same', same, { same: true, baselineDigest: 'aa', contenderDigest: 'aa' }],
  ['something else', other, { same: false, baselineDigest: 'aa', contenderDigest: 'bb' }],
  ['not the same each time', unsteady, { same: null, baselineDigest: null, contenderDigest: 'aa' }],
  [
    'the contender’s alone not the same each time',
    unsteadyOn('contender'),
    { same: false, baselineDigest: 'aa', contenderDigest: null },
  ],
  [
    'both not the same each time',
    unsteadyOn('baseline', 'contender'),
    { same: null, baselineDigest: null, contenderDigest: null },
  ],
  ['numbers', () => undefined, undefined],
  ['numbers at times', (_, round) => (round === 3 ? undefined : 'aa'), undefined],
])('sides that print %s', (_, print, work) => {
  expect(compareWork(recordOf(0, print))).toEqual(work)
})

test('a run that failed printed nothing that counts', () => {
  const { rounds } = recordOf(0, same)
  const [{ slot }, ...others] = rounds[0]! as [PairInvocation, ...PairInvocation[]]
  const failed: PairInvocation = { slot, outcome: 'failed', measurements: [] }
  expect(compareWork({ rounds: [[failed, ...others], ...rounds.slice(1)] })).toMatchObject({ same: true })
})

const otherWork = 'the contender printed something else'
const otherWorkAtTimes = 'the contender printed something else from run to run, and the baseline did not'

test.each<[effect: number, print: Print, verdict: string, reason: string | undefined]>([
  [-0.98, other, 'not-comparable', otherWork],
  [-0.98, same, 'improved', undefined],
  [-0.98, unsteady, 'improved', undefined],
  [-0.98, unsteadyOn('contender'), 'not-comparable', otherWorkAtTimes],
  [0.1, unsteadyOn('contender'), 'regressed', undefined],
  [0.1, other, 'regressed', undefined],
  [0, other, 'unchanged', undefined],
])('a change of %d, printed %o: %s', (effect, print, verdict, reason) => {
  const [finding] = conclude(recordOf(effect, print)).findings
  expect([finding!.verdict, finding!.reason]).toEqual([verdict, reason])
  expect(finding!.warnings.some(({ code }) => code === 'other-output')).toBe(verdict === 'regressed')
})

test('commands that differ may print what they like', () => {
  const origin = (command: string) => ({ label: command, source: 'command' as const, command })
  const sides = { baseline: origin('sort a'), contender: origin('gsort a') }
  expect(conclude({ ...recordOf(-0.5, other), sides }).findings[0]!.verdict).toBe('improved')
})

test('where a side differs from run to run, the report says so once', () => {
  const said = (print: Print) => JSON.stringify(trust(makeSection(recordOf(0, print)))).match(/same work/g)?.length ?? 0
  expect([said(unsteady), said(same), said(other), said(unsteadyOn('contender'))]).toEqual([1, 0, 0, 0])
  expect(makeSection(recordOf(0, other)).work).toEqual({ same: false, baselineDigest: 'aa', contenderDigest: 'bb' })
})

const done: Metric = { name: 'work', unit: 'count', better: 'lower' }
const amount =
  (baseline: number, contender: number): ValueOf =>
  ({ side }) =>
    side === 'baseline' ? baseline : contender

const withAmount = (effect: number, value: ValueOf, settings: Partial<Settings> = {}, metric = done): Conclusion => {
  const benchmarks = [
    { name: 'sort', metric, value },
    { name: 'sort', value: noisy(effect) },
  ]
  const record = withNewCopies(makeRecord(benchmarks))
  return conclude({ ...record, settings: { ...record.settings, ...settings } })
}

const timeOf = ({ findings }: Conclusion) => findings.find(({ metric }) => metric === 'time')!

test.each<[effect: number, value: ValueOf, verdict: string]>([
  [-0.5, amount(100, 100), 'improved'],
  [-0.5, amount(100, 50), 'not-comparable'],
  [0.1, amount(100, 110), 'regressed'],
])('a change of %d with its own account of the work: %#', (effect, value, verdict) => {
  const conclusion = withAmount(effect, value)
  const finding = timeOf(conclusion)
  expect(finding.verdict).toBe(verdict)
  if (verdict === 'not-comparable')
    expect(sentenceOf(finding)).toMatch(/^the contender did other work: work is \d+, and was 100$/)
  expect(finding.warnings.some(({ code }) => code === 'named-work')).toBe(verdict === 'regressed')
  expect(conclusion.warnings.map(({ code }) => code)).toEqual([])
  expect(conclusion.findings.find(({ metric }) => metric === 'work')!.verdict).toBeNull()
})

const lacking =
  (silent: 'baseline' | 'contender', from = 0): ValueOf =>
  ({ side, round }) =>
    side === silent && round >= from ? undefined : 100

test.each<[effect: number, value: ValueOf, verdict: string, side: string]>([
  [-0.5, lacking('contender'), 'not-comparable', 'contender'],
  [-0.5, lacking('contender', 19), 'not-comparable', 'contender'],
  [-0.5, lacking('baseline'), 'not-comparable', 'baseline'],
  [-0.5, place => lacking('baseline')(place) && place.round, 'not-comparable', 'baseline'],
  [0, lacking('contender'), 'unchanged', 'contender'],
  [0.1, lacking('contender'), 'regressed', 'contender'],
])('a change of %d, where runs of one side do not say how much they did: %#', (effect, value, ...expected) => {
  const [verdict, side] = expected
  const finding = timeOf(withAmount(effect, value))
  expect(finding.verdict).toBe(verdict)
  const says = `it is unknown whether the contender did the same work: work is missing from runs of the ${side}`
  const said = verdict === 'regressed' ? finding.warnings.at(0) : finding.reason
  if (verdict === 'not-comparable' || verdict === 'regressed') expect(said).toEqual(says)
})

test('where runs of both sides lack it at times, nobody can tell, and the report says so', () => {
  const value: ValueOf = ({ round }) => (round === 3 ? undefined : 100)
  const conclusion = withAmount(-0.5, value)
  expect(timeOf(conclusion).verdict).toBe('improved')
  expect(conclusion.warnings.map(({ code }) => code)).toEqual(['work-varies'])
})

const varyingOn =
  (...sides: readonly string[]): ValueOf =>
  ({ side, copy, round }) =>
    sides.includes(side) && copy === 1 && round === 3 ? 99 : 100

test('a contender alone that does not do the same each time did other work', () => {
  const verdictOf = (effect: number, sides: readonly string[]) => {
    const conclusion = withAmount(effect, varyingOn(...sides))
    const { verdict, reason, warnings } = timeOf(conclusion)
    return [verdict, reason ?? warnings[0], ...conclusion.warnings.map(({ code }) => code)]
  }
  const says = 'the contender did other work: work differs from run to run, and was always 100'
  expect(verdictOf(-0.5, ['contender'])).toEqual(['not-comparable', says])
  expect(verdictOf(0, ['contender'])).toEqual(['unchanged', undefined])
  expect(verdictOf(0.1, ['contender'])).toEqual(['regressed', says])
  for (const sides of [['baseline'], ['baseline', 'contender']])
    expect(verdictOf(-0.5, sides)).toEqual(['improved', undefined, 'work-varies'])
})

test('how much work was done is judged only where somebody names it', () => {
  const verdictOf = (metrics: string) =>
    withAmount(0, amount(100, 110), { metrics }).findings.find(({ metric }) => metric === 'work')!.verdict
  expect([verdictOf('all'), verdictOf('primary,work')]).toEqual([null, 'regressed'])
})
