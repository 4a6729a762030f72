import { median, quantile } from 'simple-statistics'
import type { Pair, Warning } from '../../record/record.js'
import { medianOf } from '../../stats/quantile.js'
import type { SpinSummary } from '../conclusion.js'
import { listRunnerRounds } from '../rounds/design.js'

const fewestRounds = 4
/** A still machine is away by about this much now and then. */
const leastMove = 0.01
/** One interruption is an accident; what is seen in a tenth of the rounds is how the machine is. */
const fewestMoved = 2
const smallestShare = 0.1

/** Computes what the spins of `record` show. Returns undefined if there are too few. */
export function summarizeSpin(record: Pair): SpinSummary | undefined {
  const { host = [], settings } = record
  // Relative to the median of its runner, whose machine is another one.
  const spun = listRunnerRounds(record).flatMap(rounds => {
    const known = rounds
      .map(round => ({ round, seconds: host[round]?.spinSeconds ?? 0 }))
      .filter(({ seconds }) => seconds > 0)
    const usual = medianOf(known.map(({ seconds }) => seconds)) ?? 0
    return known.map(sample => ({ ...sample, deviation: sample.seconds / usual - 1 }))
  })
  if (spun.length < fewestRounds) return undefined
  const deviations = spun.map(({ deviation }) => deviation)
  const reach = reachOf(deviations, settings.threshold)
  const half = spun.length >> 1
  const moved = spun.filter(({ deviation }) => Math.abs(deviation) > reach)
  return {
    seconds: median(spun.map(({ seconds }) => seconds)),
    spread: median(deviations.map(Math.abs)),
    drift: (1 + median(deviations.slice(half))) / (1 + median(deviations.slice(0, half))) - 1,
    moved: moved.map(({ round }) => round),
    contaminated: moved.length >= Math.max(fewestMoved, smallestShare * spun.length),
  }
}

/** Standard deviations within which a machine whose speed is never the same is as it always is. */
const usualReach = 3
/** The lower quartile of second differences, in standard deviations of normal noise. Neither drifts nor a few steps or accidents widen it. */
const lowDifference = 0.78
/** The fewest rounds that show what is usual. */
const fewestUsual = 8

function reachOf(deviations: readonly number[], threshold: number): number {
  const least = Math.max(threshold, leastMove)
  if (deviations.length < fewestUsual) return least
  const bends = deviations.slice(2).map((last, at) => Math.abs(deviations[at]! - 2 * deviations[at + 1]! + last))
  return Math.max(least, (usualReach * quantile(bends, 0.25)) / lowDifference)
}

/** The warning of a run in which the machine moved. */
export function warnOfSpin(record: Pair, spin: SpinSummary | undefined): readonly Warning[] {
  if (!spin?.contaminated) return []
  const message = `CPU speed changed in ${spin.moved.length} of ${record.rounds.length} rounds, for both versions alike, so the verdicts hold`
  return [{ code: 'machine-moved', message }]
}
