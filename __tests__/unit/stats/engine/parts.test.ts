import { describe, expect, test } from 'vitest'
import { makeBlocks } from '../../../../src/stats/engine/blocks.js'
import { countChoices, listChoices } from '../../../../src/stats/engine/choices.js'
import { estimateStart } from '../../../../src/stats/engine/estimate.js'
import { agreeAtZero, type Ends, endsBefore } from '../../../../src/stats/engine/inversion.js'
import { isEnumerable, makeNullDistribution } from '../../../../src/stats/engine/randomisation.js'
import { findSwap, standardise, sumScores } from '../../../../src/stats/engine/statistic.js'

describe('blocks', () => {
  test('lie in one array, the baseline’s values of each round first', () => {
    const { values, starts, middles, sequence } = makeBlocks([
      { a: [1, 2], b: [3], order: ['b', 'a', 'a'] },
      { a: [], b: [] },
      { a: [], b: [4, 5], order: ['b', 'b'] },
      { a: [6], b: [] },
      { a: [], b: [7] },
    ])
    expect([...values]).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect([...starts]).toEqual([0, 3, 3, 5, 6, 7])
    expect([...middles]).toEqual([2, 3, 3, 6, 6])
    expect([...sequence!]).toEqual([2, 0, 1, 3, 4, 5, 6])
  })

  test('have no sequence where one round of several values has no order', () => {
    expect(
      makeBlocks([
        { a: [1], b: [2], order: ['b', 'a'] },
        { a: [3], b: [4] },
      ]).sequence,
    ).toBeUndefined()
    expect(makeBlocks([{ a: [1, 2], b: [] }]).sequence).toBeUndefined()
    expect([...makeBlocks([]).sequence!]).toEqual([])
  })

  test.each<[order: readonly ('a' | 'b')[]]>([[['a', 'b']], [['a', 'a', 'a']], [['a', 'b', 'b', 'b']], [[]]])(
    'refuse the order %j of two values and one',
    order => {
      expect(() => makeBlocks([{ a: [1, 2], b: [3], order }])).toThrow('round 0: order is not that of a and b')
    },
  )

  test('of the same sizes in the same order share their layout', () => {
    const layoutOf = (order: readonly ('a' | 'b')[], a: readonly number[] = [1]) =>
      makeBlocks([{ a, b: [3], order }]).layout
    expect(layoutOf(['a', 'b'], [2])).toBe(layoutOf(['a', 'b']))
    expect(layoutOf(['b', 'a'])).not.toBe(layoutOf(['a', 'b']))
    expect(layoutOf(['a', 'a', 'b'], [1, 2])).not.toBe(layoutOf(['a', 'b']))
  })

  test.each([[['a', 'a']], [['b', 'b']], [['a']]] as const)('refuse the order %j of one value each', order => {
    expect(() =>
      makeBlocks([
        { a: [1], b: [2], order: ['a', 'b'] },
        { a: [1], b: [2], order },
      ]),
    ).toThrow('round 1: order is not that of a and b')
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
    const makeTail = makeNullDistribution(blocks)
    for (const limit of [Math.max(...sums), Math.min(...sums) + 5, Math.min(...sums) - 1]) {
      const { base, step, masses } = makeTail(Int32Array.from(scores), 'contender', limit)
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
  expect(statistic).toMatchObject({ sum: 2 + 8 + 3 + 9 + 6, total: 41 })
  expect(statistic.mean).toBeCloseTo(mean, 12)
  expect(statistic.excess).toBeCloseTo(28 - mean, 12)
  expect(statistic.variance).toBeCloseTo(variance, 12)
  expect(standardise(statistic)).toBeCloseTo((28 - mean) / Math.sqrt(variance), 12)
  expect(standardise({ ...statistic, variance: 0 })).toBe(0)
})

test.each<[what: string, before: readonly number[], after: readonly number[], part: number, moment?: number]>([
  ['nobody', [1, 2, 3], [1, 2, 3], 0.5],
  ['who only draw level', [1, 2], [2, 2], 0.5],
  ['half-way', [1, 2], [2, 1], 0.5, 0.5],
  ['a quarter of the way', [1, 2], [4, 2], 0.5, 0.333333],
  ['at the start, level from there', [1, 1], [2, 1], 0.5, 0],
  ['the first of three pairs', [0, 1, 10, 11, 20, 21], [9, 1, 12, 11, 23, 21], 0.1, 1 / 9],
  ['the second of three pairs', [0, 1, 10, 11, 20, 21], [9, 1, 12, 11, 23, 21], 0.5, 1 / 3],
  ['the last of three pairs', [0, 1, 10, 11, 20, 21], [9, 1, 12, 11, 23, 21], 1, 0.5],
  ['who are no neighbours', [0, 1, 2, 3], [8, 1, 2, 3], 0.5, 0.25],
  ['from afar, while the last one stays', [0, 9, 20], [8, 7, 20], 0.5, 0.9],
])('values that trade places: %s', (_, before, after, part, moment) => {
  const order = Int32Array.from(before, (_one, index) => index)
  const found = findSwap(order, { before: Float64Array.from(before), after: Float64Array.from(after) }, part)
  if (moment === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(moment, 5)
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

describe('where to start', () => {
  const start = (rounds: Parameters<typeof makeBlocks>[0]) => estimateStart(makeBlocks(rounds))

  test('is the median of the differences within rounds', () => {
    expect(start([{ a: [1, 3], b: [4, 9] }]).centre).toBe((3 + 6) / 2)
    expect(
      start([
        { a: [1], b: [4] },
        { a: [100], b: [101] },
        { a: [7], b: [9] },
      ]).centre,
    ).toBe(2)
    expect(
      start([
        { a: [1], b: [] },
        { a: [1], b: [3] },
      ]).centre,
    ).toBe(2)
  })

  test('and about one standard error around it', () => {
    const rounds = Array.from({ length: 101 }, (_, index) => ({ a: [0], b: [index] }))
    // Of differences that are spread evenly over 100, eight places of a hundred on either side.
    expect(start(rounds)).toEqual({ centre: 50, unit: 8 })
  })

  test('there is no telling where all differences are the same', () => {
    expect(start([{ a: [1, 1], b: [3, 3] }])).toEqual({ centre: 2, unit: 0 })
    const almost = Array.from({ length: 100 }, (_, index) => ({ a: [0], b: [index === 99 ? 8 : 2] }))
    expect(start(almost)).toEqual({ centre: 2, unit: 3 })
  })

  test('large rounds are thinned out, evenly', () => {
    const spread = Array.from({ length: 20 }, (_, index) => index / 20)
    const { centre, unit } = start([{ a: spread, b: spread.map(value => value + 5) }])
    expect(centre).toBeCloseTo(5, 1)
    expect(unit).toBeGreaterThan(0)
  })
})

describe('an interval agrees with the p-value of no shift', () => {
  const endFromZero = (side: 'low' | 'high') => (side === 'low' ? 0.001 : -0.001)
  test.each<[what: string, ends: Ends, p: number, estimate: number, expected: Ends]>([
    ['not rejected, and within', { low: -1, high: 2 }, 0.2, 0.5, { low: -1, high: 2 }],
    ['not rejected, and below', { low: 0.1, high: 2 }, 0.2, 1, { low: 0, high: 2 }],
    ['not rejected, and above', { low: -2, high: -0.1 }, 0.2, -1, { low: -2, high: 0 }],
    ['not rejected, just', { low: 0.1, high: 2 }, 0.0501, 1, { low: 0, high: 2 }],
    ['rejected, just', { low: 0.1, high: 2 }, 0.05, 1, { low: 0.1, high: 2 }],
    ['rejected, and below', { low: 0.1, high: 2 }, 0.01, 1, { low: 0.1, high: 2 }],
    ['rejected, and above', { low: -2, high: -0.1 }, 0.01, -1, { low: -2, high: -0.1 }],
    ['rejected, but within, the estimate above', { low: -0.1, high: 2 }, 0.01, 1, { low: 0.001, high: 2 }],
    ['rejected, but within, the estimate below', { low: -2, high: 0.1 }, 0.01, -1, { low: -2, high: -0.001 }],
    ['rejected, but at the low end', { low: 0, high: 2 }, 0.01, 1, { low: 0.001, high: 2 }],
    ['rejected, but at the high end', { low: -2, high: 0 }, 0.01, -1, { low: -2, high: -0.001 }],
  ])('%s', (_, ends, p, estimate, expected) => {
    expect(agreeAtZero(ends, { p, estimate, alpha: 0.05, endFromZero })).toEqual(expected)
  })
})
