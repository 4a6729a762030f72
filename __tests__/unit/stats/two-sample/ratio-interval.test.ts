import { describe, expect, it } from 'vitest'
import { makeRandom } from '../../../../src/stats/random.js'
import type { RoundBlock } from '../../../../src/stats/randomisation.js'
import { compareMeans, compareMeansWithZeros } from '../../../../src/stats/two-sample.js'

describe('ratio of means', () => {
  it('by hand', () => {
    const rounds = [
      { a: [1, 3], b: [2, 4] },
      { a: [2, 2], b: [3, 3] },
    ]
    expect(compareMeans(rounds, 0.95).value).toBeCloseTo(1.5, 14)
    // Both rounds say the same.
    expect(compareMeans(rounds, 0.95).low).toBeCloseTo(1.5, 14)
  })

  it('is a paired comparison: what a round shares cancels', () => {
    const rounds = [1, 10, 100, 1000, 10_000].map(scale => ({ a: [scale], b: [1.1 * scale] }))
    const { low, high } = compareMeans(rounds, 0.95)
    expect([low, high].map(x => x.toFixed(9))).toEqual(['1.100000000', '1.100000000'])
  })
})

describe('ratio of means with zeros', () => {
  const own = (baseline: readonly number[], contender: readonly number[]): readonly RoundBlock[] =>
    baseline.map((a, index) => ({ a: [a], b: [contender[index]!] }))

  it('by hand', () => {
    // With t = 3.182 on 3 degrees, a ratio r is possible where (3 − 2r)² ≤ t²·(2/3 + 2r²·2/3)/4, of alike spreads without correlation.
    const rounds = own([1, 3, 1, 3], [2, 2, 4, 4])
    const [constant, square] = [9 - (3.1824463 ** 2 * (4 / 3)) / 4, 4 - (3.1824463 ** 2 * (4 / 3)) / 4]
    const root = Math.sqrt(36 - constant * square)
    const { value, low, high } = compareMeansWithZeros(rounds, 0.95)
    expect(value).toBeCloseTo(1.5, 12)
    expect(low).toBeCloseTo((6 - root) / square, 6)
    expect(high).toBeCloseTo((6 + root) / square, 6)
  })

  it('has no upper end where the mean of the baseline may be 0, and no lower one where that of the contender may', () => {
    const rare = [0, 0, 0, 1, 0, 0]
    const many = [10, 11, 10, 9, 10, 10]
    const rise = compareMeansWithZeros(own(rare, many), 0.95)
    expect(rise.low).toBeGreaterThan(10)
    expect(rise.high).toBe(Infinity)
    const fall = compareMeansWithZeros(own(many, rare), 0.95)
    expect(fall.low).toBe(0)
    expect(fall.high).toBeLessThan(0.1)
    expect(compareMeansWithZeros(own(rare, [0, 0, 0, 0, 0, 0]), 0.95)).toEqual({ value: 0, low: 0, high: Infinity })
  })

  it('is the ratio itself without noise, however large the values are', () => {
    const { value, low, high } = compareMeansWithZeros(own([1e300, 1e300, 1e300], [2e300, 2e300, 2e300]), 0.95)
    expect([value, low, high].map(one => one.toFixed(9))).toEqual(['2.000000000', '2.000000000', '2.000000000'])
    expect(compareMeansWithZeros(own([5, 5, 5], [0, 0, 0]), 0.95)).toEqual({ value: 0, low: 0, high: 0 })
  })

  it('holds the true ratio as often as it says', () => {
    const random = makeRandom('zeros')
    const draw = (most: number): number => (random.next() < 0.4 ? 0 : Math.ceil(random.next() * most))
    const sessions = Array.from({ length: 400 }, () =>
      Array.from({ length: 20 }, () => ({ a: [draw(3), draw(3)], b: [draw(5), draw(5)] })),
    )
    // The means are 0.6 · 2 and 0.6 · 3.
    const held = sessions.filter(rounds => {
      const { low, high } = compareMeansWithZeros(rounds, 0.95)
      return low <= 1.5 && 1.5 <= high
    })
    expect(held.length / sessions.length).toBeGreaterThan(0.925)
    expect(held.length / sessions.length).toBeLessThan(0.975)
  })
})

describe('the interval of a ratio of means', () => {
  const random = makeRandom('ratios')
  const rounds = Array.from({ length: 20 }, () => ({
    a: [1 + random.next(), 1 + random.next()],
    b: [1 + random.next(), 1 + random.next()],
  }))

  it('is mirrored when the sides are swapped', () => {
    const one = compareMeans(rounds, 0.95)
    const other = compareMeans(
      rounds.map(({ a, b }) => ({ a: b, b: a })),
      0.95,
    )
    expect(other.value).toBeCloseTo(1 / one.value, 12)
    expect(other.low).toBeCloseTo(1 / one.high, 12)
    expect(other.high).toBeCloseTo(1 / one.low, 12)
  })

  it('holds its value', () => {
    const { value, low, high } = compareMeans(rounds, 0.95)
    expect(low).toBeLessThan(value)
    expect(value).toBeLessThan(high)
  })

  it.each<readonly [string, readonly RoundBlock[]]>([
    ['one round', [{ a: [1, 2], b: [3] }]],
    [
      'one value a side',
      [
        { a: [1], b: [] },
        { a: [], b: [2] },
      ],
    ],
    ['many against one', [{ a: [1], b: Array<number>(30).fill(2) }, ...Array<RoundBlock>(30).fill({ a: [], b: [2] })]],
    [
      'all of a side in one round',
      [
        { a: [1, 2], b: [3] },
        { a: [], b: [4] },
        { a: [], b: [5] },
      ],
    ],
    [
      'a huge range',
      [
        { a: [1e-9, 1e9], b: [1e-9] },
        { a: [1e-9], b: [1e9] },
        { a: [1e-9], b: [1e-9] },
      ],
    ],
    ['ragged rounds', rounds.map(({ a, b }, i) => ({ a: a.slice(0, i % 3), b: b.slice(0, (i + 1) % 3) }))],
  ])('of %s is a number in an interval', (__, some) => {
    const { value, low, high } = compareMeans(some, 0.95)
    expect(value).toBeGreaterThan(0)
    expect(Number.isFinite(value)).toBe(true)
    expect(low).toBeGreaterThanOrEqual(0)
    expect(low).toBeLessThanOrEqual(high)
  })
})
