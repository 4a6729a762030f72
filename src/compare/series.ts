import { group } from 'd3-array'
import { median } from 'simple-statistics'
import { convert } from '../metrics/convert.js'
import type { Metric } from '../metrics/metric.js'
import { isCounted } from '../metrics/number.js'
import { isMeasured, isRate } from '../metrics/unit.js'
import { seriesKey } from '../record/key.js'
import type { Reason } from '../record/reasons.js'
import type { Measurement, Pair, PairInvocation } from '../record/record.js'
import type { RecordedJudge } from '../rules/rules.js'
import type { Side } from '../schedule/round.js'
import type { RoundBlock } from '../stats/randomisation.js'
import { once } from '../util/once.js'
import { present } from '../util/present.js'
import type { CopyValue } from './copies.js'
import { type EqualNames, listEqualNames } from './equal-names.js'
import { findIterationWork } from './iteration-work.js'
import { applyToMetric, keepFitting, type ResolvedRule, resolveRule } from './resolved-rule.js'
import { makeFindBreaks, makeOwnRounds } from './rounds/design.js'
import { findSetRate, type SetRate } from './set-rate.js'
import { areApart } from './several-values.js'

/** One value in its place in the experiment. */
export interface Observation extends CopyValue {
  /** The how-manieth of its round it was, from 0. */
  readonly turn: number
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
  readonly judge: RecordedJudge
  /** The step of the digits that the values were printed in, the finest of all runs; 0 where there is none, as where values are exact. */
  readonly step: number
  /** The unit before a rule said what numbers without one are in. */
  readonly printedUnit: string
  /** Set where the values are CPU times that are judged in the place of wall times. */
  readonly clocks?: Clocks
  /** The rate at which its benchmark was given its work, where that was set. */
  readonly setRate?: SetRate
  /** True if the values of each run lie so far apart that they may be of several benchmarks. */
  readonly isOfSeveral: boolean
}

/** The clocks of a process whose CPU time is judged in the place of its wall time. */
export interface Clocks {
  readonly wall: Series
  /** The time in which its main thread was ready to run, and no core was free. */
  readonly runDelay: Series
}

/** The numbers of one side's invocations that failed, timed out and succeeded. */
export interface Failures {
  readonly failed: number
  readonly timedOut: number
  readonly succeeded: number
  /** The first failure. */
  readonly failure: Reason | undefined
}

/** A record by benchmark. */
export interface SeriesTable {
  readonly series: readonly Series[]
  readonly failures: { readonly [side in Side]: Failures }
  /** Files of copies that somebody changed who may not. */
  readonly tampered: readonly string[]
  /** Acts of commands after which nothing can be compared. */
  readonly interference: readonly Reason[]
  /** The names that several benchmarks have. */
  readonly equalNames: readonly EqualNames[]
  /** Benchmarks of which it is unclear which one they are on the other side, and why. */
  readonly confused: ReadonlyMap<string, Reason>
  /** Series of which one side alone has values, where the other side prints the same benchmark in another unit: both units. */
  readonly replaced: ReadonlyMap<Series, { readonly from: string; readonly to: string }>
  /** Benchmarks of which an iteration does another amount of work on the other side, and how much. */
  readonly iterations: ReadonlyMap<string, Reason>
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
  for (const round of rounds)
    for (const observation of round) if (observation.side === side) values.push(observation.value)
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
  return new Map(series.map(series => [keyOf(series), series]))
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
  step: number
  /** Undefined as long as no run has printed it. */
  isOfSeveral: boolean | undefined
}

/** The record's values by benchmark and metric, in the order in which they were first printed, still in rounds. */
export function makeSeries(record: Pair): SeriesTable {
  const drafts = new Map<string, Draft>()
  const errors = new Map<string, NotedError>()
  const draftOf = ({ benchmark, metric }: Pick<Measurement, 'benchmark' | 'metric'>): Draft => {
    const key = keyOf({ benchmark, metric })
    const draft = drafts.get(key) ?? {
      ...{ benchmark, metric, rounds: record.rounds.map(() => []), conflict: undefined },
      ...{ step: Infinity, isOfSeveral: undefined },
    }
    drafts.set(key, draft)
    return draft
  }
  for (const [index, round] of record.rounds.entries())
    for (const [place, { slot, turn = place, measurements }] of round.entries())
      for (const measurement of measurements) {
        const { benchmark, metric, value, error, step = 0, samples = [] } = measurement
        if (error === undefined) {
          const draft = draftOf(measurement)
          noteMetric(draft, slot, metric)
          draft.step = Math.min(draft.step, step)
          draft.isOfSeveral = draft.isOfSeveral !== false && areApart(samples)
          draft.rounds[index]!.push({ side: slot.side, copy: slot.copy, turn, value })
          continue
        }
        const known = errors.get(benchmark) ?? { side: slot.side, error, metric, sides: new Set() }
        errors.set(benchmark, known)
        known.sides.add(slot.side)
      }
  // A benchmark that never had a value must not be forgotten.
  const valued = new Set([...drafts.values()].map(({ benchmark }) => benchmark))
  for (const [benchmark, { metric }] of errors) if (!valued.has(benchmark)) draftOf({ benchmark, metric })
  const series = arrange([...drafts.values()], record)
  const equalNames = listEqualNames(series)
  const confused = new Map(
    equalNames.flatMap(({ benchmarks, confusion }) =>
      confusion ? benchmarks.map(name => [name, confusion] as const) : [],
    ),
  )
  return {
    ...{ series, failures: countAllFailures(record.rounds), tampered: record.tampered ?? [], errors },
    interference: record.interference ?? [],
    ...{ equalNames, confused, replaced: findReplaced(series) },
    iterations: findIterationWork(series, record.settings.threshold),
  }
}

/** Finds the series of one side alone whose benchmark the other side prints in another unit only, so that it has changed its unit. */
function findReplaced(series: readonly Series[]): SeriesTable['replaced'] {
  const hasValues = ({ rounds }: Series, side: Side): boolean =>
    rounds.some(round => round.some(observation => observation.side === side))
  const replaced = new Map<Series, { readonly from: string; readonly to: string }>()
  const ofOneSide = series.filter(
    series => !series.metric.aside && hasValues(series, 'baseline') !== hasValues(series, 'contender'),
  )
  for (const gone of ofOneSide.filter(series => hasValues(series, 'baseline'))) {
    const come = ofOneSide.find(series => series.benchmark === gone.benchmark && hasValues(series, 'contender'))
    if (come === undefined || come.metric.unit === gone.metric.unit) continue
    const units = { from: gone.metric.unit, to: come.metric.unit }
    replaced.set(gone, units).set(come, units)
  }
  return replaced
}

interface NotedError {
  readonly side: Side
  readonly error: string
  readonly metric: Metric
  readonly sides: Set<Side>
}

/**
 * The baseline's metric is the one that it changed from, whichever side was the first to print it. It is primary if any run says so: a
 * tool that sees in a run that the metric tells nothing sees it in all of them, or has seen it by chance.
 */
function noteMetric(draft: Draft, { side }: PairInvocation['slot'], metric: Metric): void {
  if (metric.primary && !draft.metric.primary) draft.metric = { ...draft.metric, primary: true }
  const isSame = metric.unit === draft.metric.unit && metric.better === draft.metric.better
  if (isSame || draft.conflict) return
  if (side === 'contender') draft.conflict = metric
  else [draft.metric, draft.conflict] = [metric, draft.metric]
}

/** The series of `drafts`, each in its own rounds. Most have the same rounds: what follows from these is found once. */
function arrange(drafts: readonly Draft[], record: Pair): readonly Series[] {
  const { rounds } = record
  const primaries = findPrimaries(drafts, record)
  const setRates = findSetRates(drafts, primaries, record)
  const numbersOf = makeOwnRounds(record)
  const find = makeFindBreaks(record)
  const known = new Map<string, Pick<Series, 'numbers' | 'runners' | 'breaks' | 'failures'>>()
  return drafts.map(draft => {
    const { benchmark, metric } = draft
    const numbers = numbersOf({ benchmark, aside: metric.aside ?? false, rounds: draft.rounds })
    const key = numbers.length === rounds.length ? 'all' : numbers.join()
    const failures = () => countAllFailures(numbers.map(number => rounds[number]!))
    const arranged = known.get(key) ?? { numbers, ...find(numbers), failures: failures() }
    known.set(key, arranged)
    // A list that grew keeps room for as many again, which adds up over ten thousand benchmarks.
    const metricsOf = numbers.map(number => draft.rounds[number]!.slice())
    const setRate = setRates.get(benchmark)
    return {
      ...resolveSeries({ ...draft, rounds: metricsOf }, record),
      ...arranged,
      ...present({ setRate }),
      primary: (setRate?.time ?? primaries.get(benchmark)) === metric.name,
    }
  })
}

/** A draft as the rules say that its metric is. */
function resolveSeries(
  { benchmark, conflict, metric: printed, rounds, step, isOfSeveral = false }: Draft,
  { settings: { rules, judge } }: Pair,
) {
  const rule = resolveRule(rules, benchmark, printed)
  const { metric, factor } = applyToMetric(printed, rule)
  const isSettled = rule.direction !== undefined && conflict?.unit === printed.unit
  const scaled = (observation: Observation): Observation => ({
    ...observation,
    value: convert(observation.value, factor),
  })
  return {
    ...{ benchmark, metric, conflict: isSettled ? undefined : conflict },
    rounds: factor === 1 ? rounds : rounds.map(round => round.map(scaled)),
    rule: keepFitting(rule, metric.unit),
    judge: rule.judge ?? judge ?? 'auto',
    step: rule.exact === true || step === Infinity ? 0 : findStep(step * factor, metric),
    printedUnit: printed.unit,
    isOfSeveral,
  }
}

/** The step that matters of what was printed in steps of `step`: whole things that are counted are exact. */
function findStep(step: number, { unit }: Metric): number {
  return isCounted(unit) && step <= 1 ? 0 : step
}

/**
 * Each benchmark's own metric: what its tool says (but not CPU time by a clock that some run has shown to be too coarse), or else time, or the first that it printed which is not how much work it did. A time
 * that is 0 in some run is too short for its clock, whatever the tool says. Where it is printed in steps that hide what matters, another
 * time or rate of the benchmark that has more digits stands for it.
 */
function findPrimaries(
  drafts: readonly Draft[],
  { settings: { threshold }, warnings }: Pick<Pair, 'settings' | 'warnings'>,
) {
  const primaries = new Map<string, string>()
  const fittingDrafts = drafts.filter(({ metric }) => !metric.aside && metric.name !== 'work')
  for (const { benchmark, metric } of fittingDrafts)
    if (!primaries.has(benchmark) || metric.name === 'time') primaries.set(benchmark, metric.name)
  // By chance, the times of a single run are no whole ticks, or all of them are.
  const isCoarseClock = warnings.some(({ code }) => code === 'coarse-cpu-clock')
  for (const draft of fittingDrafts.filter(({ metric }) => !(isCoarseClock && metric.name === 'cpu-time')))
    if (draft.metric.primary && !(draft.metric.unit === 's' && hasZero(draft)))
      primaries.set(draft.benchmark, draft.metric.name)
  const isTimed = ({ metric }: Draft): boolean => isMeasured(metric.unit) && metric.better !== 'unknown'
  const areFine = new Set(fittingDrafts.filter(draft => isTimed(draft) && findStepShare(draft) < threshold))
  const finest = new Map([...areFine].map(({ benchmark, metric }) => [benchmark, metric.name] as const).reverse())
  for (const draft of fittingDrafts) {
    const { benchmark, metric } = draft
    const isCoarse = primaries.get(benchmark) === metric.name && isMeasured(metric.unit) && !areFine.has(draft)
    const finer = isCoarse ? finest.get(benchmark) : undefined
    if (finer !== undefined) primaries.set(benchmark, finer)
  }
  return primaries
}

/** The benchmarks whose `primaries` are rates that were set. */
function findSetRates(
  drafts: readonly Draft[],
  primaries: ReadonlyMap<string, string>,
  record: Pair,
): ReadonlyMap<string, SetRate> {
  const ofBenchmark = once(() => group(drafts, ({ benchmark }) => benchmark))
  return new Map(
    drafts.flatMap(draft => {
      const { benchmark, metric } = draft
      const isAbout = isRate(metric.unit) && primaries.get(benchmark) === metric.name
      const setRate = isAbout ? findSetRate(draft, ofBenchmark().get(benchmark) ?? [], record) : undefined
      return setRate === undefined ? [] : [[benchmark, setRate] as const]
    }),
  )
}

/** The step of the printed digits as a fraction of the values. */
function findStepShare({ rounds, step }: Draft): number {
  const values = rounds.flatMap(round => round.map(({ value }) => Math.abs(value)))
  return step === Infinity || step === 0 || values.length === 0 ? 0 : step / median(values)
}

function countAllFailures(rounds: Pair['rounds']): SeriesTable['failures'] {
  const countFailures = (side: Side): Failures => {
    const counts = { ok: 0, failed: 0, 'timed-out': 0 }
    const invocations = rounds.flat().filter(({ slot }) => slot.side === side)
    for (const { outcome } of invocations) counts[outcome]++
    const failure = invocations.find(({ outcome }) => outcome !== 'ok')?.failure
    return { failed: counts.failed, timedOut: counts['timed-out'], succeeded: counts.ok, failure }
  }
  return { baseline: countFailures('baseline'), contender: countFailures('contender') }
}

/** The series that both sides have, and the benchmarks that only one side has although the other side's command succeeded. */
export interface Presence {
  readonly shared: readonly Series[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * The series of a record, sorted by who has them. What a side does not print because its command failed in all rounds that count, or because
 * the benchmark did, is neither added nor removed: it stays among the shared ones, to be found not comparable.
 */
export function sortByPresence({ series, errors, confused }: SeriesTable): Presence {
  const printed = { baseline: new Set<string>(), contender: new Set<string>() }
  const possible = { baseline: new Set<string>(), contender: new Set<string>() }
  for (const { benchmark, rounds, failures } of series)
    for (const side of ['baseline', 'contender'] as const) {
      if (rounds.some(round => round.some(observation => observation.side === side))) printed[side].add(benchmark)
      if (failures[side].succeeded > 0) possible[side].add(benchmark)
    }
  const listOnly = (side: Side, opposite: Side): readonly string[] =>
    [...printed[side]].filter(
      name => !printed[opposite].has(name) && !errors.has(name) && !confused.has(name) && possible[opposite].has(name),
    )
  const [added, removed] = [listOnly('contender', 'baseline'), listOnly('baseline', 'contender')]
  const unpaired = new Set([...added, ...removed])
  return { shared: series.filter(({ benchmark }) => !unpaired.has(benchmark)), added, removed }
}

/** The series that only one side has. */
export function listUnpaired({ table, added, removed }: Presence & { readonly table: SeriesTable }): readonly Series[] {
  const metricsOf = new Set([...added, ...removed])
  return table.series.filter(({ benchmark }) => metricsOf.has(benchmark))
}
