import { studentQuantile } from '../distributions/student.js'
import { meanOf } from './line.js'

/** A mean with the interval that Student's distribution (1908) gives it; unbounded where there are fewer than two values. */
export function meanInterval(values: readonly number[], alpha: number) {
  const value = meanOf(values)
  const count = values.length
  if (count < 2) return { value, low: -Infinity, high: Infinity }
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (count - 1)
  const reach = studentQuantile(1 - alpha / 2, count - 1) * Math.sqrt(variance / count)
  return { value, low: value - reach, high: value + reach }
}
