import { expect, test } from 'vitest'
import { findGateFailures } from '../../../../src/compare/gate/gate.js'
import type { Allowance, GateCondition } from '../../../../src/compare/gate/policy.js'
import { concludeCheck } from '../../../../src/github/check-run.js'
import { mergeRecords } from '../../../../src/report/make-report.js'
import { toEnded } from '../../../../src/report/report.js'
import { toRecord } from '../../record/whole.js'
import { finding, notCompared, regressed, report } from '../../report/samples.js'
import { asReport } from '../../report/shown.js'
import { makeRecord, noisy } from '../records.js'

const older = { code: 'baseline-older', commit: 'b'.repeat(40), wanted: 'c'.repeat(40), behind: 1, hasExpired: false }
const missed = { bound: 'at most', value: 1, median: 2, low: null, high: null, level: 0.95, state: 'missed' } as const
const standIn = report({
  ...{ status: 'not-compared', warnings: [older], removed: ['lost'] },
  findings: [
    finding({ ...regressed, benchmark: 'slower' }),
    finding({ verdict: 'not-comparable', cause: 'contender-changed', benchmark: 'renamed unit' }),
    finding({ verdict: 'not-comparable', cause: 'contender-failed', benchmark: 'broken' }),
    finding({ ...regressed, benchmark: 'large', budget: missed }),
  ],
})

const lack = 'not compared: the base commit has no baseline'
const broken = '1 not measured, because the contender failed: broken'

test.each<[failOn: readonly GateCondition[], allow: readonly Allowance[], expected: readonly string[]]>([
  [['regressed'], [], [lack, broken]],
  [['regressed', 'removed', 'not-compared'], [], [lack, broken]],
  [['regressed', 'removed'], ['not-compared'], [broken]],
  [['regressed'], ['not-compared', 'errored'], []],
  [['not-comparable'], ['not-compared'], ['1 not comparable: broken']],
  [['budget'], [], ['1 over budget: large']],
  [[], [], []],
])('where an older version stands in, a gate on %j that lets %j pass says %j', (failOn, allow, expected) => {
  expect(findGateFailures(toEnded(asReport(standIn)), { failOn, allow })).toEqual(expected)
})

test('a check fails where a gate fails because nothing was compared', () => {
  const conclude = (allow: readonly Allowance[], accepted?: { readonly label: string }) =>
    concludeCheck(notCompared, { failOn: ['regressed'], allow }, accepted && { ...accepted, failures: [] })
  expect(conclude([])).toBe('failure')
  expect(conclude([], { label: 'performance-accepted' })).toBe('neutral')
  expect(conclude(['not-compared'])).toBe('neutral')
})

test('a part whose baseline is its own is judged beside one of an older version', () => {
  const parts = [
    { ...toRecord(makeRecord([{ name: 'parse', value: noisy(0.1) }])), part: 'linux' },
    {
      ...toRecord(makeRecord([{ name: 'parse', value: noisy(0.1) }])),
      part: 'macos',
      absence: older,
    },
  ]
  const failures = findGateFailures(toEnded(mergeRecords(parts)), { failOn: ['regressed'], allow: [] })
  expect(failures).toEqual(['1 regressed: parse (linux)', lack])
})
