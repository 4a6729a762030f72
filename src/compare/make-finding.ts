import { mean, median } from 'simple-statistics'
import { isComputable } from '../metrics/number.js'
import type { Direction } from '../metrics/unit.js'
import { makeReason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { quantile } from '../stats/quantile.js'
import { type Description, type Judged, type JudgedRun, ownThreshold, type Tested } from './assessment.js'
import type { Finding, Level } from './finding.js'
import { suspectLayout } from './layout.js'
import { findBudget } from './rules-outcome.js'
import { type Series, splitByRunner, valuesOf } from './series.js'
import { describeVariation } from './trust/diagnostics.js'
import { fromLog } from './verdict.js'

/** Makes the finding of a benchmark in `run`, with these `notes` on its values. */
export function makeFinding(judged: Judged, run: JudgedRun, notes: readonly Warning[]): Finding {
  const { judgement } = judged
  const measured = judged.confirmation?.assessment ?? judged
  const told = {
    ...describe(measured, judgement.change === null ? undefined : findLevels(measured)),
    ...{ ...judgement, warnings: [...judgement.warnings, ...notes] },
    ...describeRule(judged, run),
  }
  const finding = suspectLayout(told, run.whole)
  return { ...finding, warnings: [...finding.warnings, ...describeVariation(finding), ...describeSetRate(judged)] }
}

/** Tells of a time that is judged in the place of a rate which was set. */
function describeSetRate({ series: { setRate, metric }, role }: Judged): readonly Warning[] {
  if (setRate?.time !== metric.name || role !== 'judged') return []
  return [makeReason('set-rate', { name: setRate.rate, isTimeJudged: true })]
}

function describe({ series, basis, summarise }: Tested, levels: PairLevels | undefined): Description {
  const { name: metric, unit, better, aside } = series.metric
  const { benchmark, primary } = series
  const [baseline, contender] = [summarise('baseline'), summarise('contender')]
  // What never varies is its own mean.
  const isOfMean = basis.kind === 'inference' && series.judge === 'mean'
  return {
    ...{ benchmark, metric, unit, better, primary },
    ...(isOfMean ? { quantity: 'mean' as const } : {}),
    ...(aside ? { aside } : {}),
    baseline: baseline && { ...baseline, ...(levels && { level: levels.baseline }) },
    contender: contender && { ...contender, ...(levels && { level: levels.contender }) },
    ...(series.runners.length === 0
      ? {}
      : {
          runners: splitByRunner(series).map(rounds => {
            const findMedian = (side: Side): number | null => {
              const sorted = Float64Array.from(valuesOf({ rounds }, side).filter(isComputable)).sort()
              return sorted.length === 0 ? null : quantile(sorted, 0.5)
            }
            return { baseline: findMedian('baseline'), contender: findMedian('contender') }
          }),
        }),
  }
}

function describeRule(judged: Judged, { record, table }: JudgedRun): Partial<Finding> {
  const { series } = judged
  const { threshold, smallest, failAbove, ignore } = series.rule
  const budget = findBudget(series, table, record)
  return {
    ...(threshold === undefined && smallest === undefined ? {} : { threshold: ownThreshold(judged, record) }),
    ...(failAbove === undefined ? {} : { failAbove }),
    ...(budget ? { budget } : {}),
    ...(ignore ? { ignored: ignore, reason: makeReason('ignored', { until: ignore.until, why: ignore.reason }) } : {}),
  }
}

type PairLevels = Readonly<Record<Side, Level>>

/**
 * The levels that belong to the change: those that the estimate of the engine implies, where there is one. What never varied is its own
 * level, and counts of which some are 0 have their means. The contender's over the baseline's is the change itself.
 */
function findLevels({ basis, series, engine }: Tested): PairLevels | undefined {
  if (basis.kind === 'exact')
    return { baseline: { value: basis.baseline, mad: 0 }, contender: { value: basis.contender, mad: 0 } }
  if (basis.kind === 'zeros') return { baseline: meanOf(series, 'baseline'), contender: meanOf(series, 'contender') }
  if (engine === undefined) return undefined
  const { centre, a, b } = engine.levelled()
  const { better } = series.metric
  const levels = { baseline: levelOf(centre, a, better), contender: levelOf(centre + engine.estimate, b, better) }
  const isKnown = Object.values(levels).every(({ value, mad }) => isComputable(value) && isComputable(mad))
  return isKnown ? levels : undefined
}

function meanOf(series: Series, side: Side): Level {
  const values = valuesOf(series, side)
  const value = mean(values)
  const distances = values.map(level => Math.abs(level - value))
  return { value, mad: median(distances) }
}

function levelOf(log: number, logs: Float64Array, direction: Direction): Level {
  const value = fromLog(log, direction)
  const distances = logs.map(log => Math.abs(fromLog(log, direction) - value)).sort()
  return { value, mad: quantile(distances, 0.5) }
}
