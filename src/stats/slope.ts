import { studentQuantile } from './distributions/student.js'

/** The slope of the line of least squares through the points (x, y); at least two x must differ. */
export function leastSquaresSlope(x: readonly number[], y: readonly number[]): number {
  const [centreX, centreY] = [meanOf(x), meanOf(y)]
  let [products, squares] = [0, 0]
  for (const [at, value] of x.entries()) {
    products += (value - centreX) * (y[at]! - centreY)
    squares += (value - centreX) ** 2
  }
  return products / squares
}

/** The largest distance of the points (x, y) from their line of least squares, in y. */
export function farthestFromLine(x: readonly number[], y: readonly number[]): number {
  const [centreX, centreY, slope] = [meanOf(x), meanOf(y), leastSquaresSlope(x, y)]
  return Math.max(...x.map((value, at) => Math.abs(y[at]! - centreY - slope * (value - centreX))))
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A mean with the interval that Student's distribution (1908) gives it; unbounded where there are fewer than two values. */
export function meanInterval(values: readonly number[], alpha: number) {
  const value = meanOf(values)
  const count = values.length
  if (count < 2) return { value, low: -Infinity, high: Infinity }
  const variance = values.reduce((sum, candidate) => sum + (candidate - value) ** 2, 0) / (count - 1)
  const reach = studentQuantile(1 - alpha / 2, count - 1) * Math.sqrt(variance / count)
  return { value, low: value - reach, high: value + reach }
}
