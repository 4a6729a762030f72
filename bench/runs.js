// What a verdict costs: how often a command is started in typical stories, how long they take, and whether the plan's estimate of the time to
// the verdict held: node bench/runs.js [CLI]
//
// The command itself counts its starts, in a file; CLI is the program to try, dist/cli/index.js where nothing is said.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const cli = resolve(process.argv[2] ?? new URL('../dist/cli/index.js', import.meta.url).pathname)
const home = mkdtempSync(join(tmpdir(), 'bench-runs-'))
const log = join(home, 'starts')

/** A program that computes for about `steps` thousandths of a second, and prints `benchmarks` numbers of its own where that is above 0. */
function makeProgram(steps, benchmarks = 0) {
  const names = Array.from({ length: benchmarks }, (_, at) => `bench ${at}`)
  return [
    `require('node:fs').appendFileSync(${JSON.stringify(log)}, 'x')`,
    `const end = process.cpuUsage().user + ${steps} * 1000`,
    'let x = 0; while (process.cpuUsage().user < end) for (let i = 0; i < 1000; i++) x += Math.sqrt(i)',
    ...names.map(
      name =>
        `console.log(JSON.stringify({ bench: ${JSON.stringify(name)}, unit: 'ns', value: ${steps} * 1e6 * (1 + Math.random() / 100) }))`,
    ),
    '',
  ].join('\n')
}

function makeSides(name, before, after, benchmarks) {
  for (const [side, steps] of [
    ['a', before],
    ['b', after],
  ]) {
    mkdirSync(join(home, name, side), { recursive: true })
    writeFileSync(join(home, name, side, 'bench.cjs'), makeProgram(steps, benchmarks))
  }
}

function makeRepository(name, versions) {
  const root = join(home, name)
  mkdirSync(root, { recursive: true })
  const git = (...words) => execFileSync('git', ['-C', root, ...words], { stdio: 'pipe' })
  git('init', '--quiet', '-b', 'main')
  git('config', 'user.email', 'nobody@example.org')
  git('config', 'user.name', 'Nobody')
  for (const [at, steps] of versions.entries()) {
    writeFileSync(join(root, 'bench.cjs'), makeProgram(steps))
    writeFileSync(join(root, 'version'), `${at}`)
    git('add', '-A')
    git('commit', '--quiet', '-m', `version ${at}`)
  }
}

const command = ['--', 'node', 'bench.cjs']
/** Whether each estimate held. */
const held = []
const stories = [
  ['two commands, slower', 'a', [100, 130], ['compare', 'node a/bench.cjs', 'node b/bench.cjs']],
  ['two directories, slower by 30%', 'b', [100, 130], ['compare', 'a', 'b', ...command]],
  ['faster by 30%', 'c', [130, 100], ['compare', 'a', 'b', ...command]],
  ['unchanged', 'd', [100, 100.001], ['compare', 'a', 'b', ...command]],
  [
    'with an install in each copy',
    'e',
    [100, 130],
    ['compare', 'a', 'b', '--set', 'install=cp bench.cjs i', ...command],
  ],
  ['60 benchmarks, unchanged', 'f', [100, 100.001, 60], ['compare', 'a', 'b', ...command]],
  ['a command of 3 s, slower by 30%', 'g', [2300, 3000], ['compare', 'a', 'b', ...command]],
  ['the same files', 'h', [100, 100], ['compare', 'a', 'b', ...command]],
  ['a first push to a store', 'i', [100, 130], ['publish', 'store', 'a', ...command]],
  ['a second push to a store', 'i', [100, 130], ['publish', 'store', 'b', ...command]],
  ['a push that leaves the program as it was', 'i', [100, 130], ['publish', 'store', 'b', ...command]],
  ['a pull request against a store', 'i', [100, 130], ['compare', 'store:store', 'a', ...command]],
]

try {
  console.log(
    '| story | starts | seconds | plan | verdict after | held | answer |\n| --- | ---: | ---: | --- | ---: | --- | --- |',
  )
  for (const [story, name, [before, after, benchmarks], words] of stories) {
    makeSides(name, before, after, benchmarks)
    await tell(story, name, words)
  }
  makeRepository('bisection', [100, 100.001, 100.002, 100.003, 140, 140.001, 140.002, 140.003])
  await tell('a bisection of 8 commits', 'bisection', ['bisect', 'HEAD~7', 'HEAD', ...command])
} finally {
  rmSync(home, { recursive: true })
}
console.log(`\nEstimates that held: ${held.filter(Boolean).length} of ${held.length}`)

/** The seconds of a time as a plan writes it, such as `1 min 32 s`. */
function readTime(text) {
  const sizes = { ms: 0.001, s: 1, min: 60, h: 3600 }
  return [...text.matchAll(/([\d.]+) (ms|s|min|h)\b/g)].reduce((sum, [, number, unit]) => sum + number * sizes[unit], 0)
}

/** Runs one story, and prints what it cost. */
async function tell(story, name, words) {
  rmSync(log, { force: true })
  const start = performance.now()
  const secondsSinceStart = () => (performance.now() - start) / 1000
  const child = spawn(process.execPath, [cli, ...words], { cwd: join(home, name) })
  let [stdout, stderr, plan, planned, end] = ['', '', '', 0, 0]
  child.stdout.on('data', data => (stdout += data))
  child.stderr.on('data', data => {
    stderr += data
    const told = /rounds of [^:]*: [^;\n]*/.exec(stderr)
    if (told !== null && planned === 0)
      [plan, planned] = [told[0].replace(/^rounds of [^:]*: /, ''), secondsSinceStart()]
    if (end === 0 && /^(?:done|ended after)\b/m.test(stderr)) end = secondsSinceStart()
  })
  const status = await new Promise(done => child.on('close', done))
  const seconds = secondsSinceStart()
  const starts = existsSync(log) ? readFileSync(log, 'utf8').length : 0
  const [answer = ''] =
    /regressed|improved|unchanged|did not change|No answer|identical|names?\b[^\n]*/.exec(stdout) ?? []
  const took = end - planned
  const [, low, high] = /^(.*?) to (.*)$/.exec(plan) ?? []
  const isHeld = low !== undefined && took >= readTime(low) && took <= readTime(high)
  if (low !== undefined) held.push(isHeld)
  const estimate = plan === '' ? '' : `${plan} | ${took.toFixed(1)} | ${low === undefined ? '' : isHeld ? 'yes' : 'no'}`
  console.log(
    `| ${story} | ${starts} | ${seconds.toFixed(0)} | ${estimate || '| |'} | ${status}: ${answer.slice(0, 60)} |`,
  )
}
