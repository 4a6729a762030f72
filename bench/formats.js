// How fast outputs are read, and how much memory that takes, as native measurement lines: npx tsc -p . && node bench/formats.js
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FormatError } from '../lib/formats/format.js'
import { chooseFormat, detectIn, findFormat } from '../lib/formats/index.js'
import { makeDocument } from '../lib/formats/reading/document.js'
import { endAfter } from '../lib/system/processes/outputs.js'

const megabyte = 1e6
/** So many benchmarks are in what is large, as where a tool repeats each of them. */
const names = 1000

/** What is read: a text, and the format that it must be found to be of; none where it must be refused. */
const cases = {
  'vitest JSON, 25 MB': { make: () => makeVitest(25 * megabyte), format: 'vitest' },
  'go text, 25 MB': {
    make: () =>
      repeat(25 * megabyte, n => `BenchmarkFib/n=${n % names}-8 \t 1000\t ${n}.5 ns/op\t 3 B/op\t 1 allocs/op\n`),
    format: 'go',
  },
  'go text among noise, 50 MB': {
    make: () =>
      `${repeat(50 * megabyte, n => `2026/01/31 12:00:00 request ${n} took so long that somebody noticed\n`)}BenchmarkA 1 2 ns/op\n`,
    format: 'go',
  },
  'go test -json, 25 MB': {
    make: () =>
      repeat(
        25 * megabyte,
        n =>
          `${JSON.stringify({ Time: '2026-01-31T12:00:00Z', Action: 'output', Package: `p${n % 9}`, Output: `BenchmarkA${n % names} \t 1000\t 12.5 ns/op\n` })}\n`,
      ),
    format: 'go',
  },
  'libtest text, 25 MB': {
    make: () =>
      repeat(
        25 * megabyte,
        n => `test tests::a${n % names} ... bench:      18,149.12 ns/iter (+/- 755.10) = 7474 MB/s\n`,
      ),
    format: 'libtest',
  },
  'native lines, 25 MB': {
    make: () => repeat(25 * megabyte, n => `{"bench":"a${n % names}","value":12.5,"unit":"ms"}\n`),
    format: 'native',
  },
  'benchmark.js text, 25 MB': {
    make: () => repeat(25 * megabyte, n => `parse ${n % names} x 1,431,759 ops/sec ±0.74% (93 runs sampled)\n`),
    format: 'benchmarkjs',
  },
  'gungraun text, 25 MB': {
    make: () =>
      repeat(
        25 * megabyte,
        n =>
          `m::g::b id${n % names}\n  Instructions:   1734|1650   (+5.09091%)\n  L1 Hits:        2359|2256   (+4.56560%)\n`,
      ),
    format: 'gungraun',
  },
  "divan's tree, 25 MB": {
    make: () =>
      `demo          fastest  │ slowest │ median  │ mean    │ samples │ iters\n${repeat(
        25 * megabyte,
        n => `├─ a${String(n % names).padEnd(10)} 1.5 ns   │ 2.5 ns  │ 3.5 ns  │ 3.6 ns  │ 100     │ 100\n`,
      )}`,
    format: 'divan',
  },
  'hyperfine 2 JSON, 25 MB': { make: () => makeHyperfine(25 * megabyte), format: 'hyperfine' },
  'rows of blanks, 5 MB': { make: () => repeat(5 * megabyte, n => `BM_a${n}${' '.repeat(900)}x\n`) },
  'custom, 100,000 entries': {
    make: () =>
      JSON.stringify(Array.from({ length: 100_000 }, (_, n) => ({ name: `b ${n}`, unit: 'ms', value: n / 2 }))),
    request: { format: 'customSmallerIsBetter' },
  },
  'Bencher Metric Format, 100,000 entries': {
    make: () =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`b ${n}`, { latency: { value: n / 2 } }])),
      ),
    format: 'bmf',
  },
  'regex, 25 MB': {
    make: () => repeat(25 * megabyte, n => `a${n} took 12.5 ms\n`),
    request: { format: 'regex', values: '^(?<name>\\S+) took (?<value>[\\d.]+) (?<unit>\\S+)$' },
  },
  'a line of 10 MB': { make: () => 'x'.repeat(10 * megabyte) },
  'a line of 10 MB that begins like a result': { make: () => `Benchmark${'A '.repeat(5 * megabyte)}` },
  'a string of 10 MB': { make: () => `{"a":"${'x'.repeat(10 * megabyte)}` },
  'JSON nested 10,000 deep': { make: () => '['.repeat(10_000) + ']'.repeat(10_000) },
}

const [name] = process.argv.slice(2)
if (name === undefined) for (const one of Object.keys(cases)) runApart(one)
else measure(name, cases[name])

/** Each in a process of its own, since the memory that it took is never given back. */
function runApart(one) {
  spawnSync(process.execPath, [fileURLToPath(import.meta.url), one], { stdio: 'inherit' })
}

function measure(bench, { make, format, request }) {
  if (format !== undefined && !findFormat(format)) return print({ bench, error: `there is no format ${format}` })
  const text = make()
  const output = { stdout: '', benchOutput: '', seconds: 1, files: [{ path: 'output', text }] }
  const before = process.resourceUsage().maxRSS
  const [start, begin] = [process.cpuUsage(), performance.now()]
  const found = read(output, request)
  const milliseconds = performance.now() - begin
  // Garbage is collected on other cores too; on a machine with other work, this is what counts.
  const { user, system } = process.cpuUsage(start)
  if (found !== (request?.format ?? format)) return print({ bench, error: `it was taken for ${found}` })
  print({ bench, metric: 'time', value: milliseconds, unit: 'ms' })
  print({ bench, metric: 'cpu-time', value: (user + system) / 1000, unit: 'ms' })
  print({ bench, metric: 'memory', value: (process.resourceUsage().maxRSS - before) / 1024, unit: 'MiB' })
  if (found !== undefined)
    print({ bench, metric: 'throughput', value: Buffer.byteLength(text) / 1000 / milliseconds, unit: 'MB/s' })
}

/** The name of the format that was detected and read; undefined where the output was refused. */
function read(output, request) {
  try {
    const document = makeDocument(output)
    const format = request ? chooseFormat(request, endAfter) : detectIn(document)
    format.parse(document, 'suite')
    return format.name
  } catch (error) {
    if (error instanceof FormatError) return undefined
    throw error
  }
}

function print(line) {
  console.log(JSON.stringify(line))
}

function repeat(size, makeLine) {
  const lines = []
  for (let length = 0, n = 1; length < size; n++) {
    lines.push(makeLine(n))
    length += lines.at(-1).length
  }
  return Buffer.from(lines.join('')).toString()
}

function makeHyperfine(size) {
  const quantity = (value, unit) => ({ value, unit })
  const run = at => ({
    time_wall_clock: quantity(0.001148402 + at / 1e6, 'second'),
    time_cpu: quantity(0.000973999, 'second'),
    time_user: quantity(0.000973999, 'second'),
    time_system: quantity(0, 'second'),
    memory_peak_resident: quantity(3010560, 'byte'),
    exit_code: 0,
  })
  const result = n => ({ command: `parse ${n}`, measurements: Array.from({ length: 100 }, (_, at) => run(at)) })
  const count = Math.ceil(size / JSON.stringify(result(1000), null, 2).length)
  const results = Array.from({ length: count }, (_, n) => result(n))
  return Buffer.from(JSON.stringify({ schema_version: 2, results }, null, 2)).toString()
}

/** The shape of vitest 3 and 4 with `--outputJson`, and samples as later versions keep them. */
function makeVitest(size) {
  const samples = Array.from({ length: 1000 }, (_, index) => 0.0123456789 + index / 1e5)
  const benchmark = n => ({
    id: `${n}`,
    name: `parse ${n}`,
    rank: 1,
    rme: 1,
    totalTime: 500,
    min: 0.01,
    max: 0.02,
    hz: 80,
    period: 0.0125,
    mean: 0.0125,
    variance: 0,
    sd: 0,
    sem: 0,
    df: 999,
    critical: 1.96,
    moe: 0,
    p75: 0.013,
    p99: 0.02,
    p995: 0.02,
    p999: 0.02,
    sampleCount: 1000,
    median: 0.0124,
    samples,
  })
  const count = Math.ceil(size / JSON.stringify(benchmark(1000)).length)
  const benchmarks = Array.from({ length: count }, (_, n) => benchmark(n))
  return Buffer.from(
    JSON.stringify({ files: [{ filepath: '/a.bench.ts', groups: [{ fullName: 'a.bench.ts > parse', benchmarks }] }] }),
  ).toString()
}
