import { binomialCdf } from '../distributions/binomial.js'

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
