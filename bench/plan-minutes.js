// Counts the minutes that `counterbalance plan` saves: three repositories of one program, in Go, Rust and TypeScript, and ten typical pull
// requests to each.
//
// Run it after `npx tsc -p .`, with Go, Cargo and npm, which fetch their packages: `node bench/plan-minutes.js [go,cargo,npm]`. Builds,
// runs of each benchmark and plans are real, and their CPU time is taken, since it hardly depends on what else the machine does. A
// comparison is not run 30 times: it has 12 rounds of four copies, so each benchmark counts 48 runs.

import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAskedFor } from '../lib/rules/match.js'

const cli = fileURLToPath(new URL('../lib/cli.js', import.meta.url))
const [kinds = 'go,cargo,npm'] = process.argv.slice(2)
const runs = 12 * 4
const benchmarks = ['parse', 'emit', 'match']
const others = ['cli', 'site']

/** @typedef {Readonly<Record<string, string>>} Texts */
/** @typedef {{ files: Texts, unit: (name: string) => string, source: (name: string) => string, lock: string, build: string, run: (name: string) => string }} Program */

/** @returns {Program} */
function makeGo() {
  const core = 'example.com/words/core'
  /** @type {Texts} */
  const calls = {
    parse:
      'func Run() int {\n\tvar words []string\n\t_ = json.Unmarshal(core.Text(), &words)\n\treturn len(words)\n}\n',
    emit: 'func Run() int {\n\ttext, _ := json.MarshalIndent(core.Words(), "", " ")\n\treturn len(text)\n}\n',
    match:
      'var word = regexp.MustCompile(`w[0-9]*7`)\n\nfunc Run() int { return len(word.FindAll(core.Text(), -1)) }\n',
    cli: 'func main() { http.ListenAndServe("localhost:0", nil); println(len(core.Words())) }\n',
    site: 'var page = template.Must(template.New("page").Parse("{{.}}"))\n\nfunc Run() { _ = page.Execute(os.Stdout, core.Words()) }\n',
  }
  /** @type {Texts} */
  const imports = {
    ...{ parse: '"encoding/json"', emit: '"encoding/json"', match: '"regexp"', cli: '"net/http"' },
    site: '"html/template"\n\t"os"',
  }
  const packages = Object.entries(calls).map(([name, text]) => [
    `${name}/${name}.go`,
    `package ${name === 'cli' ? 'main' : name}\n\nimport (\n\t"${core}"\n\t${imports[name]}\n)\n\n${text}`,
  ])
  const tests = benchmarks.map(name => [
    `${name}/${name}_test.go`,
    `package ${name}\n\nimport "testing"\n\nfunc Benchmark(b *testing.B) {\n\tfor range b.N {\n\t\tRun()\n\t}\n}\n`,
  ])
  return {
    files: {
      'go.mod': 'module example.com/words\n\ngo 1.22\n',
      'go.sum': '',
      'core/core.go':
        'package core\n\nimport (\n\t"encoding/json"\n\t"fmt"\n)\n\nfunc Words() (words []string) {\n\tfor i := range 9999 {\n\t\twords = append(words, fmt.Sprint("w", i))\n\t}\n\treturn words\n}\n\nvar text, _ = json.Marshal(Words())\n\nfunc Text() []byte { return text }\n',
      ...Object.fromEntries([...packages, ...tests]),
    },
    unit: name => `go:./${name}`,
    source: name => `${name}/${name}.go`,
    lock: 'go.sum',
    build: `mkdir -p build && export GOCACHE=$PWD/build/cache && go build ./... && ${benchmarks.map(name => `go test -c -o build/${name}.test ./${name}`).join(' && ')}`,
    run: name => `build/${name}.test -test.run '^$' -test.bench . -test.benchtime 400x`,
  }
}

/** @returns {Program} */
function makeCargo() {
  /** @type {Texts} */
  const libraries = {
    core: 'pub fn words() -> Vec<String> { (0..9999).map(|i| format!("w{i}")).collect() }\npub fn text() -> String { serde_json::to_string(&words()).unwrap() }\n',
    parse: 'pub fn run(text: &str) -> usize { serde_json::from_str::<Vec<String>>(text).unwrap().len() }\n',
    emit: 'pub fn run(text: &str) -> usize { serde_json::to_string_pretty(&(words_core::words(), text.len())).unwrap().len() }\n',
    match: 'pub fn run(text: &str) -> usize { regex::Regex::new("w[0-9]*7").unwrap().find_iter(text).count() }\n',
    site: 'pub fn page() -> String { format!("<p>{}</p>", words_core::words().len()) }\n',
    cli: 'pub fn command() -> usize { words_core::words().len() + std::env::args().count() }\n',
  }
  /** @type {Texts} */
  const needs = {
    ...{ core: 'serde_json = "1"', parse: 'serde_json = "1"', emit: 'serde_json = "1"', match: 'regex = "1"' },
    ...{ site: '', cli: '' },
  }
  const files = Object.entries(libraries).flatMap(([name, text]) => {
    const own = name === 'core' ? '' : 'words-core = { path = "../core" }\n'
    const bench = benchmarks.includes(name) ? `[[bench]]\nname = "${name}"\nharness = false\n` : ''
    return [
      [
        `${name}/Cargo.toml`,
        `[package]\nname = "words-${name}"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n${own}${needs[name]}\n${bench}`,
      ],
      [`${name}/src/lib.rs`, text],
    ]
  })
  const benches = benchmarks.map(name => [
    `${name}/benches/${name}.rs`,
    `fn main() {\n    let text = words_core::text();\n    println!("{}", (0..1000).map(|_| words_${name}::run(&text)).sum::<usize>());\n}\n`,
  ])
  return {
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["core", "parse", "emit", "match", "site", "cli"]\nresolver = "2"\n',
      '.gitignore': 'target\n',
      ...Object.fromEntries([...files, ...benches]),
    },
    unit: name => `cargo:words-${name}`,
    source: name => `${name}/src/lib.rs`,
    lock: 'Cargo.lock',
    build: 'cargo build --quiet --release --workspace --benches',
    run: name => `$(ls -t target/release/deps/${name}-* | grep -v '\\.d$' | head -1)`,
  }
}

/** @returns {Program} */
function makeNpm() {
  /** @type {Texts} */
  const sources = {
    core: 'export const words = (): string[] => Array.from({ length: 9999 }, (_, i) => `w${i}`)\nexport const text = JSON.stringify(words())\n',
    parse:
      "import { text } from '@acme/core'\nexport const run = (): number => (JSON.parse(text) as string[]).length\n",
    emit: "import { words } from '@acme/core'\nexport const run = (): number => JSON.stringify(words(), null, 1).length\n",
    match:
      "import { text } from '@acme/core'\nexport const run = (): number => [...text.matchAll(/w[0-9]*7/g)].length\n",
    cli: "import { words } from '@acme/core'\nconsole.log(words().length)\n",
    site: "import { words } from '@acme/core'\nexport const page = (): string => `<p>${words().length}</p>`\n",
  }
  const files = Object.entries(sources).flatMap(([name, text]) => {
    const dependencies = name === 'core' ? {} : { '@acme/core': '*' }
    const own = {
      name: `@acme/${name}`,
      version: '1.0.0',
      type: 'module',
      main: 'dist/index.js',
      types: 'dist/index.d.ts',
    }
    const references = name === 'core' ? [] : [{ path: '../core' }]
    const options = {
      composite: true,
      outDir: 'dist',
      rootDir: 'src',
      module: 'nodenext',
      target: 'es2022',
      strict: true,
      lib: ['es2023', 'dom'],
      types: [],
    }
    return [
      [`packages/${name}/package.json`, JSON.stringify({ ...own, dependencies }, null, 1)],
      [
        `packages/${name}/tsconfig.json`,
        JSON.stringify({ compilerOptions: options, include: ['src'], references }, null, 1),
      ],
      [`packages/${name}/src/index.ts`, text],
    ]
  })
  const benches = benchmarks.map(name => [
    `packages/${name}/bench.js`,
    `import { Bench } from 'tinybench'\nimport { run } from './dist/index.js'\nconst bench = new Bench({ time: 0, iterations: 500, warmup: false })\nbench.add('${name}', run)\nawait bench.run()\n`,
  ])
  const references = Object.keys(sources).map(name => ({ path: `packages/${name}` }))
  return {
    files: {
      'package.json': JSON.stringify(
        { private: true, workspaces: ['packages/*'], devDependencies: { typescript: '^5.9.0', tinybench: '^6.0.0' } },
        null,
        1,
      ),
      'tsconfig.json': JSON.stringify({ files: [], references }),
      '.gitignore': 'node_modules\ndist\n*.tsbuildinfo\n',
      ...Object.fromEntries([...files, ...benches]),
    },
    unit: name => `npm:@acme/${name}`,
    source: name => `packages/${name}/src/index.ts`,
    lock: 'package-lock.json',
    build: 'npm ci --silent --no-audit --no-fund && npx tsc -b',
    run: name => `node packages/${name}/bench.js`,
  }
}

/** Pull requests: what they are, and the files that they change. @param {Program} program @returns {readonly (readonly [string, readonly string[]])[]} */
function listPulls({ source, lock }) {
  return [
    ['mend a sentence of the README', ['README.md']],
    ['write a guide', ['docs/guide.md']],
    ['change a workflow', ['.github/workflows/ci.yml']],
    ['change what all use', [source('core')]],
    ['change the parser', [source('parse')]],
    ['change the emitter, and its documents', [source('emit'), 'docs/emit.md']],
    ['change the command line', [source('cli')]],
    ['change the site', [source('site')]],
    ['change the command line and the site', [source('cli'), source('site'), 'README.md']],
    ['update a dependency', [lock]],
  ]
}

/** Returns the seconds of CPU time that a line takes. @param {string} line @param {string} cwd */
function time(line, cwd) {
  const report = join(cwd, '..', 'times')
  execFileSync('bash', ['-c', `{ TIMEFORMAT='%U %S'; time { ${line} ; } >/dev/null 2>>errors ; } 2>${report}`], { cwd })
  const [user = 0, system = 0] = readFileSync(report, 'utf8').trim().split(/\s+/).slice(-2).map(Number)
  return user + system
}

const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(1)
const makers = { go: makeGo, cargo: makeCargo, npm: makeNpm }
const home = mkdtempSync(join(tmpdir(), 'plan-minutes-'))
for (const kind of /** @type {(keyof typeof makers)[]} */ (kinds.split(','))) {
  const program = makers[kind]()
  const root = join(home, kind)
  const rules = benchmarks.map(name => `  - { benchmark: ${name}, sources: "${program.unit(name)}" }\n`).join('')
  const config = `judging:\n  unrelated-files: ["docs/**", "**/*.md"]\nrules:\n${rules}`
  const files = {
    ...program.files,
    'README.md': '',
    'counterbalance.yml': config,
    '.github/workflows/ci.yml': 'on: push\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], { cwd: root })
  if (kind === 'npm') execFileSync('npm', ['install', '--silent', '--package-lock-only', '--no-audit'], { cwd: root })
  if (kind === 'cargo') execFileSync('cargo', ['fetch', '--quiet'], { cwd: root })
  writeFileSync(join(root, '.git-ignored'), '')
  appendFileSync(join(root, '.gitignore'), 'build\nerrors\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'base')
  const build = time(program.build, root)
  const seconds = Object.fromEntries(benchmarks.map(name => [name, runs * time(program.run(name), root)]))
  const measure = (/** @type {readonly string[]} */ names) => names.reduce((sum, name) => sum + (seconds[name] ?? 0), 0)
  const before = 2 * build + measure(benchmarks)
  process.stdout.write(
    `\n${kind}: a build takes ${build.toFixed(1)} s, and all benchmarks ${(measure(benchmarks) / runs).toFixed(1)} s a run; packages that no benchmark needs: ${others.join(', ')}\n\n| pull request | measured | before | after |\n| --- | --- | --: | --: |\n`,
  )
  const sums = { before: 0, after: 0 }
  for (const [what, paths] of listPulls(program)) {
    git('checkout', '--quiet', '-B', 'topic', 'main')
    for (const path of paths) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      appendFileSync(join(root, path), '\n')
    }
    git('add', '--all')
    git('commit', '--quiet', '--message', what)
    const planning = time(`${process.execPath} ${cli} plan main --json ../plan.json`, root)
    const plan = JSON.parse(readFileSync(join(home, 'plan.json'), 'utf8'))
    const names = plan.measure ? benchmarks.filter(name => isAskedFor(plan.benchmarks, name)) : []
    const after = planning + (names.length > 0 ? 2 * build + measure(names) : 0)
    sums.before += before
    sums.after += after
    const measured = names.length === benchmarks.length ? 'all' : names.join(', ') || 'nothing'
    process.stdout.write(`| ${what} | ${measured} | ${minutes(before)} | ${minutes(after)} |\n`)
  }
  const { before: all, after } = sums
  process.stdout.write(`| **all ten** |  | **${minutes(all)}** | **${minutes(after)}** |\n`)
}
rmSync(home, { recursive: true, force: true, maxRetries: 3 })
