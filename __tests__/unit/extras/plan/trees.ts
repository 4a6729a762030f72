import type { Tree } from '../../../../src/extras/plan/packages.js'

/** A tree of these texts. */
export function makeTree(texts: Readonly<Record<string, string>>): Tree {
  return { paths: Object.keys(texts), read: path => texts[path] ?? '' }
}

/** A workspace of npm: the benchmarks of `parse` and of `emit` share `core`, and nobody imports `site`. */
export const npmWorkspace = {
  'package.json': '{ "workspaces": ["packages/*"] }',
  'README.md': '',
  'bench.sh': 'node packages/parse/bench.js',
  'packages/core/package.json': '{ "name": "@acme/core" }',
  'packages/core/index.js': 'export const one = 1',
  'packages/parse/package.json': '{ "name": "@acme/parse", "dependencies": { "@acme/core": "*" } }',
  'packages/parse/bench.js': "import { one } from '@acme/core'\nimport './data.json' with { type: 'json' }",
  'packages/parse/data.json': '{}',
  'packages/emit/package.json': '{ "name": "@acme/emit" }',
  'packages/emit/bench.js': "import { one } from '@acme/core'",
  'packages/site/package.json': '{ "name": "site", "dependencies": { "@acme/parse": "*" } }',
  'packages/site/page.tsx': '',
  'packages/site/logo.svg': '',
} as const

/** A module of Go, whose tests and files with build tags import more than its build does. */
export const goModule = {
  'go.mod': 'module example.com/words\n\ngo 1.22\n',
  'main.go': 'package main\n\nimport _ "example.com/words/parse"\n\nfunc main() {}\n',
  'parse/parse.go': 'package parse\n\nimport "example.com/words/internal/core"\n\nvar Two = 2 * core.One\n',
  'parse/parse_test.go':
    'package parse\n\nimport (\n\t"testing"\n\n\t"example.com/words/fake"\n)\n\nfunc BenchmarkParse(b *testing.B) {\n\t_ = fake.Word\n}\n',
  'parse/parse_windows.go': 'package parse\n\nimport _ "example.com/words/windows"\n',
  'parse/testdata/words.txt': 'a b c\n',
  'internal/core/core.go': 'package core\n\nconst One = 1\n',
  'fake/fake.go': 'package fake\n\nconst Word = "w"\n',
  'windows/windows.go': 'package windows\n',
  'emit/emit.go': 'package emit\n',
  'emit/testdata/big.txt': 'x\n',
} as const
