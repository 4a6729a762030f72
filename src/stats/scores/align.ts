import type { Blocks } from '../engine/blocks.js'
import { quantile } from '../quantile.js'

/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
const residualsPerUnit = 1e12

/**
 * Puts into `residuals` the values of `blocks`, the contender's lowered by `shift`. Where there are several runners, which begin at the rounds
 * of `breaks`, each loses the lower quartile of its values: machines of different speeds are then ranked together. Blind to sides.
 */
export function align(blocks: Blocks, breaks: readonly number[], shift: number, residuals: Float64Array): void {
  const { values, starts, middles } = blocks
  for (let round = 0; round < middles.length; round++) {
    const [middle, end] = [middles[round]!, starts[round + 1]!]
    for (let i = starts[round]!; i < middle; i++) residuals[i] = values[i]!
    for (let i = middle; i < end; i++) residuals[i] = values[i]! - shift
  }
  const edges = breaks.length > 0 ? [0, ...breaks, middles.length].map(round => starts[round]!) : []
  for (const [runner, first] of edges.slice(0, -1).entries()) {
    const own = residuals.subarray(first, edges[runner + 1])
    const level = own.length === 0 ? 0 : quantile(own.slice().sort(), 0.25)
    for (let i = 0; i < own.length; i++) own[i] = own[i]! - level
  }
  for (let i = 0; i < residuals.length; i++) residuals[i] = Math.round(residuals[i]! * residualsPerUnit)
}
