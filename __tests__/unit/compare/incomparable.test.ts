import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import type { Measurement, Pair, PairInvocation } from '../../../src/record/record.js'
import { makeRecord, noisy, time, type ValueOf } from './records.js'

type Change = (one: PairInvocation, round: number) => PairInvocation

/** The verdict on the one benchmark, with what it is laid to. */
function judge(change: Change, fields: Partial<Pair> = {}, value: ValueOf = noisy(0.05)) {
  const { findings } = conclude({ ...makeRecord([{ name: 'parse', value }], { change }), ...fields })
  const { verdict, cause, reason } = findings[0]!
  return { verdict, cause, reason }
}

const failing =
  (side: string, count: number, outcome: 'failed' | 'timed-out' = 'failed', reason?: string): Change =>
  (one, round) =>
    one.slot.side === side && one.slot.copy === 1 && round < count
      ? {
          slot: one.slot,
          outcome,
          measurements: [],
          ...(reason === undefined ? {} : { failure: { code: 'told', message: reason } }),
        }
      : one

const both =
  (first: Change, second: Change): Change =>
  (one, round) =>
    second(first(one, round), round)

const printing =
  (side: string, fields: Partial<Measurement> | { readonly metric: Partial<Metric> }): Change =>
  one =>
    one.slot.side === side
      ? {
          ...one,
          measurements: one.measurements.map(it => ({ ...it, ...fields, metric: { ...it.metric, ...fields.metric } })),
        }
      : one

const nothing: Change = one => one

test.each<[what: string, change: Change, cause: string, reason: string]>([
  [
    'the contender fails twice',
    failing('contender', 2, 'failed', 'exit 1: no such file'),
    'contender-failed',
    'the contender did not report it in 2 runs: exit 1: no such file',
  ],
  ['nobody knows why', failing('contender', 3), 'contender-failed', 'the contender did not report it in 3 runs'],
  [
    'the contender never succeeds',
    change =>
      change.slot.side === 'contender'
        ? { ...change, outcome: 'failed', failure: { code: 'told', message: 'exit 1' }, measurements: [] }
        : change,
    'contender-failed',
    'the contender failed each time: exit 1',
  ],
  [
    'the baseline fails twice more',
    both(failing('baseline', 3, 'failed', 'exit 2'), failing('contender', 1, 'failed', 'exit 1')),
    'baseline',
    'the baseline did not report it in 3 runs: exit 2',
  ],
  [
    'the contender runs into the time limit',
    failing('contender', 1, 'timed-out', 'longer than 5 m'),
    'contender-failed',
    'only the contender exceeded the time limit (1×)',
  ],
  [
    'the baseline runs into the time limit',
    failing('baseline', 4, 'timed-out', 'longer than 5 m'),
    'baseline',
    'only the baseline exceeded the time limit (4×)',
  ],
  [
    'an error of the contender',
    printing('contender', { value: Number.NaN, error: 'assertion failed' }),
    'contender-failed',
    'it reported an error (contender): assertion failed',
  ],
  [
    'an error of the baseline',
    printing('baseline', { value: Number.NaN, error: 'assertion failed' }),
    'baseline',
    'it reported an error (baseline): assertion failed',
  ],
  [
    'an error of both',
    both(
      printing('contender', { value: Number.NaN, error: 'no file' }),
      printing('baseline', { value: Number.NaN, error: 'no file' }),
    ),
    'baseline',
    'it reported an error (baseline): no file',
  ],
  [
    'another unit',
    printing('contender', { metric: { unit: 'B' } }),
    'contender-changed',
    'its unit changed from s to B',
  ],
  ['no unit', printing('contender', { metric: { unit: '' } }), 'contender-changed', 'its unit changed from s to none'],
  [
    'a unit that was none',
    printing('baseline', { metric: { unit: '' } }),
    'contender-changed',
    'its unit changed from none to s',
  ],
  [
    'a unit that reads like words of ours',
    printing('contender', { metric: { unit: 's. All is well' } }),
    'contender-changed',
    'its unit changed from s to "s. All is well"',
  ],
  [
    'a long unit',
    printing('contender', { metric: { unit: 'x'.repeat(21) } }),
    'contender-changed',
    `its unit changed from s to "${'x'.repeat(21)}"`,
  ],
  [
    'another direction',
    printing('contender', { metric: { better: 'higher' } }),
    'contender-changed',
    'its direction changed from lower to higher',
  ],
])('%s', (_, change, cause, reason) => {
  expect(judge(change)).toEqual({ verdict: 'not-comparable', cause, reason })
})

test.each<[what: string, change: Change]>([
  ['one failure', failing('contender', 1)],
  ['as many failures on both sides', both(failing('baseline', 3), failing('contender', 3))],
  ['one more failure on one side', both(failing('baseline', 3), failing('contender', 2))],
  ['time limits on both sides', both(failing('baseline', 2, 'timed-out'), failing('contender', 1, 'timed-out'))],
])('%s: the others are compared', (_, change) => {
  expect(judge(change)).toEqual({ verdict: 'regressed', cause: undefined, reason: undefined })
})

const ofBaseline = "the baseline's files were changed while it was measured"
const ofOthers = 'files of copies, or files that they are made from, were changed during the measurement'

test.each<[files: readonly string[], reason: string]>([
  [['b1/run.sh'], `${ofBaseline} (b1/run.sh)`],
  [['b1/run.sh', 'b2/run.sh'], `${ofBaseline} (b1/run.sh and 1 more)`],
  [['b1/a', 'b1/b', 'b2/a'], `${ofBaseline} (b1/a and 2 more)`],
  [['c2/run.sh'], `${ofOthers} (c2/run.sh)`],
])('files that changed (%j): nothing can be compared', (tampered, reason) => {
  expect(judge(nothing, { tampered })).toEqual({ verdict: 'not-comparable', cause: 'contender-changed', reason })
  const { warnings, suiteChange } = conclude({
    ...makeRecord([
      { name: 'a', value: noisy() },
      { name: 'b', value: noisy() },
    ]),
    tampered,
  })
  expect(warnings).toEqual([reason])
  expect(suiteChange).toBe(null)
})

const onlyOf =
  (side: string, odd: number): ValueOf =>
  place =>
    place.side === side && place.copy === 2 && place.round === 3 ? odd : 1

test.each<[side: string, odd: number, cause: string, reason: string]>([
  ['contender', 0, 'contender-failed', 'a value is 0, and ratios need values above 0'],
  ['baseline', 0, 'baseline', 'a value is 0, and ratios need values above 0'],
  ['contender', -2, 'contender-failed', 'a value is negative, and ratios need values above 0'],
  ['baseline', Number.POSITIVE_INFINITY, 'baseline', 'a value is not finite'],
  ['contender', Number.NaN, 'contender-failed', 'a value is not finite'],
])('a value of the %s is %d', (side, odd, cause, reason) => {
  expect(judge(nothing, {}, onlyOf(side, odd))).toEqual({ verdict: 'not-comparable', cause, reason })
})

test('values that are too far apart are the contender’s to mend', () => {
  expect(judge(nothing, {}, ({ side }) => (side === 'baseline' ? 1e-200 : 1e200))).toEqual({
    verdict: 'not-comparable',
    cause: 'contender-failed',
    reason: 'its values are too far apart for a ratio',
  })
})

test.each([
  ['one copy of each side', 7, 8, (copies: number) => copies === 1],
  ['two copies of each side', 4, 5, () => true],
])('with %s, %d rounds are too few', (_, few, least, isThere) => {
  const at = (rounds: number) => {
    const record = makeRecord([{ name: 'parse', metric: time, value: noisy(0.5) }], { rounds })
    const kept = record.rounds.map(round => round.filter(({ slot }) => isThere(slot.copy)))
    const { verdict, cause, reason } = conclude({ ...record, rounds: kept }).findings[0]!
    return { verdict, cause, reason }
  }
  const reason = `only ${few} complete rounds of the ${least} that a verdict needs`
  expect(at(few)).toEqual({ verdict: 'not-comparable', cause: 'machine', reason })
  expect(at(least)).toEqual({ verdict: 'regressed', cause: undefined, reason: undefined })
})

test.each([
  ['three runs of each copy in one round', 1, 3, undefined],
  ['two runs of each copy in two rounds', 2, 2, undefined],
  ['one round of one run', 1, 1, 'only 1 complete round of the 5 that a verdict needs'],
])('%s', (_, rounds, runs, reason) => {
  const record = makeRecord([{ name: 'parse', metric: time, value: noisy(0.5) }], { rounds: rounds * runs })
  const wide = Array.from({ length: rounds }, (_, at) => record.rounds.slice(at * runs, (at + 1) * runs).flat())
  const finding = conclude({ ...record, rounds: wide }).findings[0]!
  expect([finding.verdict, finding.reason]).toEqual([reason ? 'not-comparable' : 'regressed', reason])
})

test('too few runs in a wide round', () => {
  const record = makeRecord([{ name: 'parse', metric: time, value: noisy(0.5) }], { rounds: 2 })
  const wide = [record.rounds.flatMap(round => round.filter(({ slot }) => slot.copy === 1))]
  expect(conclude({ ...record, rounds: wide }).findings[0]!.reason).toEqual('4 runs are too few for a verdict')
})

test('another unit on one side is said so, and no failure of it', () => {
  const inMegabytes = { name: 'MB', unit: 'B', better: 'lower' } as const
  const change = (one: PairInvocation): PairInvocation =>
    one.slot.side === 'baseline'
      ? one
      : { ...one, measurements: one.measurements.map(measured => ({ ...measured, metric: inMegabytes })) }
  const { findings, status } = conclude(makeRecord([{ name: 'one', value: noisy() }], { change }))
  expect(status).toBe('not-comparable')
  expect(findings).toMatchObject([
    { metric: 'time', cause: 'contender-changed', reason: 'its unit changed from s to B' },
    { metric: 'MB', reason: 'its unit changed from s to B' },
  ])
})

test.each<[what: string, metric: Metric, level: number]>([
  ['a time of a millionth of a nanosecond', time, 5.7e-16],
  ['a rate of as many in a second', { name: 'rate', unit: '1/s', better: 'higher' }, 1 / 5.7e-16],
])('%s has no time in it', (_, metric, level) => {
  const value: ValueOf = place => level * noisy(place.side === 'contender' ? 0.1 : 0)(place)!
  const { verdict, cause, reason } = conclude(makeRecord([{ name: 'empty', metric, value }])).findings[0]!
  expect([verdict, cause]).toEqual(['not-comparable', 'baseline'])
  expect(reason).toEqual('no time in it: the compiler seems to have removed the work of the baseline')
})

test.each([
  ['stopwatch-ended', { how: 'it was stopped' }],
  ['processes-unended', { names: ['daemon (7)'] }],
  ['processes-foreign', { names: ['daemon (7)'] }],
  ['home-changed', { paths: ['.npmrc'] }],
])('after %s nothing can be compared, whatever else is wrong', (code, facts) => {
  const interference = [{ code, ...facts }]
  const cause = code === 'home-changed' ? 'contender-changed' : 'interfered'
  const interfered = { verdict: 'not-comparable', cause, reason: interference[0] }
  expect(judge(nothing, { interference })).toEqual(interfered)
  expect(judge(failing('contender', 20), { interference, tampered: ['b1/run.sh'] })).toEqual(interfered)
})
