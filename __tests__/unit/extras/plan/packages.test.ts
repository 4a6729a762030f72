import { expect, test } from 'vitest'
import { readBazelSources } from '../../../../src/extras/plan/bazel.js'
import { readCargoPackages } from '../../../../src/extras/plan/cargo.js'
import { findGoPackages } from '../../../../src/extras/plan/go.js'
import { findNpmPackages } from '../../../../src/extras/plan/npm.js'
import { type Effect, makeGraph } from '../../../../src/extras/plan/packages.js'
import { goModule, makeTree, npmWorkspace } from './trees.js'

type Texts = Readonly<Record<string, string>>

const engines = {
  npm: (texts: Texts) => makeGraph(findNpmPackages(makeTree(texts)), makeTree(texts)),
  go: (texts: Texts) => makeGraph(findGoPackages(makeTree(texts)), makeTree(texts)),
} as const

test.each<[engine: keyof typeof engines, unit: string, path: string, more: Texts, effect: string | RegExp]>([
  ['npm', '@acme/parse', 'packages/parse/bench.js', {}, 'affects'],
  ['npm', '@acme/parse', 'packages/parse/data.json', {}, 'affects'],
  ['npm', '@acme/parse', 'packages/parse/new.js', {}, 'affects'],
  ['npm', '@acme/parse', 'packages/core/index.js', {}, 'affects'],
  ['npm', './packages/parse', 'packages/core/index.js', {}, 'affects'],
  // Nobody has declared it, and Node.js finds it all the same.
  ['npm', '@acme/emit', 'packages/core/index.js', {}, 'affects'],
  ['npm', '@acme/parse', 'packages/emit/bench.js', {}, 'none'],
  ['npm', '@acme/parse', 'packages/site/page.tsx', {}, 'none'],
  // Anything may read it.
  ['npm', '@acme/parse', 'packages/site/logo.svg', {}, 'unknown'],
  ['npm', '@acme/parse', 'bench.sh', {}, 'unknown'],
  ['npm', '@acme/parse', 'packages/other/new.js', {}, 'unknown'],
  ['npm', '@acme/parse', 'packages/emit/x.js', { 'packages/parse/x.js': "import '../emit/x.js'" }, 'affects'],
  ['npm', '@acme/parse', 'packages/emit/x.js', { 'packages/parse/x.js': "read('packages/emit/x.js')" }, 'affects'],
  [
    'npm',
    '@acme/parse',
    'packages/emit/x.js',
    { 'packages/parse/project.json': '{"implicitDependencies":["@acme/emit"]}' },
    'affects',
  ],
  ['npm', '@acme/parse', 'packages/emit/x.js', { 'packages/parse/x.sh': 'node ../emit/x.js' }, 'affects'],
  [
    'npm',
    '@acme/parse',
    'packages/emit/x.js',
    { 'packages/parse/x.js': "join(here, '..', 'emit/x.js')" },
    /packages\/parse\/x\.js has a path that nobody can follow/,
  ],
  [
    'npm',
    '@acme/parse',
    'packages/emit/x.js',
    { 'packages/parse/x.js': "read('../' + name)" },
    /has a path that nobody can follow/,
  ],
  [
    'npm',
    '@acme/parse',
    'packages/emit/x.js',
    { 'packages/parse/x.js': 'import(`../emit/${name}`)' },
    /has a path that nobody can follow/,
  ],
  ['npm', '@acme/parse', 'packages/emit/x.js', { 'packages/parse/src/x.js': "import '../../index.js'" }, 'none'],
  ['npm', '@acme/parse', 'packages/emit/x.js', { 'packages/parse/x.js': 'const all = [...one, 0]' }, 'none'],
  ['npm', '@acme/parse', 'packages/emit/x.js', { 'packages/parse/x.sh': 'cd ../emit' }, 'affects'],
  ['npm', '@acme/none', 'packages/emit/x.js', {}, 'there is no package "@acme/none"'],
  [
    'npm',
    '@acme/parse',
    'x.js',
    { 'tsconfig.json': '{"compilerOptions":{"paths":{}}}' },
    /can give packages other names/,
  ],
  ['npm', '@acme/parse', 'x.js', { 'package.json': '{}' }, 'package.json has no workspaces'],
  ['npm', '@acme/parse', 'x.js', { 'packages/core/package.json': '{' }, 'packages/core/package.json cannot be read'],
  [
    'npm',
    '@acme/parse',
    'packages/emit/bench.js',
    { 'package.json': '{}', 'pnpm-workspace.yaml': 'packages:\n  - "packages/*"\n' },
    'none',
  ],
  ['go', './parse', 'parse/parse.go', {}, 'affects'],
  ['go', './parse', 'parse/testdata/words.txt', {}, 'affects'],
  ['go', 'example.com/words/parse', 'internal/core/core.go', {}, 'affects'],
  ['go', './parse', 'fake/fake.go', {}, 'affects'],
  ['go', './parse', 'windows/windows.go', {}, 'affects'],
  ['go', './parse', 'main.go', {}, 'none'],
  ['go', './parse', 'emit/emit.go', {}, 'none'],
  ['go', '.', 'internal/core/core.go', {}, 'affects'],
  ['go', './parse', 'emit/testdata/big.txt', {}, 'unknown'],
  ['go', './parse', 'emit/new/new.go', {}, 'unknown'],
  ['go', './parse', 'emit/emit.go', { 'go.mod': '' }, 'there is no go.mod'],
  [
    'go',
    './parse',
    'third/lib/lib.go',
    { 'third/lib/go.mod': 'module other.org/lib', 'third/lib/lib.go': '', 'parse/x.go': 'import "other.org/lib"' },
    'affects',
  ],
  [
    'go',
    './parse',
    'vendor/other.org/lib/lib.go',
    { 'vendor/other.org/lib/lib.go': '', 'parse/x.go': 'import "other.org/lib"' },
    'affects',
  ],
  ['go', './parse', 'emit/emit.go', { 'parse/x_test.go': 'os.ReadFile("../emit/emit.go")' }, 'affects'],
])('%s:%s and %s %j', (engine, unit, path, more, effect) => {
  const judge = engines[engine]({ ...(engine === 'npm' ? npmWorkspace : goModule), ...more })(unit)
  const told = typeof judge === 'string' ? judge : judge(path)
  if (effect instanceof RegExp) expect(told).toMatch(effect)
  else expect(told).toBe(effect)
})

const member = (name: string, dependencies: readonly object[] = []) => ({
  name,
  manifest_path: `/base/${name}/Cargo.toml`,
  dependencies,
})

test.each<[string, readonly object[], string, Effect | string]>([
  ['a dependency by its path', [{ name: 'core', path: '/base/core' }], 'core/src/lib.rs', 'affects'],
  // It has another name in the workspace.
  ['a dependency that is renamed', [{ name: 'kernel', path: '/base/core' }], 'core/src/lib.rs', 'affects'],
  ['a dependency that may be patched', [{ name: 'core', path: null }], 'core/src/lib.rs', 'affects'],
  ['no dependency', [{ name: 'serde', path: null }], 'core/src/lib.rs', 'none'],
  ['no dependency, and no source', [], 'core/data.bin', 'unknown'],
  ['a dependency elsewhere', [{ name: 'x', path: '/base/x' }], 'core/src/lib.rs', 'x is no member of the workspace'],
])('Cargo: %s', (_, dependencies, path, effect) => {
  const json = JSON.stringify({ packages: [member('core'), member('parse', dependencies)] })
  const tree = makeTree({ 'core/src/lib.rs': '', 'parse/src/lib.rs': '' })
  const judge = makeGraph(readCargoPackages(json, '/base', tree), tree)('parse')
  expect(typeof judge === 'string' ? judge : judge(path)).toBe(effect)
})

test.each<[string, Effect]>([
  ['parse/parse.cc', 'affects'],
  ['top.h', 'affects'],
  ['emit/emit.cc', 'none'],
  ['emit/new.cc', 'unknown'],
])('Bazel: %s', (path, effect) => {
  const printed = '//parse:parse.cc\n@@//:top.h\n@other//:x.cc\n//parse:data/words.txt\n'
  expect(readBazelSources(printed, new Set(['parse/parse.cc', 'top.h', 'emit/emit.cc']))(path)).toBe(effect)
  expect(readBazelSources('', new Set([path]))(path)).toBe('unknown')
})
