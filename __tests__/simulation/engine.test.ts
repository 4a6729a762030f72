import { describe, expect, it } from 'vitest'
import { type EngineOptions, makeEngine as makeAnyEngine } from '../../src/stats/engine.js'
import type { Engine } from '../../src/stats/inversion.js'
import { rejects } from '../../src/stats/multiple.js'
import { makeRandom } from '../../src/stats/random.js'
import type { RoundBlock } from '../../src/stats/randomisation.js'
import { drawRounds, noises, shiftContender } from '../unit/stats/samples.js'

const makeEngine = (rounds: readonly RoundBlock[], options: Partial<EngineOptions> = {}): Engine =>
  makeAnyEngine(rounds, { scores: 'ranks', ...options })

describe('the engine without change', () => {
  it.each(noises)('errs at the stated rate under %s', noise => {
    const random = makeRandom(`A/A ${noise}`)
    const trials = 1500
    for (const shape of [
      { rounds: 8, a: 2, b: 2 },
      { rounds: 12, a: 1, b: 1 },
    ]) {
      let alarms = 0
      for (let i = 0; i < trials; i++) if (rejects(makeEngine(drawRounds(shape, noise, random)).p, 0.05)) alarms++
      expect(alarms / trials).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / trials))
    }
  })

  it('errs at the stated rate beyond 40 rounds, by the normal distribution', () => {
    const random = makeRandom('A/A many rounds')
    const trials = 500
    let alarms = 0
    for (let i = 0; i < trials; i++) {
      const engine = makeEngine(drawRounds({ rounds: 50, a: 2, b: 2 }, 'drift', random))
      expect(engine.exact).toBe(false)
      if (rejects(engine.p, 0.05)) alarms++
    }
    expect(alarms / trials).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / trials))
  })

  it('and covers a change as often as it says', () => {
    const random = makeRandom('coverage')
    const trials = 300
    let missed = 0
    for (let i = 0; i < trials; i++) {
      const { low, high } = makeEngine(
        shiftContender(drawRounds({ rounds: 10, a: 2, b: 2 }, 'spikes', random), 0.05),
      ).interval(0.9)
      if (low > 0.05 || high < 0.05) missed++
    }
    expect(missed / trials).toBeLessThanOrEqual(0.1 + 3 * Math.sqrt((0.1 * 0.9) / trials))
  })
})

describe('the adaptive engine without change', () => {
  it.each(noises)('errs at the stated rate under %s', noise => {
    const random = makeRandom(`adaptive A/A ${noise}`)
    const trials = 1000
    for (const shape of [
      { rounds: 8, a: 2, b: 2 },
      { rounds: 12, a: 1, b: 1 },
    ]) {
      let alarms = 0
      for (let i = 0; i < trials; i++) if (rejects(makeAnyEngine(drawRounds(shape, noise, random)).p, 0.05)) alarms++
      expect(alarms / trials).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / trials))
    }
  })

  it.each(noises)('covers a change as often as it says under %s', noise => {
    const random = makeRandom(`adaptive coverage ${noise}`)
    const trials = 200
    let missed = 0
    for (let i = 0; i < trials; i++) {
      const rounds = drawRounds({ rounds: 10, a: 2, b: 2 }, noise, random)
      const { low, high } = makeAnyEngine(shiftContender(rounds, 0.05)).interval(0.9)
      if (low > 0.05 + 1e-8 || high < 0.05 - 1e-8) missed++
    }
    expect(missed / trials).toBeLessThanOrEqual(0.1 + 3 * Math.sqrt((0.1 * 0.9) / trials))
  })
})
