import { expect, test } from 'vitest'
import { makeRandomisation, type RoundValues, testDifference } from '../../../../src/extras/causes/permutation.js'
import { makeRandom } from '../../../../src/stats/random.js'

const random = makeRandom('draws')

test('three rounds of one copy each, by hand', () => {
  const rounds = [1, 2, 3].map(difference => ({ baseline: [10], contender: [10 + difference] }))
  const { estimate, p, interval } = testDifference(rounds, random)
  // Of the 8 signs of 1, 2 and 3, two have a sum of at least 6.
  expect([estimate, p]).toEqual([2, 2 / 8])
  // No shift can have a p-value below 2 of 8.
  expect(interval(0.95)).toBeUndefined()
  // Shifted by 1.5, they are −0.5, 0.5 and 1.5; of their 8 signs, 6 have a sum of at least 1.5, and beyond it only 4.
  expect(interval(0.5)).toEqual({ low: expect.closeTo(1.5), high: expect.closeTo(2.5) })
})

test('two copies on each side, by enumeration', () => {
  const rounds: readonly RoundValues[] = [
    { baseline: [3, 7], contender: [9, 8] },
    { baseline: [5, 2], contender: [6, 11] },
    { baseline: [4, 4], contender: [4, 9] },
  ]
  const { estimate, p } = testDifference(rounds, random)
  const differences = rounds.map(({ baseline, contender }) => {
    const all = [...contender, ...baseline]
    const pairs = all.flatMap((_, one) => all.map((_, other) => [one, other] as const)).filter(([a, b]) => a < b)
    return pairs.map(([a, b]) => {
      const chosen = all[a]! + all[b]!
      return chosen / 2 - (all.reduce((sum, value) => sum + value, 0) - chosen) / 2
    })
  })
  const sums = differences.reduce((sums, own) => sums.flatMap(sum => own.map(one => sum + one)), [0])
  const observed = differences.reduce((sum, own) => sum + own[0]!, 0)
  expect(estimate).toBeCloseTo(observed / 3)
  expect(p).toBe(sums.filter(sum => Math.abs(sum) >= Math.abs(observed) - 1e-9).length / sums.length)
})

test('a shift of the contender shifts the estimate and its interval, and nothing else', () => {
  const rounds = drawRounds('shift', 6, 0)
  const shifted = rounds.map(({ baseline, contender }) => ({ baseline, contender: contender.map(value => value + 5) }))
  const [one, other] = [rounds, shifted].map(own => testDifference(own, makeRandom('draws')))
  const [own, moved] = [one, other].map(all => all!.interval(0.95)!)
  expect(other!.estimate - one!.estimate).toBeCloseTo(5)
  expect([moved!.low - own!.low, moved!.high - own!.high]).toEqual([expect.closeTo(5, 3), expect.closeTo(5, 3)])
})

test('of twelve rounds with two copies each, assignments are drawn, and say the same as all of six', () => {
  expect(testDifference(drawRounds('many', 12, 3), makeRandom('one')).p).toBeLessThan(0.001)
  expect(testDifference(drawRounds('many', 12, 0), makeRandom('one')).p).toBeGreaterThan(0.05)
})

test('of 300 trials without a difference, one in twenty finds one, and nineteen in twenty intervals hold it', () => {
  const trials = Array.from({ length: 300 }, (_, at) => testDifference(drawRounds(`trial ${at}`, 5, 2), random))
  const held = trials.filter(({ interval }) => {
    const { low, high } = interval(0.95)!
    return low <= 2 && 2 <= high
  })
  expect(held.length / trials.length).toBeGreaterThan(0.92)
  expect(held.length / trials.length).toBeLessThan(0.98)
})

test('of two series, by hand: the larger is held against both, the smaller against itself', () => {
  const ofSigns = (...differences: readonly number[]) =>
    differences.map(difference => ({ baseline: [0], contender: [difference] }))
  const series = [ofSigns(1, 1, 1), ofSigns(2, 2, -2)]
  // In units of its deviation, each has 2 of 8 signs at the largest; the two never reach it by the same ones. Both together do by 4.
  expect(makeRandomisation(series[0]!, random).adjust(series)).toEqual([4 / 8, 8 / 8])
})

test('in four rounds, one function of a hundred is found, and of nothing else one in a hundred trials at most', () => {
  const many = (seed: string, difference: number) =>
    Array.from({ length: 100 }, (_, at) => drawRounds(`${seed} ${at}`, 4, at === 0 ? difference : 0))
  const [first, ...others] = makeRandomisation(many('one', 0)[0]!, random).adjust(many('one', 8))
  expect(first).toBeLessThan(0.01)
  expect(Math.min(...others)).toBeGreaterThan(0.05)
  const trials = Array.from({ length: 60 }, (_, trial) => many(`nothing ${trial}`, 0))
  const found = trials.filter(series => Math.min(...makeRandomisation(series[0]!, random).adjust(series)) <= 0.05)
  expect(found.length).toBeLessThanOrEqual(6)
})

/** Rounds of two copies on each side, with something in common in each round. */
function drawRounds(seed: string, count: number, difference: number): readonly RoundValues[] {
  const own = makeRandom(seed)
  return Array.from({ length: count }, () => {
    const common = 10 * own.next()
    const draw = () => common + own.next() + own.next() + own.next()
    return { baseline: [draw(), draw()], contender: [draw() + difference, draw() + difference] }
  })
}
