import type { Blocks } from '../engine/blocks.js'
import { quantile } from '../quantile.js'

/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
const residualsPerUnit = 1e12

/**
 * Makes a function that lowers the contender's values of `blocks` by a shift, in units of 1e-12; the next call overwrites them. Where there
 * are several runners, which begin at the rounds of `breaks`, each loses the lower quartile of its values: machines of different speeds are
 * then ranked together. Blind to sides.
 */
export function makeAligner(
  { values, starts, middles }: Blocks,
  breaks: readonly number[],
): (shift: number) => Float64Array {
  const residuals = new Float64Array(values.length)
  const edges = breaks.length > 0 ? [0, ...breaks, middles.length].map(round => starts[round]!) : []
  return shift => {
    residuals.set(values)
    for (let round = 0; round < middles.length; round++)
      for (let i = middles[round]!; i < starts[round + 1]!; i++) residuals[i] = values[i]! - shift
    for (const [runner, first] of edges.slice(0, -1).entries()) {
      const ofRunner = residuals.subarray(first, edges[runner + 1])
      const level = ofRunner.length === 0 ? 0 : quantile(ofRunner.slice().sort(), 0.25)
      for (let i = 0; i < ofRunner.length; i++) ofRunner[i] = ofRunner[i]! - level
    }
    for (let i = 0; i < residuals.length; i++) residuals[i] = Math.round(residuals[i]! * residualsPerUnit)
    return residuals
  }
}
