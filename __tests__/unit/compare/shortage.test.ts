import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { decideEnd, findFailing, findGateFailures } from '../../../src/compare/gate/gate.js'
import type { GatePolicy } from '../../../src/compare/gate/policy.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { makeAnnotations } from '../../../src/github/step/annotations.js'
import type { Pair, PairInvocation } from '../../../src/record/record.js'
import { makeReport, makeReportOfPair, mergeRecords } from '../../../src/report/make-report.js'
import { toEnded } from '../../../src/report/report.js'
import { nextStep } from '../../../src/report/words/next-step.js'
import { toRecord } from '../record/whole.js'
import { type Benchmark, makeRecord, noisy, type ValueOf, withNewCopies } from './records.js'

const gate: GatePolicy = { failOn: ['regressed'], allow: [] }
const plan = {
  copies: { baseline: 2, contender: 2 },
  inPlace: false,
  rounds: 20,
  looks: [5, 20],
  seconds: 60,
  stoppedBy: 'time-budget',
} as const
const slower = noisy(0.5)
const metric = { name: 'time', unit: 's', better: 'lower' } as const

function measure(benchmarks: readonly Benchmark[], rounds: number, change?: Parameters<typeof makeRecord>[1]): Pair {
  return { ...withNewCopies(makeRecord(benchmarks, { rounds, ...change })), plan }
}

const failuresOf = (record: Pair, policy: Partial<GatePolicy> = {}): readonly string[] =>
  findGateFailures(toEnded(makeReportOfPair(record)), { ...gate, ...policy })

/** Rounds in which each copy runs twice. */
function widen(pair: Pair): Pair {
  const { rounds } = pair
  return {
    ...pair,
    rounds: rounds.flatMap((round, at) => (at % 2 === 0 ? [[...round, ...(rounds[at + 1] ?? [])]] : [])),
  }
}

test.each<[what: string, record: Pair, status: string, why: string]>([
  [
    'one round',
    measure([{ name: 'a', value: slower }], 1),
    'not-compared',
    'time ran out after 1 round, and a verdict needs 5',
  ],
  [
    'four rounds',
    measure([{ name: 'a', value: slower }], 4),
    'not-compared',
    'time ran out after 4 rounds, and a verdict needs 5',
  ],
  [
    'counts that are 0 now and then',
    measure(
      [
        {
          name: 'a',
          metric: { name: 'allocations', unit: 'count', better: 'lower' },
          value: ({ side, round }) => (side === 'baseline' ? 0 : 1 + round),
        },
      ],
      3,
    ),
    'not-compared',
    'time ran out after 3 rounds, and a verdict needs 5',
  ],
  [
    'a benchmark that came in the last rounds is nearer to a verdict',
    measure(
      [
        { name: 'a', value: slower },
        { name: 'b', value: place => (place.round < 2 ? undefined : slower(place)) },
      ],
      4,
    ),
    'not-compared',
    'time ran out after 4 rounds, and a verdict needs 5',
  ],
])('%s: nothing was compared', (_, record, status, why) => {
  expect(conclude(record).status).toBe(status)
  expect(conclude(record).suiteChange).toBeNull()
  expect(failuresOf(record)).toEqual([`nothing was compared: ${why}`])
  expect(failuresOf(record, { allow: ['not-compared'] })).toEqual([])
  expect(failuresOf(record, { failOn: ['budget', 'required'] })).toEqual([])
  expect(decideEnd(toEnded(makeReportOfPair(record)), { failOn: [], allow: [] })).toEqual({
    kind: 'not-compared',
    failures: [],
  })
})

test('a gate of rules alone has its answer, and its exit, without a verdict', () => {
  const ended = toEnded(makeReportOfPair(measure([{ name: 'a', value: slower }], 3)))
  expect(decideEnd(ended, { failOn: ['budget'], allow: [] }).kind).toBe('done')
  expect(decideEnd(ended, gate).kind).toBe('not-compared')
  expect(decideEnd(ended, { ...gate, allow: ['not-compared'] }).kind).toBe('not-compared')
})

test('one wide round may do, and too few runs in it may not', () => {
  const one = [{ name: 'a', value: slower }]
  expect(conclude(widen(measure(one, 2))).status).not.toBe('not-compared')
  const alone: Pair = { ...measure(one, 2) }
  const half = { ...alone, rounds: alone.rounds.map(round => round.filter(({ slot }) => slot.copy === 1)) }
  expect(failuresOf(widen(half))).toEqual(['nothing was compared: time ran out after 4 runs, and a verdict needs more'])
})

test('asked for too few rounds, and interrupted', () => {
  const { plan: _, ...asked } = measure([{ name: 'a', value: slower }], 3)
  expect(failuresOf(asked)).toEqual(['nothing was compared: 3 rounds are too few, because a verdict needs 5'])
  expect(failuresOf({ ...asked, plan: { ...plan, stoppedBy: 'interrupted' } })).toEqual([
    'nothing was compared: it was interrupted after 3 rounds, and a verdict needs 5',
  ])
})

const still: Benchmark = { name: 'lex', value: noisy() }
const late: Benchmark = { name: 'parse', value: place => (place.round < 4 ? undefined : slower(place)) }

test('some rows without a verdict fail where the gate names that alone', () => {
  const record = measure([still, late], 8)
  expect(conclude(record).status).toBe('not-comparable')
  expect(failuresOf(record)).toEqual([])
  const strict: GatePolicy = { failOn: ['regressed', 'not-compared'], allow: [] }
  expect(failuresOf(record, strict)).toEqual(['1 not judged, because time ran out: parse'])
  const failing = findFailing(makeReportOfPair(record).sections[0]!, strict)
  expect([...failing].map(({ benchmark }) => benchmark)).toEqual(['parse'])
})

test('an exact count has its verdict after one round', () => {
  const bytes: ValueOf = ({ side }) => (side === 'baseline' ? 100 : 200)
  const record = measure(
    [
      { name: 'size', metric: { name: 'size', unit: 'B', better: 'lower' }, value: bytes },
      { name: 'a', value: slower },
    ],
    2,
  )
  expect(failuresOf(record)).toEqual(['1 regressed: size'])
})

test('what a plan left out is no verdict of what it left in', () => {
  const leftOut: Benchmark = { name: 'lex', value: place => (place.round > 0 ? undefined : noisy()(place)) }
  const record = measure([leftOut, { name: 'a', value: slower }], 3)
  const focused: Pair = {
    ...record,
    options: { benchmarks: 'a' },
    plan: { ...plan, focus: [{ from: 1, benchmarks: ['a'], without: ['lex'] }] } as never,
  }
  expect(failuresOf(focused)).toEqual(['nothing was compared: time ran out after 3 rounds, and a verdict needs 5'])
})

const dropIn =
  (...rounds: readonly number[]): ValueOf =>
  place =>
    place.side === 'contender' && rounds.includes(place.round) ? undefined : slower(place)

test.each<[what: string, record: Pair]>([
  ['in the first of five rounds', measure([still, { name: 'parse', value: dropIn(0) }], 5)],
  ['in all but one', measure([still, { name: 'parse', value: dropIn(0, 1, 2, 3) }], 5)],
  ['in one of three, where nothing else has a verdict', measure([{ name: 'parse', value: dropIn(1) }], 3)],
  [
    'in every other round, the baseline in the others',
    measure(
      [
        still,
        {
          name: 'parse',
          value: ({ side, round, ...place }) =>
            (round % 2 === 0) === (side === 'baseline') ? slower({ side, round, ...place }) : undefined,
        },
      ],
      8,
    ),
  ],
])('what the contender does not print is its own: %s', (_, record) => {
  expect(failuresOf(record)).toEqual(['1 missing in runs of the contender: parse'])
  expect(failuresOf(record, { allow: ['removed'] })).toEqual([])
  expect(failuresOf(record, { allow: ['not-comparable'] })).toEqual([])
  expect(failuresOf(record, { allow: ['errored'] })).not.toEqual([])
})

test('a crash in one round of few is a failure, and nothing that was removed', () => {
  const failure = { code: 'ended', what: 'command', exit: 'exited', status: 1 }
  const change = (one: PairInvocation, round: number): PairInvocation =>
    one.slot.side === 'contender' && round === 2 ? { ...one, outcome: 'failed', failure, measurements: [] } : one
  const record = measure([still], 5, { change })
  expect(failuresOf(record)).toEqual(['1 not measured, because the contender failed: lex'])
  expect(failuresOf(record, { allow: ['removed'] })).not.toEqual([])
  expect(failuresOf(record, { allow: ['errored'] })).toEqual([])
})

test('what the baseline alone lacks is no fault of the contender', () => {
  const value: ValueOf = place => (place.side === 'baseline' && place.round === 0 ? undefined : slower(place))
  expect(failuresOf(measure([still, { name: 'parse', value }], 5))).toEqual([])
})

test('a merge names the parts without a verdict', () => {
  const parts = [measure([still], 8), measure([{ name: 'parse', metric, value: slower }], 3)]
  const records = parts.map((pair, at) => ({ ...toRecord(pair), part: ['linux', 'macos'][at]! }))
  expect(findGateFailures(toEnded(mergeRecords(records)), gate)).toEqual([
    'nothing was compared in macos: time ran out after 3 rounds, and a verdict needs 5',
  ])
  expect(makeReport(records[1]!).status).toBe('not-compared')
})

test('the next step is more rounds, and only the answer says that time ran out', () => {
  const { plan: _, ...asked } = measure([{ name: 'a', value: slower }], 3)
  const step = (record: Pair) => write(nextStep(makeReportOfPair(record))!, terminalVoice)
  expect(step(asked)).toBe('ask for at least --rounds 5.')
  expect(step(measure([{ name: 'a', value: slower }], 3))).toBe('give it more time, or make the command shorter.')
})

test('one annotation is for all that lacks rounds, and an error where the gate fails', () => {
  const many = Array.from({ length: 12 }, (_, at): Benchmark => ({ name: `b${at}`, value: slower }))
  const noteOf = (record: Pair, policy: GatePolicy) =>
    makeAnnotations(makeReportOfPair(record).sections[0]!, policy).map(({ level, title }) => [level, title])
  expect(noteOf(measure(many, 3), gate)).toEqual([['error', 'Not compared: time ran out']])
  expect(noteOf(measure(many, 3), { failOn: [], allow: [] })).toEqual([['warning', 'Not compared: time ran out']])
  expect(noteOf(measure([still, late], 8), gate)).toEqual([['warning', '1 not judged: time ran out']])
})
