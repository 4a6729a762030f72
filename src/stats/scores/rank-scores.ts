import { normalQuantile } from '../distributions/normal.js'
import { quantile } from '../quantile.js'
import type { Ranked } from './ranks.js'

/**
 * Puts into `scores` those of the mid-ranks of `ranked` values, with a standard deviation of about 1: evenly spaced (Wilcoxon), and
 * as a normal sample is (van der Waerden) to the degree that tails are light.
 */
export function scoreByRank({ order, sorted }: Ranked, scores: Float64Array): void {
  const count = order.length
  const lightness = lightnessOf(sorted)
  const width = ((1 - lightness) * Math.sqrt(3)) / count
  const normal = listNormalScores(count)
  for (let first = 0, next = 0; first < count; first = next) {
    const value = sorted[first]!
    for (next = first + 1; next < count && sorted[next]! === value; ) next++
    const twice = first + next + 1
    const score = width * (twice - count - 1) + lightness * normal[twice]!
    for (let place = first; place < next; place++) scores[order[place]!] = score
  }
}

const cache = new Map<number, Float64Array>()

/** The normal scores of doubled ranks of `count` values. */
function listNormalScores(count: number): Float64Array {
  const known = cache.get(count)
  if (known) return known
  const scores = new Float64Array(2 * count + 1)
  for (let twice = 2; twice <= 2 * count; twice++) scores[twice] = normalQuantile(twice / (2 * count + 2))
  cache.set(count, scores)
  return scores
}

/**
 * Returns how surely the tails of `sorted` are no heavier than the normal ones, from 0 to 1. Uses the distance between the outer
 * twentieths, in widths of the middle half (Hogg 1974). This distance is 2.4 for normal values, and 3.1 for Student's t with 3
 * degrees of freedom.
 */
export function lightnessOf(sorted: Float64Array): number {
  const middle = quantile(sorted, 0.75) - quantile(sorted, 0.25)
  const whole = quantile(sorted, 0.95) - quantile(sorted, 0.05)
  return middle > 0 ? Math.max(0, Math.min(1, 6 - (2 * whole) / middle)) : 0
}
