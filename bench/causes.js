// How often the causes name the function that was made slower, and how often another one: races of the programs of examples/causes, each
// with fresh profiles. With `nothing`, both sides are the same, and no function may be named.
// Run it after `npm run build`: `node bench/causes.js c|node|python [RACES] [nothing] [SEED]`. For c, gcc and perf must be installed; for
// python, py-spy.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { concludeCauses } from '../lib/causes/conclude.js'
import { findStatistic } from '../lib/measure/measurements.js'
import { profileRounds } from '../lib/measure/profiling/profile-rounds.js'
import { makeEnvironment } from '../lib/measure/variables.js'
import { makePlan } from '../lib/plan/plan.js'
import { planSides } from '../lib/plan/round.js'
import { makeRandom } from '../lib/stats/random.js'
import { openProcesses } from '../lib/system/processes/processes.js'
import { findProfiler, readProfiles } from '../lib/system/processes/profilers.js'
import { makePorts } from './ports.js'

// Each runs for about 0.3 s.
const languages = {
  c: { profiler: 'perf', argv: ['./report', '260'], rounds: 6 },
  node: { profiler: 'node', argv: ['node', 'main.js', '100'], rounds: 6 },
  python: { profiler: 'py-spy', argv: ['python3', 'main.py', '60'], rounds: 12 },
}

const [language = 'node', races = '10', ...rest] = process.argv.slice(2)
const { profiler: name, argv, rounds } = languages[language]
const changes = !rest.includes('nothing')
const seed = rest.find(word => word !== 'nothing') ?? `${Date.now()}`
const home = mkdtempSync(join(tmpdir(), 'causes-'))
const sides = ['baseline', 'contender']
const processes = await openProcesses({ directory: home, variables: process.env })
try {
  const places = sides.map((side, at) => [1, 2].map(copy => install(changes ? side : sides[0], `${'bc'[at]}${copy}`)))
  const ports = { ...makePorts(processes, home), readProfiles }
  const variables = makeEnvironment(process.env)
  const profiler = await findProfiler(name, { ...ports, variables, withheld: [], home })
  if (typeof profiler === 'string') throw new Error(profiler)
  const tally = { right: 0, wrong: 0, none: 0, notReproduced: 0 }
  for (let race = 0; race < Number(races); race++) {
    const causes = await run(race, { places, ports, variables, profiler })
    const named = causes.rows.filter(({ isNamed }) => isNamed)
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
  console.log(
    `${language}${changes ? '' : ', nothing changed'}, ${races} races of seed ${seed}: render named in ${tally.right}, another in ${tally.wrong}, none in ${tally.none}, the whole not different in ${tally.notReproduced}`,
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
  const plan = makePlan(
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
  const profiles = await profileRounds(session, { profiler, rounds: plan.rounds, runs: 1 }, ports)
  if ('absence' in profiles) throw new Error(profiles.absence)
  // As after a verdict of slower, which is false where nothing changed.
  return concludeCauses(profiles, { baseline: sides[0], contender: sides[1], direction: 1, confidence: 0.95, random })
}
