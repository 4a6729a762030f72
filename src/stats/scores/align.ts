import type { Blocks } from '../engine/blocks.js'
import { shortestHalfOf } from './density-scores.js'
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

/** The levels of windows, and what is known of them beforehand. */
interface Levels {
  readonly levels: Float64Array
  /** Where each runner's windows start, and the number of all. */
  readonly edges: readonly number[]
  /** How many values a window holds. */
  readonly size: number
}

/**
 * Draws levels, quartiles of `size` values each, towards the mean of their runner, as far as their own noise explains how far they lie
 * apart (James & Stein 1961): where a machine is steady, levels that are no more than noise would only blur the values.
 *
 * `shortestHalf` is the width of the shortest half of the values less their levels. In units of the values; blind to sides.
 */
export function shrinkLevels({ levels, edges, size }: Levels, shortestHalf: number): void {
  let squares = 0
  for (let runner = 0; runner + 1 < edges.length; runner++) {
    const end = edges[runner + 1]!
    const mean = meanOf(levels, edges[runner]!, end)
    for (let w = edges[runner]!; w < end; w++) squares += (levels[w]! - mean) * (levels[w]! - mean)
  }
  const variance = squares / (levels.length - edges.length + 1)
  const share = Math.max(0, 1 - caution * (noiseOfQuartile(size, shortestHalf) / variance))
  // Nothing is drawn together that is together, or whose values have no spread to judge by.
  if (!(share < 1)) return
  for (let runner = 0; runner + 1 < edges.length; runner++) {
    const end = edges[runner + 1]!
    const mean = meanOf(levels, edges[runner]!, end)
    for (let w = edges[runner]!; w < end; w++) levels[w] = mean + share * (levels[w]! - mean)
  }
}

function meanOf(levels: Float64Array, first: number, end: number): number {
  let mean = 0
  for (let w = first; w < end; w++) mean += levels[w]! / (end - first)
  return mean
}

/** Levels of windows that overlap are few in truth, and apart by chance twice as far as many would be. */
const caution = 2

/** The variance of the lower quartile of `size` normal values, whose density there is 0.318 by their standard deviation. */
function noiseOfQuartile(size: number, shortestHalf: number): number {
  const deviation = shortestHalf / 1.349
  return (0.25 * 0.75 * (deviation / 0.318) ** 2) / size
}
