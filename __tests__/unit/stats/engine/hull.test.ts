import { expect, test } from 'vitest'
import { makeEngine } from '../../../../src/stats/engine.js'
import { makeRandom } from '../../../../src/stats/random.js'

/** Rounds of one of these sessions, in which values depend on each other or not. */
function makeRounds(seed: number) {
  const random = makeRandom(`hull ${seed}`)
  const [dependence, count, shift] = [seed % 2 ? 0.8 : 0, [5, 8, 20, 60][seed % 4]!, (seed % 5) / 100]
  let level = 0
  const draw = (add = 0): number => {
    level = dependence * level + Math.log(random.next() / (1 - random.next())) / 50
    return level + add
  }
  return Array.from({ length: count }, () => ({ a: [draw(), draw()], b: [draw(shift), draw(shift)] }))
}

// Where the level shifts in between, one end in a hundred has shifts beyond it that are not rejected either.
test.each([49, 581, 896, 1253, 1337])('an interval holds all shifts around it that are not rejected (%i)', seed => {
  const rounds = makeRounds(seed)
  const engine = makeEngine(rounds, { scores: 'ranks', breaks: [Math.floor(rounds.length / 2)] })
  for (const confidence of [0.9, 0.95, 0.99]) {
    const { low, high } = engine.interval(confidence)
    for (let distance = 1e-5; distance < engine.standardError / 2; distance *= 1.05) {
      expect(engine.pAt(low - distance)).toBeLessThanOrEqual(1.1 * (1 - confidence))
      expect(engine.pAt(high + distance)).toBeLessThanOrEqual(1.1 * (1 - confidence))
    }
  }
})
