// What somebody waits for at the command line, as native measurement lines: node bench/command-line.js
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const record = join(home, 'record.json')
  writeFileSync(record, JSON.stringify(makeRecord({ benchmarks: 100, rounds: 20 })))
  measure('start', 10, ['--version'])
  measure('analyze', 3, ['show', '--as', 'json', record])
  measure('render', 5, ['show', record, '--as', 'comment'])
} finally {
  rmSync(home, { recursive: true })
}

function measure(bench, iterations, words) {
  const samples = Array.from({ length: iterations }, () => call(...words).milliseconds)
  console.log(JSON.stringify({ bench, samples, unit: 'ms' }))
}

function call(...words) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], { maxBuffer: 2 ** 30 })
  const milliseconds = performance.now() - start
  if (status !== 0) throw new Error(`${words.join(' ')} ended with exit status ${status}: ${stderr}`)
  return { milliseconds, stdout }
}

/** Times around 10 ms that drift and spread, the same in every run. */
function makeRecord({ benchmarks, rounds }) {
  let state = 1
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))
  const measureOne = index => ({
    benchmark: `benchmark ${index}`,
    metric: 'time',
    unit: 's',
    better: 'lower',
    value: 0.01 * (1 + 0.1 * draw()),
  })
  const invoke = slot => ({
    ...slot,
    outcome: 'ok',
    measurements: Array.from({ length: benchmarks }, (_, i) => measureOne(i)),
  })
  return {
    schema: 'counterbalance/record@3',
    baseline: 'baseline',
    sides: [{ name: 'baseline' }, { name: 'contender' }],
    rounds: Array.from({ length: rounds }, () => slots.map(invoke)),
  }
}
