import { mirrorStaircase, narrowCrossing, type Staircase } from './crossing.js'
import type { Ranking } from './statistic.js'

/** The range and the precision of the search for shifts. */
export interface Limits {
  /** Beyond ± this shift nothing changes. */
  readonly reach: number
  /** How finely a shift is found. */
  readonly tolerance: number
  /** Whether values are so many that the statistic may be taken for smooth. */
  readonly isSmooth: boolean
}

// Excesses are multiples of one over the size of a round; what is smaller is rounding.
const negligible = 1e-6

/**
 * The shift where the statistic crosses its mean, half-way along the flat if there is one (Hodges & Lehmann 1963); undefined
 * where the statistic does not depend on the shift.
 */
export function findEstimate(ranking: Ranking, limits: Limits): number | undefined {
  const excessAt = (shift: number): number => ranking.at(shift).excess
  const start = findEndOfExcess({ evaluate: excessAt, guessStep: ranking.guessSwap }, limits)
  // Looked for from the other side, so that swapping the sides mirrors the estimate.
  const end = findEndOfExcess(mirrorStaircase({ evaluate: excessAt, guessStep: ranking.guessSwap }), limits)
  return start === undefined || end === undefined ? undefined : (start - end) / 2
}

function findEndOfExcess({ evaluate, guessStep }: Staircase, { reach, tolerance }: Limits): number | undefined {
  // On the flat, −1 (a step of the statistic) in place of 0 keeps the interpolation away from its end.
  const evaluateSteep = (shift: number): number => {
    const excess = evaluate(shift)
    return Math.abs(excess) <= negligible ? -1 : excess
  }
  // Far out the statistic is level, and interpolation slow.
  for (const side of [reach / 32, reach]) {
    const low = { x: -side, y: evaluateSteep(-side) }
    const high = { x: side, y: evaluateSteep(side) }
    if (low.y > 0 && high.y < 0)
      return narrowCrossing({ evaluate: evaluateSteep, guessStep }, low, high, tolerance).high
  }
  return undefined
}
