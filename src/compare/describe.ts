import { mean, median } from 'simple-statistics'
import { isComputable } from '../metrics/number.js'
import type { Direction } from '../metrics/unit.js'
import type { Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import type { ChangeEngine } from '../stats/engine/inversion.js'
import { quantile } from '../stats/quantile.js'
import { fromLog } from './change.js'
import { isControl } from './chosen.js'
import type { Comparison } from './comparison.js'
import type { Finding, Level, RunnerMedians } from './finding.js'
import { otherQuantityOf } from './judge.js'
import { type OwnSettings, thresholdOf } from './resolved-rule.js'
import { findBudget, findExpectation, findWork } from './rules-outcome.js'
import { type Series, type SeriesTable, splitByRunner } from './series.js'

/** The part of a finding that is known before anything is judged. */
export type Description = Pick<
  Finding,
  'benchmark' | 'metric' | 'unit' | 'better' | 'primary' | 'quantity' | 'aside' | 'baseline' | 'contender' | 'runners'
>

/** Returns the names and the values of both sides, with `levels` where there is a change. */
export function describe(
  { series, basis, baseline, contender }: Comparison,
  levels: PairLevels | undefined,
): Description {
  const { name: metric, unit, better, aside } = series.metric
  const { benchmark, primary } = series
  const runners = series.runners.length === 0 ? {} : { runners: findRunnerMedians(series) }
  // What never varies is its own mean.
  const quantity = basis.kind === 'inference' ? otherQuantityOf(series.judge) : undefined
  const kind = { ...(quantity ? { quantity } : {}), ...(aside ? { aside } : {}) }
  const own = { benchmark, metric, unit, better, primary, ...kind }
  return {
    ...own,
    baseline: baseline && { ...baseline, ...(levels && { level: levels.baseline }) },
    contender: contender && { ...contender, ...(levels && { level: levels.contender }) },
    ...runners,
  }
}

/** The settings that one benchmark and metric is judged by. */
export function ownSettings(comparison: Comparison, record: Pair): OwnSettings {
  return { ...record.settings, threshold: ownThreshold(comparison, record) }
}

/** The threshold of one benchmark and metric, of the baseline's level, since that is what a change is relative to. */
export function ownThreshold(comparison: Comparison, { settings }: Pair): number {
  return thresholdOf(comparison.series.rule, settings, () => comparison.baseline?.median ?? 0)
}

/** Collects the parts of a finding that come from the rules. */
export function describeRule(
  comparison: Comparison,
  { record, table }: { readonly record: Pair; readonly table: SeriesTable },
): Partial<Finding> {
  const { rule } = comparison.series
  const budget = findBudget(comparison.series, table, record)
  const isOwn = rule.threshold !== undefined || rule.smallest !== undefined
  const [expected, work] = [findExpectation(comparison.series), findWork(comparison.series)]
  const { ignore } = rule
  return {
    ...(isOwn ? { threshold: ownThreshold(comparison, record) } : {}),
    ...(rule.failAbove === undefined ? {} : { failAbove: rule.failAbove }),
    ...(budget ? { budget } : {}),
    ...(expected ? { expected } : {}),
    ...(work ? { work } : {}),
    ...(isControl(comparison.series, record.settings.metrics) ? { isControl: true } : {}),
    ...(ignore ? { ignored: ignore, reason: `ignored until ${ignore.until}: ${ignore.reason}` } : {}),
  }
}

/** The medians of `series` on each of its runners. */
function findRunnerMedians(series: Series): readonly RunnerMedians[] {
  return splitByRunner(series).map(rounds => ({
    baseline: findMedian(rounds, 'baseline'),
    contender: findMedian(rounds, 'contender'),
  }))
}

function findMedian(rounds: Series['rounds'], side: Side): number | null {
  const values = rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value))
  const sorted = Float64Array.from(values.filter(isComputable)).sort()
  return sorted.length === 0 ? null : quantile(sorted, 0.5)
}

/** The levels of both sides. */
interface PairLevels {
  readonly baseline: Level
  readonly contender: Level
}

/**
 * The levels that belong to the change: those that the estimate of `engine` implies, where there is one. What never varied is its own
 * level, and counts of which some are 0 have their means. The contender's over the baseline's is the change itself. Undefined where there is no change.
 */
export function findLevels({ basis, series }: Comparison, engine: ChangeEngine | undefined): PairLevels | undefined {
  if (basis.kind === 'exact') return { baseline: constant(basis.baseline), contender: constant(basis.contender) }
  if (basis.kind === 'zeros') return { baseline: meanOf(series, 'baseline'), contender: meanOf(series, 'contender') }
  if (engine === undefined) return undefined
  const { centre, a, b } = engine.levelled()
  const { better } = series.metric
  const levels = { baseline: levelOf(centre, a, better), contender: levelOf(centre + engine.estimate, b, better) }
  const isKnown = Object.values(levels).every(({ value, mad }) => isComputable(value) && isComputable(mad))
  return isKnown ? levels : undefined
}

function constant(value: number): Level {
  return { value, mad: 0 }
}

function meanOf({ rounds }: Series, side: Side): Level {
  const values = rounds.flatMap(round => round.filter(one => one.side === side).map(one => one.value))
  const value = mean(values)
  const distances = values.map(one => Math.abs(one - value))
  return { value, mad: median(distances) }
}

function levelOf(log: number, logs: Float64Array, direction: Direction): Level {
  const value = fromLog(log, direction)
  const distances = logs.map(one => Math.abs(fromLog(one, direction) - value)).sort()
  return { value, mad: quantile(distances, 0.5) }
}
