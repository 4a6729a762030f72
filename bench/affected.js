// Counts wrong answers of `counterbalance plan`: a benchmark that opens a file that changed must never be left out.
//
// Run it after `npx tsc -p .`, on Linux with strace, Go and Cargo: `node bench/affected.js [CHANGES] [SEED] [npm,go,cargo]`. It makes
// workspaces of npm and Cargo and modules of Go whose benchmarks import and read each other's files in every way that people do, changes
// some of their files, plans, and then watches under strace which files each benchmark opens, before and after the change. What is built
// into a program counts as opened: the files of `go list`, and those that rustc names in its dep-info.

import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { planChange } from '../lib/extras/plan/system/affected.js'
import { decodeConfig } from '../lib/inputs/config.js'
import { isAskedFor } from '../lib/rules/match.js'
import { makeRandom } from '../lib/stats/random.js'
import { openGit } from '../lib/system/git/git.js'

const [changes = '500', seed = 'affected', kinds = 'npm,cargo,npm,go'] = process.argv.slice(2)
const changesPerRepository = 25
const random = makeRandom(seed)
/** @param {number} most */
const below = most => Math.floor(random.next() * most)
/** @template T @param {readonly T[]} all @returns {T} */
const pick = all => /** @type {T} */ (all[below(all.length)])

const count = 6
const unrelated = ['docs/**']

/** @typedef {Map<string, string>} Files by path; a text that begins with `-> ` is a symbolic link */
/** @typedef {{ files: Files, rules: string, benchmarks: readonly string[], prepare: (root: string) => void, openedBy: (root: string, benchmark: string) => ReadonlySet<string>, reach: (from: number, to: number) => string, source: (index: number) => string }} Repository */

/** @returns {Repository} */
function makeNpm() {
  const names = Array.from({ length: count }, (_, index) => pick([`@acme/p${index}`, `lib-${index}`, `p${index}`]))
  /** @type {Files} */
  const files = new Map([
    ['package.json', '{ "type": "module", "workspaces": ["packages/*"] }'],
    ['shared/words.txt', 'a'],
    ['docs/a.md', 'a'],
    ['.gitignore', 'node_modules\n'],
  ])
  // Such paths cannot be followed: most repositories have none, so that something can be left out.
  const hasVaguePaths = random.next() < 0.2
  /** @type {readonly ((from: number, to: number) => string)[]} */
  const vague = [
    (_, to) => `await import(\`../p\${${to}}/index.js\`)`,
    (_, to) => `readFileSync(join(import.meta.dirname, '..', 'p${to}', 'index.js'))`,
    () => `readFileSync(new URL('../../shared/words.txt', import.meta.url))`,
    () => `for (const one of readdirSync('packages')) readFileSync('packages/' + one + '/index.js')`,
  ]
  /** @type {readonly ((from: number, to: number) => string)[]} */
  const ways = [
    ...(hasVaguePaths ? vague : []),
    (_, to) => `import '${names[to]}'`,
    (_, to) => `import '../p${to}/index.js'`,
    (_, to) => `readFileSync(new URL('../p${to}/data.json', import.meta.url))`,
    (_, to) => `readFileSync('packages/p${to}/data.json')`,
    (_, to) => `readFileSync(join('packages', 'p${to}', 'index.js'))`,
    (_, to) => `readFileSync(join(import.meta.dirname, '../../packages/p${to}/data.json'))`,
    () => `readFileSync(join(import.meta.dirname, 'data.json'))`,
    from => `readFileSync('packages/p${from}/link.js')`,
  ]
  const head = "import { readdirSync, readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n"
  const reach = (/** @type {number} */ from, /** @type {number} */ to) => `${pick(ways)(from, to)}\n`
  for (const [index, name] of names.entries()) {
    const declared = names.filter((_, other) => other > index && random.next() < 0.2)
    const dependencies = Object.fromEntries(declared.map(one => [one, '*']))
    files.set(
      `packages/p${index}/package.json`,
      JSON.stringify({ name, type: 'module', main: 'index.js', dependencies }),
    )
    files.set(`packages/p${index}/data.json`, '{}')
    const target = index < 5 && random.next() < 0.1 ? `-> ../p${index + 1}/index.js` : head
    files.set(`packages/p${index}/link.js`, target)
    // Only to later ones, since loops of imports would never end.
    const reached = index + 1 < count && random.next() < 0.7 ? reach(index, index + 1 + below(count - index - 1)) : ''
    files.set(`packages/p${index}/index.js`, `${head}${reached}`)
    files.set(`packages/p${index}/unused.js`, head)
  }
  const benchmarks = ['p0', 'p1', 'p2']
  for (const [index, name] of benchmarks.entries())
    files.set(
      `packages/${name}/bench.js`,
      `import './index.js'\n${random.next() < 0.3 ? `${head}${reach(index, 3 + below(3))}` : ''}`,
    )
  return {
    files,
    rules: benchmarks.map((name, index) => `  - { benchmark: ${name}, sources: "npm:${names[index]}" }`).join('\n'),
    benchmarks,
    reach,
    source: index => `packages/p${index}/index.js`,
    prepare(root) {
      for (const [index, name] of names.entries()) {
        const link = join(root, 'node_modules', name)
        mkdirSync(dirname(link), { recursive: true })
        symlinkSync(join(root, 'packages', `p${index}`), link)
      }
    },
    openedBy: (root, name) => trace(root, [process.execPath, `packages/${name}/bench.js`], root),
  }
}

/** @returns {Repository} */
function makeCargo() {
  /** @type {Files} */
  const files = new Map([
    ['Cargo.toml', '[workspace]\nmembers = ["p*"]\nresolver = "2"\n'],
    ['docs/a.md', 'a'],
    ['.gitignore', 'Cargo.lock\n'],
  ])
  const names = Array.from({ length: count }, (_, index) => pick([`p${index}`, `words-${index}`]))
  let uses = 0
  /** @type {readonly ((to: number) => string)[]} */
  const ways = [
    to => `include_str!("../../p${to}/src/lib.rs")`,
    to => `include_str!("../../p${to}/data.txt")`,
    to => `include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../p${to}/src/shared.rs"))`,
    () => `include_str!("../data.txt")`,
    () => `include_str!("shared.rs")`,
  ]
  const reach = (/** @type {number} */ _from, /** @type {number} */ to) => {
    const use = ++uses
    return random.next() < 0.3
      ? `#[path = "../../p${to}/src/shared.rs"]\nmod shared${use};\n`
      : `pub fn f${use}() -> usize { ${pick(ways)(to)}.len() }\n`
  }
  for (const [index, name] of names.entries()) {
    const later = names.flatMap((_, other) => (other > index && random.next() < 0.25 ? [other] : []))
    const dependencies = later.map(to => `d${to} = { package = "${names[to]}", path = "../p${to}" }\n`).join('')
    const section = pick(['dependencies', 'dependencies', 'dev-dependencies', 'build-dependencies'])
    files.set(
      `p${index}/Cargo.toml`,
      `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n[${section}]\n${dependencies}`,
    )
    const reached = index + 1 < count && random.next() < 0.6 ? reach(index, index + 1 + below(count - index - 1)) : ''
    files.set(`p${index}/src/lib.rs`, `#![allow(dead_code)]\n${reached}`)
    files.set(`p${index}/src/shared.rs`, 'pub const ONE: usize = 1;\n')
    files.set(`p${index}/data.txt`, 'a')
    if (random.next() < 0.25) {
      const read = pick(['data.txt', `../p${below(count)}/data.txt`, `../p${below(count)}/src/shared.rs`])
      files.set(
        `p${index}/build.rs`,
        `fn main() {\n println!("cargo:rerun-if-changed=${read}");\n std::fs::read("${read}").unwrap();\n}\n`,
      )
    }
  }
  const benchmarks = ['p0', 'p1']
  for (const name of benchmarks) {
    const read = pick([`${name}/data.txt`, `p${2 + below(4)}/data.txt`, `p${2 + below(4)}/src/shared.rs`])
    files.set(`${name}/src/main.rs`, `fn main() { std::fs::read("${read}").unwrap(); }\n`)
  }
  return {
    files,
    rules: benchmarks.map((name, index) => `  - { benchmark: ${name}, sources: "cargo:${names[index]}" }`).join('\n'),
    benchmarks,
    reach,
    source: index => `p${index}/src/lib.rs`,
    prepare: root => rmSync(join(root, '..', 'target'), { recursive: true, force: true }),
    openedBy(root, name) {
      const target = join(root, '..', 'target')
      const program = names[Number(name.slice(1))] ?? ''
      const words = ['build', '--quiet', '--offline', '--target-dir', target, '--package', program, '--bin', program]
      execFileSync('cargo', words, { cwd: root, stdio: 'ignore' })
      const built = readFileSync(join(target, 'debug', `${program}.d`), 'utf8')
        .split(/\s+/)
        .flatMap(path => (path.startsWith(`${root}/`) ? [relative(root, realpathSync(path))] : []))
      return new Set([...built, ...trace(root, [join(target, 'debug', program)], root)])
    },
  }
}

/** @returns {Repository} */
function makeGo() {
  /** @type {Files} */
  const files = new Map([
    ['go.mod', 'module example.com/words\n\ngo 1.20\n'],
    ['docs/a.md', 'a'],
  ])
  const reach = (/** @type {number} */ _from, /** @type {number} */ to) =>
    pick([`import _ "example.com/words/p${to}"\n`, `import _ "example.com/words/p${to}/inner"\n`])
  for (let index = 0; index < count; index++) {
    const to = index + 1 < count && random.next() < 0.6 ? index + 1 + below(count - index - 1) : undefined
    files.set(`p${index}/lib.go`, `package p\n${to === undefined ? '' : reach(index, to)}`)
    files.set(`p${index}/inner/inner.go`, 'package inner\n')
    files.set(`p${index}/other_windows.go`, 'package p\n')
    files.set(`p${index}/testdata/words.txt`, 'a')
    files.set(`p${index}/testdata/source/a.go`, 'package a\n')
    if (random.next() < 0.2)
      files.set(
        `p${index}/embed.go`,
        `package p\n\nimport "embed"\n\n//go:embed ${pick(['inner', 'all:inner', '*', 'testdata'])}\nvar Files embed.FS\n`,
      )
  }
  const benchmarks = ['p0', 'p1']
  for (const [index, name] of benchmarks.entries()) {
    const read = pick([
      'testdata/words.txt',
      'testdata/source/a.go',
      'inner/inner.go',
      `../p${3 + below(3)}/testdata/words.txt`,
      `../p${3 + below(3)}/lib.go`,
      '../docs/a.md',
    ])
    const path = read === '../docs/a.md' ? 'testdata/words.txt' : read
    files.set(
      `${name}/bench_test.go`,
      `package p\nimport (\n"os"\n"testing"\n_ "example.com/words/p${index + 2}/inner"\n)\nfunc BenchmarkRead(b *testing.B) {\nif _, err := os.ReadFile("${path}"); err != nil { b.Fatal(err) }\n}\n`,
    )
  }
  return {
    files,
    rules: benchmarks.map(name => `  - { benchmark: ${name}, sources: "go:./${name}" }`).join('\n'),
    benchmarks,
    reach,
    source: index => `p${index}/lib.go`,
    prepare() {},
    openedBy(root, name) {
      const env = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off' }
      const format =
        '{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}\n{{end}}{{range .TestGoFiles}}{{$d}}/{{.}}\n{{end}}{{range .EmbedFiles}}{{$d}}/{{.}}\n{{end}}'
      const listed = execFileSync('go', ['list', '-deps', '-test', '-f', format, `./${name}`], {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const built = listed.split('\n').flatMap(path => (path.startsWith(`${root}/`) ? [relative(root, path)] : []))
      execFileSync('go', ['test', '-c', '-o', join(root, '..', 'bench.test'), `./${name}`], {
        ...{ cwd: root, env, stdio: 'ignore' },
      })
      const command = [join(root, '..', 'bench.test'), '-test.run', '^$', '-test.bench', '.', '-test.benchtime', '1x']
      return new Set([...built, ...trace(root, command, join(root, name))])
    },
  }
}

/** The files of `root` that a command opens, by their real paths. @param {string} root @param {readonly string[]} command @param {string} cwd @returns {ReadonlySet<string>} */
function trace(root, command, cwd) {
  const log = join(root, '..', 'trace')
  try {
    execFileSync('strace', ['-f', '-y', '-qq', '-e', 'trace=open,openat', '-o', log, ...command], {
      cwd,
      stdio: 'ignore',
    })
  } catch {
    // A program that fails has opened files too.
  }
  const opened = [...readFileSync(log, 'utf8').matchAll(/ = \d+<([^>]+)>/g)].map(([, path]) => path ?? '')
  return new Set(opened.flatMap(path => (path.startsWith(`${root}/`) ? [relative(root, path)] : [])))
}

/** @param {string} root @param {string} path @param {string} text */
function put(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  rmSync(join(root, path), { force: true })
  if (text.startsWith('-> ')) symlinkSync(text.slice(3), join(root, path))
  else writeFileSync(join(root, path), text)
}

/** Changes one file or two, and sometimes what they need. @param {string} root @param {Repository} repository */
function change(root, repository) {
  const all = [...repository.files.keys()]
  const sources = all.filter(path => /\.(js|go|rs)$/.test(path))
  for (let left = 1 + below(2); left > 0; left--) {
    const path = pick(random.next() < 0.8 ? sources : all)
    const kind = random.next()
    if (kind < 0.6) put(root, path, edit(path, repository.files.get(path) ?? ''))
    else if (kind < 0.7) put(root, `${dirname(path)}/new-${below(9)}${pick(['.js', '.txt', '.md', '.rs', '.go'])}`, '')
    else if (kind < 0.8) rmSync(join(root, path), { force: true })
    else needMore(root, repository)
  }
}

/** @param {string} path @param {string} text */
function edit(path, text) {
  if (text.startsWith('-> ')) return `-> ${pick(['../p0/index.js', '../p3/index.js'])}`
  return `${text}${path.endsWith('.json') ? ' ' : '\n'}`
}

/** Has a package need another one from now on, which changes too. @param {string} root @param {Repository} repository */
function needMore(root, { files, reach, source }) {
  const [from, to] = [below(3), 3 + below(3)]
  const own = files.get(source(from)) ?? ''
  const more = reach(from, to)
  put(
    root,
    source(from),
    more.startsWith('import _') ? own.replace('package p\n', `package p\n${more}`) : `${own}${more}`,
  )
  put(root, source(to), `${files.get(source(to)) ?? ''}\n`)
}

const makers = { npm: makeNpm, go: makeGo, cargo: makeCargo }
const home = realpathSync(mkdtempSync(join(tmpdir(), 'affected-')))
const { signal } = new AbortController()
const found = { changes: 0, plans: 0, needed: 0, leftOut: 0, wrong: 0 }
for (let number = 0; found.changes < Number(changes); number++) {
  const repository = makers[/** @type {keyof typeof makers} */ (kinds.split(',')[number % kinds.split(',').length])]()
  const root = join(home, 'repository')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  for (const [path, text] of repository.files) put(root, path, text)
  writeFileSync(
    join(root, 'counterbalance.yml'),
    `judging:\n  unrelated-files: ["docs/**"]\nrules:\n${repository.rules}\n`,
  )
  const run = (/** @type {string[]} */ ...words) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
      cwd: root,
      encoding: 'utf8',
    })
  run('init', '--quiet', '--initial-branch', 'main')
  run('add', '--all')
  run('commit', '--quiet', '--message', 'base')
  repository.prepare(root)
  const git = openGit(root, { signal })
  const base = run('rev-parse', 'HEAD').trim()
  const { rules } = decodeConfig(readFileSync(join(root, 'counterbalance.yml'), 'utf8'), {
    source: 'x',
    asOf: '2026-01-01',
  }).of('x')
  const before = new Map(repository.benchmarks.map(name => [name, repository.openedBy(root, name)]))
  for (let index = 0; index < changesPerRepository && found.changes < Number(changes); index++) {
    change(root, repository)
    const plan = await planChange({ git, base, rules, unrelated })
    found.changes++
    const changed = new Set(plan.changes)
    for (const name of repository.benchmarks) {
      const isLeftOut = !plan.measure || !isAskedFor(plan.benchmarks, name)
      const isBroken = () => {
        try {
          return repository.openedBy(root, name)
        } catch {
          return new Set()
        }
      }
      const opened = [...(before.get(name) ?? []), ...isBroken()].filter(path => changed.has(path))
      found.plans++
      if (opened.length > 0) found.needed++
      if (isLeftOut) found.leftOut++
      if (isLeftOut && opened.length > 0) {
        found.wrong++
        process.stdout.write(`wrong: ${name} opens ${opened.join(', ')}; ${JSON.stringify(plan)}\n`)
      }
    }
    run('reset', '--quiet', '--hard')
    run('clean', '--quiet', '--force', '-d')
  }
  if (!existsSync(root)) break
}
rmSync(home, { recursive: true, force: true })
process.stdout.write(
  `${found.changes} changes, ${found.plans} decisions: ${found.needed} benchmarks opened a file that changed, ${found.leftOut} were left out, ${found.wrong} wrongly\n`,
)
if (found.wrong > 0) process.exitCode = 1
