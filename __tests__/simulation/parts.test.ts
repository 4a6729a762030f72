import { describe, expect, it } from 'vitest'
import { randomRounds } from '../../bench/simulate/arrangement.js'
import { noises } from '../../bench/simulate/noise.js'
import { drawSession, roundsOf } from '../../bench/simulate/session.js'
import { shareOf, standardError } from '../../bench/simulate/share.js'
import { makeEngine } from '../../src/stats/engine.js'
import type { Engine } from '../../src/stats/inversion.js'
import { makeRandom } from '../../src/stats/random.js'
import type { RoundBlock } from '../../src/stats/randomisation.js'

/** Natural logs: one runner is half as fast again as another. */
const levels = [0, 0.4, -0.25]
const roundsPerRunner = 7
const breaks = [roundsPerRunner, 2 * roundsPerRunner]

const named = new Map(noises.map(noise => [noise.name, noise]))

function drawRounds(noiseName: string, rounds: number, index: string): readonly RoundBlock[] {
  const noise = named.get(noiseName)!
  const session = drawSession({ noise, arrange: randomRounds, perSide: 2 * rounds, seed: 'parts', index, makeRandom })
  return roundsOf(session, 0)
}

function onThree(noise: string, session: number): Engine {
  const rounds = levels.flatMap((level, runner) =>
    drawRounds(noise, roundsPerRunner, `${session}/${runner}`).map(({ a, b }) => ({
      a: a.map(value => value + level),
      b: b.map(value => value + level),
    })),
  )
  return makeEngine(rounds, { breaks })
}

const many = (count: number) => Array.from({ length: count }, (_, session) => session)

describe.each(['iid', 'drift', 'step', 'bursts', 'slot effect'])('three runners of other speeds, under %s', noise => {
  it('p ≤ α in at most α of sessions without a change', () => {
    const pValues = many(600).map(session => onThree(noise, session).p)
    for (const alpha of [0.05, 0.01]) {
      const { share, of } = shareOf(pValues.map(p => p <= alpha))
      expect(share, `α = ${alpha}`).toBeLessThanOrEqual(alpha + 3 * standardError(alpha, of))
    }
  })
})
