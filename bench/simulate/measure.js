// How often a rule errs, how often it finds a change, and what the smallest is that it finds.
import { randomRounds } from './arrangement.js'
import { drawSession, roundsOf, sidesOf } from './session.js'
import { findSmallestChange, shareOf } from './share.js'

/** @typedef {import('./noise.js').Noise} Noise */
/** @typedef {import('./peers.js').Decision} Decision */

/**
 * What is simulated: `sessions` of `rounds` rounds from `seed`, and the engine and generator of the tool itself.
 * @typedef {object} Experiment
 * @property {number} sessions
 * @property {number} rounds
 * @property {string} seed
 * @property {Function} makeEngine
 * @property {Function} makeRandom
 */

/** The effects that are simulated besides none. */
export const effects = [0.01, 0.02, 0.05]

/** This tool's rule at threshold 0: p ≤ 0.05, in the direction of the statistic. */
export function makeOwnRule(/** @type {Experiment} */ { makeEngine }) {
  return {
    name: 'Counterbalance',
    source: 'docs/method/mathematics.md; p ≤ 0.05',
    arrange: randomRounds,
    /** @returns {Decision} */
    decideSession: (session, effect) => {
      const engine = makeEngine(roundsOf(session, effect))
      return { alarm: engine.p <= 0.05, direction: engine.zAt(0) > 0 ? 'slower' : 'faster' }
    },
  }
}

/** False alarms, power and the smallest change found at 80% of one rule under one noise model. */
export function measureRule(rule, /** @type {Noise} */ noise, /** @type {Experiment} */ experiment) {
  const sessions = drawSessions(rule, noise, experiment)
  const decide = rule.decideSession ?? decideSides(rule)
  const find = effect => sessions.map(session => isFound(decide(session, effect)))
  return {
    name: rule.name,
    falseAlarms: shareOf(sessions.map(session => decide(session, 0).alarm)),
    power: effects.map(effect => shareOf(find(effect))),
    smallest: findSmallestChange(effect => shareOf(find(effect)).share, sessions.length),
  }
}

export function decideSides(rule) {
  return (session, effect) => {
    const { baseline, contender } = sidesOf(session, effect)
    return rule.decide(baseline, contender)
  }
}

export function isFound({ alarm, direction }) {
  return alarm && direction === 'slower'
}

/** How often sessions without a change have p ≤ 0.05 and p ≤ 0.01. */
export function measureFalseAlarms(/** @type {Noise} */ noise, /** @type {Experiment} */ experiment) {
  const sessions = drawSessions({ arrange: randomRounds }, noise, experiment)
  const pValues = sessions.map(session => experiment.makeEngine(roundsOf(session, 0)).p)
  return [0.05, 0.01].map(alpha => ({ alpha, ...shareOf(pValues.map(p => p <= alpha)) }))
}

/** How often the 95% interval of sessions with a change of `effect` holds it, its mean width, and how often the change is found. */
export function measureIntervals(
  /** @type {Noise} */ noise,
  /** @type {number} */ effect,
  /** @type {Experiment} */ experiment,
) {
  const sessions = drawSessions({ arrange: randomRounds }, noise, experiment)
  const truth = Math.log1p(effect)
  const engines = sessions.map(session => experiment.makeEngine(roundsOf(session, effect)))
  const intervals = engines.map(engine => engine.interval(0.95))
  const width = intervals.reduce((sum, { low, high }) => sum + Math.exp(high) - Math.exp(low), 0) / intervals.length
  return {
    coverage: shareOf(intervals.map(({ low, high }) => low <= truth && truth <= high)),
    power: shareOf(engines.map(engine => engine.p <= 0.05 && engine.zAt(0) > 0)),
    width,
  }
}

export function drawSessions({ arrange, length }, noise, { sessions, rounds, seed, makeRandom }) {
  const perSide = length?.(2 * rounds) ?? 2 * rounds
  return Array.from({ length: sessions }, (_, index) =>
    drawSession({ noise, arrange, perSide, seed, index, makeRandom }),
  )
}
