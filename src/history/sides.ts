/** A height of one side of a session above another one with its variance, in any unit and that unit squared. */
export interface Difference {
  readonly value: number
  readonly variance: number
}

/** A side of a session by itself. */
export interface Side {
  readonly height: number
  readonly variance: number
}

/** Splits a difference of two sides, the second above the first, into what each side adds to it. */
export function splitTwo({ value, variance }: Difference): readonly [Side, Side] {
  return [
    { height: 0, variance: variance / 2 },
    { height: value, variance: variance / 2 },
  ]
}

/**
 * Splits the differences of three sides, of the later above the earlier one, into what each side adds to them. They share their noise, so
 * a side's height is the mean of what it is above each. Its variance is what least squares makes of the three.
 */
export function splitThree(one: Difference, two: Difference, between: Difference): readonly [Side, Side, Side] {
  const heights = [-(one.value + two.value) / 3, (one.value - between.value) / 3, (two.value + between.value) / 3]
  const sum = (one.variance + two.variance + between.variance) / 2
  // A side without noise would be believed beyond all others.
  const least = Math.min(one.variance, two.variance, between.variance) / 10
  const variances = [between, two, one].map(({ variance }) => Math.max(least, sum - variance))
  const [first, second, third] = heights.map((height, at) => ({
    height: height - heights[0]!,
    variance: variances[at]!,
  }))
  return [first!, second!, third!]
}
