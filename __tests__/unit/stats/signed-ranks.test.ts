import { expect, test } from 'vitest'
import { makeRandom } from '../../../src/stats/random.js'
import { estimateShift, leastP, testOffsets } from '../../../src/stats/signed-ranks.js'

/** The same probability by trying all signs of all contrasts. */
function enumerate(group: readonly number[], other: readonly number[]): number {
  const sizes = [...group, ...other].map(Math.abs)
  const ranks = sizes.map(size => sizes.filter(one => one < size).length + sizes.filter(one => one <= size).length + 1)
  const sumOf = (signs: readonly number[], from: number, to: number): number =>
    Math.abs(signs.slice(from, to).reduce((sum, sign, index) => sum + sign * ranks[from + index]!, 0))
  const totalOf = (signs: readonly number[]): number =>
    sumOf(signs, 0, group.length) + sumOf(signs, group.length, signs.length)
  const shown = totalOf([...group, ...other].map(Math.sign))
  let [extreme, all] = [0, 0]
  for (let choice = 0; choice < 2 ** sizes.length; choice++) {
    const signs = sizes.map((size, index) => (size === 0 ? 0 : choice & (1 << index) ? 1 : -1))
    if (totalOf(signs) >= shown) extreme++
    all++
  }
  return extreme / all
}

const random = makeRandom('signed ranks')
const draw = (count: number, shift = 0): number[] => Array.from({ length: count }, () => random.next() - 0.5 + shift)

test.each<[what: string, group: readonly number[], other: readonly number[]]>([
  ['five of each', draw(5), draw(5)],
  ['all of one sign in each group', draw(5, 1), draw(5, -1)],
  ['more in one group', draw(7, 0.2), draw(3)],
  ['one group alone', draw(8, 0.3), []],
  ['ties', [1, 1, -1, 2, 2], [1, -2, 3, 3, 3]],
  ['contrasts of 0, which have no sign', [0, 0, 1, 2, 3], [0, 4, -5, 6, 7]],
  ['nothing but 0', [0, 0, 0], [0, 0, 0]],
])('the probability is that of all signs: %s', (_, group, other) => {
  expect(testOffsets(group, other)).toBeCloseTo(enumerate(group, other), 12)
})

test.each([
  [5, 5, 4 / 4 ** 5],
  [8, 8, 4 / 4 ** 8],
  [8, 0, 2 / 2 ** 8],
  [0, 0, 1],
])('groups of %d and %d have no smaller p than %d', (size, otherSize, least) => {
  expect(leastP(size, otherSize)).toBe(least)
  expect(testOffsets(draw(size, 1), draw(otherSize, 1))).toBeCloseTo(least, 12)
})

test.each([
  ['of both groups', draw(60, 0.03), draw(40, 0.03)],
  ['of one group', draw(81, 0.07), []],
])('many contrasts have a normal distribution, which is close to that of random signs: %s', (_, group, other) => {
  const shown = testOffsets(group, other)
  const flip = (contrasts: readonly number[]) => contrasts.map(one => (random.next() < 0.5 ? one : -one))
  const times = 2000
  const extreme = Array.from({ length: times }, () => testOffsets(flip(group), flip(other))).filter(p => p <= shown)
  expect(shown).toBeGreaterThan(0.01)
  expect(shown).toBeLessThan(0.5)
  expect(Math.abs(extreme.length / times - shown)).toBeLessThan(0.04)
})

// Published with their ranks, for Darwin's maize (Fisher 1935): 15 differences in eighths of an inch.
const maize = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]

test("Darwin's maize has the p-value that R gives, and an interval of what that test does not reject", () => {
  // wilcox.test(x): V = 96, p-value = 0.04126
  expect(testOffsets(maize, [])).toBeCloseTo(0.04126, 5)
  const { estimate, low, high, level } = estimateShift(maize, 0.95)
  const pAt = (shift: number): number =>
    testOffsets(
      maize.map(one => one - shift),
      [],
    )
  expect([low - 0.01, high + 0.01].map(end => pAt(end) <= 1 - level + 1e-9)).toEqual([true, true])
  expect([low + 0.01, estimate, high - 0.01].map(shift => pAt(shift) > 0.05)).toEqual([true, true, true])
  expect(level).toBeGreaterThanOrEqual(0.95)
})

test.each([
  [2, 0.5],
  [4, 0.875],
  [5, 0.9375],
])('the interval of %d contrasts is their range, at %d', (count, level) => {
  const contrasts = draw(count)
  const shift = estimateShift(contrasts, 0.95)
  expect(shift).toMatchObject({ low: Math.min(...contrasts), high: Math.max(...contrasts), level })
})

test('a single contrast has no interval', () => {
  expect(estimateShift([0.1], 0.95)).toEqual({
    ...{ estimate: 0.1, low: -Infinity, high: Infinity, level: 0 },
    standardError: Infinity,
  })
})

test('the interval of many contrasts is like the exact one of a few less', () => {
  const contrasts = draw(81)
  const [normal, exact] = [estimateShift(contrasts, 0.95), estimateShift(contrasts.slice(1), 0.95)]
  expect(normal.high - normal.low).toBeCloseTo(exact.high - exact.low, 1)
  expect(normal.standardError).toBeCloseTo(Math.sqrt(1 / 12 / 81), 2)
})
