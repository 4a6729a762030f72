import type { Blocks } from '../engine/blocks.js'
import { scoreByDensity, shortestHalfOf } from './density-scores.js'
import { makeRanker } from './ranks.js'

/**
 * Returns whether `blocks` hold enough rounds and values for adaptive scores. It counts them and never reads the values, so
 * everything is decided before there are any.
 */
export function isAdaptable({ starts, middles }: Blocks): boolean {
  let [rounds, values] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    if (middle === start || middle === end) continue
    rounds++
    values += end - start
  }
  return rounds >= 5 && values >= 20
}

/**
 * Makes a function that scores residuals of `blocks` so that scores adapt to the noise (Hogg 1974; the efficiency of scores, Hájek & Šidák
 * 1967): half of them ranks, for safety; half the density's own scores, for sharpness where it is not normal. The next call overwrites them.
 *
 * All of it is made from the values less a shift, whosever they are: the randomisation stays exact.
 */
export function makeAdaptiveScores(blocks: Blocks): (residuals: Float64Array) => Float64Array {
  const count = blocks.values.length
  const rank = makeRanker(count)
  const [scores, densities] = [new Float64Array(count), new Float64Array(count)]
  return residuals => {
    const { sorted, twice, places } = rank(residuals)
    for (let i = 0; i < count; i++) scores[i] = twice[places[i]!]! / count - 1
    const half = shortestHalfOf(sorted)
    // Where the sides are clear of each other, ranks say all, and a density of two humps would say less.
    if (half === 0 || isSplit(blocks, residuals, 1.2 * half)) return scores
    const ofPlaces = scoreByDensity(sorted, bandwidthOf(half, count))
    for (let i = 0; i < count; i++) densities[i] = ofPlaces[places[i]!]!
    const [rankWeight, densityWeight] = [weigh(blocks, scores), weigh(blocks, densities)]
    for (let i = 0; i < count; i++) scores[i] = rankWeight * scores[i]! + densityWeight * densities[i]!
    return scores
  }
}

/** Wider than the best kernel for a normal density by three quarters, since derivatives need more smoothing. */
function bandwidthOf(shortestHalf: number, count: number): number {
  return (1.75 * 2.62 * shortestHalf) / 1.349 / count ** 0.2
}

/** One over the standard deviation of `scores` within rounds; 0 where they are all the same. */
function weigh({ starts, middles }: Blocks, scores: Float64Array): number {
  let [squares, freedom] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, end] = [starts[round]!, starts[round + 1]!]
    if (end - start < 2) continue
    let [sum, raw] = [0, 0]
    for (let i = start; i < end; i++) {
      sum += scores[i]!
      raw += scores[i]! ** 2
    }
    squares += raw - (sum * sum) / (end - start)
    freedom += end - start - 1
  }
  // What is left of equal scores is rounding.
  return squares > 1e-12 * freedom ? Math.sqrt(freedom / squares) : 0
}

/**
 * Returns whether the values of most rounds lie like two sides that are farther apart than `distance`. Of all pairs within rounds, those of
 * one value from either side make a share that is known before any value (two thirds for two and two); values in two modes, whosever they
 * are, make at most half. It knows how many values each side has, not which they are.
 */
function isSplit({ starts, middles }: Blocks, residuals: Float64Array, distance: number): boolean {
  let [pairs, across, far] = [0, 0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    pairs += ((end - start) * (end - start - 1)) / 2
    across += (middle - start) * (end - middle)
    for (let i = start; i < end; i++)
      for (let j = i + 1; j < end; j++) if (Math.abs(residuals[i]! - residuals[j]!) > distance) far++
  }
  return far > 0.5 * pairs + 0.6 * (across - 0.5 * pairs)
}
