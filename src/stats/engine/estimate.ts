import {
  type Crossing,
  mirrorStaircase,
  narrowCrossing,
  type Point,
  type Staircase,
  seekCrossing,
  type Vicinity,
} from './crossing.js'
import type { Start } from './start.js'
import type { Ranking } from './statistic.js'

/** The range and the precision of the search for shifts. */
export interface Limits {
  /** Beyond ± this shift nothing changes. */
  readonly reach: number
  /** How finely a shift is found. */
  readonly tolerance: number
  /** Whether values are so many that the statistic may be taken for smooth. */
  readonly isSmooth: boolean
  /** About where, and within what, the shift is. */
  readonly start: Start
}

// Excesses are multiples of one over the size of a round; what is smaller is rounding.
const negligible = 1e-6

/**
 * The shift where the statistic crosses its mean, half-way along the flat if there is one (Hodges & Lehmann 1963); undefined
 * where the statistic does not depend on the shift.
 */
export function findEstimate(ranking: Ranking, limits: Limits): number | undefined {
  const curve = { evaluate: (shift: number): number => ranking.at(shift).excess, guessStep: ranking.guessSwap }
  const { centre, unit } = limits.start
  const start = crossExcess(curve, { from: centre, step: unit / 2 }, limits)
  if (start === undefined) return undefined
  if (curve.evaluate(start.high) < -negligible) return (start.low + start.high) / 2
  // From the other side, so that swapping the sides mirrors the estimate.
  const end = crossExcess(mirrorStaircase(curve), { from: -start.high, step: unit / 16 }, limits)
  return end && (start.high - end.high) / 2
}

function crossExcess(
  { evaluate, guessStep }: Staircase,
  { from, step }: Pick<Vicinity, 'from' | 'step'>,
  { reach, tolerance }: Limits,
): Crossing | undefined {
  // On the flat, −1 (a step of the statistic) in place of 0 keeps the interpolation away from its end.
  const evaluateSteep = (shift: number): number => {
    const excess = evaluate(shift)
    return Math.abs(excess) <= negligible ? -1 : excess
  }
  const curve = { evaluate: evaluateSteep, guessStep }
  const near = seekCrossing(curve, { from, step, reach }, tolerance)
  if (near) return near
  const [low, high] = [-reach, reach].map(x => ({ x, y: evaluateSteep(x) })) as [Point, Point]
  return low.y > 0 && high.y < 0 ? narrowCrossing(curve, low, high, tolerance) : undefined
}
