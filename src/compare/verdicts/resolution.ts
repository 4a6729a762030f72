import type { Inference } from '../controls/inference.js'
import { toFraction } from './change.js'
import type { Intervals } from './verdict.js'

/** The normal quantile of 80%, the power at which a change counts as one that would have been found. */
const quantileOfPower = 0.8416

const mostRounds = 10_000
const rounding = 1e-6

/** The smallest change, as a fraction, that an interval of this confidence would have told from 0 with 80% power; null: none. */
export function findResolution(inference: Inference, confidence: number): number | null {
  return toFraction(inference.reach(confidence) + quantileOfPower * inference.standardError)
}

/**
 * Computes how many more rounds would settle a change that cannot be distinguished from none or from the threshold. It assumes
 * that the change stays where it is, and that its interval narrows by the root of the rounds. Returns null if no reasonable
 * number would settle it.
 */
export function findRoundsToSettle(
  { change, equivalence }: Intervals,
  threshold: number,
  rounds: number,
): number | null {
  const size = Math.abs(change.value)
  const { low, high } = size < threshold ? equivalence : change
  if (low === null || high === null) return null
  const halfWidth = (high - low) / 2
  const room = size < threshold ? threshold - size : size
  const needed = Math.ceil(rounds * (halfWidth / room) ** 2 - rounding)
  return needed > rounds && needed <= mostRounds ? needed - rounds : null
}
