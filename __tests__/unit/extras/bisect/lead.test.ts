import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/compare/finding.js'
import { readComparison } from '../../../../src/extras/bisect/bisect.js'
import { isDifferent, pickLead } from '../../../../src/extras/bisect/comparison.js'
import { makeRecord, type ValueOf } from '../../compare/records.js'
import { toRecord } from '../../record/whole.js'
import {
  allocatedFromZero,
  exact,
  finding,
  improved,
  incomparable,
  inconclusive,
  regressed,
} from '../../report/samples.js'

/** What is counted without noise, by a relative change. */
const counted = (value: number, verdict: Finding['verdict']): Finding =>
  finding({
    ...{ benchmark: 'counted', metric: 'instructions', unit: 'count', verdict, p: null, adjustedP: null },
    ...{
      baseline: exact(1000),
      contender: exact(1000 * (1 + value)),
      change: { value, low: value, high: value, level: 1 },
    },
  })

test.each<[finding: Finding, expected: boolean]>([
  [regressed, true],
  [improved, false],
  [{ ...improved, adjustedP: 0.01 }, true],
  [{ ...incomparable, adjustedP: 0.01 }, false],
  [inconclusive, false],
  [counted(0.5, 'regressed'), true],
  [counted(-0.5, 'improved'), true],
  [counted(0.001, 'unchanged'), false],
])('whether more than chance sets two sides apart (%#)', (one, expected) => {
  expect(isDifferent(one)).toBe(expected)
})

test.each<[findings: readonly Finding[], expected: string | undefined]>([
  [[inconclusive, counted(0.5, 'regressed')], 'counted'],
  [[regressed, counted(0.001, 'unchanged')], 'parse/big'],
  [[improved, inconclusive], 'gc'],
  [[allocatedFromZero], undefined],
])('the benchmark that is followed (%#)', (findings, expected) => {
  expect(pickLead(findings)?.benchmark).toBe(expected)
})

test('what is 0 now and then has no ratio to follow either', () => {
  const retries = { name: 'retries', unit: 'count', better: 'lower' } as const
  const value: ValueOf = ({ side, round, copy }) => (side === 'contender' ? 3 + copy : round % 3 === 0 ? 1 : 0)
  const record = toRecord(makeRecord([{ name: 'fetch', metric: retries, value }], { rounds: 20 }))
  expect(readComparison(record, { from: 0, to: 1 }, undefined, 1)).toEqual({
    kind: 'failed',
    reason: 'fetch has no ratio that could be followed, since some values are 0',
  })
})

test('what was 0 has no ratio to follow, and this is the reason', () => {
  const allocations = { name: 'allocations', unit: 'count', better: 'lower', exact: true } as const
  const record = toRecord(
    makeRecord([{ name: 'parse', metric: allocations, value: ({ side }) => (side === 'contender' ? 3 : 0) }]),
  )
  expect(readComparison(record, { from: 0, to: 1 }, undefined, 1)).toEqual({
    kind: 'failed',
    reason: 'parse has no ratio that could be followed, since some values are 0',
  })
})
