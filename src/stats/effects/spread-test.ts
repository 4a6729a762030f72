import type { RoundBlock } from '../engine/blocks.js'
import { makeEngine } from '../engine/engine.js'
import { makeRanked, rankTwice, sortValues } from '../scores/ranks.js'

/** The result of a test whether one side's values lie farther from their level than the other's. */
interface SpreadTest {
  readonly p: number
  /** The contender's values lie farther. */
  readonly isWider: boolean
}

/**
 * Tests the ranks of `distances` of values from the level of their side, all of them together, by their randomisation within rounds.
 *
 * Exact but for the levels, which are estimated.
 */
export function testSpread(distances: readonly RoundBlock[]): SpreadTest {
  const engine = makeEngine(distances, { scores: 'ranks' })
  return { p: engine.p, isWider: engine.zAt(0) > 0 }
}

/** The ranks of `values` between −½ and ½, around 0; ties share theirs. */
export function rankShares(values: readonly number[]): readonly number[] {
  const count = values.length
  const [ranked, ranks] = [makeRanked(count), new Int32Array(count)]
  sortValues(ranked, Float64Array.from(values))
  rankTwice(ranked, ranks)
  return Array.from(ranks, twice => (twice - count - 1) / (2 * count))
}
