// What becomes of a real command on a real machine: sessions of `gzip` against itself (how often p ≤ 0.05, by chance in 5 of 100),
// and sessions in which the contender has 3% more to compress (how often that is found, p ≤ 0.05 and slower). Each session is one
// run of the command line with rounds of four. Run it after `npm run build`: `node bench/real.js [SESSIONS] [ROUNDS]`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countLines, makeSide } from './logs.js'

const sessions = Number(process.argv[2] ?? 100)
const rounds = Number(process.argv[3] ?? 20)
const effect = 0.03
const alpha = 0.05
const aimInMilliseconds = 30
const program = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'real-'))
try {
  const lines = countLines(folder, aimInMilliseconds)
  makeSide(folder, 'baseline', lines)
  makeSide(folder, 'same', lines)
  makeSide(folder, 'more', Math.round(lines * (1 + effect)))
  const all = []
  // By turns, so that a busy minute of the machine meets both kinds.
  for (let session = 0; session < sessions; session++) {
    all.push({ kind: 'same', ...compare('same') }, { kind: 'more', ...compare('more') })
    process.stderr.write(`\r${session + 1} of ${sessions}`)
  }
  print(all)
} finally {
  rmSync(folder, { recursive: true })
}

function compare(contender) {
  const json = join(folder, 'report.json')
  const words = ['compare', 'baseline', contender, '--json', json, '--set', 'format=process', '--set', 'causes=off']
  const argv = [program, ...words, '--rounds', String(rounds), '--', 'sh', '-c', 'gzip -c requests.log > /dev/null']
  const ended = spawnSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(ended.stderr)
  const [{ findings, control }] = JSON.parse(readFileSync(json, 'utf8')).sections
  const [{ p, change, verdict, resolution, baseline }] = findings
  return { p, change: change.value, verdict, resolution, control: control.status, seconds: baseline.median }
}

function print(all) {
  const [same, more] = ['same', 'more'].map(kind => all.filter(session => session.kind === kind))
  const found = more.filter(({ p, change }) => p <= alpha && change > 0)
  const medianOf = values => values.toSorted((one, other) => one - other)[values.length >> 1]
  const tally = list =>
    [...new Set(list.map(one => one.verdict))]
      .map(verdict => `${list.filter(one => one.verdict === verdict).length} ${verdict}`)
      .join(', ')
  console.log(
    `\n${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}; ${sessions} sessions of each kind, ${rounds} rounds of four`,
  )
  console.log(
    `one invocation: ${(1000 * medianOf(same.map(one => one.seconds))).toFixed(1)} ms; resolution: ${(100 * medianOf(same.map(one => one.resolution))).toFixed(2)} % (median)`,
  )
  console.log(
    `against itself: p ≤ ${alpha} in ${same.filter(({ p }) => p <= alpha).length} of ${sessions}; ${tally(same)}`,
  )
  console.log(
    `${100 * effect} % more work: found in ${found.length} of ${sessions}, median change ${(100 * medianOf(more.map(one => one.change))).toFixed(2)} %; ${tally(more)}`,
  )
}
