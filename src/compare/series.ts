import type { Metric } from '../metrics/metric.js'
import { seriesKey } from '../record/key.js'
import type { Measurement, Pair, PairInvocation } from '../record/record.js'
import type { Judge } from '../rules/rules.js'
import type { Side } from '../schedule/round.js'
import type { RoundBlock } from '../stats/engine/blocks.js'
import { applyToMetric, keepFitting, type ResolvedRule, resolveRule } from './resolved-rule.js'
import { makeFindBreaks, makeOwnRounds } from './rounds/own-rounds.js'

/** One value in its place in the experiment. */
export interface Observation {
  readonly side: Side
  readonly copy: 1 | 2
  /** The how-manieth of its round it was, from 0. */
  readonly turn: number
  readonly value: number
}

/** All values of one benchmark and metric, round by round, in run order. */
export interface Series {
  readonly benchmark: string
  readonly metric: Metric
  /** True if this metric is the one that its benchmark is about. */
  readonly primary: boolean
  /** Its own rounds: those of the record, unless it was left out of some. */
  readonly rounds: readonly (readonly Observation[])[]
  /** The number that each of its rounds has in the record, from 0. */
  readonly numbers: readonly number[]
  /** The place of the first round of each further runner among its own. */
  readonly runners: readonly number[]
  /** The place of each round at which levels may shift: those of further runners, of segments, and where focus changed. */
  readonly breaks: readonly number[]
  /** Failures of the invocations in its own rounds. */
  readonly failures: { readonly [side in Side]: Failures }
  /** The other units and directions that the same benchmark and metric was printed with. */
  readonly conflict: Metric | undefined
  /** Demands of the rules. */
  readonly rule: ResolvedRule
  /** The statistic that is compared. */
  readonly judge: Judge
  /** The unit before a rule said what numbers without one are in. */
  readonly printedUnit: string
}

/** The numbers of one side's invocations that failed, timed out and succeeded. */
export interface Failures {
  readonly failed: number
  readonly timedOut: number
  readonly succeeded: number
  /** The reason of the first failure. */
  readonly reason: string | undefined
}

/** A record by benchmark. */
export interface SeriesTable {
  readonly series: readonly Series[]
  readonly failures: { readonly [side in Side]: Failures }
  /** Files of copies that somebody changed who may not. */
  readonly tampered: readonly string[]
  /** Errors that benchmarks reported themselves: the first of each, and the sides that had one. */
  readonly errors: ReadonlyMap<
    string,
    { readonly side: Side; readonly error: string; readonly sides: ReadonlySet<Side> }
  >
}

/** Returns whether `series` has no value, only errors. */
export function isSilent({ rounds }: Series): boolean {
  return rounds.every(round => round.length === 0)
}

/** Returns whether a value of `series` is 0, which has no ratio to any other. */
export function hasZero({ rounds }: Pick<Series, 'rounds'>): boolean {
  return rounds.some(round => round.some(({ value }) => value === 0))
}

/** The values of one side, in the order in which it printed them. */
export function valuesOf({ rounds }: Pick<Series, 'rounds'>, side: Side): number[] {
  const values: number[] = []
  for (const round of rounds) for (const one of round) if (one.side === side) values.push(one.value)
  return values
}

/** The values of both sides, round by round. */
export function toBlocks({ rounds }: Pick<Series, 'rounds'>): readonly RoundBlock[] {
  return rounds.map(round => ({
    a: valuesOf({ rounds: [round] }, 'baseline'),
    b: valuesOf({ rounds: [round] }, 'contender'),
  }))
}

/** Returns the key of a series among all of its record. */
export function keyOf({ benchmark, metric }: Pick<Series, 'benchmark' | 'metric'>): string {
  return seriesKey({ benchmark, metric: metric.name })
}

/** All series of a record by their keys. */
export type SeriesIndex = ReadonlyMap<string, Series>

/** Makes an index of the series of a record. */
export function indexSeries({ series }: Pick<SeriesTable, 'series'>): SeriesIndex {
  return new Map(series.map(one => [keyOf(one), one]))
}

/** The rounds of `series`, runner by runner. */
export function splitByRunner({ rounds, runners }: Pick<Series, 'rounds' | 'runners'>): readonly Series['rounds'][] {
  return [0, ...runners].map((first, runner) => rounds.slice(first, runners[runner]))
}

interface Draft {
  readonly benchmark: string
  metric: Metric
  readonly rounds: Observation[][]
  conflict: Metric | undefined
}

/** The record's values by benchmark and metric, in the order in which they were first printed, still in rounds. */
export function makeSeries(record: Pair): SeriesTable {
  const drafts = new Map<string, Draft>()
  const errors = new Map<string, NotedError>()
  record.rounds.forEach((round, index) => {
    for (const [place, { slot, turn = place, measurements }] of round.entries())
      for (const measurement of measurements) {
        if (measurement.error === undefined)
          put(draftOf(drafts, measurement, record.rounds.length), { index, turn, slot }, measurement)
        else noteError(errors, slot.side, { ...measurement, error: measurement.error })
      }
  })
  // A benchmark that never had a value must not be forgotten.
  const valued = new Set([...drafts.values()].map(draft => draft.benchmark))
  for (const [benchmark, { metric }] of errors)
    if (!valued.has(benchmark))
      drafts.set(seriesKey({ benchmark, metric: metric.name }), makeDraft(benchmark, metric, record.rounds.length))
  const primaries = findPrimaries([...drafts.values()])
  const numbersOf = makeOwnRounds(record)
  const arrange = makeArrangements(record)
  const series = [...drafts.values()].map(draft => {
    const { benchmark, metric, rounds } = draft
    const numbers = numbersOf({ benchmark, aside: metric.aside ?? false, rounds })
    // A list that grew keeps room for as many again, which adds up over ten thousand benchmarks.
    const own = numbers.map(number => rounds[number]!.slice())
    return {
      ...resolveSeries({ ...draft, rounds: own }, record.settings),
      ...arrange(numbers),
      primary: primaries.get(benchmark) === metric.name,
    }
  })
  return { series, failures: countAllFailures(record.rounds), tampered: record.tampered ?? [], errors }
}

type Arranged = Pick<Series, 'numbers' | 'runners' | 'breaks' | 'failures'>

/** Most series have the same rounds: what follows from these is found once. */
function makeArrangements(record: Pair): (numbers: readonly number[]) => Arranged {
  const find = makeFindBreaks(record)
  const known = new Map<string, Arranged>()
  return numbers => {
    const key = numbers.length === record.rounds.length ? 'all' : numbers.join()
    const arranged = known.get(key) ?? {
      numbers,
      ...find(numbers),
      failures: countAllFailures(numbers.map(number => record.rounds[number]!)),
    }
    known.set(key, arranged)
    return arranged
  }
}

interface NotedError {
  readonly side: Side
  readonly error: string
  readonly metric: Metric
  readonly sides: Set<Side>
}

function noteError(
  errors: Map<string, NotedError>,
  side: Side,
  { benchmark, metric, error }: Measurement & { readonly error: string },
): void {
  const known = errors.get(benchmark)
  if (known) known.sides.add(side)
  else errors.set(benchmark, { side, error, metric, sides: new Set([side]) })
}

function resolveSeries(
  draft: Draft,
  { rules, judge }: Pick<Pair['settings'], 'rules' | 'judge'>,
): Pick<Series, 'benchmark' | 'metric' | 'rounds' | 'conflict' | 'rule' | 'judge' | 'printedUnit'> {
  const { benchmark, conflict } = draft
  const rule = resolveRule(rules, benchmark, draft.metric)
  const { metric, factor } = applyToMetric(draft.metric, rule)
  const isSettled = rule.direction !== undefined && conflict?.unit === draft.metric.unit
  return {
    benchmark,
    metric,
    rounds: factor === 1 ? draft.rounds : draft.rounds.map(round => round.map(one => scaled(one, factor))),
    conflict: isSettled ? undefined : conflict,
    rule: keepFitting(rule, metric.unit),
    judge: rule.judge ?? judge ?? 'auto',
    printedUnit: draft.metric.unit,
  }
}

function scaled(one: Observation, factor: number): Observation {
  return { ...one, value: one.value * factor }
}

function makeDraft(benchmark: string, metric: Metric, rounds: number): Draft {
  return { benchmark, metric, rounds: Array.from({ length: rounds }, () => []), conflict: undefined }
}

function draftOf(drafts: Map<string, Draft>, { benchmark, metric }: Measurement, rounds: number): Draft {
  const key = seriesKey({ benchmark, metric: metric.name })
  const known = drafts.get(key)
  if (known) return known
  const draft = makeDraft(benchmark, metric, rounds)
  drafts.set(key, draft)
  return draft
}

interface Position {
  readonly index: number
  readonly turn: number
  readonly slot: PairInvocation['slot']
}

function put(draft: Draft, { index, turn, slot }: Position, one: Measurement): void {
  if (one.metric.unit !== draft.metric.unit || one.metric.better !== draft.metric.better) noteConflict(draft, slot, one)
  draft.rounds[index]!.push({ side: slot.side, copy: slot.copy, turn, value: one.value })
}

/** The baseline's metric is the one that it changed from, whichever side was the first to print it. */
function noteConflict(draft: Draft, { side }: PairInvocation['slot'], { metric }: Measurement): void {
  if (draft.conflict) return
  if (side === 'contender') draft.conflict = metric
  else [draft.metric, draft.conflict] = [metric, draft.metric]
}

/** Each benchmark's own metric: time, or the first that it printed which is not how much work it did. */
function findPrimaries(drafts: readonly Draft[]): Map<string, string> {
  const primaries = new Map<string, string>()
  const own = drafts.filter(({ metric }) => !metric.aside && metric.name !== 'work')
  for (const { benchmark, metric } of own)
    if (!primaries.has(benchmark) || metric.name === 'time') primaries.set(benchmark, metric.name)
  for (const { benchmark, metric } of own) if (metric.primary) primaries.set(benchmark, metric.name)
  return primaries
}

function countAllFailures(rounds: Pair['rounds']): SeriesTable['failures'] {
  const invocations = rounds.flat()
  return { baseline: countFailures(invocations, 'baseline'), contender: countFailures(invocations, 'contender') }
}

function countFailures(invocations: readonly PairInvocation[], side: Side): Failures {
  const counts = { ok: 0, failed: 0, 'timed-out': 0 }
  let bad: PairInvocation | undefined
  for (const one of invocations) {
    if (one.slot.side !== side) continue
    counts[one.outcome]++
    if (one.outcome !== 'ok') bad ??= one
  }
  return { failed: counts.failed, timedOut: counts['timed-out'], succeeded: counts.ok, reason: bad?.reason }
}

/** The series that both sides have, and the benchmarks that only one side has although the other side's command succeeded. */
export interface Presence {
  readonly shared: readonly Series[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * The series of a record, sorted by who has them.
 *
 * What a side does not print because its command failed in all rounds that count, or because the benchmark did, is neither added nor
 * removed: it stays among the shared ones, to be found not comparable.
 */
export function sortByPresence({ series, errors }: SeriesTable): Presence {
  const printed = { baseline: new Set<string>(), contender: new Set<string>() }
  const possible = { baseline: new Set<string>(), contender: new Set<string>() }
  for (const { benchmark, rounds, failures } of series) {
    for (const side of ['baseline', 'contender'] as const) {
      if (rounds.some(round => round.some(one => one.side === side))) printed[side].add(benchmark)
      if (failures[side].succeeded > 0) possible[side].add(benchmark)
    }
  }
  const onlyIn = (side: 'baseline' | 'contender', other: 'baseline' | 'contender'): ReadonlySet<string> =>
    new Set(
      [...printed[side]].filter(name => !printed[other].has(name) && !errors.has(name) && possible[other].has(name)),
    )
  const added = onlyIn('contender', 'baseline')
  const removed = onlyIn('baseline', 'contender')
  const shared = series.filter(({ benchmark }) => !added.has(benchmark) && !removed.has(benchmark))
  return { shared, added: [...added], removed: [...removed] }
}

/** The series that only one side has. */
export function listUnpaired({ table, added, removed }: Presence & { readonly table: SeriesTable }): readonly Series[] {
  const own = new Set([...added, ...removed])
  return table.series.filter(({ benchmark }) => own.has(benchmark))
}
