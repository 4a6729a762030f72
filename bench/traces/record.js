// Records what a machine does to commands that never change: `node bench/traces/record.js LABEL SECONDS PAUSE COMMAND…`.
// The commands named (all six by default) run by turns for SECONDS, with PAUSE seconds after each, and their wall times go into
// `bench/traces/LABEL.json.gz`: whole microseconds, with the whole milliseconds since the start at which each began.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const [label, seconds, pause, ...chosen] = process.argv.slice(2)
if (!/^[\w-]+$/.test(label ?? '') || !(Number(seconds) > 0) || !(Number(pause) >= 0))
  throw new Error('usage: node bench/traces/record.js LABEL SECONDS PAUSE COMMAND…')

const folder = mkdtempSync(join(tmpdir(), 'traces-'))
const lines = Array.from({ length: 12_000 }, (_, i) => `request ${(i * 7919) % 12007} took ${i % 97} ms`)
const functions = Array.from(
  { length: 12 },
  (_, i) => `int f${i}(int n) { int s = ${i}; while (n--) s = s * 31 + n; return s; }`,
)
writeFileSync(join(folder, 'text'), lines.join('\n'))
writeFileSync(join(folder, 'functions.c'), functions.join('\n'))

const commands = {
  bzip2: ['bzip2', '-c', 'text'],
  python: ['python3', '-S', '-c', 'print(sum(len(str(i % 97)) * (i & 7) for i in range(150000)))'],
  node: [
    'node',
    '-e',
    'const m = new Map(); for (let i = 0; i < 2e5; i++) m.set(`k${i % 5000}`, i); console.log(m.size)',
  ],
  gcc: ['gcc', '-O2', '-c', 'functions.c', '-o', 'functions.o'],
  sort: ['sort', 'text'],
  awk: ['awk', '{ n[$2 % 1000] += $4 } END { for (k in n) s += n[k]; print s }', 'text'],
}
const names = chosen.length > 0 ? chosen : Object.keys(commands)
const traces = Object.fromEntries(names.map(name => [name, { argv: commands[name], times: [], starts: [] }]))

const load = [loadavg()[0]]
const begun = performance.now()
try {
  while (performance.now() - begun < 1000 * Number(seconds))
    for (const { argv, times, starts } of Object.values(traces)) {
      const start = performance.now()
      const { status, error } = spawnSync(argv[0], argv.slice(1), { cwd: folder, stdio: 'ignore' })
      const end = performance.now()
      if (status !== 0) throw new Error(`${argv[0]} failed: ${error?.message ?? `status ${status}`}`)
      times.push(Math.round(1000 * (end - start)))
      starts.push(Math.round(start - begun))
      if (Number(pause) > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000 * Number(pause))
    }
} finally {
  rmSync(folder, { recursive: true, force: true })
  load.push(loadavg()[0])
  const recording = { label, machine: `${cpus()[0].model}, ${cpus().length} cores`, load, pause: Number(pause), traces }
  const file = fileURLToPath(new URL(`${label}.json.gz`, import.meta.url))
  writeFileSync(file, gzipSync(JSON.stringify(recording), { level: 9 }))
  for (const [name, { times }] of Object.entries(traces)) console.log(`${name}: ${times.length} runs`)
}
