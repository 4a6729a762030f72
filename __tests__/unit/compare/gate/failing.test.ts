import { expect, test } from 'vitest'
import type { Finding, ObstacleCause } from '../../../../src/compare/finding.js'
import { explainIdleness, findFailing, findGateFailures, listReservations } from '../../../../src/compare/gate/gate.js'
import type { Allowance, GateCondition } from '../../../../src/compare/gate/policy.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { headlineText, sectionHeadline } from '../../../../src/report/words/headline.js'
import { errored, finding, notCompared, regressed, report } from '../../report/samples.js'

test('no gate reads a gain of which slow runs may not have been seen', () => {
  const faster = finding({ verdict: 'inconclusive', doubt: 'few-runs' })
  const run = report({ status: 'inconclusive', findings: [faster] })
  const policy = { failOn: ['regressed', 'inconclusive', 'not-comparable'] as const, allow: [] }
  expect(findGateFailures(run, policy)).toEqual([])
  expect(findGateFailures({ ...run, findings: [finding({ verdict: 'inconclusive' })] }, policy)).toHaveLength(1)
})

test.each<
  [
    verdict: Finding['verdict'],
    cause: ObstacleCause | undefined,
    failOn: readonly GateCondition[],
    allow: readonly Allowance[],
    fails: boolean,
  ]
>([
  ['regressed', undefined, ['regressed'], [], true],
  ['regressed', undefined, ['inconclusive'], [], false],
  ['inconclusive', undefined, ['regressed', 'inconclusive'], [], true],
  ['unchanged', undefined, ['regressed'], [], false],
  [null, undefined, ['regressed'], [], false],
  ['not-comparable', 'contender-failed', ['regressed'], [], true],
  ['not-comparable', 'contender-failed', ['regressed'], ['errored'], false],
  ['not-comparable', 'contender-failed', ['regressed'], ['not-comparable'], false],
  ['not-comparable', 'contender-failed', ['regressed'], ['removed'], true],
  ['not-comparable', 'contender-failed', ['budget'], [], false],
  ['not-comparable', 'contender-failed', ['budget', 'required', 'regressed'], [], true],
  ['not-comparable', 'contender-changed', ['regressed'], [], true],
  ['not-comparable', 'contender-changed', ['regressed'], ['errored'], true],
  ['not-comparable', 'contender-changed', ['regressed'], ['not-comparable'], false],
  ['not-comparable', 'interfered', ['regressed'], ['not-comparable'], true],
  ['not-comparable', 'interfered', ['budget'], [], true],
  ['not-comparable', 'interfered', [], [], false],
  [null, 'contender-failed', ['regressed'], [], true],
  ['not-comparable', 'machine', ['regressed'], [], false],
  ['not-comparable', 'machine', ['not-comparable'], ['not-comparable'], true],
  ['not-comparable', 'baseline', ['regressed'], [], false],
  ['not-comparable', undefined, ['regressed'], [], false],
  ['regressed', undefined, [], [], false],
])('%s, laid to %s, with a gate on %j that lets %j pass', (verdict, cause, failOn, allow, fails) => {
  const findings = [finding({ verdict, ...(cause ? { cause } : {}) })]
  expect(findFailing({ findings }, { failOn, allow }).size).toBe(fails ? 1 : 0)
})

test('a limit on regressions lets nothing else pass', () => {
  const policy = { failOn: ['regressed', 'inconclusive'], allow: [], failAbove: 0.5 } as const
  const run = report({ findings: [finding({ verdict: 'inconclusive' }), finding({ ...regressed, benchmark: 'slow' })] })
  expect([...findFailing(run, policy)]).toEqual([run.findings[0]])
  expect(findGateFailures(run, policy)).toEqual(['1 inconclusive: parse/small'])
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => finding({ ...regressed, benchmark: `b${index}` }))

test.each([
  [1, '1 regressed: b0'],
  [5, '5 regressed: b0, b1, b2, b3, b4'],
  [6, '6 regressed: b0, b1, b2, b3, b4 and 1 more'],
])('%d names at most five', (count, expected) => {
  expect(findGateFailures(report({ findings: many(count) }), { failOn: ['regressed'], allow: [] })).toEqual([expected])
})

const budget = { bound: 'at most', value: 1, low: null, high: null, level: 0.95 } as const
const over = finding({ benchmark: 'over', budget: { ...budget, median: 2, state: 'missed' } })
const blind = finding({ benchmark: 'blind', budget: { ...budget, median: null, state: 'undecided' } })
const near = finding({ benchmark: 'near', budget: { ...budget, median: 1, state: 'undecided' } })

test('budgets that are missed, and those that nothing is known of', () => {
  const failures = (...findings: readonly Finding[]) =>
    findGateFailures(report({ findings }), { failOn: ['budget'], allow: [] })
  expect(failures(over, near)).toEqual(['1 over budget: over'])
  expect(failures(blind, near)).toEqual(['1 with a budget, but without numbers: blind'])
  expect(failures(over, blind)).toEqual(['1 over budget: over; 1 with a budget, but without numbers: blind'])
  expect(failures(near)).toEqual([])
})

const unknown = (benchmark: string): Finding => finding({ benchmark, better: 'unknown', verdict: null })

test('what is not judged fails a gate once, and not where nothing was measured at all', () => {
  const failures = (run: Parameters<typeof findGateFailures>[0]) =>
    findGateFailures(run, { failOn: ['regressed'], allow: ['not-compared'] })
  expect(failures(report({ findings: [unknown('score'), unknown('rank')] }))).toEqual([
    '2 not judged: score, rank (give "unit: higher" or "unit: lower" in the file of rules)',
  ])
  expect(failures({ ...errored, findings: [unknown('score')] })).toEqual([])
  expect(failures({ ...notCompared, findings: [unknown('score')] })).toEqual([])
  const ignored = finding({ verdict: null, ignored: { reason: 'slow', until: '2027-01-01' } })
  expect(failures(report({ findings: [finding({ verdict: null }), ignored] }))).toEqual([])
  expect(failures(report({ findings: [finding({ verdict: null }), finding()] }))).toEqual([])
  expect(failures(report({ findings: [finding({ verdict: null })] }))).toEqual(['nothing was judged: see "metrics"'])
})

test('nothing is told twice', () => {
  const run = { ...notCompared, removed: ['emit'] }
  expect(findGateFailures(run, { failOn: ['not-compared', 'removed'], allow: [] })).toEqual([
    'nothing was compared: no baseline is published yet',
    '1 removed: emit',
  ])
})

test('only rules that are not read are told among the warnings', () => {
  const warnings = [
    { code: 'ties', message: 'some values are equal' },
    { code: 'rules-unread', message: 'no rules are used' },
  ]
  expect(findGateFailures(report({ warnings }), { failOn: ['regressed'], allow: [] })).toEqual(['no rules are used'])
})

test('a gate that passes because rules ignore everything says so', () => {
  const ignored = (benchmark: string) =>
    finding({ benchmark, verdict: null, ignored: { reason: 'slow', until: '2027-01-01' } })
  const policy = { failOn: ['regressed'], allow: [] } as const
  const run = report({ findings: [ignored('a'), ignored('a'), ignored('b')] })
  expect(findGateFailures(run, policy)).toEqual([])
  expect(listReservations(run, policy)).toEqual([
    '"fail-on" saw no change, because nothing was judged: rules ignore all 2 benchmarks',
  ])
  expect(listReservations(run, { failOn: [], allow: [] })).toEqual([])
  expect(explainIdleness(report({ findings: [ignored('a')] }))).toBe('rules ignore the only benchmark')
  expect(explainIdleness(report({ findings: [ignored('a'), finding()] }))).toBeUndefined()
  expect(explainIdleness(report({ findings: [] }))).toBeUndefined()
})

test('the headline says that no gate sees a change', () => {
  const ignored = finding({ verdict: null, ignored: { reason: 'slow', until: '2027-01-01' } })
  const run = report({ findings: [ignored], status: 'inconclusive' })
  expect(write(headlineText(sectionHeadline(run)), terminalVoice)).toBe(
    '○ nothing judged, so no gate sees a change: rules ignore the only benchmark',
  )
})

test('a gate with a limit corrects for the changes of that size alone', () => {
  const changed = (size: number, p: number) =>
    finding({ ...regressed, p, change: { value: size, low: size - 0.005, high: size + 0.005, level: 0.95 } })
  // Many certain changes of 3% bring the level for all to nearly 5%, which noise passes once in a while.
  const findings = [...Array.from({ length: 19 }, () => changed(0.03, 1e-6)), changed(0.08, 0.04)]
  const failing = (limit: number) => findFailing({ findings }, { failOn: ['regressed'], allow: [], failAbove: limit })
  expect([failing(0).size, failing(0.05).size]).toEqual([20, 0])
  expect([
    ...findFailing({ findings: [findings[19]!] }, { failOn: ['regressed'], allow: [], failAbove: 0.05 }),
  ]).toEqual([findings[19]])
})
