// Time and memory of `analyze` by size of the record, each in a process of its own: node bench/analyze.js
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cli = new URL('../dist/cli/index.js', import.meta.url).pathname
const sizes = [
  { benchmarks: 250, rounds: 20 },
  { benchmarks: 500, rounds: 20 },
  { benchmarks: 1000, rounds: 20 },
  { benchmarks: 2000, rounds: 20 },
  { benchmarks: 1, rounds: 10_000 },
]

const home = mkdtempSync(join(tmpdir(), 'bench-analyze-'))
try {
  console.log('benchmarks  rounds  record     time    memory')
  for (const size of sizes) {
    const path = join(home, 'record.json')
    writeFileSync(path, JSON.stringify(makeRecord(size)))
    const { seconds, megabytes } = analyze(path)
    const record = `${(JSON.stringify(makeRecord(size)).length / 1e6).toFixed(1)} MB`
    console.log(
      `${String(size.benchmarks).padStart(10)}  ${String(size.rounds).padStart(6)}  ${record.padStart(7)}  ${seconds.toFixed(2).padStart(5)} s  ${String(megabytes).padStart(4)} MB`,
    )
  }
} finally {
  rmSync(home, { recursive: true })
}

/** The program in one process, which prints its own largest size at its end. */
function analyze(path) {
  const report = `process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))`
  const start = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, cli, 'show', '--as', 'json', path],
    { maxBuffer: 2 ** 30, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return { seconds: (performance.now() - start) / 1000, megabytes: Math.round(Number(stderr) / 1024) }
}

/** Noise of about 1% on each value; every tenth benchmark is 5% slower. */
function makeRecord({ benchmarks, rounds }) {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))
  const measure = (side, index) => {
    const effect = side === 'contender' && index % 10 === 0 ? 0.05 : 0
    const value = 0.01 * Math.exp(effect + 0.02 * (next() + next() + next() - 1.5))
    return { benchmark: `bench/${index}`, metric: 'time', unit: 's', better: 'lower', value }
  }
  const invoke = slot => ({
    ...slot,
    outcome: 'ok',
    measurements: Array.from({ length: benchmarks }, (_, index) => measure(slot.side, index)),
  })
  return {
    schema: 'counterbalance/record@3',
    baseline: 'baseline',
    sides: [{ name: 'baseline' }, { name: 'contender' }],
    rounds: Array.from({ length: rounds }, () => slots.map(invoke)),
  }
}
