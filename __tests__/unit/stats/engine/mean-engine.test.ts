import { describe, expect, test } from 'vitest'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeExchanges, makeMeanEngine } from '../../../../src/stats/mean-engine.js'
import { makeRandom, type Random } from '../../../../src/stats/random.js'
import type { RoundBlock } from '../../../../src/stats/randomisation.js'

const mean = { isNegated: false }

const gauss = (random: Random, sigma: number): number => sigma * normalQuantile(random.next())

/** Rounds of two and two, the baseline's and the contender's values by `draw`. */
function makeRounds(count: number, draw: (side: 'a' | 'b', random: Random) => number, seed = 'rounds'): RoundBlock[] {
  const random = makeRandom(seed)
  const two = (side: 'a' | 'b'): [number, number] => [draw(side, random), draw(side, random)]
  return Array.from({ length: count }, () => ({ a: two('a'), b: two('b') }))
}

const noisy = (effect = 0, sigma = 0.03) =>
  makeRounds(20, (side, random) => gauss(random, sigma) + (side === 'b' ? effect : 0))

/** All ways to deal two of four values to the contender, for each round, written out. */
function listDeals(rounds: readonly RoundBlock[]): RoundBlock[][] {
  const pairs = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ]
  return rounds.reduce<RoundBlock[][]>(
    (deals, { a, b }) => {
      const all = [...a, ...b]
      const own = pairs.map(pair => ({
        a: all.filter((_, place) => !pair.includes(place)),
        b: all.filter((_, place) => pair.includes(place)),
      }))
      return deals.flatMap(deal => own.map(one => [...deal, one]))
    },
    [[]],
  )
}

const average = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Student's t over the differences of the rounds' means. */
function studentOf(rounds: readonly RoundBlock[]): number {
  const differences = rounds.map(({ a, b }) => average(b.map(Math.exp)) - average(a.map(Math.exp)))
  const centre = average(differences)
  const variance = average(differences.map(one => (one - centre) ** 2)) / (differences.length - 1)
  return centre / Math.sqrt(variance)
}

test('the p-value of means is the share of all deals whose t is as far out, doubled', () => {
  for (const seed of ['one', 'two', 'three']) {
    const rounds = makeRounds(4, (side, random) => gauss(random, 0.1) + (side === 'b' ? 0.1 : 0), seed)
    const observed = studentOf(rounds)
    const all = listDeals(rounds).map(studentOf)
    const above = all.filter(one => one >= observed - 1e-9).length
    const below = all.filter(one => one <= observed + 1e-9).length
    expect(makeMeanEngine(rounds, mean).p).toBeCloseTo(Math.min(1, (2 * Math.min(above, below)) / all.length), 12)
  }
})

test('the estimate is the ratio of the means', () => {
  const rounds = noisy(0.05)
  const [a, b] = [rounds.flatMap(one => one.a), rounds.flatMap(one => one.b)]
  const ratio = average(b.map(Math.exp)) / average(a.map(Math.exp))
  expect(makeMeanEngine(rounds, mean).estimate).toBeCloseTo(Math.log(ratio), 12)
})

test('the mean of rates is that of the rates, not of their inverses', () => {
  const rates = { a: [1, 4], b: [2, 4] }
  const logs = (values: readonly number[]) => values.map(value => -Math.log(value))
  const engine = makeMeanEngine([{ a: logs(rates.a), b: logs(rates.b) }], { isNegated: true })
  expect(Math.exp(-engine.estimate)).toBeCloseTo(3 / 2.5, 12)
  expect(Math.exp(-engine.levelled().centre)).toBeCloseTo(2.5, 12)
})

describe('the interval of a mean', () => {
  test.each([-0.02, 0, 0.02, 0.05])('holds 0 if and only if p does not reject: %d', effect => {
    const engine = makeMeanEngine(noisy(effect), mean)
    for (const confidence of [0.5, 0.9, 0.95, 0.999]) {
      const { low, high } = engine.interval(confidence)
      expect(low <= 0 && high >= 0).toBe(engine.p > 1 - confidence)
      expect(low).toBeLessThanOrEqual(engine.estimate)
      expect(high).toBeGreaterThanOrEqual(engine.estimate)
    }
  })

  test('moves with the values, and is mirrored where the sides are swapped', () => {
    const engine = makeMeanEngine(noisy(0.02), mean)
    const moved = makeMeanEngine(noisy(0.52), mean)
    expect(moved.interval(0.9).low - engine.interval(0.9).low).toBeCloseTo(0.5, 3)
    const swapped = makeMeanEngine(
      noisy(0.02).map(({ a, b }) => ({ a: b, b: a })),
      mean,
    )
    expect(swapped.estimate).toBeCloseTo(-engine.estimate, 12)
    expect(swapped.standardError / engine.standardError).toBeCloseTo(1, 1)
  })

  test('is open where the rounds are too few, and a point where there is no noise', () => {
    const few = makeMeanEngine(noisy().slice(0, 1), mean)
    expect(few.interval(0.95)).toEqual({ low: -Infinity, high: Infinity })
    expect(few.standardError).toBe(Infinity)
    const exact = makeMeanEngine(
      makeRounds(20, side => (side === 'b' ? 0.5 : 0)),
      mean,
    )
    expect(exact.p).toBeLessThan(0.001)
    expect(exact.interval(0.95).low).toBeCloseTo(0.5, 6)
    expect(
      makeMeanEngine(
        makeRounds(20, () => 0),
        mean,
      ).p,
    ).toBe(1)
  })

  test('takes rounds of one side as not there, and ragged ones as they are', () => {
    const rounds = noisy(0.05)
    const engine = makeMeanEngine([...rounds, { a: [9], b: [] }], mean)
    expect(engine.p).toBe(makeMeanEngine(rounds, mean).p)
    const ragged = rounds.map(({ a, b }, index) => (index % 5 === 0 ? { a: a.slice(1), b } : { a, b }))
    expect(makeMeanEngine(ragged, mean).p).toBeLessThan(0.05)
  })

  test('comes from the normal distribution where the rounds are many', () => {
    const rounds = makeRounds(201, (side, random) => gauss(random, 0.03) + (side === 'b' ? 0.01 : 0))
    const [one, other] = [makeMeanEngine(rounds, mean), makeMeanEngine(rounds.slice(1), mean)]
    expect(Math.abs(Math.log(one.standardError / other.standardError))).toBeLessThan(0.2)
  })
})

test('what differs in spread alone has the same mean', () => {
  const rejected = Array.from({ length: 60 }, (_, session) =>
    makeRounds(20, (side, random) => gauss(random, side === 'a' ? 0.01 : 0.04), `spread ${session}`),
  ).filter(rounds => makeMeanEngine(rounds, mean).p <= 0.05)
  // 5% of 60 is 3; 9 would come in one of two thousand runs.
  expect(rejected.length).toBeLessThanOrEqual(9)
})

test('exchanges that are too many to list are drawn, the real one last', () => {
  const blocks = { starts: Int32Array.from([0, 4, 8]), middles: Int32Array.from([2, 6]) }
  const all = makeExchanges(blocks, makeRandom('any'))
  expect([
    all.count,
    new Set(Array.from({ length: 36 }, (_, way) => all.bits.slice(2 * way, 2 * way + 2).join())).size,
  ]).toEqual([36, 36])
  expect([...all.bits.slice(-2)]).toEqual([0b1100, 0b1100])
  const many = Array.from({ length: 21 }, (_, round) => 4 * round)
  const drawn = makeExchanges(
    { starts: Int32Array.from(many), middles: Int32Array.from(many.slice(0, 20), start => start + 2) },
    makeRandom('any'),
  )
  expect([drawn.count, drawn.rounds]).toEqual([10_000, 20])
  expect([...drawn.bits.slice(-20)]).toEqual(Array(20).fill(0b1100))
  const wide = { starts: Int32Array.from([0, 9]), middles: Int32Array.from([4]) }
  expect(() => makeExchanges(wide, makeRandom('any'))).toThrow('round 0 has 9 values; at most 8 can be exchanged')
})
