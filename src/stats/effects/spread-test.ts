import type { Block } from '../engine/blocks.js'
import { makeEngine } from '../engine/engine.js'

/** The result of a test whether one side's values lie farther from their level than the other's. */
export interface SpreadTest {
  readonly p: number
  /** Whether it is the contender's that lie farther. */
  readonly isWider: boolean
}

/**
 * Tests the ranks of `distances` of values from the level of their side, all of them together, by their randomisation within rounds.
 *
 * Exact but for the levels, which are estimated.
 */
export function testSpread(distances: readonly Block[]): SpreadTest {
  const engine = makeEngine(distances, { scores: 'ranks', halfWindow: null })
  return { p: engine.p, isWider: engine.zAt(0) > 0 }
}
