import { quantile } from '../quantile.js'

/** The distance of the contender's quantile from the baseline's, as a fraction of it; an end without bound is null. */
export interface QuantileShift {
  readonly p: number
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

/**
 * The shift function of `b` against `a` at the quantiles `ps`, with the simultaneous band of Doksum & Sievers (1976), which holds at
 * all quantiles at once with 95% confidence where the values are independent.
 *
 * The band at the quantile x of `a` reaches over the quantiles of `b` at Fa(x) ± K, where K is the critical distance of Kolmogorov and
 * Smirnov for these sizes. Both must be ascending, positive and not empty.
 */
export function shiftFunction(
  a: readonly number[],
  b: readonly number[],
  ps: readonly number[],
): readonly QuantileShift[] {
  const reach = criticalDistance(a.length, b.length)
  return ps.map(p => {
    const from = quantile(a, p)
    const [low, high] = [p - reach, p + reach]
    const relative = (value: number): number => value / from - 1
    return {
      p,
      value: relative(quantile(b, p)),
      low: low < 0 ? null : relative(b[Math.max(0, Math.ceil(low * b.length) - 1)]!),
      high: high > 1 ? null : relative(b[Math.min(b.length - 1, Math.floor(high * b.length))]!),
    }
  })
}

/** √(−½ ln(α/2)) for α = 0.05: the limit of Kolmogorov's distribution. */
const kolmogorov = 1.3581

/** The distance between two empirical distributions of the same law that one pair in twenty exceeds, for large samples. */
function criticalDistance(n: number, m: number): number {
  return kolmogorov * Math.sqrt((n + m) / (n * m))
}
