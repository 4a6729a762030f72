const smallest = 1e-300
/** The largest value, change or ratio that is computed with. */
export const largest = 1e300

/**
 * Returns whether sums and ratios of values of this size are numbers. The value must be 0, or from 1e-300 to 1e300 on either side
 * of 0.
 */
export function isComputable(value: number): boolean {
  const size = Math.abs(value)
  return size === 0 || (size >= smallest && size <= largest)
}

/** Describes why `value` cannot be computed with, as the end of "a value is …". Returns undefined if it can be. */
export function describeSize(value: number): string | undefined {
  if (isComputable(value)) return undefined
  if (!Number.isFinite(value)) return 'not finite'
  const isLarge = Math.abs(value) > largest
  return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`
}

/** Returns whether the ratio of two of `values` is too large to compute with. All values are above 0. */
export function areTooFarApart(values: readonly number[]): boolean {
  let [low, high] = [Infinity, 0]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return high / low > largest
}
