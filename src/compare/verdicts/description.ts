import { isComputable } from '../../metrics/number.js'
import type { Pair } from '../../record/pair.js'
import type { Side } from '../../schedule/round.js'
import { quantile } from '../../stats/quantile.js'
import type { Comparison } from '../comparison.js'
import { otherQuantityOf } from '../judge.js'
import { type Series, type SeriesTable, splitByRunner } from '../series.js'
import { findBudget } from './budget.js'
import { findExpectation, findWork } from './expectation.js'
import type { Finding, RunnerMedians } from './finding.js'
import { isControl } from './judged.js'
import type { PairLevels } from './levels.js'
import { thresholdOf } from './ruling.js'

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

/** The settings that one finding is judged by, with its own threshold. */
export type OwnSettings = Pick<Pair['settings'], 'threshold' | 'confidence'>

/** The settings that one benchmark and metric is judged by. */
export function ownSettings(comparison: Comparison, record: Pair): OwnSettings {
  return { ...record.settings, threshold: ownThreshold(comparison, record) }
}

/** The threshold of one benchmark and metric, of the baseline's level, since that is what a change is relative to. */
export function ownThreshold(comparison: Comparison, { settings }: Pair): number {
  return thresholdOf(comparison.series.ruling, settings, () => comparison.baseline?.median ?? 0)
}

/** Collects the parts of a finding that come from the rules. */
export function describeRuling(
  comparison: Comparison,
  { record, table }: { readonly record: Pair; readonly table: SeriesTable },
): Partial<Finding> {
  const { ruling } = comparison.series
  const budget = findBudget(comparison.series, table, record)
  const isOwn = ruling.threshold !== undefined || ruling.smallest !== undefined
  const [expected, work] = [findExpectation(comparison.series), findWork(comparison.series)]
  const { ignore } = ruling
  return {
    ...(isOwn ? { threshold: ownThreshold(comparison, record) } : {}),
    ...(ruling.failAbove === undefined ? {} : { failAbove: ruling.failAbove }),
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
