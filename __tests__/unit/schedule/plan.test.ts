import { describe, expect, test } from 'vitest'
import { countPairValues, planSides } from '../../../src/schedule/round.js'
import {
  countRoundsToReject,
  dropIdleLooks,
  extendLooks,
  fewestRounds,
  makeSchedule,
  spreadLooks,
} from '../../../src/schedule/schedule.js'
import { describeShortage } from '../../../src/schedule/time.js'
import { listWideBlocks, splitAtRepeats } from '../../../src/schedule/wide-blocks.js'
import { makeRandom } from '../../../src/stats/random.js'
import { leastRounds } from '../../../src/stats/randomisation.js'

const orderOf = (round: readonly { side: string; copy: number }[]): string =>
  round.map(({ side, copy }) => side[0]! + copy).join(' ')

describe('makeSchedule', () => {
  const request = {
    seed: 'a',
    sides: planSides(['baseline', 'contender'], [2, 2]),
    warmups: 1,
    rounds: { least: 2400, most: 2400, isAuto: false },
    confidence: 0.95,
  } as const

  test('every round holds each copy once', () => {
    const { warmups, rounds } = makeSchedule(request, makeRandom('a'))
    expect([warmups.length, rounds.length]).toEqual([1, 2400])
    for (const round of rounds) expect(orderOf(round).split(' ').sort().join(' ')).toBe('b1 b2 c1 c2')
  })

  test('all 24 orders are about equally frequent', () => {
    const counts = new Map<string, number>()
    for (const round of makeSchedule(request, makeRandom('a')).rounds)
      counts.set(orderOf(round), (counts.get(orderOf(round)) ?? 0) + 1)
    expect(counts.size).toBe(24)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    // The 0.999 quantile of chi-square with 23 degrees of freedom.
    expect(chiSquare).toBeLessThan(49.73)
  })

  test('the same seed draws the same orders, another seed others', () => {
    const orders = (seed: string) => makeSchedule(request, makeRandom(seed)).rounds.slice(0, 20).map(orderOf)
    expect(orders('a')).toEqual(orders('a'))
    expect(orders('a')).not.toEqual(orders('b'))
  })

  test.each([
    [['b', 'c'], [2, 1], 'b1 b2 c1'],
    [['b', 'c'], [1, 1], 'b1 c1'],
    [['b', 'c', 'd', 'e'], [2, 1], 'b1 b2 c1 d1 e1'],
    [['b', 'c', 'd'], [1, 2, 1], 'b1 c1 c2 d1'],
  ] as const)('%j with copies %j', (names, copies, slots) => {
    const sides = planSides(names, copies)
    const { rounds } = makeSchedule(
      { ...request, sides, rounds: { least: 3, most: 3, isAuto: false } },
      makeRandom('a'),
    )
    for (const round of rounds) expect(orderOf(round).split(' ').sort().join(' ')).toBe(slots)
  })
})

describe('describeShortage', () => {
  const timing = {
    budgetInSeconds: 600,
    secondsAside: 60,
    secondsPerRound: 60,
    pairValues: 4,
    before: 0,
    rounds: 20,
  } as const

  test.each([
    ['enough time', timing, undefined],
    ['just enough', { ...timing, secondsPerRound: 100, secondsAside: 100 }, undefined],
    [
      'too long a round',
      { ...timing, secondsPerRound: 150, secondsAside: 150 },
      /about 3 fit .* verdict needs 5. Raise "time-budget" to 1080s/,
    ],
    ['too few rounds asked for', { ...timing, rounds: 4 }, /needs at least 5 rounds, and "rounds" is 4/],
    [
      'two warm-ups that took long',
      { ...timing, secondsAside: 400 },
      /about 4 fit .* verdict needs 5. Raise .* to 840s/,
    ],
    [
      'no room for the first look',
      { ...timing, nextLook: 10 },
      /about 9 fit into the time budget of 600 s, but the first analysis needs 10. Raise "time-budget" to 792s/,
    ],
    ['room for the first look', { ...timing, nextLook: 9 }, undefined],
    ['few rounds that are left', { ...timing, secondsAside: 500, before: 18, nextLook: 20 }, undefined],
    [
      'no room for them',
      { ...timing, secondsAside: 550, before: 18, nextLook: 20 },
      /about 1 more fit into the time budget of 600 s, but the next analysis needs 2 more. Raise "time-budget" to 804s/,
    ],
    ['too few before', { ...timing, secondsAside: 550, before: 3 }, /about 1 more fit .* a verdict needs 2 more/],
    ['pairs need more', { ...timing, pairValues: 2, rounds: 7 }, /at least 8 rounds/],
  ] as const)('%s', (_, given, expected) => {
    const said = describeShortage(given)
    if (expected === undefined) expect(said).toBe(undefined)
    else expect(said).toMatch(expected)
  })
})

describe('spreadLooks', () => {
  test.each([
    [5, 20, 4, [5, 8, 13, 20]],
    [5, 40, 4, [5, 10, 20, 40]],
    [1, 20, 4, [5, 8, 13, 20]],
    [5, 20, 2, [8, 11, 15, 20]],
    [5, 6, 4, [5, 6]],
    [5, 5, 4, [5]],
    [5, 3, 4, [3]],
  ] as const)('between %d and %d, %d values of two sides: %j', (least, most, pairValues, looks) => {
    expect(spreadLooks(least, most, pairValues)).toEqual(looks)
  })
})

describe('fewestRounds', () => {
  test.each([
    ['between two bounds', { least: 5, most: 20, isAuto: false }, { least: 5, most: 5, isAuto: false }],
    ['as many as it takes', { least: 8, most: 200, isAuto: true }, { least: 8, most: 8, isAuto: false }],
    ['fewer than a verdict needs', { least: 2, most: 20, isAuto: false }, { least: 5, most: 5, isAuto: false }],
    ['fixed', { least: 20, most: 20, isAuto: false }, { least: 20, most: 20, isAuto: false }],
    ['fixed at fewer than a verdict needs', { least: 3, most: 3, isAuto: false }, { least: 3, most: 3, isAuto: false }],
  ])('%s', (_, asked, rounds) => {
    expect(fewestRounds(asked, 4)).toEqual(rounds)
  })
})

describe('dropIdleLooks', () => {
  const two = 4
  const pair = 2
  test.each([
    ['two of each reject at 5 rounds', [5, 8, 13, 20], two, 0.95, [5, 8, 13, 20]],
    ['even of 40', [5, 10, 20, 40], two, 0.95, [5, 10, 20, 40]],
    [
      'pairs reject at 8 of 20: 2/2⁸ = 0.0078, and 0.05 · (8/20)² = 0.008',
      [8, 11, 15, 20],
      pair,
      0.95,
      [8, 11, 15, 20],
    ],
    ['but not at 8 of 40', [8, 14, 23, 40], pair, 0.95, [14, 23, 40]],
    ['nor, for 99%, of 20', [8, 11, 15, 20], pair, 0.99, [11, 15, 20]],
    ['the last stays', [5], pair, 0.95, [5]],
  ] as const)('%s', (_, looks, pairValues, confidence, kept) => {
    expect(dropIdleLooks(looks, pairValues, confidence)).toEqual(kept)
  })
})

describe('countRoundsToReject', () => {
  const fixed = (most: number) => ({ least: most, most, isAuto: false })
  test.each([
    ['one change of one: 2/6⁵ is far below 5%, and five is the least for any verdict', fixed(3), 4, 1, 0.95, 5],
    ['of 194, 2/6⁵ · 194 is just below 5%', fixed(5), 4, 194, 0.95, 5],
    ['of 195 it is above', fixed(5), 4, 195, 0.95, 6],
    ['with more confidence', fixed(5), 4, 50, 0.99, 6],
    ['pairs need eight', fixed(5), 2, 1, 0.95, 8],
    ['of 20 pairs, ten', fixed(8), 2, 20, 0.95, 10],
    ['looks before the last have spent their share', { least: 5, most: 6, isAuto: false }, 4, 900, 0.95, 7],
  ] as const)('%s', (_, rounds, pairValues, tests, confidence, expected) => {
    expect(countRoundsToReject(rounds, { pairValues, tests, confidence })).toBe(expected)
  })
})

describe('wide blocks', () => {
  test.each([
    ['2+2', [2, 2], ['1×2', '1×3', '2×2']],
    ['2+1', [2, 1], ['1×3', '1×4']],
    ['1+1', [1, 1], ['1×4', '1×5', '1×6']],
  ] as const)('of %s copies have room for a rejection, and an exact distribution', (_, copies, expected) => {
    const sides = planSides(['a', 'b'], copies)
    const shapes = listWideBlocks(sides, 0.95, leastRounds(countPairValues(sides)))
    expect(shapes.map(({ rounds, runs }) => `${rounds}×${runs}`)).toEqual(expected)
  })

  test('a higher confidence needs more runs', () => {
    expect(listWideBlocks(planSides(['a', 'b'], [2]), 0.99, 5).map(({ runs }) => runs)).toEqual([3, 2])
  })

  test('a round is split where a copy runs again', () => {
    const round = [1, 2, 1, 1].map(copy => ({ side: 'a', copy: copy as 1 | 2 }))
    expect(splitAtRepeats(round).map(part => part.map(({ copy }) => copy))).toEqual([[1, 2], [1], [1]])
  })
})

describe('extendLooks', () => {
  const planned = [5, 8, 13, 20]

  test.each<[what: string, need: Parameters<typeof extendLooks>[1], added: readonly number[] | undefined]>([
    ['as many as it takes', { needed: 80, fitting: 900, isDecided: false }, [32, 50, 80]],
    ['as many as fit, if that is half of what it takes', { needed: 80, fitting: 40, isDecided: false }, [28, 40]],
    ['none where less than that fits', { needed: 80, fitting: 39, isDecided: false }, undefined],
    ['none where those that are planned will do', { needed: 19, fitting: 900, isDecided: false }, undefined],
    ['none where a few more would do', { needed: 29, fitting: 900, isDecided: false }, undefined],
    [
      'no more than a record should hold',
      { needed: 1500, fitting: 9000, isDecided: false },
      expect.arrayContaining([1000]),
    ],
    ['a few once that is decided', { needed: 12, fitting: 900, isDecided: true }, [30]],
    ['what fits once that is decided', { needed: 500, fitting: 50, isDecided: true }, [32, 50]],
    ['none once that is decided, where nothing fits', { needed: 500, fitting: 21, isDecided: true }, undefined],
    ['nothing for a threshold of 0', { needed: Number.POSITIVE_INFINITY, fitting: 900, isDecided: false }, undefined],
  ])('adds %s', (_, need, added) => {
    const looks = extendLooks(planned, need)
    expect(looks?.slice(0, planned.length)).toEqual(looks && planned)
    expect(looks?.slice(planned.length)).toEqual(added)
  })
})
