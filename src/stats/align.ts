import type { Alignment } from './alignment.js'
import type { Blocks } from './blocks.js'

// Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied.
const resolution = 1e12

/** Puts into `residuals` the values of `blocks`, the contender's lowered by `shift`, less the quartiles that align them. */
export function align(
  { values, starts, middles }: Blocks,
  alignment: Alignment,
  shift: number,
  residuals: Float64Array,
): void {
  const quartiles = alignment.quartilesAt(shift)
  for (let round = 0; round < middles.length; round++) {
    const quartile = quartiles[alignment.windowOf[round]!]!
    const middle = middles[round]!
    const end = starts[round + 1]!
    for (let i = starts[round]!; i < middle; i++) residuals[i] = Math.round((values[i]! - quartile) * resolution)
    for (let i = middle; i < end; i++) residuals[i] = Math.round((values[i]! - shift - quartile) * resolution)
  }
}
