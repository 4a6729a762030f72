// Five commands side by side, by hyperfine and by us, with the same number of runs: how long a session takes, and how often the
// ranking is right. Each command does 4% more work than the one before. A burst of work on every core disturbs the machine once a
// second. Needs hyperfine and awk. Run it after `npm run build`: `node bench/contenders.js [SESSIONS] [RUNS] [BURST_MS]`.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sessions = Number(process.argv[2] ?? 10)
const runs = Number(process.argv[3] ?? 20)
const burstInMilliseconds = Number(process.argv[4] ?? 300)
const sides = 5
const step = 0.04
const aimInMilliseconds = 40
const program = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'contenders-'))

const line = loops => `awk 'BEGIN { for (i = 0; i < ${loops}; i++) s += i }'`

function timeOf(loops) {
  const start = performance.now()
  spawnSync('sh', ['-c', line(loops)])
  return performance.now() - start
}

/** As many loops as take the wanted time. */
function countLoops() {
  const trial = 1_000_000
  const times = Array.from({ length: 5 }, () => timeOf(trial)).sort((one, other) => one - other)
  return Math.round((trial * aimInMilliseconds) / times[2])
}

/** Keeps every core busy for a while, once a second, until it is stopped. */
function disturb() {
  const body = `setInterval(() => { const end = performance.now() + ${burstInMilliseconds}; while (performance.now() < end); }, 1000)`
  const processes = cpus().map(() => spawn(process.execPath, ['-e', body], { stdio: 'ignore' }))
  return {
    stop() {
      for (const one of processes) one.kill()
    },
  }
}

function byHyperfine(commands) {
  const path = join(folder, 'h.json')
  const start = performance.now()
  const { status, stderr } = spawnSync(
    'hyperfine',
    ['--style', 'none', '--warmup', '1', '--runs', `${runs}`, '--export-json', path, ...commands],
    { encoding: 'utf8' },
  )
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stderr)
  const { results } = JSON.parse(readFileSync(path, 'utf8'))
  const ranked = results.toSorted((one, other) => one.mean - other.mean).map(({ command }) => command)
  return { seconds, ranked }
}

function byUs(commands) {
  const path = join(folder, 'c.json')
  const options = ['--set', 'copies=1+1', '--rounds', `${runs}`, '--warmup', '1', '--set', 'batch=1', '--json', path]
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [program, 'compare', ...options, ...commands], {
    encoding: 'utf8',
  })
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stderr)
  const [{ rankings }] = JSON.parse(readFileSync(path, 'utf8')).multiWay
  return { seconds, ranked: rankings[0].places.map(({ side }) => side) }
}

/** How many of all pairs of `ranked` stand in the order of `commands`. */
function countRightPairs(ranked, commands) {
  const places = commands.map(command => ranked.indexOf(command))
  return places.flatMap((place, index) => places.slice(index + 1).filter(other => other > place)).length
}

const tally = () => ({ seconds: 0, whole: 0, first: 0, pairs: 0 })
const all = { hyperfine: tally(), counterbalance: tally() }
const first = countLoops()
const commands = Array.from({ length: sides }, (_, index) => line(Math.round(first * (1 + step) ** index)))
const pairs = (sides * (sides - 1)) / 2
const noise = burstInMilliseconds > 0 ? disturb() : { stop: () => undefined }
try {
  for (let session = 0; session < sessions; session++) {
    // Another order each time: whoever comes first must gain nothing by it.
    const order = commands.map((_, index) => commands[(index * 2 + session) % sides])
    for (const [name, measure] of Object.entries({ hyperfine: byHyperfine, counterbalance: byUs })) {
      const { seconds, ranked } = measure(order)
      const right = countRightPairs(ranked, commands)
      all[name].seconds += seconds
      all[name].pairs += right
      all[name].whole += right === pairs ? 1 : 0
      all[name].first += ranked[0] === commands[0] ? 1 : 0
    }
    process.stderr.write(`\r${session + 1} of ${sessions}`)
  }
} finally {
  noise.stop()
  rmSync(folder, { recursive: true })
}
process.stderr.write('\n')
console.log(
  `${sides} commands, each ${100 * step} % longer than the one before; ${runs} runs of each; bursts of ${burstInMilliseconds} ms every second`,
)
for (const [name, { seconds, whole, first, pairs: right }] of Object.entries(all))
  console.log(
    `${name}: ${(seconds / sessions).toFixed(2)} s a session; ranking right in ${whole} of ${sessions}, the fastest in ${first} of ${sessions}, ${((100 * right) / (sessions * pairs)).toFixed(1)} % of pairs in order`,
  )
console.log(`session time: ${(all.counterbalance.seconds / all.hyperfine.seconds).toFixed(3)} of hyperfine's`)
