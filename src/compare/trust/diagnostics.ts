import { isSpeed } from '../../metrics/unit.js'
import { makeReason } from '../../record/reasons.js'
import type { Pair, Warning } from '../../record/record.js'
import { type Drift, testDrift } from '../../stats/effects/drift.js'
import { findGroups } from '../../stats/effects/groups.js'
import { adjustPValues } from '../../stats/multiple.js'
import { type Assessment, type Inferred, isInferred, ownThreshold } from '../assessment.js'
import { splitByRunner } from '../series.js'
import { describeCoarseness } from './spread.js'

/** Half of what is promised, that at most one clean run in a hundred is warned of a drift: the test is asymptotic. */
const alpha = 0.005

/**
 * Warns about each of `assessments` of `record`: what its values show that randomisation does not buy, or that its reader should know.
 *
 * A test is corrected for the number of benchmarks, so that it is a clean run, not a clean benchmark, that stays silent.
 */
export function findWarnings(
  assessments: readonly Assessment[],
  record: Pair,
): ReadonlyMap<Assessment, readonly Warning[]> {
  const tested = assessments.filter(isInferred).filter(({ shortage }) => shortage === undefined)
  const drifts = tested.map(findDrift)
  const adjusted = adjustPValues(drifts.map(({ p }) => p))
  return new Map(
    tested.map((one, index) => [
      one,
      [...describeDrift({ ...drifts[index]!, p: adjusted[index]! }, one, record), ...describeSpread(one)],
    ]),
  )
}

/** Tests whether the values of both sides drifted together, without the change between the sides. */
function findDrift({ series, engine }: Inferred): Drift {
  const change = series.metric.better === 'higher' ? -engine.estimate : engine.estimate
  return testDrift(
    splitByRunner(series).map(rounds =>
      rounds
        .filter(round => round.length > 0)
        .map(round => round.map(({ side, value }) => Math.log(value) - (side === 'contender' ? change : 0))),
    ),
  )
}

/** Warns of a drift that is beyond chance, and beyond what matters. */
function describeDrift({ p, size }: Drift, one: Inferred, record: Pair): readonly Warning[] {
  const relative = Math.expm1(size)
  return p < alpha && Math.abs(relative) >= ownThreshold(one, record)
    ? [makeReason('drift', { size: relative, isOfSpeed: isSpeed(one.series.metric.unit) })]
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
