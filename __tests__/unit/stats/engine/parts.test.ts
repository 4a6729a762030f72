import { describe, expect, test } from 'vitest'
import { endsBefore } from '../../../../src/stats/inversion.js'
import {
  countChoices,
  isEnumerable,
  listChoices,
  listDifferences,
  makeBlocks,
  makeLowerTail,
  standardise,
  sumScores,
} from '../../../../src/stats/randomisation.js'

describe('blocks', () => {
  test('lie in one array, the baseline’s values of each round first', () => {
    const { values, starts, middles } = makeBlocks([
      { a: [1, 2], b: [3] },
      { a: [], b: [] },
      { a: [], b: [4, 5] },
      { a: [6], b: [] },
      { a: [], b: [7] },
    ])
    expect([...values]).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect([...starts]).toEqual([0, 3, 3, 5, 6, 7])
    expect([...middles]).toEqual([2, 3, 3, 6, 6])
  })

  test('have the differences within rounds, of which large rounds are thinned out', () => {
    const differencesOf = (rounds: Parameters<typeof makeBlocks>[0]) => [...listDifferences(makeBlocks(rounds))]
    expect(differencesOf([{ a: [1, 3], b: [4, 9] }])).toEqual([1, 3, 6, 8])
    expect(
      differencesOf([
        { a: [1], b: [] },
        { a: [7], b: [5] },
      ]),
    ).toEqual([-2])
    const spread = Array.from({ length: 20 }, (_, index) => index / 20)
    const thinned = differencesOf([{ a: spread, b: spread.map(value => value + 5) }])
    expect(thinned.length).toBeLessThan(70)
    expect(thinned[thinned.length >> 1]).toBeCloseTo(5, 1)
  })
})

test.each([
  [0, 0, 1],
  [5, 0, 1],
  [5, 5, 1],
  [4, 2, 6],
  [3, 1, 3],
  [12, 6, 924],
  [13, 6, 1716],
  [24, 12, 2_704_156],
])('of %d things, %d can be chosen in %d ways', (size, chosen, count) => {
  expect(countChoices(size, chosen)).toBe(count)
})

test('choices are listed in the order of a dictionary', () => {
  const listed = (size: number, chosen: number) => [...listChoices(size, chosen)].join('')
  expect(listed(4, 2)).toBe('010203121323')
  expect(listed(4, 3)).toBe('012013023123')
  expect(listed(3, 1)).toBe('012')
  expect(listed(3, 3)).toBe('012')
  expect(listed(3, 0)).toBe('')
  expect(listChoices(4, 2)).toBe(listChoices(4, 2))
})

describe('the exact distribution', () => {
  const pair = { a: [1], b: [2] }
  const repeat = (count: number, block: { readonly a: readonly number[]; readonly b: readonly number[] }) =>
    makeBlocks(Array.from({ length: count }, () => block))

  test.each([
    ['40 rounds of two sides', repeat(40, pair), true],
    ['41 rounds of two sides', repeat(41, pair), false],
    ['100 rounds of the baseline alone', repeat(100, { a: [1, 2], b: [] }), true],
    ['100 rounds of the contender alone', repeat(100, { a: [], b: [1, 2] }), true],
    ['a round of 6 + 6', repeat(1, { a: Array(6).fill(1), b: Array(6).fill(2) }), true],
    ['a round of 7 + 6', repeat(1, { a: Array(7).fill(1), b: Array(6).fill(2) }), false],
    ['nothing', repeat(0, pair), true],
  ])('of %s is affordable: %s', (_, blocks, isAffordable) => {
    expect(isEnumerable(blocks)).toBe(isAffordable)
  })

  test.each([
    ['two of four, twice', [2, 2], [3, 1, 4, 1, 5, 9, 2, 6]],
    ['in common steps of 4', [2, 2], [4, 8, 12, 20, 0, 4, 8, 40]],
    ['one of two, four times', [1, 1], [1, 2, 7, 4, 5, 5, 0, 9]],
    ['three of five', [3, 2], [1, 2, 4, 8, 16]],
    ['all equal', [2, 2], [3, 3, 3, 3]],
  ] as const)('of sums of scores: %s', (_, [a, b], scores) => {
    const size = a + b
    const blocks = repeat(scores.length / size, { a: Array(a).fill(0), b: Array(b).fill(0) })
    const sums = Array.from({ length: scores.length / size }, (_one, round) =>
      subsets(scores.slice(round * size, (round + 1) * size), b).map(one => one.reduce((sum, x) => sum + x, 0)),
    ).reduce((totals, round) => totals.flatMap(total => round.map(one => total + one)), [0])
    for (const limit of [Math.max(...sums), Math.min(...sums) + 5, Math.min(...sums) - 1]) {
      const { base, step, masses } = makeLowerTail(blocks, { scores: Int32Array.from(scores), sign: 1, limit })
      for (const [i, mass] of masses.entries())
        expect(mass).toBeCloseTo(sums.filter(sum => sum === base + i * step).length / sums.length, 12)
      expect([...masses].reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(
        sums.filter(sum => sum <= limit).length / sums.length,
        12,
      )
      // Between two entries there is no sum.
      expect(sums.every(sum => (sum - base) % step === 0)).toBe(true)
    }
  })
})

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map(rest => [item, ...rest]))
}

test('the sum of the contender’s scores, with the moments of drawing without replacement', () => {
  const blocks = makeBlocks([
    { a: [0, 0], b: [0, 0] },
    { a: [], b: [] },
    { a: [0], b: [0, 0] },
    { a: [], b: [0] },
    { a: [0], b: [] },
  ])
  const scores = [1, 5, 2, 8, 3, 3, 9, 6, 4]
  const draws = subsets(scores.slice(0, 4), 2).flatMap(first =>
    subsets(scores.slice(4, 7), 2).map(second => [...first, ...second, 6].reduce((sum, x) => sum + x, 0)),
  )
  const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length
  const variance = draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / draws.length
  const statistic = sumScores(blocks, Int32Array.from(scores))
  expect(statistic.sum).toBe(2 + 8 + 3 + 9 + 6)
  expect(statistic.excess).toBeCloseTo(28 - mean, 12)
  expect(statistic.variance).toBeCloseTo(variance, 12)
  expect(standardise(statistic)).toBeCloseTo((28 - mean) / Math.sqrt(variance), 12)
  expect(standardise({ ...statistic, variance: 0 })).toBe(0)
})

test.each([
  [0, 'low', true],
  [1, 'low', false],
  [2, 'low', false],
  [1, 'high', false],
  [2, 'high', false],
  [3, 'high', true],
] as const)('an interval from 1 to 2 ends before it reaches %d at its %s end: %s', (bound, end, isBefore) => {
  expect(endsBefore({ low: 1, high: 2 }, bound, end)).toBe(isBefore)
})
