import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { array, number, object, parse, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The linter holds who may do what (docs/ARCHITECTURE.md). Here lines that break a rule go through it, and lines that do not.

const pure = [
  'src/util/x.ts',
  'src/stats/x.ts',
  'src/metrics/x.ts',
  'src/formats/x.ts',
  'src/rules/x.ts',
  'src/schedule/x.ts',
  'src/record/x.ts',
  'src/baseline/x.ts',
  'src/compare/x.ts',
  'src/document/x.ts',
  'src/report/x.ts',
  'src/measure/x.ts',
  'src/measure/instruments/x.ts',
  'src/extras/self-test/x.ts',
  'src/extras/exports/x.ts',
  'src/inputs/inputs.ts',
  'src/inputs/sides.ts',
  'src/inputs/declarations.ts',
  'src/benchmark.ts',
]
const world = [
  'src/system/x.ts',
  'src/github/x.ts',
  'src/command-line/x.ts',
  'src/action/x.ts',
  'src/extras/self-test/mode.ts',
  'src/extras/bisect/command.ts',
  'src/extras/bisect/system/x.ts',
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
const all = (files: readonly string[], lines: readonly string[], rules: readonly string[]): readonly Row[] =>
  files.flatMap(file => lines.map((line): Row => [file, line, rules]))

/** Lines by what they show, with the rules that each must break. */
const shown: Readonly<{ [what: string]: readonly Row[] }> = {
  'the pure core uses nothing of the world': all(pure, worldly, global),
  'the pure core imports nothing of the world': all(
    pure,
    [importOf('node:fs'), importOf('@actions/core'), "import('node:os')", "export * from 'node:os'"],
    path,
  ),
  'nobody draws from an unseeded source of chance': [
    ...all([...pure, ...world], ['Math.random()'], plugin),
    ...all(pure, ['const { random } = Math'], plugin),
  ],
  'some take from others types alone': [
    ...typesOnly.map(([file, source]): Row => [file, importOf(source), plugin]),
    ...typesOnly.map(([file, source]): Row => [file, importOfType(source), []]),
  ],
  'arithmetic is pure': all(pure, ['Math.max(1, 2)'], []),
  'who may touch the world may': all(world, ['process.env'], []),
}
const rows = Object.values(shown).flat()

describe('the linter', () => {
  const home = mkdtempSync(join(tmpdir(), 'purity-'))
  let lint: (row: Row) => readonly string[]
  beforeAll(() => {
    lint = makeLinter(home)
  })
  afterAll(() => rmSync(home, { recursive: true }))

  it.each(Object.entries(shown))('holds that %s', (_, lines) => {
    expect(lines.map(row => [row[0], row[1], lint(row)])).toEqual(lines)
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
