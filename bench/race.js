// Real programs raced against hyperfine: `gzip` of a log against itself, and against contenders with 3% and 5% more to compress. Each session is
// one run of the command line with all defaults, and then one of hyperfine with as many runs of each side, one side after the other, judged
// by Welch's test of its own numbers. Prints verdicts, mean rounds and minutes. After `npm run build`, with hyperfine installed and on a machine that does
// nothing else: `node bench/race.js [SESSIONS]`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countLines, makeSide } from './logs.js'
import { peers } from './simulate/peers.js'

const sessions = Number(process.argv[2] ?? 20)
const effects = [0, 0.03, 0.05]
const aimInMilliseconds = 100
const program = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
const { decide } = peers.find(({ name }) => name === 'Welch, one side after the other')

const folder = mkdtempSync(join(tmpdir(), 'race-'))
try {
  const lines = countLines(folder, aimInMilliseconds)
  makeSide(folder, 'baseline', lines)
  for (const effect of effects) makeSide(folder, `${effect}`, Math.round(lines * (1 + effect)))
  const all = []
  // By turns, so that a busy minute of the machine meets each kind.
  for (let session = 0; session < sessions; session++) {
    for (const effect of effects) all.push({ effect, ...race(`${effect}`) })
    process.stderr.write(`\r${session + 1} of ${sessions}`)
  }
  print(all)
} finally {
  rmSync(folder, { recursive: true })
}

function race(contender) {
  const json = join(folder, 'report.json')
  const words = ['compare', 'baseline', contender, '--json', json, '--set', 'format=process', '--set', 'causes=off']
  const ours = timed(process.execPath, [program, ...words, '--', 'sh', '-c', 'gzip -c requests.log > /dev/null'])
  const [{ findings, rounds }] = JSON.parse(readFileSync(json, 'utf8')).sections
  const { verdict } = findings[0]
  const exported = join(folder, 'hyperfine.json')
  const commands = ['baseline', contender].map(side => `gzip -c ${side}/requests.log > /dev/null`)
  const runs = ['--warmup', '1', '--runs', String(2 * rounds), '--export-json', exported]
  const theirs = timed('hyperfine', [...runs, ...commands])
  const times = JSON.parse(readFileSync(exported, 'utf8')).results.map(({ times }) => Float64Array.from(times))
  const { alarm, direction } = decide(...times)
  return { verdict, rounds, ours, theirs, welch: alarm ? direction : 'no difference' }
}

/** The minutes that a program takes. */
function timed(path, argv) {
  const begin = performance.now()
  const ended = spawnSync(path, argv, { cwd: folder, encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(`${path} ${argv.join(' ')}\n${ended.error ?? ended.stderr}`)
  return (performance.now() - begin) / 60_000
}

function print(all) {
  const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length
  const tally = words =>
    [...new Set(words)].map(word => `${words.filter(other => other === word).length} ${word}`).join(', ')
  const version = execFileSync('hyperfine', ['--version'], { encoding: 'utf8' }).trim()
  console.log(
    `\n${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}, ${version}; ${sessions} sessions each\n`,
  )
  console.log('| more work | verdicts | mean rounds | minutes | hyperfine, then Welch (p < 0.05) | minutes |')
  console.log('| ---: | --- | ---: | ---: | --- | ---: |')
  for (const effect of effects) {
    const kind = all.filter(one => one.effect === effect)
    const of = key => kind.map(one => one[key])
    const figures = [
      mean(of('rounds')).toFixed(1),
      mean(of('ours')).toFixed(2),
      tally(of('welch')),
      mean(of('theirs')).toFixed(2),
    ]
    console.log(`| ${100 * effect}% | ${[tally(of('verdict')), ...figures].join(' | ')} |`)
  }
}
