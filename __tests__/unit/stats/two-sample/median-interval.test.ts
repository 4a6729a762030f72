import { expect, test } from 'vitest'
import { medianInterval } from '../../../../src/stats/distributions/binomial.js'
import { makeRandom } from '../../../../src/stats/random.js'

const count = (n: number): Float64Array => Float64Array.from({ length: n }, (_, index) => index + 1)

// By the table of the binomial distribution (Conover 1999, A3): the ranks of the ends.
test.each([
  [5, 0.05, -Infinity, Infinity],
  [6, 0.05, 1, 6],
  [10, 0.05, 2, 9],
  [20, 0.05, 6, 15],
  [25, 0.05, 8, 18],
  [10, 0.003, 1, 10],
  [10, 0.001, -Infinity, Infinity],
  [100, 0.05, 40, 61],
  [2000, 0.05, 956, 1045],
  [0, 0.05, -Infinity, Infinity],
  [1, 1, 1, 1],
])('%d values, α = %d: from the %d-th to the %d-th', (n, alpha, low, high) => {
  expect(medianInterval(count(n), alpha)).toEqual({ low, high })
})

test('it holds the median as often as it says', () => {
  const random = makeRandom('median')
  const runs = 4000
  let held = 0
  for (let run = 0; run < runs; run++) {
    // Of exponential values the median is ln 2.
    const sorted = Float64Array.from({ length: 26 }, () => -Math.log(1 - random.next())).sort()
    const { low, high } = medianInterval(sorted, 0.05)
    if (low <= Math.LN2 && Math.LN2 <= high) held++
  }
  // Exactly: 1 − 2 · P(X ≤ 7), X binomial with n = 26.
  expect(held / runs).toBeGreaterThan(0.95)
  expect(held / runs).toBeLessThan(0.985)
})
