import { quantile } from '../quantile.js'
import { residualsPerUnit } from '../scores/align.js'
import type { Blocks } from './blocks.js'

/** The values of both sides without what came and went, around the level that all rounds have in common. */
export interface Levelled {
  /** The baseline's level: the median of all aligned values, the contender's lowered by the shift. The contender's is the shift above. */
  readonly centre: number
  readonly a: Float64Array
  readonly b: Float64Array
}

/**
 * Puts `residuals`, the aligned values of `blocks` with the contender's lowered by `shift`, back on the level that is common to all
 * rounds: the median of what alignment took from the values.
 *
 * So the levels of both sides differ by exactly the shift, and swapping the sides swaps them.
 */
export function putOnCommonLevel(blocks: Blocks, residuals: Float64Array, shift: number): Levelled {
  const { values, starts, middles } = blocks
  const own = Float64Array.from(residuals, residual => residual / residualsPerUnit)
  const taken = new Float64Array(values.length)
  const sides = { a: [] as number[], b: [] as number[] }
  for (let round = 0; round < middles.length; round++) {
    for (let i = starts[round]!; i < starts[round + 1]!; i++) {
      const isContender = i >= middles[round]!
      taken[i] = values[i]! - (isContender ? shift : 0) - own[i]!
      sides[isContender ? 'b' : 'a'].push(i)
    }
  }
  const common = quantile(taken.sort(), 0.5)
  const a = Float64Array.from(sides.a, i => own[i]! + common)
  const b = Float64Array.from(sides.b, i => own[i]! + common + shift)
  return { centre: quantile(own.sort(), 0.5) + common, a, b }
}
