import type { Blocks } from '../engine/blocks.js'
import { quantile } from '../quantile.js'

/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
const residualsPerUnit = 1e12

/**
 * The values of `blocks`, the contender's lowered by `shift`, in units of 1e-12. Where there are several runners, which begin at the rounds
 * of `breaks`, each loses the lower quartile of its values: machines of different speeds are then ranked together. Blind to sides.
 */
export function align({ values, starts, middles }: Blocks, breaks: readonly number[], shift: number): Float64Array {
  const residuals = values.slice()
  for (let round = 0; round < middles.length; round++)
    for (let i = middles[round]!; i < starts[round + 1]!; i++) residuals[i] = values[i]! - shift
  const edges = breaks.length > 0 ? [0, ...breaks, middles.length].map(round => starts[round]!) : []
  for (const [runner, first] of edges.slice(0, -1).entries()) {
    const ofRunner = residuals.subarray(first, edges[runner + 1])
    const level = ofRunner.length === 0 ? 0 : quantile(ofRunner.slice().sort(), 0.25)
    for (let i = 0; i < ofRunner.length; i++) ofRunner[i] = ofRunner[i]! - level
  }
  for (let i = 0; i < residuals.length; i++) residuals[i] = Math.round(residuals[i]! * residualsPerUnit)
  return residuals
}
