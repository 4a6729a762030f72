// How often the causes name the function that was made slower, and how often another one: races of the programs of examples/causes, each
// with fresh profiles. The two copies of a side are the same program, and in them no function may be named: two races make one such test.
// Run it after `npm run build`: `node bench/causes.js c|node|python [COMPARISONS] [SEED]`. For c, gcc and perf must be installed.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { concludeCauses } from '../lib/extras/causes/conclude.js'
import { profileRounds } from '../lib/extras/causes/profiling.js'
import { findStatistic } from '../lib/measure/measurements.js'
import { makeEnvironment } from '../lib/measure/variables.js'
import { planSides } from '../lib/schedule/round.js'
import { makeSchedule } from '../lib/schedule/schedule.js'
import { makeRandom } from '../lib/stats/random.js'
import { findProfiler, readProfiles, readRecorders } from '../lib/system/processes/instruments.js'
import { openProcesses } from '../lib/system/processes/processes.js'
import { makePorts } from './ports.js'

// Each runs for about 0.3 s.
const languages = {
  c: { profiler: 'perf', argv: ['./report', '260'], rounds: 6 },
  node: { profiler: 'node', argv: ['node', 'main.js', '100'], rounds: 6 },
  python: { profiler: 'python', argv: ['python3', 'main.py', '60'], rounds: 6 },
}

const [language = 'node', races = '10', seed = `${Date.now()}`] = process.argv.slice(2)
const { profiler: name, argv, rounds } = languages[language]
const home = mkdtempSync(join(tmpdir(), 'causes-'))
const sides = ['baseline', 'contender']
const processes = await openProcesses({ directory: home, variables: process.env })
try {
  const places = sides.map((side, at) => [1, 2].map(copy => install(side, `${'bc'[at]}${copy}`)))
  const ports = { ...makePorts(processes, home), readProfiles }
  const variables = makeEnvironment(process.env)
  const profiler = await findProfiler(name, { ...ports, variables, withheld: [], home, recorders: readRecorders() })
  if (typeof profiler === 'string') throw new Error(profiler)
  const tally = { right: 0, wrong: 0, none: 0, notReproduced: 0 }
  const all = []
  for (let race = 0; race < Number(races); race++) {
    const profiles = await run(race, { places, ports, variables, profiler })
    if ('absence' in profiles) {
      console.log(`${race + 1}: ${JSON.stringify(profiles.absence)}`)
      continue
    }
    all.push(profiles)
    const causes = conclude(profiles, sides)
    const named = listNamed(causes)
    const names = named.map(({ name, renamed }) => renamed ?? name)
    if (names.includes('render')) tally.right++
    if (names.some(one => one !== 'render')) tally.wrong++
    if (names.length === 0) tally.none++
    if (!causes.isReproduced) tally.notReproduced++
    const { difference, baseline } = causes.whole
    const shown = named.map(row => `${row.name} ${row.difference.toFixed(1)}`).join(', ')
    console.log(
      `${race + 1}: ${difference.toFixed(1)} of ${baseline.toFixed(0)} ms, p ${causes.whole.p.toFixed(5)}: ${shown || 'none'}`,
    )
  }
  const copies = all.flatMap((one, at) =>
    at % 2 === 1 ? sides.map(side => compareCopies(all[at - 1], one, side)) : [],
  )
  const found = copies.filter(causes => listNamed(causes).length > 0)
  console.log(
    `${language}, ${all.length} races of seed ${seed}: render named in ${tally.right}, another in ${tally.wrong}, none in ${tally.none}, the whole not different in ${tally.notReproduced}; of ${copies.length} tests of two copies of one program any named in ${found.length}`,
  )
} finally {
  await processes[Symbol.asyncDispose]()
  rmSync(home, { recursive: true })
}

/** A copy of a side, compiled where it has to be. */
function install(side, copy) {
  const directory = join(home, copy)
  mkdirSync(directory)
  cpSync(fileURLToPath(new URL(`../examples/causes/${language}/${side}`, import.meta.url)), directory, {
    recursive: true,
  })
  const sources = readdirSync(directory).filter(file => file.endsWith('.c'))
  const options = ['-O2', '-g', '-fno-omit-frame-pointer', '-o', 'report']
  if (sources.length > 0) execFileSync('gcc', [...options, ...sources], { cwd: directory })
  return { root: directory, directory }
}

async function run(race, { places, ports, variables, profiler }) {
  const random = makeRandom(`${seed}/${race}`)
  const plan = makeSchedule(
    {
      ...{ seed, sides: planSides(sides, [2]), warmups: 0, confidence: 0.95 },
      rounds: { least: rounds, most: rounds, isAuto: false },
    },
    random,
  )
  const session = {
    ...{
      suite: 'causes',
      plan,
      variables,
      statistic: findStatistic('median'),
      format: 'process',
      batch: 1,
      instruments: [],
    },
    sides: sides.map((side, at) => ({ name: side, command: { kind: 'argv', argv }, places: places[at] })),
    ...{ timeBudgetInSeconds: 3600, invocationTimeoutInSeconds: 60, warmupTimeInSeconds: 0 },
  }
  return await profileRounds(session, { profiler, rounds: plan.rounds, runs: 1 }, ports)
}

/** The causes as after a verdict of slower, which is false where nothing changed. */
function conclude(profiles, [baseline, contender]) {
  return concludeCauses(profiles, { baseline, contender, direction: 1, confidence: 0.95, random: makeRandom(seed) })
}

function listNamed({ rows }) {
  return rows.filter(({ isNamed }) => isNamed)
}

/** The causes of the difference between the two copies of a side, by the rounds of two races. */
function compareCopies(first, second, side) {
  const functions = [...first.functions]
  const places = second.functions.map(one => {
    const known = functions.findIndex(({ name, file }) => name === one.name && file === one.file)
    return known < 0 ? functions.push(one) - 1 : known
  })
  const take = (rounds, place) =>
    rounds.map(round =>
      round
        .filter(one => one.side === side)
        .map(({ copy, self }) => ({
          ...{ side: `copy ${copy}`, copy: 1 },
          self: self.map(([at, amount]) => [place(at), amount]),
        })),
    )
  const rounds = [...take(first.rounds, at => at), ...take(second.rounds, at => places[at])]
  return conclude({ ...first, functions, rounds, calls: [] }, ['copy 1', 'copy 2'])
}
