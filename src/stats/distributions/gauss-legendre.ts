/** Places and weights of a quadrature over [0, 1]. */
export interface Quadrature {
  readonly nodes: Float64Array
  readonly weights: Float64Array
}

const cache = new Map<number, Quadrature>()

/** The Gauss–Legendre quadrature of `count` points, exact for polynomials of degree 2 · `count` − 1. */
export function gaussLegendre(count: number): Quadrature {
  const known = cache.get(count)
  if (known) return known
  const nodes = new Float64Array(count)
  const weights = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const { root, slope } = findRoot(count, Math.cos((Math.PI * (count - i - 0.25)) / (count + 0.5)))
    nodes[i] = (1 + root) / 2
    weights[i] = 1 / ((1 - root * root) * slope * slope)
  }
  const quadrature = { nodes, weights }
  cache.set(count, quadrature)
  return quadrature
}

/** The root of the Legendre polynomial of `degree` next to `guess`, by Newton's method. */
function findRoot(degree: number, guess: number): { readonly root: number; readonly slope: number } {
  let root = guess
  for (let step = 0; ; step++) {
    let [before, value] = [1, root]
    for (let k = 2; k <= degree; k++) [before, value] = [value, ((2 * k - 1) * root * value - (k - 1) * before) / k]
    const slope = (degree * (root * value - before)) / (root * root - 1)
    if (step === 10 || Math.abs(value) <= 1e-15) return { root, slope }
    root -= value / slope
  }
}
