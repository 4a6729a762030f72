/** The levels of windows, and what is known of them beforehand. */
export interface Levels {
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
