import { median, quantile } from 'simple-statistics'
import { share } from '../../metrics/scale.js'
import type { Pair, Warning } from '../../record/record.js'
import type { SpinSummary } from '../conclusion.js'
import { listRunnerRounds, nameRounds } from '../rounds/runner-rounds.js'

const fewestRounds = 4
/** A still machine is away by about this much now and then. */
const leastMove = 0.01
/** One interruption is an accident; what is seen in a tenth of the rounds is how the machine is. */
const fewestMoved = 2
const smallestShare = 0.1

interface Spun {
  readonly round: number
  readonly seconds: number
  /** Relative to the median of its runner, whose machine is another one. */
  readonly deviation: number
}

/** Computes what the spins of `record` show. Returns undefined if there are too few. */
export function summarizeSpin(record: Pair): SpinSummary | undefined {
  const spun = listRunnerRounds(record).flatMap(rounds => findDeviations(record, rounds))
  if (spun.length < fewestRounds) return undefined
  const deviations = spun.map(({ deviation }) => deviation)
  const reach = reachOf(record, deviations)
  const [first, second] = [spun.slice(0, spun.length >> 1), spun.slice(spun.length >> 1)]
  const moved = spun.filter(({ deviation }) => Math.abs(deviation) > reach)
  return {
    seconds: median(spun.map(({ seconds }) => seconds)),
    spread: median(deviations.map(Math.abs)),
    drift: level(second) / level(first) - 1,
    moved: moved.map(({ round }) => round),
    contaminated: moved.length >= Math.max(fewestMoved, smallestShare * spun.length),
  }
}

function findDeviations({ host = [] }: Pair, rounds: readonly number[]): readonly Spun[] {
  const known = rounds.flatMap(round => {
    const seconds = host[round]?.spinSeconds ?? 0
    return seconds > 0 ? [{ round, seconds }] : []
  })
  if (known.length === 0) return []
  const usual = median(known.map(({ seconds }) => seconds))
  return known.map(one => ({ ...one, deviation: one.seconds / usual - 1 }))
}

function level(spun: readonly Spun[]): number {
  return 1 + median(spun.map(({ deviation }) => deviation))
}

/** Standard deviations within which a machine whose speed is never the same is as it always is. */
const usualReach = 3
/** The lower quartile of second differences, in standard deviations of normal noise. Neither drifts nor a few steps or accidents widen it. */
const lowDifference = 0.78
/** The fewest rounds that show what is usual. */
const fewestUsual = 8

function reachOf({ settings: { threshold } }: Pair, deviations: readonly number[]): number {
  const least = Math.max(threshold, leastMove)
  if (deviations.length < fewestUsual) return least
  const bends = deviations.slice(2).map((last, at) => Math.abs(deviations[at]! - 2 * deviations[at + 1]! + last))
  return Math.max(least, (usualReach * quantile(bends, 0.25)) / lowDifference)
}

/** The warning of a run in which the machine moved. */
export function warnOfSpin(record: Pair, spin: SpinSummary | undefined): readonly Warning[] {
  if (!spin?.contaminated) return []
  const message = `CPU speed varied by more than ${share(Math.max(record.settings.threshold, leastMove))} after ${nameRounds(spin.moved)} (${spin.moved.length} of ${record.rounds.length}). Both sides were affected alike, so the verdicts hold; a quieter machine would tell more`
  return [{ code: 'machine-moved', message }]
}
