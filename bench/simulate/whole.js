// The tables of the whole tool, its sessions shared out to the processors.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { spread } from './noise.js'
import { shareOf } from './share.js'
import { makeTable, percent, withError } from './table.js'
import { effects } from './whole-sessions.js'

/** @typedef {import('./whole-sessions.js').WholeExperiment} WholeExperiment */

/** The tables of the whole tool under the noise models with these names, as Markdown. */
export async function simulateWhole(
  /** @type {readonly string[]} */ noises,
  /** @type {WholeExperiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const few = { ...experiment, sessions: Math.ceil(experiment.sessions / 5) }
  const tasks = experiment.sizes.flatMap(size => [
    { measure: 'errors', size, noises, experiment },
    { measure: 'finds', size, noises, experiment: few },
    { measure: 'warnings', size, noises: noises.slice(0, 1), experiment },
  ])
  const results = await runAll(tasks, report)
  const rowsOf = name => results.filter(({ measure }) => measure === name)
  return [
    '### The whole tool',
    `${experiment.sessions} sessions of each size through the report, at threshold 0 and α = 0.05, looks at ${experiment.looks.join(', ')} rounds. Benchmarks take turns with the noise models. "Unchanged at 2%" is the share of benchmarks without a change that would be called so at the default threshold. Percent ± one Monte-Carlo standard error.`,
    makeErrorTable(rowsOf('errors')),
    `${few.sessions} sessions of each size, at threshold 0. The first benchmark changes, and the others do not. At its resolution means: by the resolution that the same session without a change printed. It is found if p ≤ 0.05, before the correction for many. The rounds are those after which measuring would stop without a change at the default threshold.`,
    makeFindTable(rowsOf('finds')),
    `Warnings in ${experiment.sessions} sessions without a change and without a reason for a warning (${noises[0]}). Percent of sessions in which any benchmark has one.`,
    makeWarningTable(rowsOf('warnings')),
  ].join('\n\n')
}

/** What verdicts come to under each of the noise models alone, as a user gets them by default, as Markdown. */
export async function simulateVerdicts(
  /** @type {readonly string[]} */ noises,
  /** @type {WholeExperiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const tasks = noises.flatMap(noise =>
    experiment.sizes.map(size => ({ measure: 'verdicts', size, noises: [noise], experiment })),
  )
  const results = await runAll(tasks, report)
  const { effect = 0.03 } = experiment
  const size = `${+(100 * Math.abs(effect)).toFixed(2)}%`
  return [
    '### Verdicts',
    `${experiment.sessions} sessions of each kind, at the default threshold of 2% and 95% confidence, looks at ${experiment.looks.join(', ')} rounds, copies made anew: ${experiment.reinstall}. False: any benchmark is regressed or improved, and none changed. Unchanged: the share of the benchmarks that are called so then. The rounds are those after which measuring ends. Found: the first benchmark is ${effect > 0 ? 'regressed' : 'improved'}, and it alone is ${size} ${effect > 0 ? 'slower' : 'faster'}. Held: its interval holds this change. Percent ± one Monte-Carlo standard error.`,
    makeTable(
      [
        'noise',
        'benchmarks',
        'false',
        'unchanged',
        'rounds',
        `${effect > 0 ? '+' : '−'}${size} found`,
        'held',
        'rounds',
      ],
      results.map(({ noises: [noise], size: benchmarks, alarms, unchanged, quietRounds, found, held, rounds }) => [
        noise,
        String(benchmarks),
        withError(alarms),
        percent(unchanged.share),
        quietRounds.toFixed(1),
        withError(found),
        withError(held),
        rounds.toFixed(1),
      ]),
    ),
  ].join('\n\n')
}

/** The changes that `simulateStops` looks at, for each standard deviation of the noise. */
const stops = [
  ...[0, 0.02, 0.03].map(effect => ({ deviation: 0.01, effect })),
  ...[0, 0.01, 0.03, 0.05].map(effect => ({ deviation: 0.03, effect })),
  ...[0, 0.1].map(effect => ({ deviation: 0.1, effect })),
]

/** After how many rounds measuring ends with one benchmark, by noise and change, as Markdown. */
export async function simulateStops(
  /** @type {readonly string[]} */ noises,
  /** @type {WholeExperiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const tasks = stops.flatMap(({ deviation, effect }) =>
    noises.map(noise => ({
      ...{ measure: 'stops', size: 1, noises: [noise], deviation },
      experiment: { ...experiment, effect, scale: deviation / spread },
    })),
  )
  const rows = await runAll(tasks, report)
  return [
    '### When measuring ends',
    `${experiment.sessions} sessions a row of one benchmark, at the default threshold of 2% and 95% confidence, looks at ${experiment.looks.join(', ')} rounds, copies made anew: ${experiment.reinstall}. Mean rounds, and percent of sessions with each verdict, ± one Monte-Carlo standard error.`,
    makeTable(
      ['noise', 'its standard deviation', 'change', 'rounds', 'unchanged', 'regressed'],
      rows.map(({ noises: [noise], deviation, experiment: { effect }, rounds, unchanged, regressed }) => [
        noise,
        `${100 * deviation}%`,
        effect === 0 ? '0' : `+${100 * effect}%`,
        `${rounds.mean.toFixed(1)} ± ${rounds.error.toFixed(1)}`,
        withError(unchanged),
        withError(regressed),
      ]),
    ),
  ].join('\n\n')
}

/** The error rates and the work with focus and without, under each of the noise models alone, as Markdown. */
export async function simulateFocus(
  /** @type {readonly string[]} */ noises,
  /** @type {WholeExperiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const tasks = noises.flatMap(noise =>
    experiment.sizes.map(size => ({ measure: 'focus', size, noises: [noise], experiment })),
  )
  const results = await runAll(tasks, report)
  const both = ({ focused, whole }, show) => `${show(focused)} (${show(whole)})`
  return [
    '### Focus',
    `${experiment.sessions} sessions of each kind, at the default threshold of 2% and 95% confidence, looks at ${experiment.looks.join(', ')} rounds, copies made anew: ${experiment.reinstall}. Every fourth benchmark has the noise of the model, and the others have a quarter of it. With focus, and in brackets without. False: any benchmark is regressed or improved, and none changed. Held: the share of intervals that hold the true change. Found: the first benchmark is regressed, and it alone is 3% slower. Rounds: how many a benchmark takes where nothing changed. Percent ± one Monte-Carlo standard error.`,
    makeTable(
      ['noise', 'benchmarks', 'false', 'held', '+3% found', 'rounds'],
      results.map(one => [
        one.noises[0],
        String(one.size),
        both(one, ({ alarms }) => withError(alarms)),
        both(one, ({ held }) => withError(held)),
        both(one, ({ found }) => withError(found)),
        both(one, ({ work }) => work.toFixed(1)),
      ]),
    ),
  ].join('\n\n')
}

/** How often a gate fails a run without a change, under the noise models with these names, as Markdown. */
export async function simulateGate(
  /** @type {readonly string[]} */ noises,
  /** @type {WholeExperiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const tasks = experiment.sizes.map(size => ({ measure: 'gate', size, noises, experiment }))
  const rows = await runAll(tasks, report)
  return [
    '### A gate',
    `${experiment.sessions} sessions of each size without a change, at the default threshold of 2% and 95% confidence, looks at ${experiment.looks.join(', ')} rounds. Benchmarks take turns with the noise models. Percent of sessions in which the job fails, ± one Monte-Carlo standard error.`,
    makeTable(
      ['benchmarks', '`fail-on: regressed`', '`fail-on: regressed, not-comparable`'],
      rows.map(({ size, regressed, ...others }) => [
        String(size),
        withError(regressed),
        withError(others['not-comparable']),
      ]),
    ),
  ].join('\n\n')
}

function makeErrorTable(rows) {
  return makeTable(
    ['benchmarks', 'any false alarm', 'unchanged at 2%', 'any control fails'],
    rows.map(({ size, alarms, unchanged, controls }) => [
      String(size),
      withError(alarms),
      percent(unchanged.share),
      withError(controls),
    ]),
  )
}

function makeFindTable(rows) {
  return makeTable(
    [
      'benchmarks',
      ...effects.map(effect => `finds one +${100 * effect}%`),
      'finds one at its resolution',
      'mean rounds',
    ],
    rows.map(({ size, found, atResolution, rounds }) => [
      String(size),
      ...found.map(withError),
      withError(atResolution),
      rounds.toFixed(1),
    ]),
  )
}

function makeWarningTable(rows) {
  const codes = [...new Set(rows.flatMap(({ shares }) => [...shares.keys()]))].sort()
  return makeTable(
    ['benchmarks', ...codes],
    rows.map(({ size, shares, sessions }) => [
      String(size),
      ...codes.map(code => withError(shares.get(code) ?? shareOf(Array(sessions).fill(false)))),
    ]),
  )
}

/** Each of `tasks` with its result, in order; the largest first, so that no processor is left with a long one. */
async function runAll(tasks, report) {
  const waiting = [...tasks].sort((one, other) => other.size - one.size)
  const results = new Map()
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      results.set(task, await runInWorker(task))
      report(`${task.measure}, ${task.size} benchmarks`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return tasks.map(task => ({ ...task, ...results.get(task) }))
}

function runInWorker(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('whole-worker.js', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
