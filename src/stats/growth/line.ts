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

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
