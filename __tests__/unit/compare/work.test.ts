import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclusion.js'
import { compareWork, otherWork } from '../../../src/compare/work.js'
import type { Pair, PairInvocation } from '../../../src/record/pair.js'
import type { Settings } from '../../../src/record/record.js'
import { makeReport } from '../../../src/report/report.js'
import { trust } from '../../../src/report/words/trust.js'
import { makeRecord, noisy, withNewCopies } from './records.js'

type Print = (one: PairInvocation, round: number) => string | undefined

/** A contender that takes so much more or less time, and what both print. */
function recordOf(effect: number, print: Print, sameWork?: Settings['sameWork']): Pair {
  const change = (one: PairInvocation, round: number): PairInvocation => {
    const work = print(one, round)
    return work === undefined ? one : { ...one, work }
  }
  const record = withNewCopies(makeRecord([{ name: 'sort', value: noisy(effect) }], { change }))
  return { ...record, settings: { ...record.settings, ...(sameWork && { sameWork }) } }
}

const same: Print = () => 'aa'
const other: Print = ({ slot }) => (slot.side === 'baseline' ? 'aa' : 'bb')
const unsteady: Print = ({ slot }, round) => (slot.side === 'baseline' && round === 3 ? 'cc' : 'aa')

test.each<[what: string, print: Print, work: object | undefined]>([
  ['the same', same, { same: true, baselineDigest: 'aa', contenderDigest: 'aa' }],
  ['something else', other, { same: false, baselineDigest: 'aa', contenderDigest: 'bb' }],
  ['not the same each time', unsteady, { same: null, baselineDigest: null, contenderDigest: 'aa' }],
  ['numbers', () => undefined, undefined],
  ['numbers at times', (_, round) => (round === 3 ? undefined : 'aa'), undefined],
])('sides that print %s', (_, print, work) => {
  expect(compareWork(recordOf(0, print))).toEqual(work)
})

test.each<[effect: number, print: Print, choice: Settings['sameWork'], verdict: string, reason: string | undefined]>([
  [-0.98, other, undefined, 'incomparable', otherWork],
  [-0.98, same, undefined, 'improved', undefined],
  [-0.98, unsteady, undefined, 'improved', undefined],
  [-0.98, other, 'ignore', 'improved', undefined],
  [0.1, other, undefined, 'regressed', undefined],
  [0, other, undefined, 'unchanged', undefined],
  [0.1, other, 'required', 'incomparable', otherWork],
  [0, other, 'required', 'incomparable', otherWork],
])('a change of %d, printed %o, %s: %s', (effect, print, choice, verdict, reason) => {
  const [finding] = conclude(recordOf(effect, print, choice)).findings
  expect([finding!.verdict, finding!.reason]).toEqual([verdict, reason])
  expect(finding!.warnings.some(({ code }) => code === 'other-work')).toBe(verdict === 'regressed')
})

test('commands that differ may print what they like, unless the user says otherwise', () => {
  const verdictOf = (sameWork?: Settings['sameWork']) => {
    const origin = (command: string) => ({ label: command, source: 'command' as const, command })
    const sides = { baseline: origin('sort a'), contender: origin('gsort a') }
    return conclude({ ...recordOf(-0.5, other, sameWork), sides }).findings[0]!.verdict
  }
  expect([verdictOf(), verdictOf('required')]).toEqual(['improved', 'incomparable'])
})

test('where a side differs from run to run, the report says so once', () => {
  const said = (print: Print) => JSON.stringify(trust(makeReport(recordOf(0, print)))).match(/same work/g)?.length ?? 0
  expect([said(unsteady), said(same), said(other)]).toEqual([1, 0, 0])
  expect(makeReport(recordOf(0, other)).work).toEqual({ same: false, baselineDigest: 'aa', contenderDigest: 'bb' })
})
