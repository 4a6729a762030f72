// A pair, compared by the command line as it is built in dist/, with its default settings.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandOf, directoryOf, environment, install } from './installation.js'
import { judgeReport } from './outcome.js'

/** @typedef {import('./manifest.js').Benchmark} Benchmark */
/** @typedef {import('./manifest.js').Pair} Pair */

const program = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))

/** Runs the command line of this checkout in a directory. */
export function runProduct(/** @type {string} */ cwd, /** @type {readonly string[]} */ words) {
  return spawnSync(process.execPath, [program, ...words], {
    ...{ cwd, env: environment, encoding: 'utf8', maxBuffer: 2 ** 28 },
  })
}

/**
 * Compares the versions of a pair, and keeps report, record and terminal next to the installations. `timeBudget` is an option's value.
 * Returns the outcome and its minutes, without those of the installation.
 */
export function comparePair(
  /** @type {Benchmark} */ benchmark,
  /** @type {Pair} */ pair,
  /** @type {string | undefined} */ timeBudget,
) {
  for (const version of [pair.old, pair.new]) install(benchmark, version)
  const directory = directoryOf(benchmark)
  const kept = join(directory, `${pair.new}.results`)
  mkdirSync(kept, { recursive: true })
  const [json, record] = [join(kept, 'report.json'), join(kept, 'record.json')]
  rmSync(json, { force: true })
  const from = performance.now()
  const { stdout, stderr } = runProduct(directory, [
    ...['compare', `old=dir:${pair.old}`, `new=dir:${pair.new}`, '--json', json, '--record', record],
    ...(timeBudget === undefined ? [] : ['--time-budget', timeBudget]),
    ...['--', ...commandOf(benchmark)],
  ])
  const minutes = (performance.now() - from) / 60_000
  writeFileSync(join(kept, 'terminal.txt'), stdout + stderr)
  if (!existsSync(json)) throw new Error(stderr.trim().split('\n').at(-1))
  return { minutes, outcome: judgeReport(pair, JSON.parse(readFileSync(json, 'utf8'))) }
}
