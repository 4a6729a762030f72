import { describe, expect, it } from 'vitest'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { testDip } from '../../src/stats/effects/dip-test.js'
import { testSlowStart } from '../../src/stats/effects/slow-start.js'
import { makeRandom, type Random } from '../../src/stats/random.js'
import { compareMeans, compareTails, type Ratio } from '../../src/stats/two-sample.js'
import { draw, findEffects, type Model, normal } from '../unit/stats/effects/run-orders.js'

describe('effects of the order', () => {
  const clean: readonly (readonly [string, Model])[] = [
    ['normal', (_, random) => normal(random)],
    ['spikes', (_, random) => normal(random) + (random.next() < 0.2 ? random.next() : 0)],
    [
      'a slower, spiky contender',
      ({ side }, random) =>
        normal(random) + (side === 'contender' ? 0.1 + (random.next() < 0.3 ? random.next() : 0) : 0),
    ],
    ['copies that differ', ({ copy }, random) => normal(random) + 0.03 * copy],
    ['a coarse clock', (_, random) => Math.log(Math.round(20 * Math.exp(normal(random))))],
  ]
  it.each(clean)('false alarms at 0.001 are no more than that: %s', (name, model) => {
    const random = makeRandom(name)
    const samples = 1500
    const alarms = { slot: 0, predecessor: 0, drift: 0 }
    const early = { slot: 0, predecessor: 0, drift: 0 }
    for (let i = 0; i < samples; i++) {
      const effects = findEffects(draw(20, model, random))
      for (const key of ['slot', 'predecessor', 'drift'] as const) {
        if (effects[key].p <= 0.001) alarms[key]++
        if (effects[key].p <= 0.05) early[key]++
      }
    }
    for (const count of Object.values(alarms))
      expect(count / samples).toBeLessThan(0.001 + 3 * Math.sqrt(0.001 / samples))
    for (const count of Object.values(early)) expect(count / samples).toBeLessThan(0.05 + 3 * Math.sqrt(0.05 / samples))
  })
})

describe('the dip test', () => {
  const normal = (random: Random): number => normalQuantile(random.next() || 0.5)
  const models: readonly (readonly [string, (random: Random) => number, number, number])[] = [
    ['uniform', random => random.next(), 0.035, 0.065],
    ['normal', normal, 0, 0.01],
    ['coarse clock', random => Math.round(normal(random)), 0, 0.01],
    ['spikes', random => 0.02 * normal(random) + (random.next() < 0.2 ? random.next() : 0), 0, 0.01],
    ['two modes', random => normal(random) + (random.next() < 0.4 ? 6 : 0), 0.95, 1],
  ]
  it.each(models)('rejects as often as it should, being asked for 0.05: %s', (name, draw, least, most) => {
    const random = makeRandom(name)
    const samples = 1500
    let rejected = 0
    for (let i = 0; i < samples; i++) if (testDip(Array.from({ length: 80 }, () => draw(random))).p <= 0.05) rejected++
    expect(rejected / samples).toBeGreaterThanOrEqual(least)
    expect(rejected / samples).toBeLessThanOrEqual(most)
  })
})

describe('a slow start', () => {
  it.each([8, 13, 20, 40])('errs at most at its level in %d normal values', count => {
    const random = makeRandom(`slow start ${count}`)
    const trials = 20_000
    const small = Array.from({ length: trials }, () => {
      const values = Array.from({ length: count }, () => normalQuantile(random.next() || 0.5))
      return testSlowStart(values).p
    })
    for (const level of [0.02, 0.005, 0.001]) {
      const share = small.filter(p => p <= level).length / trials
      expect(share).toBeLessThanOrEqual(level + 3 * Math.sqrt((level * (1 - level)) / trials))
    }
  })
})

describe('ratio intervals: coverage of a nominal 95% at 20 rounds of 2 + 2', () => {
  const normal = (random: Random): number => 0.02 * normalQuantile(random.next() || 0.5)
  const noises: readonly (readonly [string, (random: Random, round: number) => number])[] = [
    ['normal', normal],
    ['spikes', random => normal(random) + (random.next() < 0.2 ? random.next() : 0)],
    ['drift', (random, round) => normal(random) + 0.02 * round],
  ]
  it.each(noises)('%s', (name, draw) => {
    const random = makeRandom(name)
    const samples = 2000
    const truth = 1.3
    const covered = { means: 0, tails: 0 }
    const covers = ({ low, high }: Ratio): boolean => low <= truth && truth <= high
    for (let i = 0; i < samples; i++) {
      const rounds = Array.from({ length: 20 }, (_, round) => ({
        a: [0, 1].map(() => Math.exp(draw(random, round))),
        b: [0, 1].map(() => truth * Math.exp(draw(random, round))),
      }))
      if (covers(compareMeans(rounds, 0.95))) covered.means++
      if (covers(compareTails(rounds, { p: 0.95, confidence: 0.95 }))) covered.tails++
    }
    // Three standard errors of the simulation are 1.5%.
    expect(covered.means / samples).toBeGreaterThan(0.92)
    expect(covered.tails / samples).toBeGreaterThan(0.935)
  })
})
