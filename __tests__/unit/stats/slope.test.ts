import { expect, test } from 'vitest'
import { farthestFromLine, leastSquaresSlope, meanInterval } from '../../../src/stats/slope.js'

test('a slope, by hand', () => {
  expect(leastSquaresSlope([0, 1, 2], [1, 3, 5])).toBe(2)
  expect(leastSquaresSlope([0, 1, 3], [0, 2, 3])).toBeCloseTo(13 / 14, 12)
})

test('the farthest point from a line, by hand', () => {
  expect(farthestFromLine([0, 1, 2], [1, 3, 5])).toBe(0)
  expect(farthestFromLine([0, 1, 2], [0, 3, 0])).toBe(2)
})

test("an interval of a mean, by hand with Student's 3.182446 for 3 degrees of freedom", () => {
  const { value, low, high } = meanInterval([1.1, 0.9, 1.3, 1], 0.05)
  expect([value, low, high].map(one => Number(one.toFixed(6)))).toEqual([1.075, 0.803247, 1.346753])
  expect(meanInterval([1], 0.05)).toEqual({ value: 1, low: -Infinity, high: Infinity })
})
