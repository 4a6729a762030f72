import { expect, test } from 'vitest'
import { summarise, summariseRunners } from '../../../src/compare/summary.js'

test('the usual fences: what lies more than one and a half times the middle half beyond it', () => {
  // The quartiles are 3 and 7, so that the fences are at −3 and 13.
  const values = [-3.1, -3, 3, 3, 5, 7, 7, 13, 13.1, 200, 5, 5, 5, 5, 5, 5]
  const sorted = values.toSorted((a, b) => a - b)
  const { q1, q3, outliers } = summarise(values)!
  const fence = 1.5 * (q3 - q1)
  expect(outliers).toEqual({
    low: sorted.filter(value => value < q1 - fence).length,
    high: sorted.filter(value => value > q3 + fence).length,
  })
  expect(outliers!.low).toBeGreaterThan(0)
})

test.each<[string, readonly number[], { low: number; high: number }]>([
  ['on the fences', [-3, 3, 3, 5, 7, 7, 13], { low: 0, high: 0 }],
  ['beyond them', [-3.01, 3, 3, 5, 7, 7, 13.01], { low: 1, high: 1 }],
  ['equal values, and one that is not', [5, 5, 5, 5, 5, 5, 6], { low: 0, high: 1 }],
  ['one value', [5], { low: 0, high: 0 }],
])('outliers: %s', (_, values, outliers) => {
  expect(summarise(values)!.outliers).toEqual(outliers)
})

test('mean ± standard deviation, of n − 1', () => {
  expect(summarise([2, 4, 4, 4, 5, 5, 7, 9])).toMatchObject({ mean: 5, n: 8 })
  expect(summarise([2, 4, 4, 4, 5, 5, 7, 9])!.sd).toBeCloseTo(Math.sqrt(32 / 7), 12)
  expect(summarise([3])!.sd).toBe(0)
  expect(summarise([2e-300, 4e-300])!.sd).toBeCloseTo(Math.SQRT2 * 1e-300, 310)
  expect(summarise([1e300, -1e300, 1e300])!.sd).toBeNull()
})

test('of several runners too', () => {
  expect(
    summariseRunners([
      [1, 2, 3, 2],
      [11, 12, 13, 12],
    ]),
  ).toMatchObject({ n: 8, outliers: { low: 0, high: 0 } })
})
