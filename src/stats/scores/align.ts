import type { Blocks } from '../engine/blocks.js'
import type { Alignment } from './alignment.js'

/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
export const residualsPerUnit = 1e12

/** Puts into `residuals` the values of `blocks`, the contender's lowered by `shift`, less the quartiles that align them. */
export function align(blocks: Blocks, alignment: Alignment, shift: number, residuals: Float64Array): void {
  alignTo(alignment.quartilesAt(shift), alignment.windowOf, { blocks, shift, residuals })
}

/** The same less the `levels` of windows. */
export function alignTo(
  levels: Float64Array,
  windowOf: Int32Array,
  aligned: { readonly blocks: Blocks; readonly shift: number; readonly residuals: Float64Array },
): void {
  const { shift, residuals } = aligned
  const { values, starts, middles } = aligned.blocks
  for (let round = 0; round < middles.length; round++) {
    const level = levels[windowOf[round]!]!
    const middle = middles[round]!
    const end = starts[round + 1]!
    for (let i = starts[round]!; i < middle; i++) residuals[i] = Math.round((values[i]! - level) * residualsPerUnit)
    for (let i = middle; i < end; i++) residuals[i] = Math.round((values[i]! - shift - level) * residualsPerUnit)
  }
}
