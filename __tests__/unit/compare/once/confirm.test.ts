import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { findGateFailures } from '../../../../src/compare/gate/gate.js'
import type { GatePolicy } from '../../../../src/compare/gate/policy.js'
import { takeFirstStage } from '../../../../src/compare/once/second-stage.js'
import { settle } from '../../../../src/compare/rounds/settled.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeSection } from '../../../../src/report/make-report.js'
import { saying } from '../../sentences.js'
import { type Benchmark, makeRecord, noisy, type ValueOf } from '../records.js'

const first = 20
const plan: NonNullable<Pair['plan']> = {
  copies: { baseline: 2, contender: 2 },
  inPlace: false,
  rounds: first,
  looks: [5, 8, 13, 20],
  stoppedBy: 'complete',
  seconds: 1,
}

/** A record of 20 rounds, and of `second` more on other copies. */
function inStages(benchmarks: readonly Benchmark[], second: number, fields: Partial<Pair> = {}): Pair {
  return {
    ...makeRecord(benchmarks, { rounds: first + second }),
    plan,
    reinstall: { when: 'once', starts: second > 0 ? [0, first] : [0] },
    stages: second > 0 ? [0, first] : [0],
    ...fields,
  }
}

/** A change by `effect` in the first stage, and by `later` in the second one. */
const moving =
  (effect: number, later: number, spread = 0.01): ValueOf =>
  place =>
    noisy(place.round < first ? effect : later, spread)(place)

const parse = (value: ValueOf): Benchmark => ({ name: 'parse', value })
const still = (name: string): Benchmark => ({ name, value: noisy() })
const findParse = (record: Pair) => conclude(record).findings.find(({ benchmark }) => benchmark === 'parse')!

test.each<[what: string, value: ValueOf, second: number, verdict: string, reason: RegExp | undefined]>([
  ['the same change on other copies', moving(0.05, 0.05), 10, 'regressed', undefined],
  ['an improvement that stays', moving(-0.05, -0.05), 10, 'improved', undefined],
  [
    'a change of the first copies only',
    moving(0.05, 0),
    10,
    'inconclusive',
    /^not confirmed: a second installation showed [+−]0\.\d+% \[/,
  ],
  [
    'a change that turns round',
    moving(0.05, -0.05),
    10,
    'inconclusive',
    /^not confirmed: a second installation showed −/,
  ],
  [
    'a change that turns round, but stays on average',
    moving(0.1, -0.03),
    10,
    'inconclusive',
    /^not confirmed: a second installation showed −/,
  ],
  ['no second stage', moving(0.025, 0), 0, 'inconclusive', /^not confirmed: there was no second installation$/],
  ['nothing to confirm', moving(0, 0.05), 10, 'unchanged', undefined],
])('%s', (_, value, second, verdict, reason) => {
  const finding = findParse(inStages([parse(value), still('lex')], second))
  expect(finding.verdict).toBe(verdict)
  if (reason === undefined) expect(finding.doubt).toBe(undefined)
  else expect(finding).toMatchObject({ doubt: 'unconfirmed', reason: saying(reason) })
})

const inTime = { code: 'not-confirmed-in-time', message: 'no change was confirmed, because there was no time' }
const notInstalled = { code: 'not-confirmed', message: 'no change was confirmed, because the files have changed' }

test.each<[what: string, fields: Partial<Pair>, reason: string]>([
  ['the budget ended', { plan: { ...plan, stoppedBy: 'time-budget' } }, ' on new copies: time ran out'],
  ['all rounds ran, and no time was left', { warnings: [inTime] }, ' on new copies: time ran out'],
  ['copies could not be made', { warnings: [notInstalled] }, ': the copies could not be installed again'],
  [
    'a file changed meanwhile',
    { warnings: [{ ...notInstalled, paths: ['bench.log'] }] },
    ': bench.log changed while it ran',
  ],
  ['it was interrupted', { plan: { ...plan, stoppedBy: 'interrupted' } }, ': there was no second installation'],
])('why there was no second stage is said, of a change that is open and of a large one: %s', (_, fields, reason) => {
  for (const [effect, expected] of [
    [0.025, { verdict: 'inconclusive', doubt: 'unconfirmed' }],
    [0.3, { verdict: 'regressed' }],
    [-0.48, { verdict: 'improved' }],
  ] as const) {
    const finding = findParse(inStages([parse(moving(effect, 0))], 0, fields))
    expect(finding).toMatchObject({ ...expected, reason: `not confirmed${reason}` })
    if (effect !== 0.025) expect(finding.doubt).toBe(undefined)
  }
})

const cutOff: Partial<Pair> = { plan: { ...plan, stoppedBy: 'time-budget' } }
/** The contender takes so much more time, and one copy of a side so much more than the other. */
const apart =
  (effect: number, side: 'baseline' | 'contender', difference: number): ValueOf =>
  place =>
    noisy(effect, 0.002)(place)! * (place.side === side && place.copy === 2 ? 1 + difference : 1)

test.each<[what: string, value: ValueOf, threshold: number, verdict: string]>([
  ['more than twice the threshold', noisy(0.05, 0.002), 0.02, 'regressed'],
  ['less than twice the threshold', noisy(0.038, 0.002), 0.02, 'inconclusive'],
  ['an interval that reaches below twice the threshold', noisy(0.045, 0.02), 0.02, 'inconclusive'],
  ['a threshold that is larger', noisy(0.15, 0.002), 0.1, 'inconclusive'],
  ['a threshold of which twice as much is everything', noisy(-0.9, 0.002), 0.5, 'inconclusive'],
  ['copies of the baseline that differ by as much', apart(0.05, 'baseline', 0.03), 0.02, 'inconclusive'],
  ['copies of the contender that differ by as much', apart(0.05, 'contender', 0.05), 0.02, 'inconclusive'],
  ['copies that differ by much less', apart(0.3, 'contender', 0.01), 0.02, 'regressed'],
])('a change that nothing confirms must be large: %s', (_, value, threshold, verdict) => {
  const record = inStages([parse(value)], 0, cutOff)
  const finding = findParse({ ...record, settings: { ...record.settings, threshold } })
  expect(finding.verdict).toBe(verdict)
})

test('a gate fails on a large change that nothing confirmed, and on a smaller one where it names what is inconclusive', () => {
  const failuresOf = (effect: number, failOn: GatePolicy['failOn']) => {
    const benchmarks = [parse(moving(effect, 0)), still('lex')]
    return findGateFailures(makeSection(inStages(benchmarks, 0, cutOff)), { failOn, allow: [] })
  }
  expect(failuresOf(0.3, ['regressed'])).toEqual(['1 regressed: parse'])
  expect(failuresOf(0.025, ['regressed'])).toEqual([])
  expect(failuresOf(0.025, ['regressed', 'inconclusive'])).toEqual(['1 inconclusive: parse'])
  const tolerant = { failOn: ['regressed'], allow: [], failAbove: 0.1 } as const
  expect(findGateFailures(makeSection(inStages([parse(moving(0.3, 0))], 0, cutOff)), tolerant)).toHaveLength(1)
})

test('what stands in the way of a verdict does so without a second stage too', () => {
  const faster = inStages([parse(moving(-0.48, 0))], 0, cutOff)
  const withWork = (work: Readonly<Record<string, string>>): Pair => ({
    ...faster,
    rounds: faster.rounds.map(round => round.map(one => ({ ...one, work: work[one.slot.side]! }))),
  })
  expect(findParse(withWork({ baseline: 'x', contender: 'x' })).verdict).toBe('improved')
  expect(findParse(withWork({ baseline: 'x', contender: 'y' })).verdict).toBe('not-comparable')
})

test('a record that does not say how it ended has no second stage either', () => {
  const { plan: _, ...planless } = inStages([parse(moving(0.025, 0))], 0)
  expect(findParse(planless).reason).toEqual('not confirmed: there was no second installation')
})

test('a second stage that was cut off after two rounds says nothing', () => {
  const record = inStages([parse(moving(0.025, 0.025))], 2, { plan: { ...plan, stoppedBy: 'time-budget' } })
  const finding = findParse(record)
  expect(finding.reason).toEqual('not confirmed on new copies: time ran out')
  expect(finding).not.toHaveProperty('secondStage')
  expect(makeSection(record)).toMatchObject({ rounds: first, stages: [0] })
})

test('a contender that fails on other copies is not confirmed', () => {
  const { rounds, ...record } = inStages([parse(moving(0.05, 0.05))], 10)
  const failing = rounds.map((round, number): Pair['rounds'][number] =>
    round.map(one =>
      number >= first && one.slot.side === 'contender' ? { ...one, outcome: 'failed', measurements: [] } : one,
    ),
  )
  expect(findParse({ ...record, rounds: failing })).toMatchObject({
    doubt: 'unconfirmed',
    reason: 'not confirmed: it could not be compared on a second installation',
  })
})

test('the change is that of both stages, and the second one is told', () => {
  const finding = findParse(inStages([parse(moving(0.06, 0.04, 0.001)), still('lex')], 20))
  expect(finding.change!.value).toBeCloseTo(0.05, 3)
  expect(finding.control!.value).toBeCloseTo(0, 3)
  expect(finding.secondStage).toMatchObject({ rounds: 20, change: { value: expect.closeTo(0.04, 3) } })
  expect(finding.baseline!.n).toBe(80)
  expect(finding.contender!.level!.value / finding.baseline!.level!.value - 1).toBeCloseTo(finding.change!.value, 12)
})

test('what was no candidate is judged by the first stage alone', () => {
  const record = inStages([parse(moving(0.05, 0.05)), { name: 'lex', value: moving(0, 0.3) }], 10)
  const lex = conclude(record).findings.find(({ benchmark }) => benchmark === 'lex')!
  expect(lex).toMatchObject({ verdict: 'unchanged', baseline: { n: 2 * first } })
  expect(lex).not.toHaveProperty('secondStage')
})

test('a record without stages is judged as ever', () => {
  const { stages: _, ...record } = inStages([parse(moving(0.05, 0.05))], 0)
  expect(findParse(record).verdict).toBe('regressed')
})

test('a change of the level in the second stage does not reach the first one', () => {
  const record = inStages([parse(moving(0.05, 0.05))], 10)
  const cut = takeFirstStage({
    ...record,
    segments: [0, 25],
    plan: { ...plan, focus: [{ from: 20, without: ['lex'] }] },
  })
  expect(cut).toMatchObject({ segments: [0], reinstall: { starts: [0] }, stages: [0], plan: { focus: [] } })
  expect(cut.rounds).toEqual(record.rounds.slice(0, first))
})

test('suspects are named with their rounds, and what another rule withholds is none', () => {
  const doubtfulOf = (record: Pair) => settle([record]).findDoubtful()
  const candidate = inStages([parse(moving(0.05, 0)), still('lex')], 0)
  expect(doubtfulOf(candidate)).toEqual({ benchmarks: new Set(['parse']), rounds: 4 })
  expect(doubtfulOf(inStages([parse(moving(0, 0))], 0))).toBe(undefined)
  const { stages: _, ...unplanned } = candidate
  expect(doubtfulOf(unplanned)).toBe(undefined)
  // What the copies of others differ by is no excuse.
  const apart: Benchmark = { name: 'lex', value: place => noisy()(place)! * (place.copy === 2 ? 1.02 : 1) }
  const counts: Benchmark = {
    name: 'allocations',
    metric: { name: 'allocated', unit: 'B', better: 'lower' },
    value: ({ side, round }) => (side === 'contender' ? round % 2 : 0),
  }
  const { stages, ...small } = inStages([parse(moving(0.025, 0)), apart, counts], 0)
  expect(findParse(small).verdict).toBe('inconclusive')
  expect(doubtfulOf({ ...small, stages: stages! })!.benchmarks).toEqual(new Set(['parse']))
  const faster = inStages([parse(moving(-0.05, 0))], 0)
  const withWork = (work: Readonly<Record<string, string>>): Pair => ({
    ...faster,
    rounds: faster.rounds.map(round => round.map(one => ({ ...one, work: work[one.slot.side]! }))),
  })
  expect(doubtfulOf(withWork({ baseline: 'x', contender: 'x' }))!.benchmarks).toEqual(new Set(['parse']))
  expect(doubtfulOf(withWork({ baseline: 'x', contender: 'y' }))).toBe(undefined)
})

test('a clear change is settled by the exact test', () => {
  const record = (rounds: number): Pair => ({
    ...inStages([parse(noisy(0.2, 0.002))], 0),
    rounds: makeRecord([parse(noisy(0.2, 0.002))], { rounds }).rounds,
  })
  const settling = settle([record(5)])
  expect(settling.isSettled).toBe(true)
  expect([...settling.findOpen()]).toEqual([])
})
