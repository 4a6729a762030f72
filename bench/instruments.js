// What each instrument costs for an invocation, and how precise it is: the spread of `true` and of 20 ms of work, in rounds of four as
// they are measured, beside hyperfine and a bare `perf stat` where these are installed. Then the resolution by wall time and by CPU time
// of a command that only computes, beside processes that burn the cores in bursts.
// Run it after `npm run build`, on a machine that does nothing else: `node bench/instruments.js [SESSIONS] [BURNERS]`.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from '../lib/measure/measure.js'
import { findStatistic } from '../lib/measure/measurements.js'
import { makeEnvironment } from '../lib/measure/variables.js'
import { makeProcessMetric } from '../lib/metrics/metric.js'
import { planSides } from '../lib/schedule/round.js'
import { makeSchedule } from '../lib/schedule/schedule.js'
import { makeRandom } from '../lib/stats/random.js'
import { detectInstruments } from '../lib/system/processes/instruments.js'
import { openProcesses } from '../lib/system/processes/processes.js'
import { makePorts } from './ports.js'

const sessions = Number(process.argv[2] ?? 10)
const burners = Number(process.argv[3] ?? cpus().length - 1)
const invocations = { clock: 200, rusage: 200, perf: 100, callgrind: 4 }
const program = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))

const spinInC = `#include <stdlib.h>
int main(int count, char **words) {
  volatile unsigned state = 1;
  for (long left = atol(words[1]); left > 0; left--) state = state * 1664525 + 1013904223;
  return 0;
}
`
// Bursts and pauses of 1 to 40 ms, by its own clock.
const burnerInNode = `
const wait = milliseconds => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
for (;;) {
  const end = performance.now() + 1 + 39 * Math.random()
  while (performance.now() < end);
  wait(1 + 39 * Math.random())
}`

const folder = mkdtempSync(join(tmpdir(), 'instruments-'))
try {
  const work = makeWork(20)
  console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}\n`)
  console.log(row(['', 'ms per `true`', 'metric', 'of `true` ± MAD', 'of 20 ms of work ± MAD']))
  for (const [name, count] of Object.entries(invocations)) await showInstrument(name, count, work)
  showOthers(work)
  showResolutions(makeWork(50))
} finally {
  rmSync(folder, { recursive: true })
}

async function showInstrument(name, count, work) {
  const processes = await openProcesses({ directory: folder, variables: process.env })
  const ports = makePorts(processes, folder)
  const here = { ...ports, variables: makeEnvironment(process.env), home: folder }
  const { instruments, warnings } = await detectInstruments([name], 'primary', here)
  if (warnings.length > 0) console.log(row([name, `absent: ${warnings[0].message}`]))
  else {
    const [empty, full] = [await run(['true']), await run(work)]
    for (const [metric, values] of full.values) {
      const [cost, first] = [(empty.seconds * 1000) / count, metric === full.values[0][0]]
      const unit = makeProcessMetric(metric).unit ?? 's'
      const small = empty.values.find(([other]) => other === metric)
      console.log(
        row([
          first ? name : '',
          first ? cost.toFixed(2) : '',
          metric,
          small ? spread(small[1], unit) : '–',
          spread(values, unit),
        ]),
      )
    }
  }
  await processes[Symbol.asyncDispose]()

  async function run(argv) {
    const { rounds, seconds } = await measure(makeSession(argv, count / 4, instruments), ports)
    const all = rounds.flat().flatMap(({ measurements, reason }) => (reason ? fail(reason) : measurements))
    const metrics = [...new Set(all.map(({ metric }) => metric.name))]
    return {
      seconds,
      values: metrics.map(metric => [metric, all.filter(one => one.metric.name === metric).map(({ value }) => value)]),
    }
  }
}

function makeSession(argv, rounds, instruments) {
  const sides = planSides(['baseline', 'contender'], [2])
  const command = { kind: 'argv', argv }
  const place = { root: folder, directory: folder }
  return {
    suite: 'instruments',
    plan: makeSchedule(
      { seed: 's', sides, warmups: 0, rounds: { least: rounds, most: rounds, isAuto: false } },
      makeRandom('o'),
    ),
    sides: sides.map(({ name }) => ({ name, command, places: [place, place] })),
    variables: makeEnvironment(process.env),
    prepare: undefined,
    format: 'process',
    statistic: findStatistic('median'),
    timeBudgetInSeconds: 3600,
    invocationTimeoutInSeconds: 60,
    warmupTimeInSeconds: 0,
    batch: 1,
    instruments,
  }
}

function fail(reason) {
  throw new Error(reason)
}

function showOthers(work) {
  const file = join(folder, 'others.json')
  const env = makeEnvironment(process.env)
  const hyperfine = argv => {
    const words = ['-N', '--style', 'none', '--warmup', '0', '--runs', '200', '--export-json', file, argv.join(' ')]
    const begin = performance.now()
    if (spawnSync('hyperfine', words, { env }).error) return undefined
    const cost = (performance.now() - begin) / 200
    const [{ times, user, system }] = JSON.parse(readFileSync(file, 'utf8')).results
    return { cost, times, cpu: user + system }
  }
  const [empty, full] = [hyperfine(['true']), hyperfine(work)]
  if (full === undefined) return
  console.log(row(['hyperfine -N', empty.cost.toFixed(2), 'time', spread(empty.times), spread(full.times)]))
  console.log(row(['', '', 'user + system', `${ms(empty.cpu)} (mean)`, `${ms(full.cpu)} (mean)`]))
  const perf = spawnSync('perf', ['stat', '-x,', '-r', '100', '-e', 'duration_time', 'true'], { encoding: 'utf8', env })
  if (perf.error || perf.status !== 0) return
  const [nanoseconds, , , deviation] = perf.stderr.split(',')
  console.log(row(['perf stat -r 100', '', 'duration_time', `${ms(nanoseconds / 1e9)} ± ${deviation} (of the mean)`]))
}

function showResolutions(work) {
  mkdirSync(join(folder, 'side'))
  const results = []
  for (const burning of [0, burners]) {
    const children = Array.from({ length: burning }, () => spawn(process.execPath, ['-e', burnerInNode]))
    const findings = Array.from({ length: sessions }, () => compare(work))
    for (const child of children) child.kill()
    results.push([burning, findings])
  }
  console.log(
    `\n${row(['burners', 'resolution by wall time', 'by CPU time', 'ratio of the medians', `of ${sessions} sessions`])}`,
  )
  for (const [burning, findings] of results) {
    const [wall, cpu] = ['time', 'cpu-time'].map(metric => findings.map(session => session[metric]))
    const [byWall, byCpu] = [medianOf(wall), medianOf(cpu)]
    console.log(row([`${burning}`, percent(byWall), percent(byCpu), (byWall / byCpu).toFixed(2)]))
  }
}

/** What either metric would have found, each judged for itself alone. */
function compare(work) {
  const json = join(folder, 'report.json')
  const words = ['compare', 'side', 'side', '--rounds', '10', '--set', 'metrics=time,cpu-time']
  const argv = [program, ...words, '--set', 'format=process', '--json', json, '--', ...work]
  const ended = spawnSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(ended.stderr)
  const [{ findings }] = JSON.parse(readFileSync(json, 'utf8')).sections
  return Object.fromEntries(findings.map(({ metric, resolution }) => [metric, resolution ?? Number.POSITIVE_INFINITY]))
}

/** A command that computes the same every time, for about so many milliseconds. */
function makeWork(milliseconds) {
  const [source, path] = [join(folder, 'work.c'), join(folder, 'work')]
  writeFileSync(source, spinInC)
  execFileSync('cc', ['-O2', source, '-o', path])
  const trial = 10_000_000
  const times = Array.from({ length: 15 }, () => {
    const begin = performance.now()
    execFileSync(path, [String(trial)])
    return performance.now() - begin
  })
  return [path, String(Math.round((trial * milliseconds) / Math.min(...times)))]
}

function spread(values, unit = 's') {
  const middle = medianOf(values)
  const deviation = medianOf(values.map(value => Math.abs(value - middle)))
  const shown = unit === 's' ? ms(middle) : middle > 1000 ? middle.toFixed(0) : middle.toFixed(1)
  return `${shown} ± ${middle === 0 ? '0%' : percent(deviation / middle)}`
}

function ms(seconds) {
  return `${(1000 * seconds).toFixed(3)} ms`
}

function percent(fraction) {
  return `${(100 * fraction).toFixed(2)} %`
}

function medianOf(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}

function row(cells) {
  const widths = [18, 26, 22, 24]
  return cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' ')
}
