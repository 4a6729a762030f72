import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/compare/finding.js'
import { type Allowance, type GateCondition, noGate } from '../../../../src/compare/gate/policy.js'
import { makeAnnotations } from '../../../../src/github/step/annotations.js'
import {
  finding,
  grown,
  improved,
  incomparable,
  inconclusive,
  mixed,
  regressed,
  report,
  ruled,
  unjudged,
} from '../../report/samples.js'

const titles = (findings: readonly Finding[], failOn: readonly GateCondition[]) =>
  makeAnnotations(report({ findings }), { failOn, allow: [] }).map(({ level, title }) => `${level} ${title}`)

test('what is noted, and how gravely', () => {
  expect(makeAnnotations(mixed, { failOn: ['regressed'], allow: [] })).toEqual([
    {
      level: 'error',
      title: 'parse/big: regressed',
      message: 'parse/big: 41.2 ms → 44.0 ms, +6.8% [+5.9, +7.7] (95% interval)',
    },
    {
      level: 'error',
      title: 'parse/big · allocations: regressed',
      message: 'parse/big · allocations: 0 → 18,234, from 0',
    },
    { level: 'error', title: 'emit/xml: removed', message: 'emit/xml: the contender no longer has it' },
    {
      level: 'warning',
      title: 'lex: not comparable',
      message: 'lex: 12.3 ms → 12.5 ms, +1.6% [−3.1, +6.4] (95% interval); two copies of main differ by 3.1%',
    },
  ])
})

test('the time of the whole process is called as in its row', () => {
  const { suite } = mixed
  expect(titles([{ ...regressed, benchmark: suite }], [])).toEqual(['warning (whole process): regressed'])
})

test('what a gate fails on without being asked is an error', () => {
  const lost = { ...incomparable, cause: 'contender-failed' } as const
  expect(titles([lost], ['regressed'])).toEqual(['error lex: not comparable'])
  expect(titles([incomparable], ['regressed'])).toEqual(['warning lex: not comparable'])
})

test('what rules ask, and how gravely', () => {
  const titlesOf = (failOn: readonly GateCondition[]) =>
    makeAnnotations(ruled, { failOn, allow: [] }).map(({ level, title, message }) => `${level} ${title} | ${message}`)
  expect(titlesOf(['budget'])).toEqual([
    'error parse/small: over budget | parse/small: at most 1.00 ms, and it is at 1.20 ms ([1.20, 1.21], 95% interval): missed.',
    'warning lex/**: not run | lex/**: a rule requires it, and it did not run',
  ])
  expect(titlesOf(['required']).map(line => line.slice(0, 5))).toEqual(['error', 'warni'])
})

test('what the contender no longer has, and never growth', () => {
  const titlesOf = (failOn: readonly GateCondition[], allow: readonly Allowance[] = []) =>
    makeAnnotations({ ...grown, findings: [], removed: ['gone'] }, { failOn, allow }).map(
      one => `${one.level} ${one.title}`,
    )
  expect(titlesOf([])).toEqual([])
  expect(titlesOf(['regressed'])).toEqual(['error gone: removed'])
  expect(titlesOf(['not-comparable'], ['removed'])).toEqual([])
})

test.each<[findings: readonly Finding[], failOn: readonly GateCondition[], expected: readonly string[]]>([
  [[finding(), improved, inconclusive, unjudged], [], []],
  [[finding(), improved, inconclusive], ['regressed'], []],
  [[regressed], [], ['warning parse/big: regressed']],
  [
    [regressed, incomparable, inconclusive],
    ['inconclusive'],
    ['error gc: inconclusive', 'warning parse/big: regressed', 'warning lex: not comparable'],
  ],
])('the worst first, and nothing of what is well (%#)', (findings, failOn, expected) => {
  expect(titles(findings, failOn)).toEqual(expected)
})

test('ten at most, the last for all the rest', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => finding({ ...regressed, benchmark: `b${at}` }))
  expect(titles(many(10), [])).toHaveLength(10)
  expect(titles(many(300), ['regressed'])).toEqual([
    ...Array.from({ length: 9 }, (_, at) => `error b${at}: regressed`),
    'error 291 more',
  ])
})

test('names stay one short line', () => {
  const long = '𝕏\n::error::x%0A\u202E##[error]'.repeat(500)
  const hostile = finding({
    ...incomparable,
    benchmark: long,
    metric: long,
    unit: long,
    reason: { code: 'told', message: long },
  })
  for (const { title, message } of makeAnnotations(report({ findings: [hostile] }), noGate)) {
    expect(message.length).toBeLessThan(4096)
    expect(`${title}${message}`).not.toMatch(/[\p{Cc}\p{Cf}]|##\[/u)
  }
})
