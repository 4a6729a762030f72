// Real changes of released packages, compared by this tool with its default settings, and held against what is known of them. It prints a
// table in Markdown and its sums. A run of all pairs writes results.json, from which README and documents take their figures. It ends with
// status 1 if a change was told in the wrong direction or called unchanged, or a pair could not be run.
//
//     npm run build && node bench/corpus/run.js [FILE [NEW]] [--time-budget TIME]
//     node bench/corpus/run.js [FILE [NEW]] --truth     CPU time and instructions of each version, without this tool
//     node bench/corpus/run.js [FILE [NEW]] --bisect    a commit for each version, and `bisect` over them
//     node bench/corpus/run.js [FILE [NEW]] --peers     what is concluded otherwise; needs hyperfine
//
// FILE is one of pairs/, and NEW the newer version of a pair. Packages come from the registries of npm, PyPI, crates.io, Go and Maven, and
// stay in .cache/. Without perf no function of a compiled program is named.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { makeTable } from '../simulate/table.js'
import { bisectPair } from './bisection.js'
import { comparePair } from './comparison.js'
import { readManifest } from './manifest.js'
import { comparePeers, peerLines, sumPeers } from './peers.js'
import { isWrongInSilence, sumRows } from './sums.js'
import { cellsOf, header, sumLines } from './table.js'
import { measureTruth } from './truth.js'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    truth: { type: 'boolean', default: false },
    bisect: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    'time-budget': { type: 'string' },
  },
})
const [file, newer] = positionals
const pairs = new URL('pairs/', import.meta.url)
const benchmarks = readdirSync(pairs)
  .filter(name => file === undefined || name === basename(file))
  .map(name => readManifest(name, readFileSync(new URL(name, pairs), 'utf8')))
const chosen = benchmarks.flatMap(benchmark =>
  benchmark.pairs.filter(pair => newer === undefined || pair.new === newer).map(pair => ({ benchmark, pair })),
)
if (chosen.length === 0)
  throw new Error(`no pair is named "${positionals.join(' ')}"; the files are in bench/corpus/pairs/`)

if (flags.truth) for (const benchmark of benchmarks) print(`${measureTruth(benchmark, newer)}\n`)
else if (flags.bisect) keep('bisect', runBisections())
else if (flags.peers) keep('peers', runPeers())
else keep('compare', runComparisons())

function runComparisons() {
  printHead(header)
  const rows = chosen.map(({ benchmark, pair }) => {
    const row = measureRow(benchmark, pair, () => comparePair(benchmark, pair, flags['time-budget']))
    printRow(cellsOf(row))
    return row
  })
  const sums = sumRows(rows)
  print(`\n${sumLines(sums).join('\n')}`)
  if (isWrongInSilence(sums)) process.exitCode = 1
  return { rows, sums }
}

function runBisections() {
  const changes = chosen.filter(({ pair }) => pair.truth.kind === 'change')
  printHead(['pair', 'searched', 'named', 'minutes', 'load'])
  const rows = changes.map(({ benchmark, pair }) => {
    const row = measureRow(benchmark, pair, () => bisectPair(benchmark, pair))
    printRow([
      ...[row.title, row.searched?.join(' ') ?? '', row.isRight ? 'right' : (row.problem ?? row.said)],
      ...[row.minutes?.toFixed(1) ?? '', row.load.toFixed(1)],
    ])
    return row
  })
  const sums = { of: rows.length, right: rows.filter(({ isRight }) => isRight).length }
  print(`\nVersion named: ${sums.right} of ${sums.of}.`)
  return { rows, sums }
}

function runPeers() {
  printHead(['pair', 'truth', 'rule', 'says', 'load'])
  const rows = chosen.map(({ benchmark, pair }) => {
    const row = measureRow(benchmark, pair, () => comparePeers(benchmark, pair))
    const [title, truth] = cellsOf(row)
    for (const { rule, says } of row.decisions ?? [{ rule: '', says: `not run: ${row.problem}` }])
      printRow([title, truth, rule, says, row.load.toFixed(1)])
    return row
  })
  const sums = sumPeers(rows)
  print(`\n${peerLines(sums).join('\n')}`)
  return { rows, sums }
}

/** A row of what `measure` returns, with the load of the machine before it. A pair that cannot run has its problem in the row. */
function measureRow({ ecosystem, name }, pair, measure) {
  const row = { title: `${ecosystem} ${name} ${pair.old} → ${pair.new}`, truth: pair.truth, load: loadavg()[0] }
  try {
    return { ...row, ...measure() }
  } catch (error) {
    return { ...row, problem: error.message.replaceAll('\n', ' ').replaceAll('|', '\\|').slice(0, 200) }
  }
}

/** Writes the results of a run of all pairs under their task, next to those of the other tasks. */
function keep(task, results) {
  if (file !== undefined) return
  const path = new URL('results.json', import.meta.url)
  writeFileSync(
    path,
    `${JSON.stringify({ ...readResults(path), [task]: { ...describeRun(), ...results } }, null, 2)}\n`,
  )
}

function describeRun() {
  return {
    command: ['node bench/corpus/run.js', ...process.argv.slice(2)].join(' '),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim(),
    machine: `${cpus()[0].model}, ${cpus().length} cores, ${platform()} ${arch()}, Node.js ${process.version}`,
  }
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

function printHead(cells) {
  print(makeTable(cells, []))
}

function printRow(cells) {
  print(`| ${cells.join(' | ')} |`)
}

function print(text) {
  process.stdout.write(`${text}\n`)
}
