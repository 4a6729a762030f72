import { expect, test } from 'vitest'
import type { Change } from '../../../src/compare/finding.js'
import { equivalenceLevel, exactTolerance, judge, judgeExactly, toleranceOf } from '../../../src/compare/verdict.js'

const threshold = 0.02

// The interval, the estimate within it, whether no change is rejected, and what that says where lower is better.
test.each([
  [-0.09, -0.05, -0.01, true, 'improved'],
  [-0.09, -0.05, -0.01, false, 'inconclusive'],
  [-0.03, -0.015, -0.001, true, 'inconclusive'],
  [-0.019, 0.001, 0.019, false, 'unchanged'],
  [0.001, 0.01, 0.019, true, 'unchanged'],
  [0.001, 0.01, 0.02, true, 'inconclusive'],
  [-0.02, 0, 0.01, false, 'inconclusive'],
  [-0.001, 0.03, 0.07, false, 'inconclusive'],
  [0.001, 0.03, 0.07, true, 'regressed'],
  [0.03, 0.05, 0.07, true, 'regressed'],
  [0.01, 0.05, null, true, 'regressed'],
  [null, 0.05, null, false, 'inconclusive'],
])('[%s, %s, %s], rejected: %s: %s', (low, value, high, rejected, verdict) => {
  const change = { value, low, high, level: 0.95 }
  const alike = (one: Change) => ({ change: one, equivalence: one })
  const judging = { direction: 'lower', threshold, rejected } as const
  expect(judge(alike(change), judging)).toBe(verdict)
  const mirrored = { value: -value, low: high === null ? null : -high, high: low === null ? null : -low, level: 0.95 }
  expect(judge(alike(mirrored), { ...judging, direction: 'higher' })).toBe(verdict)
  expect(judge(alike(change), { ...judging, direction: 'unknown' })).toBe(null)
})

test('two one-sided tests make it unchanged, whatever the interval of the change says', () => {
  const change = { value: 0.01, low: -0.005, high: 0.025, level: 0.95 }
  const judging = { direction: 'lower', threshold, rejected: false } as const
  expect(judge({ change, equivalence: { ...change, high: 0.019, level: 0.9 } }, judging)).toBe('unchanged')
  expect(judge({ change, equivalence: { ...change, high: 0.02, level: 0.9 } }, judging)).toBe('inconclusive')
  expect([0.95, 0.99, 0.6].map(equivalenceLevel)).toEqual([expect.closeTo(0.9), expect.closeTo(0.98), 0.5])
})

test.each([
  [100, 100, 'lower', 0, 'unchanged'],
  [1000, 1001, 'lower', 0.001, 'unchanged'],
  [100, 102, 'lower', 0.02, 'regressed'],
  [100, 98, 'lower', -0.02, 'improved'],
  [100, 98, 'higher', -0.02, 'regressed'],
  [0, 0, 'lower', 0, 'unchanged'],
  [0, 1, 'lower', null, 'regressed'],
  [0, 1, 'higher', null, 'improved'],
  [5, 0, 'lower', -1, 'improved'],
  [100, 200, 'unknown', 1, null],
] as const)('exactly %d to %d, %s is better: %s, %s', (baseline, contender, direction, value, verdict) => {
  const judged = judgeExactly({ baseline, contender }, direction, { threshold })
  expect(judged.verdict).toBe(verdict)
  if (value === null) expect(judged.change).toBe(null)
  else expect(judged.change!.value).toBeCloseTo(value, 12)
})

test.each([
  ['allocations', 0],
  ['allocated', 0],
  ['instructions', 0.001],
  ['size', threshold],
])('of exact %s, a change of %s matters, unless a rule says otherwise', (name, smallest) => {
  const metric = { name, unit: 'count', better: 'lower' } as const
  const settings = { threshold, confidence: 0.95, metrics: 'primary' }
  expect(exactTolerance({ metric, rule: {} }, { settings }).threshold).toBe(smallest)
  expect(exactTolerance({ metric, rule: { threshold: 0.05 } }, { settings }).threshold).toBe(0.05)
  expect(toleranceOf({ rule: {} }, { settings }).threshold).toBe(threshold)
})

test('what is the same is unchanged, even where any change matters', () => {
  expect(judgeExactly({ baseline: 5, contender: 5 }, 'lower', { threshold: 0 }).verdict).toBe('unchanged')
  expect(judgeExactly({ baseline: 5, contender: 6 }, 'lower', { threshold: 0 }).verdict).toBe('regressed')
})
