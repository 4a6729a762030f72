import type { Residuals } from './residuals.js'
import { type LaidRun, median } from './run-order.js'
import { testWithinRounds } from './within-rounds.js'

/**
 * The influence of the side that ran just before on the values. This is carry-over, which drawing the order at random does not
 * remove.
 */
export interface PredecessorEffect {
  readonly p: number
  /** Values after the contender relative to those after the baseline, as a fraction: 0.02 = +2%. */
  findSize(): number
}

/**
 * Tests whether values depend on the side that ran just before, in the same round or as the last of the round before. Uses the
 * ranks of successors within their own copies. The sides of their predecessors are exchangeable within a round, because the order
 * is drawn at random.
 */
export function testPredecessorEffect(run: LaidRun, { centred, ranks }: Residuals): PredecessorEffect {
  const { starts, sides, successors } = pairUp(run)
  return {
    p: testWithinRounds({ starts, groups: sides, scores: successors.map(place => ranks[place]!) }, 2),
    findSize: () => {
      const [afterBaseline, afterContender] = [0, 1].map(side =>
        Float64Array.from(
          successors.filter((_, i) => sides[i] === side),
          place => centred[place]!,
        ),
      ) as [Float64Array, Float64Array]
      const isBoth = afterBaseline.length > 0 && afterContender.length > 0
      return isBoth ? Math.expm1(median(afterContender) - median(afterBaseline)) : 0
    },
  }
}

/** The invocations whose successor is known. */
interface Pairs {
  /** Where those of each round start, and at the end their number. */
  readonly starts: Int32Array
  readonly sides: number[]
  /** The places of their successors in the run. */
  readonly successors: number[]
}

function pairUp(run: LaidRun): Pairs {
  const { starts, slots, slotCount, breaks } = run
  const pairs: Pairs = { starts: new Int32Array(starts.length), sides: [], successors: [] }
  for (let round = 0; round + 1 < starts.length; round++) {
    for (let i = starts[round]!; i < starts[round + 1]!; i++) {
      const isLast = slots[i] === slotCount - 1
      if (isLast && breaks.includes(round + 1)) continue
      const successor = isLast ? findPlace(run, round + 1, 0) : findPlace(run, round, slots[i]! + 1)
      if (successor === undefined) continue
      pairs.sides.push(run.sides[i]!)
      pairs.successors.push(successor)
    }
    pairs.starts[round + 1] = pairs.successors.length
  }
  return pairs
}

/** The place of what ran in `slot` of `round`; undefined where there is none. */
function findPlace({ starts, slots }: LaidRun, round: number, slot: number): number | undefined {
  if (round + 1 >= starts.length) return undefined
  for (let i = starts[round]!; i < starts[round + 1]!; i++) if (slots[i] === slot) return i
  return undefined
}
