import { expect, test } from 'vitest'
import type { ByCpuTime, Finding } from '../../../../src/compare/finding.js'
import { findGateFailures } from '../../../../src/compare/gate/gate.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { makeReason } from '../../../../src/record/reasons.js'
import { makeRows } from '../../../../src/report/rows.js'
import { sectionHeadline } from '../../../../src/report/words/headline.js'
import { nextStep } from '../../../../src/report/words/next-step.js'
import { finding, report } from '../samples.js'
import { asReport } from '../shown.js'

const change = (value: number, low: number, high: number) => ({ value, low, high, level: 0.95 })
const clocks: ByCpuTime = {
  others: 0.85,
  wall: change(0.021, -0.06, 0.12),
  isAlone: true,
  busy: change(0.001, -0.004, 0.006),
}
const byCpuTime = (fields: Partial<Finding> = {}): Finding =>
  finding({ benchmark: 'suite', byCpuTime: clocks, ...fields })

const regressed = byCpuTime({ verdict: 'regressed', change: change(0.031, 0.025, 0.037) })

test.each<[row: Finding, headline: string, reason: string]>([
  [
    regressed,
    'suite regressed by 3.1% / by CPU time, because other programs used 85% of this machine',
    'wall time +2.1% (−6.0 to +12.0%)',
  ],
  [
    byCpuTime(),
    'suite did not change. / by CPU time, because other programs used 85% of this machine',
    'no more CPU time; waiting within ±0.6%',
  ],
  [
    byCpuTime({ byCpuTime: { wall: clocks.wall } }),
    'suite did not change. / by CPU time, because wall time varied too much',
    'wall time +2.1% (−6.0 to +12.0%)',
  ],
])('a row that CPU time judges says so (%#)', (row, headline, reason) => {
  const section = report({ findings: [row], status: row.verdict === 'regressed' ? 'regressed' : 'unchanged' })
  expect(
    sectionHeadline(section)
      .map(({ text }) => write(text, terminalVoice))
      .join(' / '),
  ).toBe(headline)
  const [first] = [...makeRows(section).changed, ...makeRows(section).unchanged]
  expect(first).toMatchObject({ metric: 'CPU time', reason })
})

test.each<[what: string, row: Finding, failures: readonly string[]]>([
  ['CPU time alone', byCpuTime(), ['1 unchanged by CPU time alone: suite']],
  ['CPU time and the wall clock', byCpuTime({ byCpuTime: { wall: change(0.001, -0.01, 0.01) } }), []],
  ['the wall clock', finding(), []],
])('a gate that asks for unchanged has it from %s', (_, row, failures) => {
  const policy = { failOn: ['regressed', 'inconclusive'], allow: [] } as const
  expect(findGateFailures(report({ findings: [row], status: 'unchanged' }), policy)).toEqual(failures)
  expect(
    findGateFailures(report({ findings: [row], status: 'unchanged' }), { ...policy, failOn: ['regressed'] }),
  ).toEqual([])
})

test.each([
  [true, 'see what (whole process) waits for: a disk, the network, a lock or another process.'],
  [false, 'measure (whole process) again on a quieter machine, since CPU time and wall time say opposite things.'],
])('clocks that disagree have a next step (%#)', (isWaiting, step) => {
  const reason = makeReason('clocks-disagree', { verdict: 'unchanged', isWaiting })
  const row = byCpuTime({ benchmark: 'benchmark', verdict: 'inconclusive', doubt: 'clocks', reason })
  const section = report({ suite: 'benchmark', findings: [row], status: 'inconclusive' })
  expect(write(nextStep(asReport(section))!, terminalVoice)).toBe(step)
})
