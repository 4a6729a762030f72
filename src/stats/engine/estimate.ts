import type { Blocks } from './blocks.js'
import type { CurveScoring } from './crossing.js'
import {
  type Crossing,
  type CurvePoint,
  follow,
  mirrorStaircase,
  narrowCrossing,
  type Staircase,
  seekCrossing,
  type Vicinity,
} from './crossing.js'

/** The range and the precision of the search for shifts. */
export interface Limits {
  /** Beyond ± this shift nothing changes. */
  readonly reach: number
  /** Precision of the shift. */
  readonly tolerance: number
  /** The values are so many that the statistic may be taken for smooth. */
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
export function findEstimate(ranking: CurveScoring, limits: Limits): number | undefined {
  const curve = follow(ranking, shift => ranking.at(shift).excess)
  const { centre, unit } = limits.start
  const start = crossExcess(curve, { from: centre, step: unit / 2 }, limits)
  if (start === undefined) return undefined
  if (curve.evaluate(start.high) < -negligible) return (start.low + start.high) / 2
  // From the other side, so that swapping the sides mirrors the estimate.
  const end = crossExcess(mirrorStaircase(curve), { from: -start.high, step: unit / 16 }, limits)
  return end && (start.high - end.high) / 2
}

function crossExcess(
  staircase: Staircase,
  { from, step }: Pick<Vicinity, 'from' | 'step'>,
  { reach, tolerance }: Limits,
): Crossing | undefined {
  // On the flat, −1 (a step of the statistic) in place of 0 keeps the interpolation away from its end.
  const evaluateSteep = (shift: number): number => {
    const excess = staircase.evaluate(shift)
    return Math.abs(excess) <= negligible ? -1 : excess
  }
  const curve = follow(staircase, evaluateSteep)
  const near = seekCrossing(curve, { from, step, reach }, tolerance)
  if (near) return near
  const [low, high] = [-reach, reach].map(x => ({ x, y: evaluateSteep(x) })) as [CurvePoint, CurvePoint]
  return low.y > 0 && high.y < 0 ? narrowCrossing(curve, low, high, tolerance) : undefined
}

/** The rough place in which to look for a shift. */
interface Start {
  readonly centre: number
  /** About one standard error; 0 where there is no telling. */
  readonly unit: number
}

/** The median of the differences within rounds, and how far those around it are apart; some round must have both sides. */
export function estimateStart(blocks: Blocks): Start {
  const differences = listDifferences(blocks).sort()
  const count = differences.length
  const middle = (count - 1) / 2
  const at = (place: number): number => differences[Math.max(0, Math.min(count - 1, place))]!
  const centre = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2
  for (let reach = 0.7 * Math.sqrt(count); reach < count; reach *= 2) {
    const unit = (at(Math.ceil(middle + reach)) - at(Math.floor(middle - reach))) / 2
    if (unit > 0) return { centre, unit }
  }
  return { centre, unit: 0 }
}

const most = 64

/** The contender's values less the baseline's in each round: all, or in large rounds about as many as `most`. */
function listDifferences({ values, starts, middles }: Blocks): Float64Array {
  const differences: number[] = []
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const stride = Math.ceil(((middle - start) * (end - middle)) / most)
    for (let i = start; i < middle; i++)
      for (let j = middle; j < end; j++)
        if ((i - start + j - middle) % stride === 0) differences.push(values[j]! - values[i]!)
  }
  return Float64Array.from(differences)
}
