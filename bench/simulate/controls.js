// What the A/A test finds: how often it fails without a reason, and whose copies it says differ where some do.
import { randomRounds } from './arrangement.js'
import { normal } from './noise.js'
import { drawSession } from './session.js'
import { shareOf } from './share.js'
import { makeTable, withError } from './table.js'

/** @typedef {import('./noise.js').Noise} Noise */
/** @typedef {import('./noise.js').Random} Random */

/**
 * What copies of the same code differ by, in natural logarithms: of copy 1 and 2 of the baseline, then of the contender.
 * @typedef {(size: number, random: Random) => readonly number[]} Offsets
 */

/** @type {Readonly<Record<string, Offsets>>} */
export const faults = {
  none: () => [0, 0, 0, 0],
  'the path of copy 2': size => [0, size, 0, size],
  'copies of the baseline': size => [0, size, 0, 0],
  'copies of the contender': size => [0, 0, 0, size],
  'all copies, made once': (size, random) => [0, 0, 0, 0].map(() => size * normal(random)),
}

/**
 * @typedef {object} ControlExperiment
 * @property {number} sessions
 * @property {number} rounds
 * @property {number} benchmarks
 * @property {string} seed
 * @property {number} [size] what a fault makes copies differ by; 2% unless given
 * @property {number} [scale] how many times as large the noise is; 1 unless given
 * @property {(record: object) => { control: { status: string, bounds: object }, findings?: readonly object[] }} judge the A/A test of a
 *   record, and the findings if they are asked for
 * @property {(seed: string) => Random} makeRandom
 */

/** The shares of sessions with each outcome, and the median bounds of the baseline. */
export function measureControls(/** @type {Noise} */ noise, /** @type {Offsets} */ offsetsOf, experiment) {
  const { sessions, judge } = experiment
  const found = Array.from({ length: sessions }, (_, index) =>
    judge(drawRecord(noise, offsetsOf, { ...experiment, index })),
  )
  const shareWith = name => shareOf(found.map(({ control }) => control.status === name))
  const boundOf = name => medianOf(found.map(({ control }) => control.bounds.baseline[name] ?? Infinity))
  const isCalled = ({ verdict }) => verdict === 'regressed' || verdict === 'improved'
  return {
    found: shareOf(found.map(({ control }) => control.status !== 'passed')),
    baseline: shareWith('failed'),
    contender: shareWith('contender-differs'),
    alike: shareWith('paths-matter'),
    alarms: shareOf(found.map(({ findings = [] }) => findings.some(isCalled))),
    bounds: { median: boundOf('median'), suite: boundOf('suite') },
  }
}

const metric = { name: 'time', unit: 's', better: 'lower' }
const slots = [
  { side: 'baseline', copy: 1 },
  { side: 'baseline', copy: 2 },
  { side: 'contender', copy: 1 },
  { side: 'contender', copy: 2 },
]

/** One session without a change: benchmarks have noise of their own, and the order of the runs that print them in common. */
function drawRecord(noise, offsetsOf, { benchmarks, rounds, seed, index, size = 0.02, scale = 1, makeRandom }) {
  const layout = randomRounds(2 * rounds, makeRandom(`${seed}/controls/${index}/order`))
  const isOnce = offsetsOf === faults['all copies, made once']
  const offsets = makeRandom(`${seed}/controls/${index}/offsets`)
  const values = Array.from({ length: benchmarks }, (_, j) => {
    const request = { noise, arrange: () => layout, perSide: 2 * rounds, makeRandom }
    const { logs } = drawSession({ ...request, seed: `${seed}/controls ${j}`, index })
    const own = offsetsOf(Math.log1p(size), offsets)
    return Array.from(logs, (log, i) => Math.exp(scale * log + own[layout.places[i]]))
  })
  return {
    suite: 'simulated',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
    reinstall: isOnce
      ? { when: 'once', starts: [0] }
      : // What fresh copies differ by for good is a path.
        { when: 'round', starts: Array.from({ length: rounds }, (_, round) => round) },
    rounds: Array.from({ length: rounds }, (_, round) =>
      [0, 1, 2, 3].map(place => {
        const i = 4 * round + place
        const measurements = values.map((own, j) => ({ benchmark: `benchmark ${j}`, metric, value: own[i] }))
        return { slot: slots[layout.places[i]], outcome: 'ok', measurements }
      }),
    ),
  }
}

/** The numbers of rounds at which the test is looked at: those of the first interim analyses, and of all rounds. */
const roundsOfLooks = [5, 8, 20]

/** The tables for docs: how often the test fails without a reason under each of `models`, and what it says of faults under the first one. */
export function simulateControls(models, { sizes, conclude, ...experiment }, report) {
  const cells = roundsOfLooks.flatMap(rounds => sizes.map(benchmarks => ({ ...experiment, rounds, benchmarks })))
  const measure = (noise, name, cell) => {
    report(`${noise.name}, ${name}, ${cell.rounds} rounds, ${cell.benchmarks} benchmarks`)
    return measureControls(noise, faults[name], cell)
  }
  const clean = models.map(noise => [noise.name, ...cells.map(cell => withError(measure(noise, 'none', cell).found))])
  const titles = cells.map(({ rounds, benchmarks }) => `${rounds} rounds, ${benchmarks} benchmarks`)
  const [first] = models
  const faulty = Object.keys(faults).flatMap(name =>
    cells.map(cell => {
      const { found, baseline, contender, alike, alarms, bounds } = measure(first, name, { ...cell, judge: conclude })
      const suite = bounds.suite < Infinity ? `, ±${(100 * bounds.suite).toFixed(1)}` : ''
      const bound = `±${(100 * bounds.median).toFixed(1)}${suite}`
      return [
        ...[name, `${cell.rounds}`, `${cell.benchmarks}`],
        ...[...[found, baseline, contender, alike, alarms].map(withError), bound],
      ]
    }),
  )
  const header = [
    'copies that differ',
    'rounds',
    'benchmarks',
    'found',
    'baseline',
    'contender',
    'both alike',
    'changes called',
    'bound',
  ]
  return [makeTable(['noise', ...titles], clean), `Under ${first.name}:`, makeTable(header, faulty)].join('\n\n')
}

function medianOf(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}
