import { expect, test } from 'vitest'
import { fitShapes, leastSquaresSlope, meanInterval } from '../../../src/stats/growth.js'
import { makeRandom } from '../../../src/stats/random.js'

test('a slope, by hand', () => {
  expect(leastSquaresSlope([0, 1, 2], [1, 3, 5])).toBe(2)
  expect(leastSquaresSlope([0, 1, 3], [0, 2, 3])).toBeCloseTo(13 / 14, 12)
})

test("an interval of a mean, by hand with Student's 3.182446 for 3 degrees of freedom", () => {
  const { value, low, high } = meanInterval([1.1, 0.9, 1.3, 1], 0.05)
  expect([value, low, high].map(one => Number(one.toFixed(6)))).toEqual([1.075, 0.803247, 1.346753])
  expect(meanInterval([1], 0.05)).toEqual({ value: 1, low: -Infinity, high: Infinity })
})

const sizes = (...all: readonly number[]) => all
const wide = sizes(100, 300, 1000, 3000, 10_000, 30_000)
const values = (all: readonly number[], time: (size: number) => number, noise = 0.01) => {
  const random = makeRandom('shapes')
  return all.map(size => ({
    size,
    value: time(size) * (1 + noise * (2 * random.next() - 1)),
    error: 0.005,
  }))
}

test.each<[string, (size: number) => number, readonly string[]]>([
  ['nothing', () => 3, ['1']],
  ['a search', n => Math.log(n), ['log n']],
  ['a loop', n => 2e-9 * n, ['n']],
  ['a sort', n => 1e-9 * n * Math.log(n), ['n log n']],
  ['two loops', n => 1e-9 * n ** 2, ['n²']],
  ['three loops', n => 1e-12 * n ** 3, ['n³']],
])('%s over a wide range is told from all others', (_, time, expected) => {
  expect(fitShapes(values(wide, time))).toEqual({ shapes: expected })
})

test('at few points over a narrow range, n and n log n cannot be told apart', () => {
  const near = sizes(1000, 2000, 4000)
  expect(fitShapes(values(near, n => n * Math.log(n))).shapes).toEqual(['n log n', 'n'])
  expect(fitShapes(values(near, n => n)).shapes).toEqual(['n', 'n log n'])
})

test('a constant part is found where there are enough points', () => {
  const { shapes, constant } = fitShapes(values(wide, n => 0.04 + 1e-9 * n ** 2))
  expect(shapes).toEqual(['n²'])
  expect(constant).toBeCloseTo(0.04, 3)
  expect(fitShapes(values(sizes(100, 1000, 10_000), n => 0.04 + 1e-9 * n ** 2)).shapes).toEqual([])
})

test('sizes below 1 have no logarithm to fit, and huge ones no overflow', () => {
  expect(fitShapes(values(sizes(0.1, 0.2, 0.4, 0.8), n => n)).shapes).toEqual(['n'])
  expect(fitShapes(values(sizes(1e60, 1e61, 1e62, 1e63), n => n)).shapes[0]).toBe('n')
})
