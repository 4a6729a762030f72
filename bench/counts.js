// Finds one allocation more in 10,000 in programs of C, C++, Rust and Go while other processes burn the cores, and compares each with itself:
// how many of its counts are flagged, how many are not exact, and how long counting takes. `node bench/counts.js [SESSIONS] [BURNERS]`, after
// `npx tsc`; it needs valgrind and the four compilers, and leaves out a language whose compiler is missing.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sessions = Number(process.argv[2] ?? 5)
const burners = Number(process.argv[3] ?? 2)
const program = fileURLToPath(new URL('../lib/cli.js', import.meta.url))

const languages = {
  C: {
    file: 'a.c',
    source: count => `#include <stdio.h>
#include <stdlib.h>
static void *volatile sink;
static void emit(int i) { char *p = malloc(16 + i % 7); p[0] = (char)i; sink = p; free(p); }
int main(void) { for (int i = 0; i < ${count}; i++) emit(i); puts("done"); return 0; }`,
    build: 'cc -g -O1 a.c -o app',
  },
  'C++': {
    file: 'a.cpp',
    source: count => `#include <cstdio>
#include <string>
static size_t emit(int i) { return std::string(40 + i % 8, 'a').size(); }
int main() { size_t n = 0; for (int i = 0; i < ${count}; i++) n += emit(i); std::printf("%zu\\n", n % 2); }`,
    build: 'c++ -g -O1 -fno-builtin a.cpp -o app',
  },
  Rust: {
    file: 'a.rs',
    source: count => `use std::hint::black_box;
#[inline(never)]
fn emit(i: usize) -> usize { black_box(vec![i as u8; 32 + i % 8]).len() }
fn main() { println!("{}", (0..black_box(${count}usize)).map(emit).sum::<usize>() % 2); }`,
    build: 'rustc -g -C opt-level=1 a.rs -o app',
  },
  Go: {
    file: 'a_test.go',
    source: count => `package a
import "testing"
var sink []byte
func BenchmarkEmit(b *testing.B) {
  b.ReportAllocs()
  for n := 0; n < b.N; n++ { for i := 0; i < ${count}; i++ { sink = make([]byte, 16+i%8) } }
}`,
    build: 'printf "module a\\ngo 1.21\\n" > go.mod && go test -c -o app .',
    command: './app -test.run=- -test.bench=. -test.benchtime=100x',
  },
}

const sandbox = mkdtempSync(join(tmpdir(), 'counts-'))
const busy = Array.from({ length: burners }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
try {
  console.log(
    `${sessions} A/A comparisons and one of +1 allocation in 10,000 for each language, beside ${burners} busy processes\n`,
  )
  console.log('| program | +1 in 10,000 | function | A/A: flagged | not exact | median time |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const [name, language] of Object.entries(languages)) measure(name, language)
} finally {
  for (const process of busy) process.kill()
  rmSync(sandbox, { recursive: true, force: true })
}

function measure(name, { file, source, build, command = './app' }) {
  for (const [side, count] of Object.entries({ old: 10_000, new: 10_001 })) {
    const directory = join(sandbox, name, side)
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, file), source(count))
    if (spawnSync('sh', ['-c', build], { cwd: directory, stdio: 'inherit' }).status !== 0)
      return console.log(`| ${name} | not built | | | | |`)
  }
  const home = join(sandbox, name)
  const found = compare(home, ['old', 'new'], command)
  const more = found.counts.find(({ metric }) => metric === 'allocations')
  const isFound = more?.verdict === 'regressed' && more.contender.median - more.baseline.median === 1
  const same = Array.from({ length: sessions }, () => compare(home, ['old', 'old'], command))
  const all = same.flatMap(({ counts }) => counts)
  const flagged = all.filter(({ verdict }) => verdict === 'regressed' || verdict === 'improved')
  const varying = all.filter(finding => finding.verdict !== 'unchanged' && !flagged.includes(finding))
  const seconds = [found, ...same].map(run => run.seconds).sort((a, b) => a - b)
  const metrics = [...new Set(varying.map(({ metric }) => metric))].join(', ')
  console.log(
    `| ${name} | ${isFound ? 'found' : 'not found'} | ${more?.reason?.place ?? '–'} | ${flagged.length} of ${all.length} | ${varying.length}${metrics && ` (${metrics})`} | ${seconds[seconds.length >> 1].toFixed(1)} s |`,
  )
}

/** Compares two directories in one round, and returns what was counted and how long all of it took. */
function compare(home, [first, second], command) {
  const words = ['compare', `a=dir:${first}`, `b=dir:${second}`, '--rounds', '2', '--warmup', '0', '--json', 'out.json']
  const settings = ['instruments=counts', 'causes=off', 'quiet=off'].flatMap(setting => ['--set', setting])
  const start = performance.now()
  const run = spawnSync(process.execPath, [program, ...words, ...settings, '--', 'sh', '-c', command], { cwd: home })
  if (run.error) throw run.error
  const seconds = (performance.now() - start) / 1000
  const metrics = ['allocations', 'allocated', 'peak-heap', 'instructions']
  const { sections } = JSON.parse(readFileSync(join(home, 'out.json'), 'utf8'))
  return { seconds, counts: sections[0].findings.filter(({ metric }) => metrics.includes(metric)) }
}
