import { expect, test } from 'vitest'
import { makeEngine } from '../../../../src/stats/engine.js'
import { makeRandom } from '../../../../src/stats/random.js'
import type { RoundBlock } from '../../../../src/stats/randomisation.js'

/** Rounds of a machine that becomes slower by 0.3 half-way, and of a contender that is slower by 0.1. */
function stepped(noise: number): readonly RoundBlock[] {
  const random = makeRandom('step')
  const value = (round: number, more: number) => (round < 10 ? 0 : 0.3) + more + noise * random.next()
  return Array.from({ length: 20 }, (_, round) => ({
    a: [value(round, 0), value(round, 0)],
    b: [value(round, 0.1), value(round, 0.1)],
  }))
}

test.each(['ranks', 'adaptive'] as const)('a step of the machine is in no level and in no spread: %s', scores => {
  const engine = makeEngine(stepped(0.001), { scores })
  const { centre, a, b } = engine.levelled()
  const widthOf = (values: Float64Array) => values.toSorted().at(-5)! - values.toSorted()[4]!
  expect(engine.estimate).toBeCloseTo(0.1, 3)
  expect(Math.max(widthOf(a), widthOf(b))).toBeLessThan(0.1)
  expect(centre).toBeGreaterThan(-0.001)
  expect(centre).toBeLessThan(0.301)
  expect([a.length, b.length]).toEqual([40, 40])
})

test('swapping the sides swaps their levels', () => {
  const rounds = stepped(0.05)
  const engine = makeEngine(rounds)
  const swapped = makeEngine(rounds.map(({ a, b }) => ({ a: b, b: a })))
  expect(swapped.levelled().centre).toBeCloseTo(engine.levelled().centre + engine.estimate, 4)
  expect([...swapped.levelled().a].sort()[3]).toBeCloseTo([...engine.levelled().b].sort()[3]!, 4)
})
