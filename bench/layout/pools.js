// Pools of builds of one program, measured side by side in one comparison of many sides: those that differ in an unrelated function alone, and
// those whose layout is drawn again for each copy of each round. Records go to DIR, from which bench/layout/judge.js makes pairs.
// Needs gcc, clang, lld, Go and Rust.
//
// npm run build && node bench/layout/pools.js DIR [PROGRAMS] [BUILDS] [ROUNDS]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeRandom, programs, usualWork } from './programs.js'

const [folder, names = 'all', builds = '24', rounds = '20'] = process.argv.slice(2)
const cli = resolve(process.env.COUNTERBALANCE_CLI ?? join(import.meta.dirname, '../../dist/cli/index.js'))

function run(words, cwd) {
  const { status, stderr } = spawnSync(words[0], words.slice(1), { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
}

/** Ways to build: with an unrelated function of any length, with a drawn layout too, and the latter with 5% more work. */
const ways = [
  ['as-built', 0, usualWork],
  ['drawn', 1, usualWork],
  ['as-built-slower', 0, Math.round(usualWork * 1.05)],
  ['drawn-slower', 1, Math.round(usualWork * 1.05)],
]

mkdirSync(folder, { recursive: true })
const chosen = Object.entries(programs).filter(([name]) => names === 'all' || names.split(',').includes(name))
for (const [name, { sources, compile, link, files }] of chosen) {
  const record = resolve(folder, `${name.replaceAll(' ', '')}.json`)
  if (existsSync(record)) continue
  const home = mkdtempSync(join(tmpdir(), 'layout-'))
  const sides = []
  try {
    for (const [way, at, work] of ways)
      for (let build = 1; build <= Number(builds) / (way === 'as-built' ? 1 : 2); build++) {
        const side = `${way}-${build}`
        sides.push(side)
        mkdirSync(join(home, side))
        const padding = 1 + Math.floor(makeRandom(build)() * 128)
        for (const [path, text] of Object.entries(sources(padding, work))) writeFileSync(join(home, side, path), text)
        run(['bash', '-c', compile], join(home, side))
        if (at === 0) run(['bash', '-c', link[0]], join(home, side))
        writeFileSync(join(home, side, 'install'), at === 0 ? 'true' : link[1])
      }
    const set = {
      ...{ files: `install\n${files}\napp?(x)`, install: 'bash install', 'fresh-copies': 'round' },
      ...{ metrics: 'cpu-time', seed: '1', copies: '2+2' },
    }
    const options = Object.entries(set).flatMap(([key, value]) => ['--set', `${key}=${value}`])
    const words = ['compare', ...sides, '--rounds', rounds, '--time-budget', '2h', '--causes', 'off', ...options]
    run([process.execPath, cli, ...words, '--record', record, '--', './app'], home)
    console.log(`${name}: ${sides.length} builds`)
  } finally {
    rmSync(home, { recursive: true })
  }
}
