import { expect, test } from 'vitest'
import { binomialCdf, binomialQuantile, largestProbability } from '../../../../src/stats/distributions/binomial.js'

// By enumeration of all outcomes of four trials.
test.each([
  [-1, 0],
  [0, 0.7 ** 4],
  [1, 0.7 ** 4 + 4 * 0.3 * 0.7 ** 3],
  [3, 1 - 0.3 ** 4],
  [4, 1],
])('P(X ≤ %d) of four trials at 0.3', (count, expected) => {
  expect(binomialCdf(count, 4, 0.3)).toBeCloseTo(expected, 12)
})

test.each([
  [0, 20, 0, 1],
  [19, 20, 1, 0],
  [20, 20, 1, 1],
  [0, 0, 0.05, 1],
])('P(X ≤ %d) of %d trials at %d', (count, trials, probability, expected) => {
  expect(binomialCdf(count, trials, probability)).toBe(expected)
})

// By exact sums of math.comb in Python.
test.each([
  [1, 1],
  [5, 2],
  [20, 4],
  [100, 11],
  [1000, 67],
])('99 %% of draws of %d trials at 0.05 do not exceed', (trials, expected) => {
  expect(binomialQuantile(0.99, trials, 0.05)).toBe(expected)
})

test.each([
  [0, 20, 1 - 0.05 ** (1 / 20)],
  [0, 1, 0.95],
  // By bisection on such a sum.
  [2, 20, 0.2826185],
  [20, 20, 1],
])('%d of %d leaves possible', (count, trials, expected) => {
  expect(largestProbability(count, trials, 0.95)).toBeCloseTo(expected, 6)
})
