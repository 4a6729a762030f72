// Counts the instructions of each build of bench/layout/pools.js that was linked as it is, under callgrind as a comparison does after a verdict.
// Needs the compilers and valgrind: npx tsc -p . && node bench/layout/count.js DIR [BUILDS]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countingCallgrind, readCallgrindEvents } from '../../lib/measure/instruments/choose.js'
import { makeRandom, programs, usualWork } from './programs.js'

const [folder, builds = '24'] = process.argv.slice(2)

function count(home) {
  const [program, ...words] = countingCallgrind.wrap(['./app'], home)
  spawnSync(program, words, { cwd: home })
  const texts = readdirSync(home)
    .filter(name => name.startsWith('callgrind.'))
    .map(name => readFileSync(join(home, name), 'utf8'))
  const events = readCallgrindEvents(texts)
  const sum = (...names) => names.reduce((all, name) => all + (events.get(name) ?? 0), 0)
  return {
    ...{ instructions: sum('Ir'), dataMisses: sum('D1mr', 'D1mw'), memoryAccesses: sum('DLmr', 'DLmw') },
    mispredictions: sum('Bcm', 'Bim'),
  }
}

for (const [name, { sources, compile, link }] of Object.entries(programs)) {
  const record = join(folder, `${name.replaceAll(' ', '')}.json`)
  const path = record.replace(/json$/, 'counts')
  if (!existsSync(record) || existsSync(path)) continue
  const counts = {}
  for (const [way, work, of] of [
    ['as-built', usualWork, Number(builds)],
    ['as-built-slower', Math.round(usualWork * 1.05), Number(builds) / 2],
  ])
    for (let build = 1; build <= of; build++) {
      const home = mkdtempSync(join(tmpdir(), 'layout-'))
      const padding = 1 + Math.floor(makeRandom(build)() * 128)
      for (const [file, text] of Object.entries(sources(padding, work))) writeFileSync(join(home, file), text)
      spawnSync('bash', ['-c', `${compile} && ${link[0]}`], { cwd: home })
      counts[`${way}-${build}`] = count(home)
      rmSync(home, { recursive: true })
    }
  writeFileSync(path, `${JSON.stringify(counts)}\n`)
}
