import { median } from 'simple-statistics'
import { binomialCdf } from './distributions/binomial.js'

/**
 * The `p`-quantile of `sorted`, interpolated linearly between the two nearest values
 * (type 7 of Hyndman & Fan 1996, the default of R and NumPy).
 *
 * `sorted` must be ascending and not empty; `p` is in [0, 1].
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const position = (sorted.length - 1) * p
  const below = Math.floor(position)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (position - below) * (high - low)
}

/** The median of those of `values` that are known; null where none is. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : median(known)
}

/**
 * The interval of the median of what `sorted` is drawn from, between two of its order statistics: the k-th from either end, k being
 * the largest with P(X < k) ≤ α/2 for X binomial with probability ½ (Thompson 1936). Exact for any continuous distribution, and
 * conservative with ties. The ends are infinite where the values are too few.
 */
export function medianInterval(
  sorted: ArrayLike<number>,
  alpha: number,
): { readonly low: number; readonly high: number } {
  const n = sorted.length
  // The cumulative sum at k costs k steps, so that not every k is tried.
  let [low, high] = [0, Math.ceil(n / 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (binomialCdf(middle - 1, n, 0.5) <= alpha / 2) low = middle
    else high = middle - 1
  }
  return low === 0 ? { low: -Infinity, high: Infinity } : { low: sorted[low - 1]!, high: sorted[n - low]! }
}
