import { findCrossing, type Staircase } from './crossing.js'
import type { Ranking } from './statistic.js'

/** The shifts beyond which nothing changes. */
export interface Limits {
  readonly low: number
  readonly high: number
  /** How finely a shift is found. */
  readonly tolerance: number
}

// Excesses are multiples of one over the size of a round; what is smaller is rounding.
const negligible = 1e-6

/**
 * The shift where the statistic crosses its mean, half-way along the flat if there is one (Hodges & Lehmann 1963); undefined
 * where the statistic does not depend on the shift.
 */
export function findEstimate(ranking: Ranking, { low, high, tolerance }: Limits): number | undefined {
  const excessAt = (shift: number): number => ranking.at(shift).excess
  const lowest = { x: low, y: excessAt(low) }
  const highest = { x: high, y: excessAt(high) }
  if (lowest.y <= negligible || highest.y >= -negligible) return undefined
  // On the flat, ±1 (a step of the statistic) in place of 0 keeps the interpolation away from its ends.
  const curve = (flat: 1 | -1): Staircase => ({
    evaluate: shift => {
      const excess = excessAt(shift)
      return Math.abs(excess) <= negligible ? flat : excess
    },
    guessStep: ranking.guessSwap,
  })
  const start = findCrossing(curve(-1), lowest, highest, tolerance)
  if (Math.abs(excessAt(start.high)) > negligible) return (start.low + start.high) / 2
  const end = findCrossing(curve(1), { x: start.high, y: 1 }, highest, tolerance)
  return (start.high + end.low) / 2
}
