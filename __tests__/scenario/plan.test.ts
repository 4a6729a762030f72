import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goModule, npmWorkspace } from '../unit/extras/plan/trees.js'
import { counterbalance } from './counterbalance.js'
import { makeRepository, type Repository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'

interface Fixture {
  readonly files: Readonly<Record<string, string>>
  readonly rules: string
}

const fixtures = {
  npm: {
    files: npmWorkspace,
    rules: `
judging:
  unrelated-files: ["**/*.md"]
rules:
  - benchmark: parse/*
    sources: npm:@acme/parse
  - benchmark: emit/*
    sources: [npm:@acme/emit, bench.sh]
`,
  },
  go: {
    files: goModule,
    rules: 'rules:\n  - sources: go:.\n  - benchmark: Parse*\n    sources: go:./parse\n',
  },
  cargo: {
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["core", "parse", "emit"]\n',
      'core/Cargo.toml': '[package]\nname = "core-words"\nversion = "0.1.0"\n',
      'core/src/lib.rs': '',
      'parse/Cargo.toml':
        '[package]\nname = "parse"\nversion = "0.1.0"\n[dependencies]\ncore-words = { path = "../core" }\n',
      'parse/src/lib.rs': '',
      'emit/Cargo.toml': '[package]\nname = "emit"\nversion = "0.1.0"\n',
      'emit/src/lib.rs': '',
    },
    rules: 'rules:\n  - benchmark: "**"\n    sources: cargo:parse\n',
  },
} as const satisfies Record<string, Fixture>

/** A branch `feature` of a repository whose first commit is a fixture. */
function makeFixture(sandbox: Sandbox, { files, rules }: Fixture): Repository {
  const repository = makeRepository(sandbox, 'work')
  repository.commit({ ...files, 'counterbalance.yml': rules })
  repository.git('checkout', '--quiet', '-b', 'feature')
  return repository
}

/** A program `cargo` that prints what `cargo metadata --no-deps` does for the fixture. */
const cargo = `#!/bin/sh
printf '{"packages":[{"name":"core-words","manifest_path":"%s/core/Cargo.toml","dependencies":[]},' "$PWD"
printf '{"name":"parse","manifest_path":"%s/parse/Cargo.toml","dependencies":[{"name":"core-words","path":"%s/core"}]},' "$PWD" "$PWD"
printf '{"name":"emit","manifest_path":"%s/emit/Cargo.toml","dependencies":[]}]}' "$PWD"
`

const all = ['**']

testFirst<[keyof typeof fixtures, string, changes: Readonly<Record<string, string>>, benchmarks: readonly string[]]>(
  6,
  [
    ['npm', 'a package of one benchmark', { 'packages/parse/bench.js': '// other' }, ['**', 'parse/*', '!emit/*']],
    ['npm', 'a package of both', { 'packages/core/index.js': '// other' }, ['**', 'parse/*', 'emit/*']],
    ['npm', 'a script', { 'bench.sh': 'true' }, ['**', 'parse/*', 'emit/*']],
    ['npm', 'documents', { 'README.md': 'more', 'packages/parse/README.md': 'new' }, []],
    ['npm', 'a lock file', { 'package-lock.json': '{}' }, all],
    ['npm', 'a workflow', { '.github/workflows/ci.yml': 'on: push' }, all],
    ['npm', 'a file that nobody knows', { Makefile: 'all:' }, all],
    // Its own rules would let it go.
    ['npm', 'rules', { 'counterbalance.yml': 'rules: []', 'packages/site/page.tsx': 'x' }, all],
    ['go', 'a package that all use', { 'internal/core/core.go': 'package core\n\nconst One = 2\n' }, ['**', 'Parse*']],
    ['go', 'a package of the program', { 'main.go': 'package main\n\nfunc main() {}\n' }, ['**', '!Parse*']],
    ['go', 'a package that nothing uses', { 'emit/emit.go': 'package emit\n\nconst Two = 2\n' }, []],
    ['go', 'a file that anything may read', { 'emit/testdata/big.txt': 'y' }, all],
    ['go', 'a module', { 'go.mod': 'module example.com/words\n\ngo 1.23\n' }, all],
    ['cargo', 'a crate that is needed', { 'core/src/lib.rs': '// x' }, all],
    ['cargo', 'a crate that is not', { 'emit/src/lib.rs': '// x' }, []],
    ['cargo', 'a manifest', { 'emit/Cargo.toml': '[package]\nname = "emit"\nversion = "0.2.0"\n' }, all],
  ],
)('%s: %s', async (engine, _, changes, benchmarks) => {
  const sandbox = makeSandbox()
  const work = makeFixture(sandbox, fixtures[engine])
  work.commit(changes)
  sandbox.write('tools/cargo', cargo)
  const variables = { PATH: `${sandbox.at('tools')}:${process.env.PATH}` }
  const options = { directory: sandbox.at('work'), variables }
  const ended = await counterbalance(sandbox, ['plan', 'main', '--json', '../plan.json'], options)
  expect(ended.status, ended.stderr).toBe(0)
  expect(JSON.parse(sandbox.read('plan.json'))).toMatchObject({ measure: benchmarks.length > 0, benchmarks })
  expect(ended.stdout).toMatch(benchmarks.length === 0 ? /^Nothing to measure, / : /^Measure (all|some) benchmarks, /)
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
})

/** Makes a commit with a submodule at `path`, of which only the index knows. */
function addSubmodule(work: Repository, path: string, commit: string): void {
  work.git('update-index', '--add', '--cacheinfo', `160000,${commit},${path}`)
  work.git('commit', '--quiet', '--message', 'Move the submodule')
}

testFirst<[string, (work: Repository, sandbox: Sandbox) => void, benchmarks: readonly string[]]>(1, [
  [
    'a file that is removed',
    work => work.git('rm', '--quiet', 'packages/parse/bench.js'),
    ['**', 'parse/*', '!emit/*'],
  ],
  [
    'a file that moves away',
    work => work.git('mv', 'packages/parse/bench.js', 'packages/emit/other.js'),
    ['**', 'parse/*', 'emit/*'],
  ],
  [
    'the mode of a file',
    (_, sandbox) => chmodSync(sandbox.at('work/packages/emit/bench.js'), 0o755),
    ['**', '!parse/*', 'emit/*'],
  ],
  ['what a link leads to', (_, sandbox) => sandbox.write('work/packages/site/page.tsx', 'x'), all],
  ['a submodule', work => addSubmodule(work, 'packages/site/other.js', '2'.repeat(40)), all],
])('npm: %s', async (_, change, benchmarks) => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ ...npmWorkspace, 'counterbalance.yml': fixtures.npm.rules })
  symlinkSync('../site/page.tsx', sandbox.at('work/packages/emit/page.tsx'))
  work.git('add', '--all')
  mkdirSync(sandbox.at('work/packages/site/other.js'))
  addSubmodule(work, 'packages/site/other.js', '1'.repeat(40))
  work.git('checkout', '--quiet', '-b', 'feature')
  change(work, sandbox)
  const directory = sandbox.at('work')
  const ended = await counterbalance(sandbox, ['plan', 'main', '--json', '../plan.json'], { directory })
  expect(ended.status, ended.stderr).toBe(0)
  expect(JSON.parse(sandbox.read('plan.json'))).toMatchObject({ benchmarks })
})

test('what is not committed counts too, and without a branch it is compared with where main was left', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  makeFixture(sandbox, fixtures.go).commit({ 'emit/emit.go': 'package emit\n\nconst Two = 2\n' })
  const plan = async () => (await counterbalance(sandbox, ['plan'], { directory: sandbox.at('work/parse') })).stdout
  expect(await plan()).toBe('Nothing to measure, because no benchmark needs emit/emit.go.\n')
  sandbox.write('work/emit/new.txt', 'x')
  expect(await plan()).toBe('Measure all benchmarks, because no rule says which benchmarks need emit/new.txt.\n')
})

test('cargo that fails, and a branch that is not there', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const work = makeFixture(sandbox, fixtures.cargo)
  work.commit({ 'emit/src/lib.rs': '// x' })
  sandbox.write('tools/cargo', '#!/bin/sh\necho "error: no such workspace" >&2\nexit 101\n')
  const options = { directory: sandbox.at('work'), variables: { PATH: `${sandbox.at('tools')}:${process.env.PATH}` } }
  const { stdout } = await counterbalance(sandbox, ['plan', 'main'], options)
  expect(stdout).toBe(
    'Measure all benchmarks, because line 2 of the rules: cargo metadata failed: error: no such workspace.\n',
  )
  const missing = await counterbalance(sandbox, ['plan', 'mian'], options)
  expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('the branch is "mian", but neither')])
})
