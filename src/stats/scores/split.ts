import type { Blocks } from '../engine/blocks.js'

/** A test of whether the values of most rounds lie like two sides that are farther apart than `distance`. */
export type SplitTest = (residuals: Float64Array, distance: number) => boolean

/**
 * The test for it: of all pairs within rounds, those of one value from either side make a share that is known before any value
 * (two thirds for two and two); values in two modes, whosever they are, make at most half.
 *
 * It knows how many values each side has, not which they are.
 */
export function makeSplitTest({ starts, middles }: Blocks): SplitTest {
  let [pairs, across] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    pairs += ((end - start) * (end - start - 1)) / 2
    across += (middle - start) * (end - middle)
  }
  const least = 0.5 * pairs + 0.6 * (across - 0.5 * pairs)
  return (residuals, distance) => {
    let far = 0
    for (let round = 0; round < middles.length; round++) {
      const end = starts[round + 1]!
      for (let i = starts[round]!; i < end; i++)
        for (let j = i + 1; j < end; j++) if (Math.abs(residuals[i]! - residuals[j]!) > distance) far++
    }
    return far > least
  }
}
