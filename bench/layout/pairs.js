// Pairs whose sides differ in an unrelated function alone, or in some work too, as they are built and with their layout drawn: prints the head of each
// report. A pair of one program takes a minute or two.
// Needs gcc, clang, lld, valgrind, Go and Rust.
//
// npm run build && node bench/layout/pairs.js [PAIRS] [PROGRAMS] [--work +5%] [--metric cpu-time]
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRandom, programs, usualWork } from './programs.js'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: '+0%' },
    metric: { type: 'string', default: 'cpu-time' },
  },
})
const [pairs = '1', names = 'unaligned'] = positionals
const cli = resolve(process.env.COUNTERBALANCE_CLI ?? join(import.meta.dirname, '../../dist/cli/index.js'))
const works = [usualWork, Math.round(usualWork * (1 + Number.parseFloat(given.work) / 100))]

function compareBoth(pair, { sources, compile, link, files }) {
  const home = mkdtempSync(join(tmpdir(), 'layout-'))
  try {
    const random = makeRandom(pair)
    // The pair that the guide shows, and then random ones.
    const paddings = pair === 1 ? [2, 14] : [random(), random()].map(part => 1 + Math.floor(part * 128))
    for (const [at, side] of ['before', 'after'].entries()) {
      mkdirSync(join(home, side))
      for (const [path, text] of Object.entries(sources(paddings[at], works[at])))
        writeFileSync(join(home, side, path), text)
      const { status, stderr } = spawnSync('bash', ['-c', compile], { cwd: join(home, side), encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    }
    return link.map((install, at) => {
      const set = {
        files,
        install,
        metrics: given.metric,
        seed: `${pair}`,
      }
      const options = Object.entries(set).flatMap(([key, value]) => ['--set', `${key}=${value}`])
      const words = ['compare', 'before', 'after', '--rounds', at === 0 ? '5..20' : '5..60', ...options, '--', './app']
      const { stdout, stderr } = spawnSync(process.execPath, [cli, ...words], { cwd: home, encoding: 'utf8' })
      return stdout || stderr
    })
  } finally {
    rmSync(home, { recursive: true })
  }
}

for (let pair = 1; pair <= Number(pairs); pair++)
  for (const [name, program] of Object.entries(programs).filter(
    ([name]) => names === 'all' || names.split(',').includes(name),
  ))
    for (const [at, text] of compareBoth(pair, program).entries())
      console.log(`${name}, ${at === 0 ? 'as built' : 'layout drawn'}\n${text.split('\n').slice(0, 6).join('\n')}\n`)
