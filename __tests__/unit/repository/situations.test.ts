import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decideEnd, listReservations } from '../../../src/compare/gate/gate.js'
import type { GatePolicy } from '../../../src/compare/gate/policy.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { makeReason } from '../../../src/record/reasons.js'
import type { PairInvocation, SessionRecord } from '../../../src/record/record.js'
import { makeReport, mergeRecords } from '../../../src/report/make-report.js'
import { toEnded } from '../../../src/report/report.js'
import { headline } from '../../../src/report/words/headline.js'
import { countRoundsToReject } from '../../../src/schedule/schedule.js'
import { type Benchmark, makeRecord, noisy, type ValueOf, withNewCopies } from '../compare/records.js'
import { toRecord } from '../record/whole.js'
import { decodeRules } from '../rules/decode-rules.js'
import { read, root } from './root.js'

// What a gate decides, as a golden page, and a dozen of its rows in the guide: `npm test -- situations -u` writes both.

const golden = '__tests__/golden/gates/situations.md'
const guide = 'docs/guides/gates.md'
const none: GatePolicy = { failOn: [], allow: [] }
const gate: GatePolicy = { failOn: ['regressed'], allow: [] }

interface Situation {
  readonly name: string
  readonly record: SessionRecord
  /** The gate of the last column, where it is not `regressed`. */
  readonly policy?: GatePolicy
}

interface Session {
  readonly rounds?: number
  readonly change?: (one: PairInvocation, round: number) => PairInvocation
  readonly fields?: Partial<SessionRecord>
}

function measure(benchmarks: readonly Benchmark[], { rounds = 20, change, fields = {} }: Session = {}): SessionRecord {
  const pair = makeRecord(benchmarks, { rounds, seed: 'situations', ...(change && { change }) })
  return { ...toRecord(withNewCopies(pair)), ...fields }
}

const single = (value: ValueOf, session: Session & { readonly metric?: Metric } = {}): SessionRecord =>
  measure([{ name: 'parse', value, ...(session.metric && { metric: session.metric }) }], session)
const metricOf = (unit: string, better: Metric['better'] = 'lower', name = 'time'): Metric => ({ name, unit, better })
const sides =
  (baseline: number, contender: number): ValueOf =>
  ({ side }) =>
    side === 'baseline' ? baseline : contender
const onlyOn =
  (wanted: 'baseline' | 'contender', value: ValueOf = noisy()): ValueOf =>
  place =>
    place.side === wanted ? value(place) : undefined
const allocations = metricOf('count', 'lower', 'allocations')

const unbuilt = {
  outcome: 'failed',
  failure: makeReason('hook-failed', { hook: 'build', line: 'make', exit: 'exited', status: 2 }),
} as const
type Failing = Pick<PairInvocation, 'outcome' | 'failure'>
const crash: Failing = {
  outcome: 'failed',
  failure: makeReason('ended', { what: 'command', exit: 'exited', status: 1 }),
}
const killed: Failing = {
  outcome: 'failed',
  failure: makeReason('ended', { what: 'command', exit: 'signalled', signal: 'SIGKILL' }),
}
const hanging: Failing = { outcome: 'timed-out', failure: makeReason('ended', { what: 'command', exit: 'timed-out' }) }
const silent: Failing = { outcome: 'failed', failure: makeReason('no-numbers', { problem: 'it printed no numbers' }) }
const plan = { inPlace: false, rounds: 20, looks: [5, 20], seconds: 60 } as const

/** Sides of which some fail, each time or in some rounds. */
function failing(
  how: Failing,
  wanted: readonly string[],
  isIn: (round: number) => boolean = () => true,
): SessionRecord {
  const isEachTime = isIn(0) && isIn(1)
  return single(noisy(), {
    rounds: isEachTime ? 1 : 20,
    change: (one, round) =>
      wanted.includes(one.slot.side) && isIn(round) ? { ...one, ...how, measurements: [] } : one,
    fields: { plan: { ...plan, stoppedBy: isEachTime ? 'failing' : 'complete' } },
  })
}

const printing = (text: string, to: Partial<Metric>): SessionRecord =>
  single(text === 'same' ? noisy() : sides(1, 1), {
    change: one =>
      one.slot.side === 'baseline'
        ? one
        : { ...one, measurements: one.measurements.map(m => ({ ...m, metric: { ...m.metric, ...to } })) },
  })

const several = (count: number, effect: (index: number) => number): SessionRecord =>
  measure(Array.from({ length: count }, (_, index) => ({ name: `b${index}`, value: noisy(effect(index)) })))
const heavy: ValueOf = place => noisy()(place)! * (place.side === 'contender' && place.random.next() < 0.2 ? 2 : 1)
const loaded = (effect: number, spread: number): SessionRecord => single(noisy(effect, spread))
const unmeasured = measure([], { rounds: 0 })
const identical = (count: number): SessionRecord => ({
  ...toRecord({ ...makeRecord([], { rounds: 0 }), identical: true }),
  changedFiles: { count, toolchain: [] },
})
const rules = decodeRules('rules:\n- benchmark: "**"\n  ignore:\n    reason: flaky\n    until: 2027-01-01\n', {
  source: 'counterbalance.yml',
  asOf: '2026-01-01',
})
const tolerant: GatePolicy = { ...gate, failAbove: 0.05 }

const situations: readonly Situation[] = [
  { name: 'the same code in other bytes', record: single(noisy()) },
  { name: 'the same code on a noisy machine', record: loaded(0, 0.02) },
  { name: '+1.5% at a threshold of 2%', record: single(noisy(0.015)) },
  { name: '+20%', record: single(noisy(0.2)) },
  { name: '20% fewer operations a second', record: single(noisy(-0.2), { metric: metricOf('1/s', 'higher', 'rate') }) },
  { name: '−20%', record: single(noisy(-0.2)) },
  { name: '100 allocations become 103', record: single(sides(100, 103), { metric: allocations }) },
  { name: 'no allocation becomes 3', record: single(sides(0, 3), { metric: allocations }) },
  { name: '100 allocations become 101', record: single(sides(100, 101), { metric: allocations }) },
  { name: 'half of the benchmarks +20%, half −20%', record: several(6, index => (index % 2 === 0 ? 0.2 : -0.2)) },
  { name: 'nine −20%, one +10%', record: several(10, index => (index === 9 ? 0.1 : -0.2)) },
  { name: 'the contender crashes', record: failing(crash, ['contender']) },
  {
    name: 'the contender crashes in one of three runs',
    record: failing(crash, ['contender'], round => round % 3 === 0),
  },
  { name: 'the contender prints nothing', record: failing(silent, ['contender']) },
  { name: 'the contender prints NaN', record: single(sides(1, Number.NaN)) },
  { name: 'the contender prints a negative time', record: single(sides(1, -1)) },
  { name: 'the contender prints zeros', record: single(sides(1, 0)) },
  { name: 'the contender hangs', record: failing(hanging, ['contender']) },
  { name: 'the contender is killed for its memory', record: failing(killed, ['contender']) },
  {
    name: 'two of three benchmarks are gone',
    record: measure([{ name: 'a', value: noisy() }, ...['b', 'c'].map(name => ({ name, value: onlyOn('baseline') }))]),
  },
  {
    name: 'one of two benchmarks is renamed',
    record: measure([
      { name: 'a', value: noisy() },
      { name: 'b', value: onlyOn('baseline') },
      { name: 'c', value: onlyOn('contender') },
    ]),
  },
  {
    name: 'all benchmarks are renamed',
    record: measure([
      { name: 'a', value: onlyOn('baseline') },
      { name: 'b', value: onlyOn('contender') },
    ]),
  },
  {
    name: 'the contender prints a benchmark in half of its runs',
    record: single(place => (place.side === 'contender' && place.copy === 1 ? undefined : noisy()(place))),
  },
  {
    name: 'a benchmark is added',
    record: measure([
      { name: 'a', value: noisy() },
      { name: 'b', value: onlyOn('contender') },
    ]),
  },
  { name: 'milliseconds become microseconds of the same length', record: single(noisy()) },
  { name: 'milliseconds become seconds with the same number', record: single(place => noisy(999)(place)) },
  { name: 'milliseconds become megabytes', record: printing('same', { unit: 'B' }) },
  { name: 'lower is better becomes higher is better', record: printing('same', { better: 'higher' }) },
  {
    name: 'nobody knows which way is better',
    record: single(noisy(), { metric: metricOf('points', 'unknown', 'score') }),
  },
  { name: 'the baseline crashes', record: failing(crash, ['baseline']) },
  { name: 'the baseline cannot be built', record: failing(unbuilt, ['baseline']) },
  { name: 'the contender cannot be built', record: failing(unbuilt, ['contender']) },
  { name: 'both crash', record: failing(crash, ['baseline', 'contender']) },
  { name: 'both versions are identical, and code changed', record: identical(12) },
  { name: 'both versions are identical, and documents changed', record: identical(0) },
  {
    name: 'no baseline is published',
    record: {
      ...unmeasured,
      absence: { code: 'baseline-unpublished', wanted: 'c'.repeat(40), ancestors: 0, isFirst: true },
    },
  },
  {
    name: 'an older baseline stands in',
    record: single(noisy(0.2), {
      fields: {
        absence: {
          code: 'baseline-older',
          commit: 'b'.repeat(40),
          wanted: 'c'.repeat(40),
          behind: 1,
          hasExpired: false,
        },
      },
    }),
  },
  {
    name: 'the time budget is too short for a verdict',
    record: { ...unmeasured, absence: { code: 'no-time', message: 'there is no time for a verdict' } },
  },
  {
    name: 'the time is over before the first round',
    record: { ...unmeasured, plan: { ...plan, stoppedBy: 'time-budget' } },
  },
  {
    name: 'the time is over after 6 of 20 rounds, +20%',
    record: single(noisy(0.2), { rounds: 6, fields: { plan: { ...plan, stoppedBy: 'time-budget' } } }),
  },
  { name: 'too few rounds in a merge of parts, +20%', record: single(noisy(0.2), { rounds: 3 }) },
  {
    name: 'the run is cancelled after 3 rounds',
    record: single(noisy(), { rounds: 3, fields: { plan: { ...plan, stoppedBy: 'interrupted' } } }),
  },
  { name: '+3% with `regressed:5%`', record: single(noisy(0.03)), policy: tolerant },
  { name: '+20% with `regressed:5%`', record: single(noisy(0.2)), policy: tolerant },
  {
    name: 'the file of rules is broken',
    record: single(noisy(), { fields: { warnings: [{ code: 'rules-unread', message: 'no rules are used' }] } }),
  },
  {
    name: 'rules ignore everything, +20%',
    record: single(noisy(0.2), { fields: { settings: { ...unmeasured.settings, rules } } }),
  },
  { name: 'one run in five of the contender takes twice as long', record: single(heavy) },
  { name: '+5% at ±15% of noise', record: loaded(0.05, 0.15) },
  { name: 'a loaded machine, no change', record: loaded(0, 0.1) },
  { name: 'a loaded machine, +2%', record: loaded(0.02, 0.1) },
  { name: 'a loaded machine, +5%', record: loaded(0.05, 0.1) },
  { name: 'a loaded machine, +20%', record: loaded(0.2, 0.1) },
  { name: 'a loaded machine, twice as long', record: loaded(1, 0.1) },
  { name: 'a loaded machine, −20%', record: loaded(-0.2, 0.1) },
  { name: 'two busy programs beside it, no change', record: loaded(0, 0.06) },
  { name: 'two busy programs beside it, +20%', record: loaded(0.2, 0.06) },
  {
    name: 'two copies of the baseline differ by 30%',
    record: single(({ side, copy, random }) => (side === 'baseline' && copy === 2 ? 1.3 : 1) + 0.01 * random.next()),
  },
  {
    name: 'the benchmark itself changed',
    record: {
      ...single(noisy(0.2)),
      sides: [{ name: 'baseline' }, { name: 'contender', suiteChanges: ['bench/parse.js'] }],
    },
  },
  {
    name: 'files of the baseline were changed while it was measured',
    record: single(noisy(), { fields: { tampered: ['b1/build/app'] } }),
  },
  {
    name: 'a command ended the stopwatch after six rounds',
    record: single(noisy(0.2), {
      fields: { interference: [{ code: 'stopwatch-ended', how: 'it was ended by SIGKILL' }] },
    }),
  },
]

/** Says what the headline does, without the sizes, which depend on what was drawn. */
function see(record: SessionRecord): string {
  const texts = headline(makeReport(record)).map(({ text }) => write(text, terminalVoice))
  return texts
    .map(text =>
      text
        .replace(/,? (?:the (?:worst|best) )?by (?:a factor of )?[\d.,]+(?:%| allocations?)?/u, '')
        .replace(/[.:]$/u, ''),
    )
    .join(' · ')
}

/** The status with which a job ends. */
function exit(record: SessionRecord, policy: GatePolicy): string {
  const { kind, failures } = decideEnd(toEnded(makeReport(record)), policy)
  return kind === 'interrupted' || kind === 'nothing-measured' || failures.length > 0 ? '**1**' : '0'
}

const refused = { least: 3, most: 3, isAuto: false }

const gates: readonly (readonly [name: string, policy: GatePolicy])[] = [
  ['no gate', none],
  ['`regressed`', gate],
  ['`regressed, not-compared`', { failOn: ['regressed', 'not-compared'], allow: [] }],
  ['`regressed, allow-not-compared`', { failOn: ['regressed'], allow: ['not-compared'] }],
  ['`budget`', { failOn: ['budget'], allow: [] }],
]
const outOfTime = { plan: { ...plan, stoppedBy: 'time-budget' } } as const
const fewRounds = [1, 2, 3, 4] as const

/** A benchmark that no run before the round `from` prints. */
const lateBenchmark = (name: string, effect: number, from: number): Benchmark => ({
  name,
  value: place => (place.round < from ? undefined : noisy(effect)(place)),
})

/** Records of parts whose time ran out when all of their benchmarks, or some, had only so many rounds. */
function cutShort(which: 'all' | 'some', effect: number, rounds: number): readonly SessionRecord[] {
  const inAll = which === 'all' ? rounds : 8
  const late = ['parse', 'emit'].map(name => lateBenchmark(name, effect, inAll - rounds))
  const early: readonly Benchmark[] = which === 'all' ? [] : [{ name: 'lex', value: noisy() }]
  return ['linux', 'macos'].map(part => ({
    ...measure([...early, ...late], { rounds: inAll, fields: outOfTime }),
    part,
  }))
}

const whole: SessionRecord = { ...measure([{ name: 'lex', value: noisy() }]), part: 'linux' }
const gaps = (rounds: number): SessionRecord =>
  measure(
    [
      { name: 'lex', value: noisy() },
      {
        name: 'parse',
        value: place => (place.side === 'contender' && place.round < rounds ? undefined : noisy(0.5)(place)),
      },
    ],
    { rounds: 5, fields: outOfTime },
  )

const unfinished: readonly (readonly [name: string, makeRecords: (rounds: number) => readonly SessionRecord[]])[] = [
  ...(['all', 'some'] as const).flatMap(which =>
    [0.5, 0].flatMap(effect =>
      ['one job', 'a merge of two parts'].map(
        (jobs, at) =>
          [
            `${which} benchmarks, ${effect > 0 ? '+50%' : 'equal'}, ${jobs}`,
            (rounds: number) => cutShort(which, effect, rounds).slice(0, at + 1),
          ] as const,
      ),
    ),
  ),
  ['all benchmarks of one of two parts, +50%', rounds => [whole, ...cutShort('all', 0.5, rounds).slice(1)]],
  ['the contender lacks one of two benchmarks in so many of 5 rounds', rounds => [gaps(rounds)]],
]

test.each(unfinished)(
  'the headline is the same after one to four rounds, and no verdict without them: %s',
  (_, make) => {
    for (const rounds of fewRounds) {
      const first = write(headline(mergeRecords(make(rounds)))[0]!.text, terminalVoice)
      expect(first).not.toMatch(/slower|faster|regressed|improved|did not change/)
      expect(first).toMatch(/[Nn]ot compared.*time ran out after \d round|\d of \d judged: time ran out|fails on new/)
    }
  },
)

/** The situations that people ask about most, for the guide. */
const frequent: readonly string[] = [
  '+1.5% at a threshold of 2%',
  '+20%',
  'nine −20%, one +10%',
  'no allocation becomes 3',
  'the contender crashes',
  'one of two benchmarks is renamed',
  'a benchmark is added',
  'the baseline crashes',
  'no baseline is published',
  'the time budget is too short for a verdict',
  'a loaded machine, no change',
  'two copies of the baseline differ by 30%',
]

test('the golden page has what the gate decides', async () => {
  const page = [
    '# What a gate decides\n\nEach row is a simulated comparison, judged by the code that decides a job. **1** is a job that fails.',
    tabulateSituations(decideSituations()),
    '## When the time runs out\n\nMeasuring ended after one to four rounds of these benchmarks, which are too few for a verdict. The other benchmarks had enough and did not change.',
    tabulateUnfinished(),
  ]
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(join(root, golden))
})

test('the guide shows the situations that people ask about most', async () => {
  const rows = decideSituations().filter(([name]) => frequent.includes(name!))
  expect(rows).toHaveLength(frequent.length)
  const table = tabulateSituations(rows)
  const marks = /(<!-- situations: made by the tests -->\n)[\s\S]*?(\n<!-- \/situations -->)/
  const page = read(guide).replace(marks, (_, start: string, end: string) => `${start}\n${table}\n${end}`)
  expect(page).toContain(table)
  await expect(page).toMatchFileSnapshot(join(root, guide))
})

/** The cells of each situation: its name, the headline, and how a job ends without a gate and with one. */
function decideSituations(): readonly (readonly string[])[] {
  expect(situations.length + 1).toBe(61)
  const rows = situations.map(({ name, record, policy = gate }) => [
    name,
    see(record),
    exit(record, none),
    exit(record, policy),
  ])
  // Asked after the baseline's first run, so that there is no record.
  expect(countRoundsToReject(refused, { pairValues: 4, tests: 1, confidence: 0.95 })).toBe(5)
  rows.push(['`rounds: 3`, +20%', 'without a gate, not compared; with one, the rounds are refused', '0', '**1**'])
  return rows
}

const tabulateSituations = (rows: readonly (readonly string[])[]): string =>
  makeTable(['situation', 'the headline, without sizes', 'no gate', '`regressed`'], rows)

function tabulateUnfinished(): string {
  const rows = unfinished.map(([name, make]) => {
    const cells = fewRounds.map(rounds => {
      const ended = toEnded(mergeRecords(make(rounds)))
      return gates.map(([, policy]) => (decideEnd(ended, policy).failures.length > 0 ? '**1**' : '0'))
    })
    // It makes no difference how many rounds are missing.
    for (const other of cells) expect(other, name).toEqual(cells[0])
    return [name, ...cells[0]!]
  })
  return makeTable(['no verdict yet for', ...gates.map(([name]) => name)], rows)
}

function makeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

test('a gate that judged nothing says so', () => {
  const ignoring = situations.find(({ name }) => name.startsWith('rules ignore'))!
  expect(listReservations(toEnded(makeReport(ignoring.record)), gate)).toHaveLength(1)
})
