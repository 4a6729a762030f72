import type { RoundBlock } from '../engine/blocks.js'
import { makeEngine } from '../engine/engine.js'
import { rankTwice } from '../scores/ranks.js'

/**
 * Returns whether the contender's `distances` from the level of its side are larger than the baseline's at level `alpha`, by the
 * randomisation of all their ranks within rounds. Exact but for the levels, which are estimated.
 */
export function isSpreadWider(distances: readonly RoundBlock[], alpha: number): boolean {
  const engine = makeEngine(distances, { scores: 'ranks' })
  return engine.zAt(0) > 0 && engine.p <= alpha
}

/** The ranks of `values` between −½ and ½, around 0; ties share theirs. */
export function rankShares(values: readonly number[]): readonly number[] {
  const count = values.length
  return Array.from(rankTwice(Float64Array.from(values)), twice => (twice - count - 1) / (2 * count))
}
