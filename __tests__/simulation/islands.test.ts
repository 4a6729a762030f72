import { describe, expect, it } from 'vitest'
import { randomRounds } from '../../bench/simulate/arrangement.js'
import { drawSessions } from '../../bench/simulate/measure.js'
import { noises } from '../../bench/simulate/noise.js'
import { roundsOf } from '../../bench/simulate/session.js'
import { standardError } from '../../bench/simulate/share.js'
import { makeEngine } from '../../src/stats/engine.js'
import { makeRandom } from '../../src/stats/random.js'
import { nominalAlpha } from '../../src/stats/sequential/repeated-p.js'

const experiment = { rounds: 5, seed: 'islands', sessions: 300, makeEngine, makeRandom }
const confidence = 1 - nominalAlpha({ looks: [5], rounds: 20 }, 0.05)
const truth = Math.log1p(0.05)

// Under two modes, the connected part itself often reaches from one mode to the other.
describe.each(['spikes', 'bursts'])('the first of four analyses under %s', name => {
  const noise = noises.find(one => one.name === name)!
  const intervals = drawSessions({ arrange: randomRounds, length: undefined }, noise, experiment).map(session => {
    const engine = makeEngine(roundsOf(session, 0.05))
    return { estimate: engine.estimate, ...engine.interval(confidence) }
  })

  it('holds +5% in the connected part as often as it says of the whole', () => {
    const held = intervals.filter(({ low, high }) => low <= truth && truth <= high).length / intervals.length
    expect(held).toBeGreaterThanOrEqual(0.95 - 3 * standardError(0.95, intervals.length))
  })

  it('has few intervals of which one side is three times the other', () => {
    const called = intervals.filter(({ low }) => low > 0)
    const isLopsided = ({ low, estimate, high }: (typeof intervals)[number]): boolean =>
      Math.max(high - estimate, estimate - low) > 3 * Math.min(high - estimate, estimate - low)
    expect(called.length).toBeGreaterThan(20)
    expect(called.filter(isLopsided).length / called.length).toBeLessThan(0.2)
  })
})
