import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { array, number, object, parse, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The linter holds who may do what (docs/ARCHITECTURE.md). Here lines that break a rule go through it, and lines that do not.

const pure = [
  'src/stats/x.ts',
  'src/metrics/x.ts',
  'src/formats/x.ts',
  'src/rules/x.ts',
  'src/plan/x.ts',
  'src/record/x.ts',
  'src/baseline/x.ts',
  'src/compare/x.ts',
  'src/report/x.ts',
  'src/measure/x.ts',
  'src/measure/instruments/x.ts',
  'src/self-test/x.ts',
  'src/inputs/inputs.ts',
  'src/inputs/baseline.ts',
  'src/inputs/format.ts',
  'src/inputs/measuring.ts',
  'src/benchmark.ts',
]
const world = [
  'src/system/x.ts',
  'src/github/x.ts',
  'src/command-line/x.ts',
  'src/action/x.ts',
  'src/main.ts',
  'src/cli.ts',
]

const worldly = [
  'process.env',
  'globalThis.setTimeout',
  'new Date()',
  'performance.now()',
  "fetch('https://example.org')",
  'setTimeout(Object, 1)',
  'setInterval(Object, 1)',
  'setImmediate(Object)',
  'crypto.randomUUID()',
  "Buffer.from('')",
  "require('fs')",
]

const typesOnly: readonly (readonly [file: string, source: string])[] = [
  ['src/record/x.ts', '../plan/plan.js'],
  ['src/compare/x.ts', '../plan/round.js'],
  ['src/compare/x.ts', '../record/decode.js'],
  ['src/report/x.ts', '../plan/plan.js'],
  ['src/report/x.ts', '../record/encode.js'],
]

type Row = readonly [file: string, line: string, rules: readonly string[]]

const importOf = (source: string): string => `import { thing } from '${source}'`
const importOfType = (source: string): string => `import type { Thing } from '${source}'`

const [global, path, plugin] = [['noRestrictedGlobals'], ['noRestrictedImports'], ['plugin']]
const rows: readonly Row[] = [
  ...pure.flatMap(file => worldly.map((use): Row => [file, use, global])),
  ...pure.flatMap(file => ['node:fs', '@actions/core'].map((name): Row => [file, importOf(name), path])),
  ...pure.map((file): Row => [file, "import('node:os')", path]),
  ...pure.map((file): Row => [file, "export * from 'node:os'", path]),
  ...[...pure, ...world].map((file): Row => [file, 'Math.random()', plugin]),
  ...pure.map((file): Row => [file, 'const { random } = Math', plugin]),
  ...typesOnly.map(([file, source]): Row => [file, importOf(source), plugin]),
  ...typesOnly.map(([file, source]): Row => [file, importOfType(source), []]),
  ...pure.map((file): Row => [file, 'Math.max(1, 2)', []]),
  ...world.map((file): Row => [file, 'process.env', []]),
]

describe('the linter', () => {
  const home = mkdtempSync(join(tmpdir(), 'purity-'))
  let lint: (row: Row) => readonly string[]
  beforeAll(() => {
    lint = makeLinter(home)
  })
  afterAll(() => rmSync(home, { recursive: true }))

  it.each(rows)('reads in %s: %s', (...row) => {
    expect(lint(row)).toEqual(row[2])
  })
})

const diagnostics = array(
  object({ check_name: string(), location: object({ path: string(), lines: object({ begin: number() }) }) }),
)

/** Lints all rows at once, by the project's own rules, in a tree where each file has its rows as lines. */
function makeLinter(home: string): (row: Row) => readonly string[] {
  const root = resolve(import.meta.dirname, '../../..')
  for (const name of ['.biome', 'biome.json', 'package.json'])
    cpSync(join(root, name), join(home, name), { recursive: true })
  const linesOf = (file: string): readonly Row[] => rows.filter(([other]) => other === file)
  for (const file of new Set(rows.map(([name]) => name))) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(
      join(home, file),
      linesOf(file)
        .map(([, line]) => `${line}\n`)
        .join(''),
    )
  }
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout } = spawnSync(biome, ['lint', '--reporter=gitlab', '--max-diagnostics=none', 'src'], {
    cwd: home,
    encoding: 'utf8',
  })
  const found = parse(diagnostics, JSON.parse(stdout))
  return row => {
    const place = linesOf(row[0]).findIndex(one => one[1] === row[1]) + 1
    const here = found.filter(({ location }) => location.path === row[0] && location.lines.begin === place)
    const names = here.map(one => one.check_name.split('/').at(-1)!)
    return names.filter(name => [...global, ...path, ...plugin].includes(name))
  }
}
