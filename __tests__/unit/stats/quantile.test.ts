import { describe, expect, it } from 'vitest'
import { quantile, quantileOfFew } from '../../../src/stats/quantile.js'

const cases: readonly (readonly [readonly number[], number, number])[] = [
  [[7], 0.25, 7],
  [[1, 2], 0.25, 1.25],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[1, 2, 3, 10], 0.95, 8.95],
  [[1, 2, 3], 0, 1],
  [[1, 2, 3], 1, 3],
]

describe('quantile of type 7', () => {
  it.each(cases)('of %j at %d is %d', (sorted, p, expected) => {
    expect(quantile(sorted, p)).toBeCloseTo(expected, 14)
    expect(quantile(Float64Array.from(sorted), p)).toBeCloseTo(expected, 14)
  })

  it.each(cases)('of %j in any order at %d is the same, and they stay as they are', (sorted, p) => {
    const shuffled = Float64Array.from([...sorted.slice(1), sorted[0]!]).reverse()
    const before = shuffled.slice()
    expect(quantileOfFew(shuffled, p)).toBe(quantile(sorted, p))
    expect(shuffled).toEqual(before)
  })

  it.each([20, 64, 65, 300])('of %d values, many of which are equal, is that of the sorted ones', count => {
    const values = Float64Array.from({ length: count }, (_, i) => ((i * 7919) % 31) / 3)
    for (const p of [0, 0.25, 0.5, 0.9, 1]) expect(quantileOfFew(values, p)).toBe(quantile(values.slice().sort(), p))
  })
})
