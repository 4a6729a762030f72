// What new copies cost: the time to make all four of them anew, and what "fresh-copies: auto" chooses then.
//
//     npx tsc -p . && node bench/copies.js [times]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseReinstall } from '../lib/measure/reinstall.js'
import { makeRenewal } from '../lib/system/copies/renewal.js'
import { listFiles } from '../lib/system/disk.js'
import { makeTable } from './simulate/table.js'

const times = Number(process.argv[2] ?? 5)
const rounds = 20
const payloads = [
  { name: '20 MB in 20 files', files: 20, sizeInBytes: 1e6 },
  { name: '5,000 files of 2 kB', files: 5000, sizeInBytes: 2000 },
  { name: 'like node_modules: 300 MB in 20,000 files', files: 20_000, sizeInBytes: 15_000 },
]

const home = mkdtempSync(join(process.env.RUNNER_TEMP ?? tmpdir(), 'copies-'))
try {
  const rows = []
  for (const payload of payloads) rows.push(await measure(payload))
  console.log(makeTable(['payload', 'seconds per round', 'rounds of 0.4 s', 'of 4 s', 'of 40 s'], rows))
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** The median time of a renewal of four copies, and what is chosen for rounds of some lengths. */
async function measure({ name, files, sizeInBytes }) {
  const directory = mkdtempSync(join(home, 'payload-'))
  const templates = join(directory, 'templates')
  mkdirSync(templates)
  const copies = ['b1', 'b2', 'c1', 'c2'].map(copy => {
    const root = join(directory, copy)
    for (let i = 0; i < files; i++) {
      if (i % 100 === 0) mkdirSync(join(root, `${i / 100}`), { recursive: true })
      writeFileSync(join(root, `${Math.floor(i / 100)}`, `${i}`), Buffer.alloc(sizeInBytes, i))
    }
    const place = { root, directory: root }
    return { place, payloadInBytes: files * sizeInBytes, before: listFiles(root), payload: undefined }
  })
  const renewal = makeRenewal({ copies, home: templates, names: [], install: async () => {} })
  const problem = await renewal.begin(Number.POSITIVE_INFINITY)
  if (problem) return [name, problem, '', '', '']
  const seconds = []
  for (let time = 0; time < times; time++) {
    const start = performance.now()
    renewal.check()
    await renewal.renew()
    seconds.push((performance.now() - start) / 1000)
  }
  rmSync(directory, { recursive: true, force: true })
  const secondsPerRenewal = seconds.sort((one, other) => one - other)[Math.floor(times / 2)]
  const choices = [0.4, 4, 40].map(secondsPerRound => chooseReinstall({ rounds, secondsPerRound, secondsPerRenewal }))
  return [name, secondsPerRenewal.toFixed(2), ...choices]
}
