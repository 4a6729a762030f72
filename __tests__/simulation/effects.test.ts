import { expect, it } from 'vitest'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { makeRandom, type Random } from '../../src/stats/random.js'
import { compareMeans } from '../../src/stats/two-sample.js'

const normal = (random: Random): number => 0.02 * normalQuantile(random.next() || 0.5)
const noises: readonly (readonly [string, (random: Random, round: number) => number])[] = [
  ['normal', normal],
  ['spikes', random => normal(random) + (random.next() < 0.2 ? random.next() : 0)],
  ['drift', (random, round) => normal(random) + 0.02 * round],
]

it.each(noises)('a nominal 95%% interval of the ratio of means at 20 rounds of 2 + 2 covers: %s', (name, draw) => {
  const random = makeRandom(name)
  const samples = 2000
  const truth = 1.3
  let covered = 0
  for (let i = 0; i < samples; i++) {
    const rounds = Array.from({ length: 20 }, (_, round) => ({
      a: [0, 1].map(() => Math.exp(draw(random, round))),
      b: [0, 1].map(() => truth * Math.exp(draw(random, round))),
    }))
    const { low, high } = compareMeans(rounds, 0.95)
    if (low <= truth && truth <= high) covered++
  }
  // Three standard errors of the simulation are 1.5%.
  expect(covered / samples).toBeGreaterThan(0.92)
})
