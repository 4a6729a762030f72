// The whole tool: records through the report, as a user gets it.
import { randomRounds } from './arrangement.js'
import { drawSession, valuesOf } from './session.js'
import { shareOf } from './share.js'
import { makeTable, percent, withError } from './table.js'

/** @typedef {import('./noise.js').Noise} Noise */

/**
 * @typedef {object} WholeExperiment
 * @property {number} sessions
 * @property {number} rounds
 * @property {readonly number[]} looks rounds after which measuring may stop; the last is `rounds`
 * @property {string} seed
 * @property {Function} makeRandom
 * @property {Function} makeReport
 * @property {Function} judge
 */

const sizes = [1, 8, 20, 43]
const effects = [0.02, 0.05]
const threshold = 0.02
const metric = { name: 'time', unit: 's', better: 'lower' }
/** What the places of a layout are in a record. */
const slots = [
  { side: 'baseline', copy: 1 },
  { side: 'baseline', copy: 2 },
  { side: 'contender', copy: 1 },
  { side: 'contender', copy: 2 },
]

/** The table of the whole tool at threshold 0, as Markdown. */
export function simulateWhole(
  /** @type {readonly Noise[]} */ noises,
  /** @type {WholeExperiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const rows = sizes.map(size => {
    report(`whole tool, ${size} benchmarks`)
    return measureSize(size, noises, experiment)
  })
  const header = [
    'benchmarks',
    'any false alarm',
    'unchanged at 2 %',
    ...effects.map(effect => `finds one +${100 * effect} %`),
    'any control fails',
    'mean rounds',
  ]
  return [
    '### The whole tool',
    `${experiment.sessions} sessions of each size through the report, at threshold 0 and α = 0.05, looks at ${experiment.looks.join(', ')} rounds; benchmarks take the noise models by turns. "Unchanged at 2 %" is the share of benchmarks without a change that would be called so at the default threshold; what is found is the change of the first benchmark, the others unchanged. Percent ± one Monte-Carlo standard error.`,
    makeTable(header, rows),
  ].join('\n\n')
}

function measureSize(size, noises, experiment) {
  const alarms = []
  const unchanged = []
  const controls = []
  const found = effects.map(() => [])
  let rounds = 0
  for (let index = 0; index < experiment.sessions; index++) {
    // Each session begins with another model, so that a suite of one benchmark meets all of them.
    const benchmarks = drawBenchmarks(noises, experiment, size, index)
    const quiet = measure(benchmarks, 0, experiment)
    rounds += quiet.rounds
    alarms.push(quiet.findings.some(isAlarm))
    controls.push(quiet.control.failed > 0)
    unchanged.push(...quiet.findings.map(one => isUnchanged(one, experiment.judge)))
    effects.forEach((effect, k) => {
      const { findings } = measure(benchmarks, effect, experiment)
      found[k].push(findings.some(one => one.benchmark === nameOf(0) && one.verdict === 'regressed'))
    })
  }
  return [
    String(size),
    withError(shareOf(alarms)),
    percent(shareOf(unchanged).share),
    ...found.map(flags => withError(shareOf(flags))),
    withError(shareOf(controls)),
    (rounds / experiment.sessions).toFixed(1),
  ]
}

/** One session of `size` benchmarks: each has its own noise, and all of them the order of the invocations that print them. */
function drawBenchmarks(noises, { rounds, seed, makeRandom }, size, index) {
  const layout = randomRounds(2 * rounds, makeRandom(`${seed}/whole/${index}/order`))
  return Array.from({ length: size }, (_, j) =>
    drawSession({
      noise: noises[(index + j) % noises.length],
      arrange: () => layout,
      perSide: 2 * rounds,
      seed: `${seed}/whole ${j}`,
      index,
      makeRandom,
    }),
  )
}

function isAlarm({ verdict }) {
  return verdict === 'regressed' || verdict === 'improved'
}

function isUnchanged({ change, better }, judge) {
  return change !== null && judge(change, better, threshold, false) === 'unchanged'
}

/** The report of the first look at which all is settled, or of the last. */
function measure(benchmarks, effect, { looks, makeReport }) {
  const values = benchmarks.map((session, j) => valuesOf(session, j === 0 ? effect : 0))
  for (const look of looks) {
    const report = makeReport(makeRecord(benchmarks, values, looks, look))
    if (look === looks.at(-1) || report.findings.every(isSettled)) return report
  }
  throw new Error('there must be a look')
}

function isSettled({ verdict }) {
  return verdict !== 'inconclusive'
}

/** The record as it stands after `rounds` rounds. */
function makeRecord(benchmarks, values, looks, rounds) {
  return {
    suite: 'simulated',
    settings: { threshold: 0, confidence: 0.95, metrics: 'primary' },
    plan: {
      copies: { baseline: 2, contender: 2 },
      inPlace: false,
      rounds: looks.at(-1),
      looks,
      stoppedBy: 'complete',
      seconds: rounds,
    },
    warnings: [],
    rounds: Array.from({ length: rounds }, (_, round) =>
      Array.from({ length: slots.length }, (_, place) => 4 * round + place).map(i => ({
        slot: slots[benchmarks[0].layout.places[i]],
        outcome: 'ok',
        measurements: benchmarks.map((_, j) => ({ benchmark: nameOf(j), metric, value: values[j][i] })),
      })),
    ),
  }
}

function nameOf(j) {
  return `benchmark ${j}`
}
