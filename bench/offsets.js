// How far installed copies of real programs lie apart. Ten copies of each run by turns, in random order. Then all copies are made anew
// at the same paths, and run once more: offsets that hang on files are drawn again, and those that hang on paths come back.
// After that, sessions of a program against itself, with copies made once and copies made for each round, by turns.
// Run it after `npm run build`, on a quiet machine: `node bench/offsets.js [COPIES] [ROUNDS] [SESSIONS]`.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeEnvironment } from '../lib/measure/variables.js'
import { chiSquareTail } from '../lib/stats/distributions/gamma.js'
import { makeRandom, shuffle } from '../lib/stats/random.js'
import { openProcesses } from '../lib/system/processes/processes.js'
import { makeTable } from './simulate/table.js'

const [copies, rounds, sessions] = [10, 20, 10].map((usual, index) => Number(process.argv[index + 2] ?? usual))
const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
const folder = mkdtempSync(join(process.env.RUNNER_TEMP ?? tmpdir(), 'offsets-'))
const random = makeRandom('offsets')

const text = Array.from({ length: 12_000 }, (_, i) => `request ${i} of client ${(i * 7919) % 1009} took ${i % 97} ms`)
const functions = Array.from(
  { length: 20 },
  (_, i) => `int f${i}(int n) { int s = ${i}; for (int k = 0; k < n; k++) s = s * 31 + (k ^ ${i}); return s; }`,
)
const inPython = 'print(sum(len(str(i % 97)) * (i & 7) for i in range(300000)))'
const inNode = 'const m = new Map(); for (let i = 0; i < 4e5; i++) m.set(`k${i % 5000}`, i); console.log(m.size)'

const programs = [
  { name: 'bzip2', files: [find('bzip2')], data: text.join('\n'), argv: ['./bzip2', '-c', 'data'] },
  {
    name: 'Python',
    files: [ask('python3', 'import sys; print(sys.executable)'), ...findLibrary()],
    variables: { PYTHONHOME: ask('python3', 'import sys; print(sys.prefix)') },
    argv: ['./python3', '-S', '-c', inPython],
  },
  {
    name: 'C compiler (cc1)',
    files: [execFileSync('gcc', ['-print-prog-name=cc1'], { encoding: 'utf8' }).trim()],
    data: functions.join('\n'),
    argv: ['./cc1', '-quiet', '-O2', 'data', '-o', '/dev/null'],
  },
  { name: 'Node.js', files: [process.execPath], argv: ['./node', '-e', inNode] },
].filter(({ files }) => files.every(file => file !== undefined && existsSync(file)))

try {
  console.log(`${cpus()[0].model}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} at the start`)
  console.log(
    `\n${copies} copies, ${rounds} rounds. Offsets: their standard deviation, and p of none (Friedman), by CPU time.\n`,
  )
  const rows = []
  for (const program of programs) rows.push(await compareCopies(program))
  console.log(makeTable(['program', 'ms', 'noise', 'first copies', 'new copies', 'correlation of both'], rows))
  if (sessions > 0) {
    console.log(`\n${sessions} sessions of each kind, 20 rounds of four, against itself. By CPU time.\n`)
    const heads = [
      'program',
      'copies made',
      'p ≤ 5%',
      'regressed or improved',
      'half width',
      'root mean square of the changes',
    ]
    console.log(makeTable(heads, programs.slice(0, 3).flatMap(runSessions)))
  }
  console.log(`\nload ${loadavg()[0].toFixed(1)} at the end`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compareCopies(program) {
  const processes = await openProcesses({ directory: folder, variables: process.env })
  const first = await measureOffsets(program, processes)
  const second = await measureOffsets(program, processes)
  await processes[Symbol.asyncDispose]()
  const show = ({ deviation, p }) => `${percent(deviation)}, p ${p.toFixed(3)}`
  return [
    program.name,
    (1000 * first.seconds).toFixed(0),
    percent(first.noise),
    show(first),
    show(second),
    correlate(first.offsets, second.offsets).toFixed(2),
  ]
}

/** Makes all copies, and runs them by turns. */
async function measureOffsets(program, processes) {
  const roots = Array.from({ length: copies }, (_, copy) => join(folder, `copy-${copy}`))
  for (const root of roots) install(program, root)
  execFileSync('sync')
  for (const root of roots) await run(program, root, processes)
  const logs = []
  for (let round = 0; round < rounds; round++) {
    const own = new Array(copies)
    const order = shuffle(
      roots.map((_, copy) => copy),
      random,
    )
    for (const copy of order) own[copy] = Math.log(await run(program, roots[copy], processes))
    logs.push(own)
    process.stderr.write(`\r${program.name}: round ${round + 1} of ${rounds}   `)
  }
  return analyse(logs)
}

function install({ files, data }, root) {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  for (const file of files) copyFileSync(file, join(root, basename(file)))
  if (data !== undefined) writeFileSync(join(root, 'data'), data)
}

/** The CPU time of a run, in seconds. */
async function run({ argv, variables, files }, directory, processes) {
  const library = files.find(file => file.includes('.so'))
  const overrides = { ...variables, ...(library ? { LD_PRELOAD: join(directory, basename(library)) } : {}) }
  const environment = makeEnvironment(process.env)
  const request = {
    argv: [join(directory, argv[0]), ...argv.slice(1)],
    directory,
    environment,
    overrides,
    timeoutInSeconds: 60,
  }
  const { exit, usage, stderr } = await processes.run(request, new AbortController().signal)
  if (exit.kind !== 'exited' || exit.status !== 0)
    throw new Error(`${argv[0]}: ${JSON.stringify(exit)} ${stderr.readTail()}`)
  return usage.userSeconds + usage.systemSeconds
}

/** Analysis of variance of logarithms by copies and rounds; and Friedman's test of ranks. */
function analyse(logs) {
  const all = logs.flat()
  const centre = mean(all)
  const offsets = Array.from({ length: copies }, (_, copy) => mean(logs.map(own => own[copy])) - centre)
  const residuals = logs.flatMap(own => own.map((log, copy) => log - mean(own) - offsets[copy]))
  const noise = sum(residuals.map(one => one ** 2)) / ((rounds - 1) * (copies - 1))
  const between = (rounds * sum(offsets.map(one => one ** 2))) / (copies - 1)
  const ranks = logs.map(own => own.map(log => own.filter(other => other < log).length))
  const rankSums = offsets.map((_, copy) => sum(ranks.map(round => round[copy])))
  const centreOfSums = mean(rankSums)
  const friedman = (12 * sum(rankSums.map(one => (one - centreOfSums) ** 2))) / (rounds * copies * (copies + 1))
  return {
    offsets,
    seconds: Math.exp(centre),
    noise: Math.sqrt(noise),
    deviation: Math.sqrt(Math.max(0, (between - noise) / rounds)),
    p: chiSquareTail(friedman, copies - 1),
  }
}

function runSessions(program) {
  const kinds = { once: [], round: [] }
  for (const side of ['a', 'b']) install(program, join(folder, side))
  for (let session = 0; session < sessions; session++)
    for (const [kind, found] of Object.entries(kinds)) {
      found.push(compareSides(program, kind))
      process.stderr.write(`\r${program.name}: session ${session + 1} of ${sessions}   `)
    }
  return Object.entries(kinds).map(([kind, found]) => {
    const called = found.filter(({ verdict }) => verdict === 'regressed' || verdict === 'improved').length
    return [
      program.name,
      kind,
      `${found.filter(({ p }) => p <= 0.05).length} of ${sessions}`,
      `${called} of ${sessions}`,
      percent(median(found.map(({ change }) => (change.high - change.low) / 2))),
      percent(Math.sqrt(mean(found.map(({ change }) => change.value ** 2)))),
    ]
  })
}

function compareSides({ argv, variables, files }, reinstall) {
  const json = join(folder, 'report.json')
  const library = files.find(file => file.includes('.so'))
  const set = Object.entries(variables ?? {}).map(([name, value]) => `${name}='${value}' `)
  const line = `${set.join('')}${library ? `LD_PRELOAD=./${basename(library)} ` : ''}exec ${argv.map(quote).join(' ')} > /dev/null`
  const words = ['compare', 'a', 'b', '--rounds', '20', '--set', `fresh-copies=${reinstall}`]
  const more = ['--set', 'metrics=cpu-time', '--set', 'format=process', '--json', json, '--', 'sh', '-c', line]
  const ended = spawnSync(process.execPath, [cli, ...words, ...more], { cwd: folder, encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(ended.stderr)
  return JSON.parse(readFileSync(json, 'utf8')).sections[0].findings.find(({ metric }) => metric === 'cpu-time')
}

function quote(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

function find(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim() || undefined
}

function ask(program, code) {
  const { status, stdout } = spawnSync(program, ['-c', code], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Python's own library, where it is not within the program. */
function findLibrary() {
  const prefix = ask('python3', 'import sys; print(sys.prefix)')
  const name = ask('python3', 'import sysconfig; print(sysconfig.get_config_var("INSTSONAME") or "")')
  const file = prefix && name?.includes('.so') ? join(prefix, 'lib', name) : undefined
  return file && existsSync(file) ? [file] : []
}

function correlate(one, other) {
  const products = one.map((value, index) => value * other[index])
  return sum(products) / Math.sqrt(sum(one.map(value => value ** 2)) * sum(other.map(value => value ** 2)))
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values) {
  return sum(values) / values.length
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

function percent(fraction) {
  return `${(100 * fraction).toFixed(2)} %`
}
