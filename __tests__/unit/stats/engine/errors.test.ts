import { describe, expect, it } from 'vitest'
import { makeEngine } from '../../../../src/stats/engine.js'
import type { Engine } from '../../../../src/stats/inversion.js'
import { makeRandom } from '../../../../src/stats/random.js'
import type { RoundBlock } from '../../../../src/stats/randomisation.js'
import { drawRounds, noises } from '../samples.js'

/** Where z falls below `level`, by bisection. */
function cross(engine: Engine, level: number): number {
  let [low, high] = [-1, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (engine.zAt(middle) > level) low = middle
    else high = middle
  }
  return high
}

describe.each(['ranks', 'adaptive'] as const)('the standard error by %s', scores => {
  // On a coarse clock, z may fall from above 1 to below −1 at a single shift.
  it.each(noises.filter(noise => noise !== 'clock ties'))(
    'is half the distance between the shifts with |z| = 1: %s',
    noise => {
      const random = makeRandom(`standard error ${noise}`)
      const rounds = drawRounds({ rounds: 20, a: 2, b: 2 }, noise, random)
      const engine = makeEngine(rounds, { scores })
      const expected = (cross(engine, -1) - cross(engine, 1)) / 2
      expect(engine.standardError / expected).toBeGreaterThan(0.98)
      expect(engine.standardError / expected).toBeLessThan(1.02)
      expect(engine.estimate).toBeGreaterThan(cross(engine, 1))
      expect(engine.estimate).toBeLessThan(cross(engine, -1))
    },
  )

  it.each<[what: string, rounds: readonly RoundBlock[]]>([
    ['one side only', Array.from({ length: 12 }, (_, i) => ({ a: [1, 2 + i], b: [] }))],
    ['one side in each round', Array.from({ length: 30 }, (_, i) => (i % 2 ? { a: [i], b: [] } : { a: [], b: [i] }))],
  ])('is infinite, and so is the interval, where nothing is compared: %s', (_, rounds) => {
    const engine = makeEngine(rounds, { scores })
    expect([engine.estimate, engine.standardError, engine.p, engine.zAt(0)]).toEqual([0, Infinity, 1, 0])
    expect(engine.interval(0.95)).toEqual({ low: -Infinity, high: Infinity })
  })
})

it('no shift of one pair is far enough for |z| = 1', () => {
  const engine = makeEngine([{ a: [1], b: [2] }], { scores: 'ranks' })
  expect(engine.standardError).toBe(Infinity)
  expect(engine.estimate).toBeCloseTo(1, 6)
  expect(engine.interval(0.4)).toEqual({ low: -Infinity, high: Infinity })
})

it('two pairs have an interval of the level that they attain', () => {
  const engine = makeEngine(
    [
      { a: [1], b: [2] },
      { a: [1], b: [4] },
    ],
    { scores: 'ranks' },
  )
  expect(engine.p).toBe(0.5)
  const { low, high } = engine.interval(0.5)
  expect([low, high]).toEqual([expect.closeTo(1, 3), expect.closeTo(3, 3)])
  expect(engine.interval(0.51)).toEqual({ low: -Infinity, high: Infinity })
})
