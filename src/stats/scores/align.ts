import type { Blocks } from '../engine/blocks.js'
import { shortestHalfOf } from './density-scores.js'
import { shrinkLevels } from './levels.js'
import { makeRanked, type Ranked, sortValues } from './ranks.js'
import { shareBySize } from './shared-room.js'
import type { Alignment } from './windows.js'

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

/** The values of blocks less the levels of their windows, as far as those are more than noise. */
export interface Aligned {
  /** In the order of the blocks. */
  readonly residuals: Float64Array
  readonly ranked: Ranked
  /** Aligns and sorts for this shift of the contender; the width of the shortest half. */
  alignAt(shift: number): number
}

const roomOf = shareBySize(count => ({
  residuals: new Float64Array(count),
  // Each alignment has an order of its own, which fits again at the next shift.
  ranked: makeRanked(count),
  rough: makeRanked(count),
}))

/** Values aligned by `alignment`, its levels drawn together as `shrinkLevels` has it. */
export function makeAligned(blocks: Blocks, alignment: Alignment): Aligned {
  const { residuals, ranked, rough } = roomOf(blocks.values.length)
  const { edges, size, windowOf } = alignment

  function alignBy(levels: Float64Array, shift: number, to: Ranked): number {
    alignTo(levels, windowOf, { blocks, shift, residuals })
    sortValues(to, residuals)
    return shortestHalfOf(to.sorted)
  }

  return {
    residuals,
    ranked,
    alignAt(shift) {
      const levels = alignment.quartilesAt(shift)
      if (levels.length >= edges.length)
        shrinkLevels({ levels, edges, size }, alignBy(levels, shift, rough) / residualsPerUnit)
      return alignBy(levels, shift, ranked)
    },
  }
}
