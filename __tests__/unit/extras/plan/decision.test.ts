import { describe, expect, test } from 'vitest'
import { decidePlan, listUnits, type Situation } from '../../../../src/extras/plan/decision.js'
import { describePlan } from '../../../../src/extras/plan/words.js'
import { decodeRules } from '../../rules/decode-rules.js'

const rules = `
- sources: [src/**, bench/**]
- benchmark: parse/*
  sources: [src/parse/**, bench/parse.js]
- benchmark: emit/*
  sources: src/emit/**
- benchmark: go/*
  sources: [go:./go, testdata/go.json]
`

function plan(changes: readonly string[], written = rules, more: Partial<Situation> = {}) {
  return decidePlan({
    changes,
    rules: decodeRules(`rules:${written}`, { source: 'counterbalance.yml', asOf: '2026-01-01' }),
    unrelated: ['docs/**', '**/*.md'],
    links: [],
    find: unit => {
      if (unit !== 'go:./go') return 'there is no such package'
      return path => (path.startsWith('go/') ? 'affects' : path.endsWith('.go') ? 'none' : 'unknown')
    },
    ...more,
  })
}

const everything = ['**']

describe('what a change can affect', () => {
  test.each<[changes: readonly string[], benchmarks: readonly string[]]>([
    [[], []],
    [
      ['docs/a.png', 'src/parse/README.MD'],
      ['**', 'parse/*', '!emit/*', 'go/*'],
    ],
    [['docs/a.png', 'go/README.md'], []],
    [['src/core.js'], ['**', '!parse/*', '!emit/*', 'go/*']],
    [['src/parse/a.js'], ['**', 'parse/*', '!emit/*', 'go/*']],
    [['other/b.go'], []],
    [['other/b.go', 'docs/x'], []],
    [['go/b.go'], ['!**', '!parse/*', '!emit/*', 'go/*']],
    [['testdata/go.json'], ['!**', '!parse/*', '!emit/*', 'go/*']],
    [['Makefile'], everything],
    [['src/parse/a.js', 'Makefile'], everything],
    [['src/parse/package-lock.json'], everything],
    [['.github/workflows/ci.yml'], everything],
    [['docs/package.json'], everything],
    [['counterbalance.yml'], everything],
  ])('%j', (changes, benchmarks) => {
    const { measure, ...made } = plan(changes)
    expect(made.benchmarks).toEqual(benchmarks)
    expect(measure).toBe(benchmarks.length > 0)
  })
})

test.each<[string, readonly string[], string, Partial<Situation>, string]>([
  ['nobody has rules', ['a.js'], ' []', {}, 'no rule says which benchmarks need a.js'],
  [
    'a rule of one metric',
    ['a.js'],
    '\n- metric: time\n  sources: b.js\n',
    {},
    'no rule says which benchmarks need a.js',
  ],
  [
    'a package that is not there',
    ['a.js'],
    '\n- sources: npm:x\n',
    {},
    'line 2 of the rules: there is no such package',
  ],
  ['sources that are taken back', ['a.js'], '\n- sources: a.js\n- sources: false\n', {}, 'a.js changed'],
  [
    'a link',
    ['a.js'],
    rules,
    { links: [{ path: 'src/emit/a.js', target: 'a.js' }] },
    'src/emit/a.js is a link, and what it leads to changed',
  ],
  [
    'a link to a directory',
    ['lib/a.js'],
    rules,
    { links: [{ path: 'src/emit/lib', target: 'lib' }] },
    'src/emit/lib is a link',
  ],
])('all is measured: %s', (_, changes, written, more, reason) => {
  const made = plan(changes, written, more)
  expect([made.measure, made.benchmarks]).toEqual([true, everything])
  expect(made.reason).toContain(reason)
})

test('a benchmark that no rule names is measured, unless nothing reads what changed', () => {
  const some = '\n- benchmark: emit/*\n  sources: src/emit/**\n- benchmark: parse/*\n  sources: src/parse/**\n'
  expect(plan(['src/emit/a'], some).benchmarks).toEqual(['**', 'emit/*', '!parse/*'])
  expect(plan(['docs/a'], some).measure).toBe(false)
})

test('the packages that rules name', () => {
  const decoded = decodeRules(`rules:${rules}`, { source: 'x', asOf: '2026-01-01' })
  expect(listUnits(decoded)).toEqual(['go:./go'])
})

test.each<[readonly string[], string]>([
  [['docs/a', 'docs/b', 'docs/c'], 'Nothing to measure, because no benchmark needs docs/a, docs/b and 1 more.'],
  [['Makefile'], 'Measure all benchmarks, because no rule says which benchmarks need Makefile.'],
  [
    ['go/a.go'],
    'Measure some benchmarks, because go/a.go changed. The last pattern that fits a benchmark counts:\n  not affected  **\n  not affected  parse/*\n  not affected  emit/*\n  measure       go/*',
  ],
])('%j in words', (changes, text) => {
  expect(describePlan(plan(changes))).toBe(text)
})
