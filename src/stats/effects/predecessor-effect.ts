import { median } from 'simple-statistics'
import type { Residuals } from './residuals.js'
import { countSlots, type RunOrder } from './run-order.js'
import { testWithinRounds } from './within-rounds.js'

/**
 * The influence of the side that ran just before on the values. This is carry-over, which drawing the order at random does not
 * remove.
 */
export interface PredecessorEffect {
  readonly p: number
  /** Values after the contender relative to those after the baseline, as a fraction: 0.02 = +2 %. */
  readonly effect: number
}

/**
 * Tests whether values depend on the side that ran just before, in the same round or as the last of the round before. Uses the
 * ranks of successors within their own copies. The sides of their predecessors are exchangeable within a round, because the order
 * is drawn at random.
 */
export function testPredecessorEffect(run: RunOrder, { centred, ranks }: Residuals): PredecessorEffect {
  const [afterBaseline, afterContender]: [number[], number[]] = [[], []]
  const scored = pairUp(run).map(round =>
    round.map(({ side, round: i, place: j }) => {
      const group = side === 'baseline' ? afterBaseline : afterContender
      group.push(centred[i]![j]!)
      return { group: side === 'baseline' ? 0 : 1, score: ranks[i]![j]! }
    }),
  )
  const isBoth = afterBaseline.length > 0 && afterContender.length > 0
  const effect = isBoth ? Math.expm1(median(afterContender) - median(afterBaseline)) : 0
  return { p: testWithinRounds(scored, 2), effect }
}

/** An invocation's side, and where its successor is. */
interface Pair {
  readonly side: 'baseline' | 'contender'
  readonly round: number
  readonly place: number
}

/** For each round, those of its invocations whose successor is known. */
function pairUp(run: RunOrder): Pair[][] {
  const { rounds, breaks = [] } = run
  const lastSlot = countSlots(run) - 1
  return rounds.map((round, i) =>
    round.flatMap(({ side, slot }) => {
      const isLast = slot === lastSlot
      const next = isLast && breaks.includes(i + 1) ? -1 : i + (isLast ? 1 : 0)
      const place = rounds[next]?.findIndex(one => one.slot === (isLast ? 0 : slot + 1)) ?? -1
      return place < 0 ? [] : [{ side, round: next, place }]
    }),
  )
}
