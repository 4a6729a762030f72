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

/** The shapes that growth is told by, from the slowest to the fastest. */
export const shapes = ['1', 'log n', 'n', 'n log n', 'n²', 'n³'] as const
export type Shape = (typeof shapes)[number]

const functions: Readonly<Record<Shape, (size: number) => number>> = {
  '1': () => 1,
  'log n': Math.log,
  n: size => size,
  'n log n': size => size * Math.log(size),
  'n²': size => size ** 2,
  'n³': size => size ** 3,
}

/** A value at a size, with its standard error as a fraction of it. */
interface SizedValue {
  readonly size: number
  readonly value: number
  readonly error: number
}

/** Misfit that caches and branches cause, as a fraction: one of this size tells nothing. */
const usualMisfit = 0.05
/** Beyond this, a shape is no description. */
const worstMisfit = 0.15
/** Shapes whose AICc differ by less cannot be told apart (Burnham & Anderson 2002). */
const indistinct = 4
/** With fewer points, a constant part would fit anything. */
const leastForConstant = 5

interface Candidate {
  readonly shape: Shape
  readonly constant: number
  /** Root of the weighted mean of squared relative residuals. */
  readonly misfit: number
  readonly criterion: number
}

/**
 * Fits each shape f as a·f(n), and from five points on as c + a·f(n), with a and c not below 0, to `points` by weighted least squares of
 * the relative residuals. Returns those that cannot be told apart by Akaike's criterion with its correction for few points (Hurvich & Tsai
 * 1989), the best first, and its constant part; no shape where not even the best is near.
 */
export function fitShapes(points: readonly SizedValue[]): {
  readonly shapes: readonly Shape[]
  readonly constant?: number
} {
  const usable = shapes.filter(shape => points.every(({ size }) => Math.abs(functions[shape](size)) <= 1e150))
  const hasLogs = points.every(({ size }) => size >= 1)
  const candidates = usable
    .filter(shape => hasLogs || !shape.includes('log'))
    .flatMap(shape => fitShape(shape, points))
    .sort((a, b) => a.criterion - b.criterion)
  const [best] = candidates
  if (best === undefined || best.misfit > worstMisfit) return { shapes: [] }
  const near = candidates.filter(
    ({ criterion, misfit }) => criterion - best.criterion < indistinct && misfit <= worstMisfit,
  )
  return {
    shapes: [...new Set(near.map(({ shape }) => shape))],
    ...(best.shape === '1' || best.constant === 0 ? {} : { constant: best.constant }),
  }
}

function fitShape(shape: Shape, points: readonly SizedValue[]): readonly Candidate[] {
  const weights = points.map(({ error }) => 1 / (error ** 2 + (usualMisfit / 5) ** 2))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const grown = points.map(({ size, value }) => functions[shape](size) / value)
  const constant = points.map(({ value }) => 1 / value)
  const candidate = (a: number, c: number, parameters: number): Candidate => {
    const squares = weights.reduce((sum, weight, at) => sum + weight * (1 - a * grown[at]! - c * constant[at]!) ** 2, 0)
    const variance = squares / total
    const room = points.length - parameters - 1
    // With few points the correction is infinite. It is the same for all shapes then, and left out.
    const correction = points.length < leastForConstant ? 0 : (2 * parameters * (parameters + 1)) / room
    const criterion = points.length * Math.log(variance + usualMisfit ** 2) + 2 * parameters + correction
    return { shape, constant: c, misfit: Math.sqrt(variance), criterion }
  }
  const sum = (a: readonly number[], b: readonly number[]): number =>
    weights.reduce((all, weight, at) => all + weight * a[at]! * b[at]!, 0)
  const ones = points.map(() => 1)
  const alone = candidate(sum(grown, ones) / (sum(grown, grown) || 1), 0, 2)
  if (shape === '1' || points.length < leastForConstant) return [alone]
  const determinant = sum(grown, grown) * sum(constant, constant) - sum(grown, constant) ** 2
  const a = (sum(grown, ones) * sum(constant, constant) - sum(constant, ones) * sum(grown, constant)) / determinant
  const c = (sum(constant, ones) * sum(grown, grown) - sum(grown, ones) * sum(grown, constant)) / determinant
  return a > 0 && c > 0 && Number.isFinite(a + c) ? [alone, candidate(a, c, 3)] : [alone]
}
