import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { findWholeRounds, makeFindBreaks } from '../../../../src/compare/rounds/design.js'
import { makeSeries } from '../../../../src/compare/series.js'
import type { FocusStep, Pair } from '../../../../src/record/record.js'
import { makeRecord, noisy, time, type ValueOf } from '../records.js'

const plan = (focus: readonly FocusStep[]): NonNullable<Pair['plan']> => ({
  copies: { baseline: 2, contender: 2 },
  ...{ inPlace: false, rounds: 20, looks: [5, 8, 13, 20], stoppedBy: 'complete', seconds: 1, focus },
})
const only =
  (rounds: (round: number) => boolean, value: ValueOf): ValueOf =>
  place =>
    rounds(place.round) ? value(place) : undefined

/** One benchmark ended after 5 rounds, and one ran in 9 to 13 again; a third always ran. */
const focus = [
  { from: 5, without: ['ended', 'again'] },
  { from: 8, without: ['ended'] },
]
const record: Pair = {
  ...makeRecord([
    { name: 'ended', value: only(round => round < 5, noisy()) },
    { name: 'again', value: only(round => round < 5 || round >= 8, noisy()) },
    { name: 'always', value: noisy() },
    { name: 'benchmark', metric: { ...time, name: 'cpu-time', aside: true }, value: noisy() },
  ]),
  plan: plan(focus),
}
const numbersOf = (given: Pair) =>
  Object.fromEntries(makeSeries(given).series.map(({ benchmark, numbers }) => [benchmark, numbers.join()]))
const upTo = (end: number, from = 0) => Array.from({ length: end - from }, (_, index) => from + index).join()

test('a benchmark has its own rounds, and the process those in which all ran', () => {
  expect(numbersOf(record)).toEqual({
    ended: upTo(5),
    again: `${upTo(5)},${upTo(20, 8)}`,
    always: upTo(20),
    benchmark: upTo(5),
  })
  expect(findWholeRounds(record).join()).toBe(upTo(5))
})

test('what ran although it was left out counts where both sides have it', () => {
  const values =
    (round: number): ValueOf =>
    place =>
      place.round === round ? 1 : undefined
  const ofOne: ValueOf = place => (place.round === 7 && place.side === 'contender' ? 1 : undefined)
  const given = makeRecord([
    { name: 'ended', value: place => (place.round < 5 ? 1 : (values(6)(place) ?? ofOne(place))) },
  ])
  expect(numbersOf({ ...given, plan: plan([{ from: 5, without: ['ended'] }]) })).toEqual({ ended: '0,1,2,3,4,6' })
})

test('rounds that a benchmark was left out of are not missing from it', () => {
  const { findings } = conclude(record)
  expect(findings.map(({ benchmark, verdict }) => [benchmark, verdict])).toContainEqual(['ended', 'unchanged'])
})

test.each<[what: string, steps: readonly FocusStep[], rounds: number, whole: string]>([
  ['what need not run is left out of them', [{ from: 1, without: ['ended'] }], 4, '1,2,3'],
  [
    'as many others are left out later',
    [
      { from: 1, without: ['ended'] },
      { from: 3, without: ['again'] },
    ],
    5,
    '1,2',
  ],
  ['there is only the first', [{ from: 1, without: ['ended', 'again', 'always'] }], 1, '0'],
])('rounds in which all ran, where %s', (_, steps, rounds, whole) => {
  expect(findWholeRounds({ plan: plan(steps), rounds: record.rounds.slice(0, rounds) }).join()).toBe(whole)
})

test('a failure harms only what was to run', () => {
  const failing = {
    ...record,
    rounds: record.rounds.map((round, index) =>
      round.map(one =>
        index > 14 && one.slot.side === 'contender' ? { ...one, outcome: 'failed' as const, measurements: [] } : one,
      ),
    ),
  }
  const verdicts = Object.fromEntries(conclude(failing).findings.map(one => [one.benchmark, one.verdict]))
  expect(verdicts).toMatchObject({ ended: 'unchanged', again: 'not-comparable', always: 'not-comparable' })
})

test('what a side could not print in the rounds that count for it is not removed', () => {
  const failing = {
    ...record,
    plan: plan([{ from: 1, without: ['ended', 'again'] }]),
    rounds: record.rounds.map((round, index) =>
      round.map(one =>
        index > 0 && one.slot.side === 'contender' ? { ...one, outcome: 'failed' as const, measurements: [] } : one,
      ),
    ),
  }
  const { removed, findings } = conclude(failing)
  expect(removed).toEqual([])
  expect(findings.map(({ benchmark }) => benchmark)).toContain('benchmark')
})

test('the change of the suite is that of the rounds in which all ran', () => {
  const whole = { ...record, plan: plan([]), rounds: record.rounds.slice(0, 5) }
  expect(conclude(record).suiteChange).toEqual(conclude(whole).suiteChange)
})

test.each([
  ['both parts have enough', [5], upTo(20), [5]],
  ['the second part has too few', [17], upTo(20), []],
  ['the first part has too few', [3], upTo(20), []],
  ['several, some too near', [5, 8, 13], upTo(20), [5, 13]],
  ['left out of some in between', [5, 8], `${upTo(5)},${upTo(20, 8)}`, [5]],
])('the alignment is cut where %s', (_, starts, numbers, breaks) => {
  const steps = starts.map(from => ({ from, without: ['x'] }))
  expect(makeFindBreaks({ ...record, plan: plan(steps) })(numbers.split(',').map(Number)).breaks).toEqual(breaks)
})

test('the alignment is always cut between runners', () => {
  const runners = [0, 2, 12].map(firstRound => ({ label: `${firstRound}`, firstRound }))
  const { rounds: _, ...rest } = record
  const find = makeFindBreaks({ ...rest, runners, plan: plan([{ from: 7, without: [] }]) })
  expect(find(upTo(20).split(',').map(Number))).toEqual({ runners: [2, 12], breaks: [2, 7, 12] })
})
