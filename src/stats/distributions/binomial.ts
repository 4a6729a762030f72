/** P(X ≤ `count`) where X counts the successes in `trials` independent trials, each with this `probability`. */
export function binomialCdf(count: number, trials: number, probability: number): number {
  if (count >= trials || probability <= 0) return count < 0 ? 0 : 1
  if (probability >= 1) return 0
  const odds = Math.log(probability / (1 - probability))
  let log = trials * Math.log1p(-probability)
  let sum = 0
  for (let k = 0; k <= count; k++) {
    sum += Math.exp(log)
    log += Math.log((trials - k) / (k + 1)) + odds
  }
  return Math.min(1, sum)
}

/** The least count that at least `level` of all draws do not exceed. */
export function binomialQuantile(level: number, trials: number, probability: number): number {
  for (let count = 0; count < trials; count++) if (binomialCdf(count, trials, probability) >= level) return count
  return trials
}

/**
 * The largest probability that `count` successes in `trials` leave possible: the upper end of the one-sided interval of this
 * `confidence` (Clopper & Pearson 1934).
 */
export function largestProbability(count: number, trials: number, confidence: number): number {
  if (count >= trials) return 1
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (binomialCdf(count, trials, middle) > 1 - confidence) low = middle
    else high = middle
  }
  return high
}

/** The largest k ≤ `most` with P(X < k) ≤ `level`. A cumulative sum at k costs k steps, so that not every k is tried. */
export function largestBelow(level: number, trials: number, probability: number, most = trials): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (binomialCdf(middle - 1, trials, probability) <= level) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * The interval of the median of what `sorted` is drawn from, between two of its order statistics, the k-th from either end (Thompson
 * 1936). Exact for any continuous distribution, and conservative with ties. The ends are infinite where the values are too few.
 */
export function medianInterval(
  sorted: ArrayLike<number>,
  alpha: number,
): { readonly low: number; readonly high: number } {
  const n = sorted.length
  const k = largestBelow(alpha / 2, n, 0.5, Math.ceil(n / 2))
  return k === 0 ? { low: -Infinity, high: Infinity } : { low: sorted[k - 1]!, high: sorted[n - k]! }
}
