import { expect, test } from 'vitest'
import { isSettled } from '../../../../src/compare/rounds/settled.js'
import type { BudgetFinding, BudgetState, Finding } from '../../../../src/compare/verdicts/finding.js'
import { finding, report } from '../../report/samples.js'

const { control } = report()
const demands = { threshold: 0.02, reinstall: 'once' } as const
const change = (low: number | null, high: number | null) => ({ value: 0.03, low, high, level: 0.95 })
const budget = (state: BudgetState): BudgetFinding => ({
  ...{ bound: 'at most', value: 1, median: 0.99, low: 0.98, high: 1.01, level: 0.95, state },
})

test.each<[what: string, one: Partial<Finding>, isDone: boolean]>([
  ['within the threshold', { verdict: 'unchanged', change: change(-0.01, 0.01) }, true],
  ['from the threshold on', { verdict: 'regressed', change: change(0.02, 0.05) }, true],
  ['from just within the threshold on', { verdict: 'regressed', change: change(0.0199, 0.05) }, false],
  ['down to the threshold', { verdict: 'improved', change: change(-0.05, -0.02) }, true],
  ['down to just within the threshold', { verdict: 'improved', change: change(-0.05, -0.0199) }, false],
  ['more, without an upper end', { verdict: 'regressed', change: change(0.03, null) }, true],
  ['less, without a lower end', { verdict: 'improved', change: change(null, -0.03) }, true],
  ['without any end', { verdict: 'inconclusive', change: change(null, null) }, false],
  ['without a ratio, from nothing to something', { verdict: 'regressed', change: null }, true],
  ['not to be compared, whatever is measured', { verdict: 'incomparable', change: null }, true],
  ['not to be compared yet', { verdict: 'incomparable', change: change(0.03, 0.05) }, false],
  ['not judged', { verdict: null, change: change(-0.01, 0.05) }, true],
  ['beyond a threshold of its own', { verdict: 'regressed', change: change(0.03, 0.07), threshold: 0.03 }, true],
  ['within a threshold of its own', { verdict: 'regressed', change: change(0.03, 0.07), threshold: 0.05 }, false],
  ['within a budget', { budget: budget('met') }, true],
  ['over a budget', { budget: budget('missed') }, true],
  ['near a budget', { budget: budget('undecided') }, false],
])('%s: is settled or not', (_, one, isDone) => {
  const findings = [finding(one)]
  expect(isSettled({ findings, control }, demands)).toBe(isDone)
  expect(isSettled({ findings: [finding(), ...findings], control }, demands)).toBe(isDone)
  expect(isSettled({ findings: [...findings, finding()], control }, demands)).toBe(isDone)
})

test('a budget of what has no finding counts too', () => {
  const isDone = (state: BudgetState) => {
    const named = { benchmark: 'emit', metric: 'time', unit: 's', ...budget(state) }
    const rules = { source: 'rules.yml', asOf: '2026-01-31', missing: [], budgets: [named] }
    return isSettled({ findings: [finding()], control, rules }, demands)
  }
  expect([isDone('met'), isDone('undecided')]).toEqual([true, false])
})

test.each([
  ['passed', true],
  ['failed', true],
  ['not-run', true],
  ['too-few', false],
] as const)('with a control that is %s: %s', (status, isDone) => {
  expect(isSettled({ findings: [finding()], control: { ...control, status } }, demands)).toBe(isDone)
  // With new copies in each round, nothing depends on it.
  expect(
    isSettled({ findings: [finding()], control: { ...control, status } }, { ...demands, reinstall: 'round' }),
  ).toBe(true)
})
