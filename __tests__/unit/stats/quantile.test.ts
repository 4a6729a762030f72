import { describe, expect, it } from 'vitest'
import { quantile } from '../../../src/stats/quantile.js'

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
})
