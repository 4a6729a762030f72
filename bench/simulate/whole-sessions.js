// Sessions of the whole tool: records through the report, as a user gets it.

import { decideEnd } from '../../lib/compare/gate/gate.js'
import { countNeededRounds } from '../../lib/compare/rounds/needed-rounds.js'
import { settle } from '../../lib/compare/rounds/settled.js'
import { isWithin } from '../../lib/compare/verdict.js'
import { roundsPerBlock } from '../../lib/measure/reinstall.js'
import { makeSection } from '../../lib/report/make-report.js'
import { extendLooks } from '../../lib/schedule/schedule.js'
import { makeRandom } from '../../lib/stats/random.js'
import { randomRounds } from './arrangement.js'
import { drawSession, valuesOf } from './session.js'
import { shareOf } from './share.js'

/** @typedef {import('./noise.js').Noise} Noise */

/**
 * @typedef {object} WholeExperiment
 * @property {number} sessions
 * @property {number} rounds
 * @property {readonly number[]} looks rounds after which measuring may stop; the last is `rounds`
 * @property {string} seed
 * @property {number} [fitting] rounds that fit into the time, where some may be added at the first look
 * @property {number} [extendedFrom] rounds that were planned before some were added
 * @property {number} [threshold] 0 unless given
 * @property {'once' | 'quarter' | 'round'} [reinstall] when copies are made anew; once unless given
 * @property {boolean} [isConfirmed] whether changes are confirmed on new copies
 * @property {boolean} [isCutOff] whether there is no time for that
 * @property {readonly number[]} [sizes] numbers of benchmarks
 * @property {string} [judge] what is compared; the typical run unless given
 * @property {number} [effect] the change that `measureVerdicts` looks for; 3% slower unless given
 * @property {number} [scale] how many times as large the noise is; 1 unless given
 * @property {number} [runs] runs of each copy in a round; 1 unless given
 * @property {(j: number) => number} [spreads] how many times as large that of one benchmark is
 */

/** The effects that are looked for. */
export const effects = [0.02, 0.05]
const threshold = 0.02
const metric = { name: 'time', unit: 's', better: 'lower' }
/** What the places of a layout are in a record. */
const slots = [
  { side: 'baseline', copy: 1 },
  { side: 'baseline', copy: 2 },
  { side: 'contender', copy: 1 },
  { side: 'contender', copy: 2 },
]

/** False alarms, what is found unchanged, and controls that fail, with nothing changed. */
export function measureErrors(size, noises, experiment) {
  const sessions = drawAll(size, noises, experiment).map(draw => {
    const { findings, control } = measure(draw(), 0, experiment)
    return {
      alarm: findings.some(isAlarm),
      unchanged: findings.map(one => isUnchanged(one)),
      failed: !['passed', 'not-run'].includes(control.status),
    }
  })
  return {
    alarms: shareOf(sessions.map(({ alarm }) => alarm)),
    unchanged: shareOf(sessions.flatMap(({ unchanged }) => unchanged)),
    controls: shareOf(sessions.map(({ failed }) => failed)),
  }
}

/** What is found of one change among others that are none, and after how many rounds measuring stops without one. */
export function measureFinds(size, noises, experiment) {
  const sessions = drawAll(size, noises, experiment).map(draw => {
    const benchmarks = draw()
    const quiet = findFirst(measureLast(benchmarks, 0, experiment))
    const changed = quiet.resolution === null ? null : measureLast(benchmarks, quiet.resolution, experiment)
    return {
      found: effects.map(effect => findFirst(measure(benchmarks, effect, experiment)).verdict === 'regressed'),
      atResolution: changed !== null && isSlower(findFirst(changed)),
      rounds: measure(benchmarks, 0, { ...experiment, threshold }).rounds,
    }
  })
  return {
    found: effects.map((_, k) => shareOf(sessions.map(({ found }) => found[k]))),
    atResolution: shareOf(sessions.map(({ atResolution }) => atResolution)),
    rounds: sessions.reduce((sum, { rounds }) => sum + rounds, 0) / sessions.length,
  }
}

/** What a user gets by default, with nothing changed and with the first benchmark alone changed. */
export function measureVerdicts(size, noises, experiment) {
  const usual = { ...experiment, threshold }
  const { effect = 0.03 } = experiment
  const wanted = effect > 0 ? 'regressed' : 'improved'
  const sessions = drawAll(size, noises, usual).map(draw => {
    const benchmarks = draw()
    const [quiet, other] = [measure(benchmarks, 0, usual), measure(benchmarks, effect, usual)]
    const { verdict, change } = findFirst(other)
    return {
      alarm: quiet.findings.some(isAlarm),
      unchanged: quiet.findings.map(one => one.verdict === 'unchanged'),
      quietRounds: quiet.rounds,
      found: verdict === wanted,
      held: change.low <= effect && effect <= change.high,
      rounds: other.rounds,
    }
  })
  const meanOf = name => sessions.reduce((sum, one) => sum + one[name], 0) / sessions.length
  return {
    alarms: shareOf(sessions.map(({ alarm }) => alarm)),
    unchanged: shareOf(sessions.flatMap(({ unchanged }) => unchanged)),
    quietRounds: meanOf('quietRounds'),
    found: shareOf(sessions.map(({ found }) => found)),
    held: shareOf(sessions.map(({ held }) => held)),
    rounds: meanOf('rounds'),
  }
}

/** After how many rounds measuring ends with one benchmark, and with which verdict. */
export function measureStops(size, noises, experiment) {
  const ends = drawAll(size, noises, { ...experiment, threshold }).map(draw => {
    const { rounds, ...section } = measure(draw(), experiment.effect, { ...experiment, threshold })
    return { rounds, verdict: findFirst(section).verdict }
  })
  const shareWith = name => shareOf(ends.map(({ verdict }) => verdict === name))
  const mean = ends.reduce((sum, { rounds }) => sum + rounds, 0) / ends.length
  const variance = ends.reduce((sum, { rounds }) => sum + (rounds - mean) ** 2, 0) / (ends.length - 1)
  return {
    rounds: { mean, error: Math.sqrt(variance / ends.length) },
    ...{ unchanged: shareWith('unchanged'), regressed: shareWith('regressed') },
  }
}

/** How often a gate fails without a change. */
export function measureGate(size, noises, experiment) {
  const failing = failOn => {
    const fails = report => decideEnd(report, { failOn, allow: [] }).kind === 'gate-failed'
    return shareOf(reports.map(fails))
  }
  const reports = drawAll(size, noises, experiment).map(draw => measure(draw(), 0, { ...experiment, threshold }))
  return { regressed: failing(['regressed']), 'not-comparable': failing(['regressed', 'not-comparable']) }
}

/** The share of sessions with each kind of warning. */
export function measureWarnings(size, noises, experiment) {
  const sessions = drawAll(size, noises, experiment).map(draw => {
    const { findings } = measureLast(draw(), 0, experiment)
    return new Set(findings.flatMap(({ warnings }) => warnings.map(({ code }) => code)))
  })
  const codes = new Set(sessions.flatMap(found => [...found]))
  return {
    sessions: sessions.length,
    shares: new Map([...codes].map(code => [code, shareOf(sessions.map(found => found.has(code)))])),
  }
}

/** How to draw each session; each begins with another model, so that a suite of one benchmark meets all of them. */
export function drawAll(size, noises, experiment) {
  return Array.from(
    { length: experiment.sessions },
    (_, index) => () => drawBenchmarks(noises, experiment, size, index),
  )
}

/** One session of `size` benchmarks: each has its own noise, and all of them the order of the invocations that print them. */
function drawBenchmarks(noises, experiment, size, index) {
  const { seed, reinstall = 'once', isConfirmed = false, scale = 1, runs = 1, spreads = () => 1 } = experiment
  const blockSize = 4 * Math.min(experiment.rounds, roundsPerBlock(reinstall, experiment.rounds))
  // The second stage takes those that come after the last planned one.
  const rounds = isConfirmed ? 2 * experiment.rounds : (experiment.fitting ?? experiment.rounds)
  const layout = { ...randomRounds(2 * rounds * runs, makeRandom(`${seed}/whole/${index}/order`), runs), blockSize }
  const scaled = (session, factor) => ({ ...session, logs: session.logs.map(log => factor * log) })
  return Array.from({ length: size }, (_, j) =>
    scaled(
      drawSession({
        noise: noises[(index + j) % noises.length],
        arrange: () => layout,
        perSide: 2 * rounds * runs,
        seed: `${seed}/whole ${j}`,
        index,
        makeRandom,
      }),
      scale * spreads(j),
    ),
  )
}

export function isAlarm({ verdict }) {
  return verdict === 'regressed' || verdict === 'improved'
}

function isUnchanged({ equivalence }) {
  return equivalence !== undefined && isWithin(equivalence, threshold)
}

function isSlower({ p, change }) {
  return p <= 0.05 && change.value > 0
}

function findFirst({ findings }) {
  return findings.find(one => one.benchmark === nameOf(0))
}

/** The report of the first look at which all is settled, or of the last, and its rounds. */
export function measure(benchmarks, effect, planned) {
  const experiment = planned.fitting === undefined ? planned : extend(benchmarks, effect, planned)
  if (experiment.isConfirmed) return measureTwice(benchmarks, effect, experiment)
  const { looks } = experiment
  const values = valuesOfAll(benchmarks, effect)
  for (const look of looks.slice(0, -1)) {
    const recordOf = count => makeRecord(benchmarks.slice(0, count), values, experiment, look)
    // What is not settled for one benchmark alone is not settled among others either, and quicker to see.
    if (!settle([recordOf(1)]).isSettled) continue
    const record = recordOf(benchmarks.length)
    if (settle([record]).isSettled) return { ...makeSection(record), rounds: look }
  }
  return { ...measureLast(benchmarks, effect, experiment), rounds: looks.at(-1) }
}

/** `experiment` with the rounds that the values ask for: the first look says whether some are added, and the last planned one how many. */
function extend(benchmarks, effect, experiment) {
  const { looks, fitting } = experiment
  const values = valuesOfAll(benchmarks, effect)
  const extendAt = (look, isDecided) => {
    const needed = countNeededRounds(makeRecord(benchmarks, values, experiment, look))
    return extendLooks(looks, { needed, fitting, isDecided })
  }
  if (!extendAt(looks[0], false)) return experiment
  return { ...experiment, looks: extendAt(looks.at(-1), true), extendedFrom: looks.at(-1) }
}

/** The same with a second stage, which runs the suspects alone. Its rounds count by the share of benchmarks that run. */
function measureTwice(benchmarks, effect, experiment) {
  const { looks } = experiment
  const values = valuesOfAll(benchmarks, effect)
  for (const look of looks) {
    const first = { ...makeRecord(benchmarks, values, experiment, look), stages: [0] }
    const settling = settle([first])
    if (!settling.isSettled && look !== looks.at(-1)) continue
    const doubtful = settling.findDoubtful()
    if (doubtful === undefined) return { ...makeSection(first), rounds: look }
    const record = addSecondStage(
      first,
      makeRecord(benchmarks, values, experiment, 2 * experiment.rounds),
      doubtful,
      experiment,
    )
    return { ...makeSection(record), rounds: look + (doubtful.rounds * doubtful.benchmarks.size) / benchmarks.length }
  }
}

/** `first` with rounds of `whole` on copies of their own. */
function addSecondStage(first, whole, { benchmarks, rounds }, { reinstall, rounds: planned }) {
  const start = first.rounds.length
  const block = roundsPerBlock(reinstall, planned)
  const second = whole.rounds.slice(planned, planned + rounds).map(round =>
    round.map(one => ({
      ...one,
      measurements: one.measurements.filter(({ benchmark }) => benchmarks.has(benchmark)),
    })),
  )
  const without = first.rounds[0][0].measurements
    .map(({ benchmark }) => benchmark)
    .filter(name => !benchmarks.has(name))
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(rounds / block)) },
    (_, i) => start + (i === 0 ? 0 : i * block),
  )
  return {
    ...first,
    stages: [0, start],
    rounds: [...first.rounds, ...second],
    plan: { ...first.plan, ...(without.length > 0 ? { focus: [{ from: start, without }] } : {}) },
    reinstall: { when: reinstall, starts: [...first.reinstall.starts, ...starts] },
  }
}

function measureLast(benchmarks, effect, experiment) {
  return makeSection(makeRecord(benchmarks, valuesOfAll(benchmarks, effect), experiment, experiment.looks.at(-1)))
}

export function valuesOfAll(benchmarks, effect) {
  return benchmarks.map((session, j) => valuesOf(session, j === 0 ? effect : 0))
}

/** The record as it stands after `rounds` rounds. */
export function makeRecord(benchmarks, values, experiment, rounds) {
  const { looks, extendedFrom, threshold = 0, reinstall = 'once', isCutOff = false, judge, runs = 1 } = experiment
  const block = Math.min(looks.at(-1), roundsPerBlock(reinstall, looks.at(-1)))
  return {
    suite: 'simulated',
    settings: { threshold, confidence: 0.95, metrics: 'primary', ...(judge ? { judge } : {}) },
    plan: {
      copies: { baseline: 2, contender: 2 },
      inPlace: false,
      rounds: looks.at(-1),
      looks,
      ...(extendedFrom ? { extendedFrom } : {}),
      stoppedBy: isCutOff ? 'time-budget' : 'complete',
      seconds: rounds,
    },
    ...(isCutOff ? { stages: [0] } : {}),
    reinstall: { when: reinstall, starts: Array.from({ length: Math.ceil(rounds / block) }, (_, i) => i * block) },
    warnings: [],
    rounds: Array.from({ length: rounds }, (_, round) =>
      Array.from({ length: 4 * runs }, (_, place) => 4 * runs * round + place).map(i => ({
        slot: slots[benchmarks[0].layout.places[i]],
        outcome: 'ok',
        measurements: benchmarks.map((_, j) => ({ benchmark: nameOf(j), metric, value: values[j][i] })),
      })),
    ),
  }
}

export function nameOf(j) {
  return `benchmark ${j}`
}
