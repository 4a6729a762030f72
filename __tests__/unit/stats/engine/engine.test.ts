import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { normalCdf } from '../../../../src/stats/distributions/normal.js'
import { type EngineOptions, makeEngine as makeAnyEngine } from '../../../../src/stats/engine.js'
import type { Engine } from '../../../../src/stats/inversion.js'
import { rejects } from '../../../../src/stats/multiple.js'
import { makeRandom } from '../../../../src/stats/random.js'
import type { RoundBlock } from '../../../../src/stats/randomisation.js'
import { attainableP } from '../../../../src/stats/randomisation.js'
import { computeReference } from '../reference.js'
import { drawRounds, makeRagged, noises, type Shape, shiftContender } from '../samples.js'

const makeEngine = (rounds: readonly RoundBlock[], options: Partial<EngineOptions> = {}): Engine =>
  makeAnyEngine(rounds, { scores: 'ranks', ...options })

const shapes: readonly Shape[] = [
  { rounds: 8, a: 1, b: 1 },
  { rounds: 7, a: 2, b: 1 },
  { rounds: 6, a: 2, b: 2 },
  { rounds: 20, a: 2, b: 2 },
]

const samples = shapes.flatMap(shape =>
  noises.flatMap(noise =>
    ['whole', 'ragged'].map(kind => {
      const name = `${shape.rounds} rounds of ${shape.a} + ${shape.b}, ${noise}, ${kind}`
      const random = makeRandom(name)
      const whole = drawRounds(shape, noise, random)
      return { name, rounds: kind === 'whole' ? whole : makeRagged(whole, random) }
    }),
  ),
)

describe('the engine by hand', () => {
  const pairs = (...values: readonly (readonly [number, number])[]): RoundBlock[] =>
    values.map(([a, b]) => ({ a: [a], b: [b] }))

  it('values without any spread have no standard error, and none below 0', () => {
    const rounds = Array.from({ length: 10 }, () => ({ a: [Math.log(10)], b: [Math.log(12)] }))
    expect(makeEngine(rounds).standardError).toBe(0)
  })

  it('intervals of too many rounds to enumerate end where the normal approximation rejects', () => {
    const random = makeRandom('normal ends')
    const rounds = Array.from({ length: 60 }, () => ({ a: [random.next()], b: [random.next() + 0.2] }))
    const engine = makeEngine(rounds, { scores: 'ranks' })
    expect(engine.exact).toBe(false)
    const { low, high } = engine.interval(0.9)
    for (const [end, outwards] of [
      [low, -1],
      [high, 1],
    ] as const) {
      expect(engine.pAt(end + outwards * 1e-4)).toBeLessThanOrEqual(0.1)
      expect(engine.pAt(end - outwards * 1e-4)).toBeGreaterThan(0.1)
    }
    // No shift is as unlikely as that.
    expect(engine.interval(1 - 1e-14)).toEqual({ low: -Infinity, high: Infinity })
  })

  it('p of AB × 6, five up and one down', () => {
    // Milliseconds; the lost round has the smallest difference: two assignments of 64 are as extreme, either way.
    const rounds = pairs([10.1, 10.4], [9.8, 10.3], [10, 10.2], [10.6, 10.5], [9.9, 10.35], [10.05, 10.7])
    const logs = rounds.map(({ a, b }) => ({ a: a.map(Math.log), b: b.map(Math.log) }))
    expect(makeEngine(logs).p).toBeCloseTo(4 / 64, 14)
  })

  it.each([
    [5, 2, 2],
    [6, 2, 1],
    [6, 1, 2],
    [8, 1, 1],
    [40, 2, 2],
  ])('total separation over %d rounds of %d + %d attains the least p', (rounds, a, b) => {
    const low = Array.from({ length: a }, (_, i) => i / 1000)
    const high = Array.from({ length: b }, (_, i) => 1 + i / 1000)
    const p = attainableP(rounds, a + b)
    for (const sides of [
      { a: low, b: high },
      { a: low.map(x => x + 2), b: high },
    ]) {
      const engine = makeEngine(Array<RoundBlock>(rounds).fill(sides))
      expect(engine.p / p).toBeCloseTo(1, 10)
    }
  })

  it('statistic and moments of two rounds without alignment', () => {
    // Ranks: a 1 and 3, b 2 and 4; in each round the contender has the higher or the lower of two ranks one apart.
    const result = makeEngine(pairs([1, 2], [3, 4])).testAt(0)
    expect(result).toMatchObject({ sum: 12, excess: 2, variance: 2, pLower: 1, pUpper: 0.25, p: 0.5 })
  })

  it('both tails of the normal distribution are of the same z', () => {
    const engine = makeEngine(drawRounds({ rounds: 50, a: 2, b: 2 }, 'iid', makeRandom('tails')))
    for (const shift of [engine.estimate + engine.standardError, engine.estimate - engine.standardError]) {
      const { pLower, pUpper, p } = engine.testAt(shift)
      expect(pLower + pUpper).toBeCloseTo(1, 12)
      expect(p).toBeCloseTo(2 * Math.min(pLower, pUpper), 12)
      expect(p).toBeCloseTo(2 * normalCdf(-Math.abs(engine.zAt(shift))), 12)
      expect(pLower < pUpper).toBe(shift > engine.estimate)
    }
  })

  it('keeps the runners apart', () => {
    const random = makeRandom('runners')
    const first = drawRounds({ rounds: 6, a: 2, b: 2 }, 'iid', random)
    const second = drawRounds({ rounds: 6, a: 2, b: 2 }, 'iid', random)
    const slower = second.map(({ a, b }) => ({ a: a.map(x => x + 3), b: b.map(x => x + 3) }))
    const apart = makeEngine([...first, ...slower], { breaks: [6] })
    expect(apart.testAt(0).sum).toBe(makeEngine([...first, ...second], { breaks: [6] }).testAt(0).sum)
  })
})

describe('the engine on nothing', () => {
  it.each<readonly [string, readonly RoundBlock[]]>([
    ['no rounds', []],
    ['empty rounds', [{ a: [], b: [] }]],
    [
      'one side only',
      [
        { a: [1, 2], b: [] },
        { a: [3], b: [] },
      ],
    ],
    [
      'one side in each round',
      [
        { a: [1, 2], b: [] },
        { a: [], b: [5] },
      ],
    ],
  ])('%s: p = 1 and no bounds', (_, rounds) => {
    const engine = makeEngine(rounds)
    expect([engine.p, engine.estimate, engine.standardError]).toEqual([1, 0, Infinity])
    expect(engine.interval(0.95)).toEqual({ low: -Infinity, high: Infinity })
  })

  it('one round says little', () => {
    const engine = makeEngine([{ a: [1, 1.1], b: [1.2, 1.3] }])
    expect(engine.p).toBeCloseTo(1 / 3, 14)
    expect(engine.estimate).toBeCloseTo(0.2, 6)
    expect(engine.interval(0.95)).toEqual({ low: -Infinity, high: Infinity })
  })

  it('all equal: p = 1 and an interval of one point', () => {
    const engine = makeEngine(Array<RoundBlock>(6).fill({ a: [3, 3], b: [3, 3] }))
    const { low, high } = engine.interval(0.95)
    for (const [actual, expected] of [[engine.p, 1], ...[engine.estimate, low, high].map(shift => [shift, 0])])
      expect(actual).toBeCloseTo(expected!, 8)
  })

  it('each side equal in itself: the interval is the difference', () => {
    const engine = makeEngine(Array<RoundBlock>(6).fill({ a: [3, 3], b: [3.25, 3.25] }))
    const { low, high } = engine.interval(0.95)
    for (const shift of [engine.estimate, low, high]) expect(shift).toBeCloseTo(0.25, 3)
  })

  it('values from 1e-9 to 1e9', () => {
    const random = makeRandom('wide')
    const wide = (): number => Math.log(10 ** (18 * random.next() - 9))
    const engine = makeEngine(Array.from({ length: 12 }, () => ({ a: [wide(), wide()], b: [wide(), wide()] })))
    const { low, high } = engine.interval(0.95)
    expect(low).toBeLessThan(engine.estimate)
    expect(high).toBeGreaterThan(engine.estimate)
    expect(engine.pAt(low - 1e-3)).toBeLessThan(0.05)
    expect(engine.pAt(low + 1e-3)).toBeGreaterThan(0.05)
  })

  it('rounds with more choices than can be listed use the normal distribution', () => {
    const random = makeRandom('full')
    const rounds = drawRounds({ rounds: 2, a: 12, b: 12 }, 'iid', random)
    expect(makeEngine(rounds).exact).toBe(false)
    expect(
      makeEngine([{ a: Array<number>(300).fill(1), b: [] }, ...rounds.map(round => ({ ...round, b: [1] }))]).exact,
    ).toBe(true)
  })
})

describe('the engine against enumeration', () => {
  const random = makeRandom('enumeration')
  const cases = Array.from({ length: 60 }, (_, i) => {
    const shape = { rounds: 1 + random.below(5), a: 1 + random.below(2), b: 1 + random.below(2) }
    const rounds = makeRagged(drawRounds(shape, noises[i % noises.length]!, random), random)
    return { rounds, shift: i % 2 === 0 ? 0 : 0.1 * (random.next() - 0.5) }
  })

  it.each(cases)('$# at $shift', ({ rounds, shift }) => {
    const expected = computeReference(rounds, shift)
    const { sum, excess, variance, pLower, pUpper } = makeEngine(rounds).testAt(shift)
    expect(sum).toBe(expected.t2)
    const actual = { mean2: sum - excess, var4: variance, pLower, pUpper }
    for (const key of ['mean2', 'var4', 'pLower', 'pUpper'] as const) {
      expect(Math.abs(actual[key] - expected[key])).toBeLessThan(1e-12 * Math.max(1, expected[key]))
    }
  })
})

describe.each(samples)('the engine over $name', ({ rounds }) => {
  const engine = makeEngine(rounds)
  // Computed in the first test that asks: what a file does before its tests, it does for each of them alone too.
  const ends = () => engine.interval(0.9)

  it('mirrors when the sides are swapped', () => {
    const swapped = makeEngine(rounds.map(({ a, b }) => ({ a: b, b: a })))
    expect(swapped.p).toBeCloseTo(engine.p, 10)
    expect(swapped.estimate).toBeCloseTo(-engine.estimate, 4)
    expect(swapped.interval(0.9).low).toBeCloseTo(-ends().high, 4)
    expect(swapped.interval(0.9).high).toBeCloseTo(-ends().low, 4)
  })

  it('does not depend on the unit', () => {
    const scale = Math.log(1e9)
    const scaled = makeEngine(rounds.map(({ a, b }) => ({ a: a.map(x => x + scale), b: b.map(x => x + scale) })))
    expect(scaled.p).toBeCloseTo(engine.p, 10)
    expect(scaled.estimate).toBeCloseTo(engine.estimate, 4)
    expect(scaled.interval(0.9).low).toBeCloseTo(ends().low, 4)
    expect(scaled.interval(0.9).high).toBeCloseTo(ends().high, 4)
  })

  it('shifts with the contender', () => {
    const shifted = makeEngine(shiftContender(rounds, 0.375))
    expect(shifted.pAt(0.375)).toBeCloseTo(engine.p, 10)
    expect(shifted.estimate).toBeCloseTo(engine.estimate + 0.375, 4)
    // An interval that was widened to hold 0 need not shift.
    if (ends().low !== 0) expect(shifted.interval(0.9).low).toBeCloseTo(ends().low + 0.375, 4)
    if (ends().high !== 0) expect(shifted.interval(0.9).high).toBeCloseTo(ends().high + 0.375, 4)
  })

  it.each([0.5, 0.8, 0.95, 0.99, 0.9999])('holds 0 at %d if and only if p does not reject', confidence => {
    for (const shift of [0, 0.01, -0.01, 0.02, -0.03, 0.05]) {
      const moved = makeEngine(shiftContender(rounds, shift))
      const { low, high } = moved.interval(confidence)
      expect(low).toBeLessThanOrEqual(high)
      expect(low <= 0 && high >= 0).toBe(!rejects(moved.p, 1 - confidence))
    }
  })

  it('widens with confidence', () => {
    const widths = [0.5, 0.8, 0.95, 0.99].map(confidence => engine.interval(confidence))
    for (let i = 1; i < widths.length; i++) {
      expect(widths[i]!.low).toBeLessThanOrEqual(widths[i - 1]!.low + 1e-5)
      expect(widths[i]!.high).toBeGreaterThanOrEqual(widths[i - 1]!.high - 1e-5)
    }
  })
})

interface FixtureResult {
  readonly t2: number
  readonly mean2: number
  readonly var4: number
  readonly pLower: number
  readonly pUpper: number
  readonly p: number
  readonly pNormal: number
  readonly estimate: number
  readonly ci95: readonly (number | null)[]
  readonly ci99: readonly (number | null)[]
}

interface FixtureCase extends FixtureResult {
  readonly name: string
  readonly rounds: readonly RoundBlock[]
}

// Made by make-engine.py, beside it.
const path = new URL('../../../fixtures/stats/engine.json', import.meta.url)
const fixture: readonly FixtureCase[] = JSON.parse(readFileSync(path, 'utf8'))

describe('the engine against the reference', () => {
  it.each(fixture)('$name', ({ rounds, ...result }) => {
    const engine = makeEngine(rounds)
    const { sum, excess, variance, ...tails } = engine.testAt(0)
    const pNormal = Math.min(1, 2 * normalCdf(-Math.abs(engine.zAt(0))))
    const numbers = { t2: sum, mean2: sum - excess, var4: variance, pNormal, ...tails }
    for (const key of ['t2', 'mean2', 'var4', 'pLower', 'pUpper', 'p', 'pNormal'] as const) {
      expect(Math.abs(numbers[key] - result[key])).toBeLessThan(1e-9)
    }
    expect(Math.abs(engine.estimate - result.estimate)).toBeLessThan(1e-5)
    expectEnds(engine.interval(0.95), result.ci95)
    expectEnds(engine.interval(0.99), result.ci99)
  })

  function expectEnds(
    { low, high }: { low: number; high: number },
    [expectedLow, expectedHigh]: readonly (number | null)[],
  ): void {
    if (expectedLow === null) expect(low).toBe(-Infinity)
    else expect(Math.abs(low - expectedLow!)).toBeLessThan(1e-5)
    if (expectedHigh === null) expect(high).toBe(Infinity)
    else expect(Math.abs(high - expectedHigh!)).toBeLessThan(1e-5)
  }
})
