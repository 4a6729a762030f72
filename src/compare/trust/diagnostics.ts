import { median } from 'simple-statistics'
import { findCountThreshold } from '../../metrics/metric.js'
import { isSpeed } from '../../metrics/unit.js'
import { makeReason } from '../../record/reasons.js'
import type { Pair, Warning } from '../../record/record.js'
import { adjustPValues } from '../../stats/multiple.js'
import { type Drift, findGroups, testDrift } from '../../stats/noise.js'
import { type Inferred, isInferred, ownThreshold, type Tested } from '../assessment.js'
import type { Finding } from '../finding.js'
import type { Series } from '../series.js'
import { splitByRunner } from '../series.js'
import { areTied, findNarrowest, findTick, isExactlyCounted, listDistinct } from '../steps.js'

/** Half of what is promised, that at most one clean run in a hundred is warned of a drift: the test is asymptotic. */
const alpha = 0.005

/**
 * Warns about each of `assessments` of `record`: what its values show that randomisation does not buy, or that its reader should know.
 *
 * A test is corrected for the number of benchmarks, so that it is a clean run, not a clean benchmark, that stays silent.
 */
export function findWarnings(assessments: readonly Tested[], record: Pair): ReadonlyMap<Tested, readonly Warning[]> {
  const tested = assessments.filter(isInferred).filter(({ shortage }) => shortage === undefined)
  const drifts = tested.map(({ series, engine }) => {
    const change = series.metric.better === 'higher' ? -engine.estimate : engine.estimate
    return testDrift(
      splitByRunner(series).map(rounds =>
        rounds
          .filter(round => round.length > 0)
          .map(round => round.map(({ side, value }) => Math.log(value) - (side === 'contender' ? change : 0))),
      ),
    )
  })
  const adjusted = adjustPValues(drifts.map(({ p }) => p))
  return new Map(
    tested.map((assessment, index) => [
      assessment,
      [...describeDrift({ ...drifts[index]!, p: adjusted[index]! }, assessment, record), ...describeSpread(assessment)],
    ]),
  )
}

/** Warns of a drift that is beyond chance, and beyond what matters. */
function describeDrift({ p, size }: Drift, inferred: Inferred, record: Pair): readonly Warning[] {
  const relative = Math.expm1(size)
  return p < alpha && Math.abs(relative) >= ownThreshold(inferred, record)
    ? [makeReason('drift', { size: relative, isOfSpeed: isSpeed(inferred.series.metric.unit) })]
    : []
}

/** Warns of steps of a clock, or else of two groups: steps are groups too. */
function describeSpread({ series, engine }: Inferred): readonly Warning[] {
  const coarseness = describeCoarseness(series)
  if (coarseness.length > 0) return coarseness
  const { a, b } = engine.levelled()
  const groups = findGroups([...a, ...b.map(value => value - engine.estimate)])
  return groups === undefined ? [] : [makeReason('two-modes', { distance: Math.expm1(groups.distance) })]
}

const highVariation = 0.1
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005

/** Warns if values are equal or come in the steps of a clock. That is plain to see, without a test. Counted values are so by nature. */
export function describeCoarseness(series: Pick<Series, 'metric' | 'rounds' | 'step'>): readonly Warning[] {
  if (isExactlyCounted(series)) return []
  const values = series.rounds.flatMap(round => round.map(observation => observation.value))
  const distinct = listDistinct(values)
  if (distinct.length === values.length) return []
  const step = Math.max(series.step, findTick(series))
  // A distance of more than a step may be that of the modes of a program.
  const isCoarse = findNarrowest(distinct) < 1.5 * step && step > coarseStep * median(values)
  if (distinct.length === 1 || isCoarse)
    return [
      { code: 'coarse-clock', message: 'the clock is too coarse for these values: let the command repeat its work' },
    ]
  const message = 'more than 20% of the values are equal: print more digits, or let the command do more work'
  return areTied(distinct, values) ? [{ code: 'ties', message }] : []
}

/**
 * Warns that values vary, if this is why there is no verdict, or if a tool printed them as a count that a gate might take for exact. The spread that
 * stands beside the levels decides the first.
 */
export function describeVariation(finding: Finding): readonly Warning[] {
  const { verdict, metric, aside, baseline, contender } = finding
  const isCount = findCountThreshold(metric) !== undefined && aside !== true
  if (isCount && [baseline, contender].some(side => side && side.max > side.min)) {
    const message = 'not exact: runs of the same code counted different numbers, which are judged as times are'
    return [{ code: 'not-exact', message }]
  }
  const spreads = [baseline, contender].map(side => (side?.level ? side.level.mad / side.level.value : 0))
  const message = 'values vary by more than 10%: make each run longer, or use a quieter machine'
  // The spread of values around a level of 0 is no number.
  const isHigh = verdict === 'inconclusive' && Math.max(...spreads) > highVariation
  return isHigh ? [{ code: 'high-variation', message }] : []
}
