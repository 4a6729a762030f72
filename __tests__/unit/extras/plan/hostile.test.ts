import { expect, test } from 'vitest'
import { readCargoPackages } from '../../../../src/extras/plan/cargo.js'
import { isDecisive } from '../../../../src/extras/plan/decision.js'
import { findGoPackages } from '../../../../src/extras/plan/go.js'
import { findNpmPackages } from '../../../../src/extras/plan/npm.js'
import { makeGraph } from '../../../../src/extras/plan/packages.js'
import { goModule, makeTree, npmWorkspace } from './trees.js'

type Texts = Readonly<Record<string, string>>

/** Crates `parse` and `emit`, which know nothing of each other, and one at the root. */
const crates: Texts = {
  'Cargo.toml': '[package]\nname = "all"\n[workspace]\nmembers = ["parse", "emit", "tools/gen"]\n',
  'src/lib.rs': '',
  'parse/Cargo.toml': '[package]\nname = "parse"\n',
  'parse/src/lib.rs': '',
  'parse/benches/b.rs': '',
  'emit/Cargo.toml': '[package]\nname = "emit"\n',
  'emit/src/lib.rs': '',
  'emit/words.bin': '',
  'tools/gen/Cargo.toml': '[package]\nname = "gen"\n',
  'tools/gen/src/main.rs': '',
}

const cargo = (tree: ReturnType<typeof makeTree>) => {
  const manifests = tree.paths.filter(path => path.endsWith('Cargo.toml'))
  const packages = manifests.map(path => ({
    name: /name = "(.*)"/.exec(tree.read(path))?.[1],
    manifest_path: `/base/${path}`,
    dependencies: [],
  }))
  return readCargoPackages(JSON.stringify({ packages }), '/base', tree)
}

const engines = {
  npm: { base: npmWorkspace as Texts, unit: '@acme/parse', find: findNpmPackages },
  go: { base: goModule as Texts, unit: './parse', find: findGoPackages },
  cargo: { base: crates, unit: 'parse', find: cargo },
} as const

/** Judges a change of `path` in the usual tree with more files. */
function judge(engine: keyof typeof engines, path: string, more: Texts): string {
  const { base, unit, find } = engines[engine]
  const tree = makeTree({ ...base, ...more })
  const judged = makeGraph(find(tree), tree)(unit)
  if (isDecisive(path)) return 'affects'
  return typeof judged === 'string' ? 'unknown' : judged(path)
}

test.each<[what: string, engine: keyof typeof engines, path: string, more: Texts]>([
  ['source among testdata', 'go', 'parse/testdata/src/a.go', { 'parse/testdata/src/a.go': '' }],
  ['testdata of another', 'go', 'emit/testdata/src/a.go', { 'emit/testdata/src/a.go': '' }],
  [
    'an embedded directory with a package',
    'go',
    'parse/sub/s.go',
    { 'parse/sub/s.go': '', 'parse/x.go': '//go:embed sub\nvar files embed.FS' },
  ],
  [
    'everything embedded',
    'go',
    'parse/sub/s.go',
    { 'parse/sub/s.go': '', 'parse/x.go': '//go:embed *\nvar files embed.FS' },
  ],
  ['a source below that is read', 'go', 'parse/sub/s.go', { 'parse/sub/s.go': '', 'parse/x.go': 'read("sub/s.go")' }],
  ['a header of C next to it', 'go', 'parse/x.h', { 'parse/x.go': 'import "C"' }],
  ['a header of C elsewhere', 'go', 'clib/x.h', { 'parse/x.go': '// #include "../clib/x.h"\nimport "C"' }],
  ['flags of cgo', 'go', 'emit/emit.go', { 'parse/x.go': `// #cgo LDFLAGS: -L\${SRCDIR}/../emit\nimport "C"` }],
  ['assembly', 'go', 'internal/core/core_amd64.s', {}],
  [
    'a module that replaces another of its name',
    'go',
    'third/lib/lib.go',
    {
      'go.mod': 'module example.com/words\nreplace other.org/lib => ./third/lib\n',
      'third/lib/go.mod': 'module other.org/lib\n',
      'third/lib/lib.go': '',
      'parse/x.go': 'import "other.org/lib"',
    },
  ],
  [
    'a module that replaces one of another name',
    'go',
    'third/lib/lib.go',
    {
      'go.mod': 'module example.com/words\nreplace (\n\tother.org/lib v1.2.3 => ./third/lib\n)\n',
      'third/lib/go.mod': 'module fork.org/lib\n',
      'third/lib/lib.go': '',
      'parse/x.go': 'import "other.org/lib"',
    },
  ],
  [
    'an external module that imports this one',
    'go',
    'emit/emit.go',
    { 'go.sum': 'example.com/words v1.0.0/go.mod h1:x\n' },
  ],
  ['a vendored package', 'go', 'vendor/a.org/x/x.go', { 'vendor/a.org/x/x.go': '', 'parse/x.go': 'import "a.org/x"' }],
  [
    'a vendored package of a vendored package',
    'go',
    'vendor/b.org/y/y.go',
    { 'vendor/a.org/x/x.go': 'import "b.org/y"', 'vendor/b.org/y/y.go': '', 'parse/x.go': 'import "a.org/x"' },
  ],
  ['what is vendored', 'go', 'vendor/modules.txt', {}],
  [
    'a generator that the package runs',
    'go',
    'tools/g/main.go',
    { 'tools/g/main.go': '', 'parse/x.go': '//go:generate go run ../tools/g' },
  ],
  [
    'a generator that a script runs',
    'go',
    'tools/g/main.go',
    { 'tools/g/main.go': '', Makefile: 'all:\n\tgo run ./tools/g > parse/t.go' },
  ],
  ['another file of a tool', 'go', 'parse/parse.proto', {}],
  ['a new package', 'go', 'new/new.go', {}],
  ['a workspace of Go', 'go', 'go.work', {}],

  ['a build script', 'cargo', 'parse/build.rs', {}],
  ['a file that a build script reads', 'cargo', 'emit/words.bin', { 'parse/build.rs': 'read("../../emit/words.bin")' }],
  [
    'a source that a build script reads',
    'cargo',
    'emit/src/lib.rs',
    { 'parse/build.rs': 'read("../../emit/src/lib.rs")' },
  ],
  [
    'a source in pieces',
    'cargo',
    'emit/src/lib.rs',
    { 'parse/build.rs': 'concat!(env!("CARGO_MANIFEST_DIR"), "/../emit/src/lib.rs")' },
  ],
  [
    'a module by its path',
    'cargo',
    'emit/src/lib.rs',
    { 'parse/src/x.rs': '#[path = "../../emit/src/lib.rs"] mod x;' },
  ],
  [
    'a module by a path from a module inside',
    'cargo',
    'emit/src/lib.rs',
    { 'parse/src/x.rs': 'mod y { #[path = "../../../../emit/src/lib.rs"] mod x; }' },
  ],
  [
    'a library elsewhere',
    'cargo',
    'src/lib.rs',
    { 'parse/Cargo.toml': '[package]\nname = "parse"\n[lib]\npath = "../src/lib.rs"\n' },
  ],
  [
    'a crate that is patched in',
    'cargo',
    'emit/src/lib.rs',
    { 'Cargo.toml': '[package]\nname = "all"\n[workspace]\n[patch.crates-io]\nx = { path = "emit" }\n' },
  ],
  ['a path of the configuration', 'cargo', 'emit/src/lib.rs', { '.cargo/config.toml': 'paths = ["emit"]\n' }],
  [
    'a generator that a script runs',
    'cargo',
    'tools/gen/src/main.rs',
    { 'build.sh': 'cargo run -p gen > parse/src/tables.rs' },
  ],
  ['a file that is no source', 'cargo', 'emit/words.bin', {}],
  ['a toolchain', 'cargo', 'rust-toolchain.toml', {}],
  ['a toolchain of one crate', 'cargo', 'emit/rust-toolchain', {}],
  ['configuration of Cargo', 'cargo', 'emit/.cargo/config.toml', {}],

  [
    'imports of the manifest',
    'npm',
    'packages/emit/x.js',
    { 'packages/parse/package.json': '{"name":"@acme/parse","imports":{"#emit/*":"../emit/*"}}' },
  ],
  [
    'a file that a manifest ships',
    'npm',
    'packages/core/lib/x.js',
    { 'packages/core/package.json': '{"name":"@acme/core","files":["lib"]}' },
  ],
  [
    'an alias of TypeScript',
    'npm',
    'packages/emit/x.ts',
    { 'tsconfig.base.json': '{"compilerOptions":{"paths":{"~e":["packages/emit"]}}}' },
  ],
  [
    'a base of TypeScript',
    'npm',
    'packages/emit/x.ts',
    { 'tsconfig.json': '{"compilerOptions":{"baseUrl":"./packages"}}', 'packages/parse/x.ts': "import 'emit/x'" },
  ],
  [
    'an alias of a bundler at the root',
    'npm',
    'packages/emit/x.ts',
    { 'vitest.config.ts': "export default { resolve: { alias: { '~e': './packages/emit' } } }" },
  ],
  [
    'an alias of a bundler',
    'npm',
    'packages/emit/x.ts',
    { 'packages/parse/vite.config.ts': "alias: { '~e': '../emit' }" },
  ],
  [
    'names of Jest',
    'npm',
    'packages/emit/x.ts',
    { 'package.json': '{"workspaces":["packages/*"],"jest":{"moduleNameMapper":{"e":"<rootDir>/packages/emit"}}}' },
  ],
  [
    'an override',
    'npm',
    'packages/emit/x.ts',
    { 'package.json': '{"workspaces":["packages/*"],"overrides":{"left-pad":"file:packages/emit"}}' },
  ],
  [
    'an external package that needs one of these',
    'npm',
    'packages/emit/x.ts',
    { 'package-lock.json': '{"packages":{"node_modules/a":{"dependencies":{"@acme/emit":"*"}}}}' },
  ],
  [
    'the same in the lock file of Yarn',
    'npm',
    'packages/emit/x.ts',
    { 'yarn.lock': 'a@^1:\n  dependencies:\n    "@acme/emit" "^1.0.0"\n' },
  ],
  ['a lock file that nobody can read', 'npm', 'packages/emit/x.ts', { 'package-lock.json': '<<<<<<< HEAD' }],
  [
    'a program of a package',
    'npm',
    'packages/emit/x.js',
    {
      'packages/emit/package.json': '{"name":"@acme/emit","bin":{"emit-tables":"x.js"}}',
      'packages/parse/package.json': '{"name":"@acme/parse","scripts":{"bench":"emit-tables && node bench.js"}}',
    },
  ],
  [
    'a script of another package',
    'npm',
    'packages/emit/x.js',
    {
      'packages/parse/package.json':
        '{"name":"@acme/parse","scripts":{"bench":"npm run gen -w @acme/emit && node bench.js"}}',
    },
  ],
  [
    'a generator of the root',
    'npm',
    'packages/emit/x.js',
    { 'package.json': '{"workspaces":["packages/*"],\n"scripts":{"generate":"node packages/emit/x.js"}}' },
  ],
  ['all packages by a pattern', 'npm', 'packages/emit/x.js', { 'packages/parse/x.js': "glob('packages/*/x.js')" }],
  ['all packages by a relative pattern', 'npm', 'packages/emit/x.js', { 'packages/parse/x.js': "glob('../*/x.js')" }],
  [
    'all packages by their directory',
    'npm',
    'packages/emit/x.js',
    { 'packages/parse/x.js': "readdirSync('packages')" },
  ],
  ['settings of npm', 'npm', '.npmrc', {}],
  ['settings of npm in a package', 'npm', 'packages/emit/.npmrc', {}],
  ['configuration of the root', 'npm', 'babel.config.js', {}],
  ['versions of the root', 'npm', '.node-version', {}],
  ['a binary file', 'npm', 'packages/emit/x.wasm', {}],
  ['a patch', 'npm', 'patches/a.patch', {}],
  ['a manifest', 'npm', 'packages/emit/package.json', {}],
  ['a module next to a package', 'npm', 'packages/core.js', {}],
])('%s (%s) is never left out', (_, engine, path, more) => {
  expect(judge(engine, path, more)).not.toBe('none')
  // What is special about it decides, and not the tree.
  expect(
    judge(
      engine,
      engine === 'cargo' ? 'emit/src/lib.rs' : engine === 'go' ? 'emit/emit.go' : 'packages/site/page.tsx',
      {},
    ),
  ).toBe('none')
})
