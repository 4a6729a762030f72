// What measuring costs: the session's time per invocation of `true`, and how far a 20 ms spin is read from 20 ms, in rounds
// of four as they are measured, beside hyperfine where that is installed. `batch: auto` runs so short a command in batches.
// Run it after `npm run build`, on a machine that does nothing else.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from '../lib/measure/measure.js'
import { findStatistic } from '../lib/measure/measurements.js'
import { makeEnvironment } from '../lib/measure/variables.js'
import { planSides } from '../lib/schedule/round.js'
import { makeSchedule } from '../lib/schedule/schedule.js'
import { makeRandom } from '../lib/stats/random.js'
import { openProcesses } from '../lib/system/processes/processes.js'
import { makePorts } from './ports.js'

const repetitions = 5
const invocationsOfTrue = 500
const invocationsOfSpin = 100

const spinInC = `#include <time.h>
int main(void) {
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  do clock_gettime(CLOCK_MONOTONIC, &b);
  while ((b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec) < 20e6);
}
`
const spinInNode = 'const end = performance.now() + 20; while (performance.now() < end);'

const folder = mkdtempSync(join(tmpdir(), 'overhead-'))
try {
  const spin = makeSpin(folder)
  const ways = {
    'with the launcher': argvs => runOwn(undefined, argvs),
    'in batches of 10': argvs => runOwn(undefined, { ...argvs, batch: 10 }),
    'without (Node)': argvs => runOwn(null, argvs),
    'hyperfine -N': argvs => runHyperfine(argvs),
  }
  const table = Object.fromEntries(Object.keys(ways).map(name => [name, { session: [], spin: [] }]))
  // By turns, so that a busy minute of the machine meets all of them.
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const [name, run] of Object.entries(ways)) {
      table[name].session.push((await run({ argv: ['true'], count: invocationsOfTrue })).secondsPerRun)
      table[name].spin.push((await run({ argv: spin, count: invocationsOfSpin })).median)
    }
  }
  print(table)
} finally {
  rmSync(folder, { recursive: true })
}

async function runOwn(python, { argv, count, batch = 1 }) {
  const processes = await openProcesses({ directory: folder, variables: process.env, python })
  const session = makeSession(argv, { rounds: Math.ceil(count / batch / 4), batch })
  const { rounds, seconds } = await measure(session, makePorts(processes, folder))
  await processes[Symbol.asyncDispose]()
  const times = rounds.flat().map(({ reason, measurements: [time] }) => time?.value ?? fail(reason))
  return { secondsPerRun: seconds / times.length / batch, median: medianOf(times) }
}

function makeSession(argv, { rounds, batch }) {
  const sides = planSides(['baseline', 'contender'], [2])
  const command = { kind: 'argv', argv }
  const place = { root: folder, directory: folder }
  return {
    suite: 'overhead',
    plan: makeSchedule({ seed: 'overhead', sides, warmups: 0, rounds: exactly(rounds) }, makeRandom('orders')),
    sides: sides.map(({ name }) => ({ name, command, places: [place, place] })),
    variables: makeEnvironment(process.env),
    prepare: undefined,
    format: 'process',
    statistic: findStatistic('median'),
    timeBudgetInSeconds: 3600,
    invocationTimeoutInSeconds: 60,
    warmupTimeInSeconds: 0,
    batch,
    instruments: [],
  }
}

function exactly(rounds) {
  return { least: rounds, most: rounds, isAuto: false }
}

function fail(reason) {
  throw new Error(reason)
}

function runHyperfine({ argv, count }) {
  const file = join(folder, 'hyperfine.json')
  const options = ['-N', '--style', 'none', '--warmup', '0', '--runs', String(count), '--export-json', file]
  const start = performance.now()
  // The locale that the environment names is loaded even by `true`.
  const env = makeEnvironment(process.env)
  const { error } = spawnSync('hyperfine', [...options, argv.map(word => `'${word}'`).join(' ')], { env })
  const secondsPerRun = (performance.now() - start) / 1000 / count
  if (error) return { secondsPerRun: Number.NaN, median: Number.NaN }
  return { secondsPerRun, median: JSON.parse(readFileSync(file, 'utf8')).results[0].median }
}

function makeSpin(directory) {
  const source = join(directory, 'spin.c')
  const program = join(directory, 'spin')
  writeFileSync(source, spinInC)
  try {
    execFileSync('cc', ['-O2', source, '-o', program], { stdio: 'ignore' })
    return [program]
  } catch {
    return [process.execPath, '-e', spinInNode]
  }
}

function medianOf(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

function print(table) {
  const show = values => `${(medianOf(values) * 1000).toFixed(3)} (${(Math.min(...values) * 1000).toFixed(3)})`
  console.log(`Median of ${repetitions} sessions (and the least), in ms\n`)
  console.log(`${''.padEnd(20)}${'session per `true`'.padEnd(22)}median of a 20 ms spin`)
  for (const [name, { session, spin }] of Object.entries(table)) {
    console.log(`${name.padEnd(20)}${show(session).padEnd(22)}${show(spin)}`)
  }
}
