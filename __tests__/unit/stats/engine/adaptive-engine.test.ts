import { describe, expect, it } from 'vitest'
import { makeEngine } from '../../../../src/stats/engine.js'
import { rejects } from '../../../../src/stats/multiple.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { attainableP, makeBlocks, type RoundBlock } from '../../../../src/stats/randomisation.js'
import { makeAdaptiveScores, makeAligner } from '../../../../src/stats/scores.js'
import { drawRounds, makeRagged, noises, type Shape, shiftContender } from '../samples.js'

const shapes: readonly Shape[] = [
  { rounds: 10, a: 1, b: 1 },
  { rounds: 8, a: 2, b: 1 },
  { rounds: 6, a: 2, b: 2 },
  { rounds: 20, a: 2, b: 2 },
  { rounds: 50, a: 2, b: 2 },
]

const samples = shapes.flatMap(shape =>
  noises.flatMap(noise =>
    ['whole', 'ragged'].map(kind => {
      const name = `${shape.rounds} rounds of ${shape.a} + ${shape.b}, ${noise}, ${kind}`
      const random = makeRandom(`adaptive ${name}`)
      const whole = drawRounds(shape, noise, random)
      return { name, rounds: kind === 'whole' ? whole : makeRagged(whole, random) }
    }),
  ),
)

function swap(rounds: readonly RoundBlock[]): RoundBlock[] {
  return rounds.map(({ a, b }) => ({ a: b, b: a }))
}

function shiftAll(rounds: readonly RoundBlock[], shift: number): RoundBlock[] {
  return rounds.map(({ a, b, ...rest }) => ({ a: a.map(x => x + shift), b: b.map(x => x + shift), ...rest }))
}

describe('the adaptive scores', () => {
  const random = makeRandom('adaptive enumeration')
  const cases = Array.from({ length: 40 }, (_, i) => {
    const whole = drawRounds({ rounds: 6, a: 2, b: 2 }, noises[i % noises.length]!, random)
    const rounds = i % 3 === 2 ? makeLackOne(whole) : whole
    return {
      rounds: i % 4 === 0 ? rounds.map(({ a, b }) => ({ a, b })) : rounds,
      shift: i % 2 === 0 ? 0 : 0.05 * (random.next() - 0.5),
    }
  })

  it.each(cases)('have the p of every assignment of sides to the same values, $#', ({ rounds, shift }) => {
    const blocks = makeBlocks(rounds)
    const scores = scoreInTurn(rounds, shift)
    const scored = rounds.map(({ a, b }, i) => ({
      all: [...scores.slice(blocks.starts[i]!, blocks.starts[i]! + a.length + b.length)],
      own: [...scores.slice(blocks.middles[i]!, blocks.starts[i + 1]!)],
    }))
    const observed = total(scored.flatMap(({ own }) => own))
    const sums = scored.reduce(
      (totals, { all, own }) => {
        const choices = subsets(all, own.length).map(total)
        return totals.flatMap(sum => choices.map(one => sum + one))
      },
      [0],
    )
    const share = (count: number): number => count / sums.length
    // Scores are rounded to 80 steps a standard deviation, which may make ties and part them.
    const average = share(total(sums))
    const deviation = Math.sqrt(share(total(sums.map(one => (one - average) ** 2))))
    const within = (distance: number) => [
      share(sums.filter(one => one <= observed + distance).length),
      share(sums.filter(one => one >= observed - distance).length),
    ]
    const { pLower, pUpper, p } = makeEngine(rounds).testAt(shift)
    const [least, most] = [within(-0.1 * deviation), within(0.1 * deviation)]
    for (const [i, tail] of [pLower, pUpper].entries()) {
      expect(tail).toBeGreaterThanOrEqual(least[i]! - 1e-12)
      expect(tail).toBeLessThanOrEqual(most[i]! + 1e-12)
    }
    expect(p).toBe(Math.min(1, 2 * Math.min(pLower, pUpper)))
  })

  it.each(samples)('do not depend on whose value each one is: $name', ({ rounds, name }) => {
    const random = makeRandom(`deal ${name}`)
    const redealt = rounds.map(({ a, b }) => {
      const all = [...a, ...b]
      for (let i = all.length - 1; i > 0; i--) {
        const other = random.below(i + 1)
        ;[all[i], all[other]] = [all[other]!, all[i]!]
      }
      return { a: all.slice(0, a.length), b: all.slice(a.length) }
    })
    const byValue = (dealt: readonly RoundBlock[]) => {
      const scores = scoreInTurn(dealt, 0)
      return [...makeBlocks(dealt).values].map((value, i) => [value, scores[i]!] as const).sort(([x], [y]) => x - y)
    }
    const expected = byValue(rounds)
    for (const [i, [, score]] of byValue(redealt).entries()) expect(score).toBeCloseTo(expected[i]![1], 9)
  })

  function makeLackOne(rounds: readonly RoundBlock[]): RoundBlock[] {
    return rounds.map(({ a, b }, i) => (i === 1 ? { a, b: b.slice(1) } : i === 4 ? { a: a.slice(1), b } : { a, b }))
  }

  function scoreInTurn(rounds: readonly RoundBlock[], shift: number): Float64Array {
    const blocks = makeBlocks(rounds)
    return makeAdaptiveScores(blocks)(makeAligner(blocks, [])(shift))
  }
})

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map(rest => [item, ...rest]))
}

describe.each(samples)('the adaptive engine over $name', ({ rounds, name }) => {
  const engine = makeEngine(rounds)
  // Computed in the first test that asks: what a file does before its tests, it does for each of them alone too.
  const ends = () => engine.interval(0.9)
  // Shifts are found to a few thousandths of a standard error.
  const tolerance = () => Math.max(0.02 * engine.standardError, 3e-4)

  const expectNear = (actual: number, expected: number): void => {
    if (Number.isFinite(expected)) expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance())
    else expect(actual).toBe(expected)
  }

  it('mirrors when the sides are swapped', () => {
    const swapped = makeEngine(swap(rounds))
    expect(swapped.p).toBeCloseTo(engine.p, 10)
    expectNear(swapped.estimate, -engine.estimate)
    expectNear(swapped.standardError, engine.standardError)
    expectNear(swapped.interval(0.9).low, -ends().high)
    expectNear(swapped.interval(0.9).high, -ends().low)
  })

  it('does not depend on the unit', () => {
    const scaled = makeEngine(shiftAll(rounds, Math.log(1e9)))
    expect(scaled.p).toBeCloseTo(engine.p, 10)
    expectNear(scaled.estimate, engine.estimate)
    expectNear(scaled.interval(0.9).low, ends().low)
    expectNear(scaled.interval(0.9).high, ends().high)
  })

  it('shifts with the contender', () => {
    const shifted = makeEngine(shiftContender(rounds, 0.375))
    expect(shifted.pAt(0.375)).toBeCloseTo(engine.p, 10)
    expectNear(shifted.estimate, engine.estimate + 0.375)
  })

  it.each([0.5, 0.8, 0.95, 0.99, 0.9999])('holds 0 at %d if and only if p does not reject', confidence => {
    for (const shift of [0, 0.01, -0.01, 0.02, -0.03, 0.05]) {
      const moved = makeEngine(shiftContender(rounds, shift))
      const { low, high } = moved.interval(confidence)
      expect(low).toBeLessThanOrEqual(high)
      expect(low <= 0 && high >= 0).toBe(!rejects(moved.p, 1 - confidence))
    }
  })

  // Where most values tie, p jumps, and single shifts may be accepted.
  if (!name.includes('ties'))
    it('ends where p crosses the level, or at 0', () => {
      for (const [end, outwards] of [
        [ends().low, -1],
        [ends().high, 1],
      ] as const) {
        if (end === 0 || !Number.isFinite(end)) continue
        expect(engine.pAt(end + outwards * 0.1 * engine.standardError)).toBeLessThan(0.12)
        expect(engine.pAt(end - outwards * 0.1 * engine.standardError)).toBeGreaterThan(0.08)
      }
    })

  it('widens with confidence', () => {
    const widths = [0.5, 0.8, 0.95, 0.99].map(confidence => engine.interval(confidence))
    for (let i = 1; i < widths.length; i++) {
      expect(widths[i]!.low).toBeLessThanOrEqual(widths[i - 1]!.low + tolerance())
      expect(widths[i]!.high).toBeGreaterThanOrEqual(widths[i - 1]!.high - tolerance())
    }
  })
})

describe('the adaptive engine on odd values', () => {
  const repeat = (rounds: number, block: RoundBlock): RoundBlock[] => Array<RoundBlock>(rounds).fill(block)

  it('all equal: p = 1 and an interval of one point', () => {
    const engine = makeEngine(repeat(6, { a: [3, 3], b: [3, 3] }))
    const { low, high } = engine.interval(0.95)
    for (const [actual, expected] of [[engine.p, 1], ...[engine.estimate, low, high].map(shift => [shift, 0])])
      expect(actual).toBeCloseTo(expected!, 8)
  })

  it('each side equal in itself: the interval is the difference', () => {
    const engine = makeEngine(repeat(6, { a: [3, 3], b: [3.25, 3.25] }))
    const { low, high } = engine.interval(0.95)
    for (const shift of [engine.estimate, low, high]) expect(shift).toBeCloseTo(0.25, 3)
  })

  it.each<readonly [string, readonly RoundBlock[]]>([
    ['all but one equal', [...repeat(7, { a: [3, 3], b: [3, 3] }), ...repeat(1, { a: [3, 3], b: [3, 4] })]],
    ['two values', Array.from({ length: 9 }, (_, i) => repeat(1, { a: [i % 2, 1], b: [0, i % 3 ? 0 : 1] })[0]!)],
    [
      'from 1e-9 to 1e9',
      Array.from({ length: 12 }, (_, i) => repeat(1, { a: [20 - 3 * i, 4], b: [3 * i - 20, i] })[0]!),
    ],
    [
      'noise of 1e-12 on 1e9',
      Array.from({ length: 6 }, (_, i) => repeat(1, { a: [20, 20 + i * 1e-12], b: [20, 20 - i * 1e-12] })[0]!),
    ],
    ['one side in most rounds', [...repeat(9, { a: [1, 2], b: [] }), ...repeat(5, { a: [1, 2], b: [1.5, 3] })]],
  ])('%s', (_, rounds) => {
    const engine = makeEngine(rounds)
    const { low, high } = engine.interval(0.95)
    for (const number of [engine.p, engine.estimate, engine.standardError, low, high, engine.zAt(0)])
      expect(number).not.toBeNaN()
    expect(low).toBeLessThanOrEqual(engine.estimate + 1e-8)
    expect(high).toBeGreaterThanOrEqual(engine.estimate - 1e-8)
  })

  it.each([
    [5, 2, 2],
    [10, 1, 1],
    [20, 2, 2],
    [40, 2, 2],
  ])('total separation over %d rounds of %d + %d attains the least p', (rounds, a, b) => {
    const random = makeRandom('separation')
    for (const shift of [0.5, -0.5]) {
      const engine = makeEngine(shiftContender(drawRounds({ rounds, a, b }, 'iid', random), shift))
      expect(engine.p / attainableP(rounds, a + b)).toBeCloseTo(1, 8)
    }
  })
})

it.each(noises)('a large change is found under %s', noise => {
  const random = makeRandom(`large ${noise}`)
  for (const change of [1.1, 1.3, 2])
    for (let i = 0; i < 30; i++) {
      const rounds = drawRounds({ rounds: 20, a: 2, b: 2 }, noise, random)
      const engine = makeEngine(shiftContender(rounds, Math.log(change)))
      expect(engine.p).toBeLessThan(0.01)
      expect(engine.zAt(0)).toBeGreaterThan(0)
    }
})

describe.each(['ranks', 'adaptive'] as const)('many values, by %s', scores => {
  it.each(noises)('%s: ends and estimate are where z crosses their levels', noise => {
    const random = makeRandom(`many ${noise}`)
    const rounds = drawRounds({ rounds: 600, a: 2, b: 2 }, noise, random)
    const engine = makeEngine(
      shiftContender(rounds, 0.01).map((round, i) => ({ ...rounds[i]!, ...round })),
      { scores },
    )
    const { low, high } = engine.interval(0.95)
    const step = Math.max(0.02 * engine.standardError, 2e-5)
    for (const [shift, z] of [
      [low, 1.96],
      [engine.estimate, 0],
      [high, -1.96],
    ] as const) {
      expect(engine.zAt(shift - step)).toBeGreaterThan(z)
      expect(engine.zAt(shift + step)).toBeLessThan(z)
    }
  })
})

it.each(samples)('whether an interval ends before a bound is as the interval itself has it: $name', ({ rounds }) => {
  const whole = makeEngine(rounds)
  const margin = 0.02 * whole.standardError
  for (const confidence of [0.9, 0.99]) {
    const { low, high } = whole.interval(confidence)
    for (const bound of [-0.03, -0.01, -0.003, 0.003, 0.01, 0.03].filter(
      one => Math.abs(one - low) > margin && Math.abs(one - high) > margin,
    )) {
      // An engine that has found its interval before answers by it.
      const fresh = makeEngine(rounds)
      const isAccepted = !rejects(fresh.pAt(bound), 1 - confidence)
      // What is accepted although it lies outside of an interval is a gap between two steps of the search.
      expect([fresh.excludes(bound, 'low', confidence), fresh.excludes(bound, 'high', confidence)]).toEqual([
        low > bound && !isAccepted,
        high < bound && !isAccepted,
      ])
    }
  }
})
