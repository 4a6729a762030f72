// What focus saves: 40 benchmarks, 10 of them noisy and 2 of them 5% slower, with focus and without: node bench/focus.js
// With --go, --criterion, --pytest or --vitest the same by the tool itself, where it is installed. With --large before these, for a machine
// that varies by more than 5%, two are 50% slower, and the threshold is 20%. Run it after `npm run build`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cli = new URL('../dist/cli/index.js', import.meta.url).pathname
const counts = { all: 40, noisy: 10, changed: 2 }
const secondsEach = 0.005
const [largeWord, ...otherWords] = process.argv.slice(2)
const isLarge = largeWord === '--large'
const { factor, threshold } = isLarge ? { factor: 1.5, threshold: '20%' } : { factor: 1.05, threshold: '2%' }

/** Takes as long as the benchmarks that it prints, which are drawn: quiet ones vary by 0.3%, and noisy ones by 6%. */
const program = change => `
const normal = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())
const select = new Set((process.env.BENCH_SELECT ?? '').split('\\n').filter(Boolean))
let total = 0
for (let index = 0; index < ${counts.all}; index++) {
  const bench = 'benchmark ' + index
  if (select.size > 0 && !select.has(bench)) continue
  const spread = index < ${counts.noisy} ? 0.06 : 0.003
  const isChanged = index >= ${counts.all - counts.changed}
  const value = ${secondsEach} * Math.exp(spread * normal()) * (isChanged ? ${1 + change} : 1)
  total += value
  console.log(JSON.stringify({ bench, value, unit: 's' }))
}
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000 * total)
`

/** Projects of real tools: what is written for each side, once for all, and what runs. */
const tools = {
  go: {
    prepare(home, side, slower) {
      write(home, side, 'go.mod', 'module example.com/focus\n\ngo 1.21\n')
      const body = index => `for i := 0; i < b.N; i++ { spin(${slower(index) ? 1000 * factor : 1000}) }`
      const bodies = names.map((_, index) => `func BenchmarkF${index}(b *testing.B) { ${body(index)} }`)
      write(
        home,
        side,
        'focus_test.go',
        `package focus\nimport "testing"\nvar sink uint64\nfunc spin(n int) { x := uint64(1); for j := 0; j < n; j++ { x = x*6364136223846793005 + 1442695040888963407 }; sink += x }\n${bodies.join('\n')}\n`,
      )
      run(join(home, side), 'go', ['test', '-c', '-o', 'bench.test', '.'])
    },
    options: ['--set', 'format=go'],
    line: `./bench.test -test.run '^$' -test.benchtime 20ms -test.bench "$BENCH_SELECT"`,
  },
  criterion: {
    prepare(home, side, slower) {
      write(home, side, 'src/lib.rs', '')
      write(
        home,
        side,
        'Cargo.toml',
        '[package]\nname = "focus"\nversion = "0.1.0"\nedition = "2021"\n[dev-dependencies]\ncriterion = { version = "0.5", default-features = false }\n[[bench]]\nname = "focus"\nharness = false\n',
      )
      const bodies = names.map(
        (name, index) =>
          `c.bench_function("${name}", |b| b.iter(|| spin(criterion::black_box(${slower(index) ? 1000 * factor : 1000}))));`,
      )
      write(
        home,
        side,
        'benches/focus.rs',
        `fn spin(n: u64) -> u64 { let mut x = 1u64; for _ in 0..n { x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); } x }\nfn all(c: &mut criterion::Criterion) { ${bodies.join('\n')} }\ncriterion::criterion_group!(benches, all);\ncriterion::criterion_main!(benches);\n`,
      )
      const target = join(home, 'target', side)
      const built = run(join(home, side), 'cargo', [
        'bench',
        '--no-run',
        '--target-dir',
        target,
        '--message-format',
        'json',
      ])
      const lines = built.split('\n').flatMap(one => (one.startsWith('{') ? [JSON.parse(one)] : []))
      const { executable } = lines.find(one => one.executable && one.target.kind.includes('bench'))
      cpSync(executable, join(home, side, 'focus-bench'))
    },
    options: ['--set', 'format=criterion', '--set', 'output=results'],
    line: 'CRITERION_HOME=results ./focus-bench --bench --warm-up-time 0.01 --measurement-time 0.02 --sample-size 10 --nresamples 1001 --noplot "$BENCH_SELECT"',
  },
  pytest: {
    prepare(home, side, slower) {
      const bodies = names.map(
        (_, index) =>
          `def test_f${String(index).padStart(2, '0')}(benchmark): benchmark(lambda: sum(range(${slower(index) ? 20000 * factor : 20000})))`,
      )
      write(home, side, 'bench_focus.py', `${bodies.join('\n')}\n`)
    },
    options: ['--set', 'format=pytest-benchmark', '--set', 'output=result.json'],
    line: `${process.env.PYTHON ?? 'python3'} -m pytest -q -p no:cacheprovider --benchmark-only --benchmark-min-rounds=1 --benchmark-max-time=0.01 --benchmark-json=result.json bench_focus.py -k "$BENCH_SELECT"`,
  },
  vitest: {
    prepare(home, side, slower) {
      write(home, '.', 'package.json', '{"private":true,"type":"module","dependencies":{"vitest":"5.1.1"}}')
      run(home, 'npm', ['install', '--silent', '--no-package-lock'])
      write(home, side, 'package.json', '{"private":true,"type":"module"}')
      const bodies = names.map(
        (name, index) =>
          `test('${name}', async ({ bench }) => { await bench('spin', () => { let x = 1; for (let j = 0; j < ${slower(index) ? 10000 * factor : 10000}; j++) x = Math.imul(x, 1664525) + 1013904223; globalThis.sink = x }).run(options) })`,
      )
      write(
        home,
        side,
        'focus.bench.js',
        `import { test } from 'vitest'\nconst options = { time: 10, iterations: 1, warmupTime: 5, warmupIterations: 1 }\n${bodies.join('\n')}\n`,
      )
      symlinkSync(join(home, 'node_modules'), join(home, side, 'node_modules'))
    },
    options: ['--set', 'format=vitest', '--set', 'output=result.json'],
    line: 'node node_modules/vitest/vitest.mjs bench --run --reporter=json --outputFile=result.json -t "$BENCH_SELECT"',
  },
}

const names = Array.from({ length: counts.all }, (_, index) => `f${index}`)
const chosen = (isLarge ? otherWords : process.argv.slice(2)).map(word => word.replace('--', ''))
const home = mkdtempSync(join(tmpdir(), 'bench-focus-'))
try {
  console.log('                          time   invocations   benchmarks run   regressed   other verdicts')
  if (chosen.length === 0) measureDrawn()
  for (const name of chosen) measureTool(name, tools[name])
} finally {
  rmSync(home, { recursive: true })
}

function measureDrawn() {
  for (const [side, change] of [
    ['baseline', 0],
    ['contender', factor - 1],
  ])
    write(home, side, 'bench.mjs', program(change))
  for (const select of ['off', 'names'])
    compare(
      `drawn, ${select === 'off' ? 'all' : 'focus'}`,
      ['--set', 'format=native', '--set', `select=${select}`],
      ['node', 'bench.mjs'],
    )
}

function measureTool(name, { prepare, options, line }) {
  const own = join(home, name)
  prepare(own, 'baseline', () => false)
  prepare(own, 'contender', index => index >= counts.all - counts.changed)
  for (const select of ['off', 'auto'])
    compare(
      `${name}, ${select === 'off' ? 'all' : 'focus'}`,
      [...options, '--set', `select=${select}`],
      ['sh', '-c', line],
      own,
    )
}

function compare(title, options, command, directory = home) {
  const start = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...[cli, 'compare', 'baseline', 'contender', '--causes', 'off', '--time-budget', '30m', '--threshold', threshold],
      ...['--json', 'report.json', '--record', 'record.json', ...options, '--', ...command],
    ],
    { cwd: directory, encoding: 'utf8', env: { ...process.env, BENCH_SELECT: '' } },
  )
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stderr)
  const report = JSON.parse(readFileSync(join(directory, 'report.json'), 'utf8'))
  const [{ findings, warnings }] = report.sections
  const record = JSON.parse(readFileSync(join(directory, 'record.json'), 'utf8'))
  const invocations = record.rounds.flat()
  const ran = invocations.reduce((sum, { measurements }) => sum + measurements.filter(({ aside }) => !aside).length, 0)
  const own = findings.filter(({ aside }) => !aside)
  const regressed = own.filter(({ verdict }) => verdict === 'regressed').length
  const others = ['improved', 'inconclusive', 'not-comparable'].map(
    verdict => `${own.filter(one => one.verdict === verdict).length} ${verdict}`,
  )
  const cells = [
    `${seconds.toFixed(1)} s`.padStart(12),
    String(invocations.length).padStart(14),
    String(ran).padStart(17),
  ]
  console.log(`${title.padEnd(18)}${cells.join('')}${String(regressed).padStart(12)}   ${others.join(', ')}`)
  for (const { code, message } of warnings) if (code.startsWith('focus')) console.log(`  ! ${message}`)
}

function write(root, side, path, text) {
  const file = join(root, side, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

function run(directory, command, words) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
