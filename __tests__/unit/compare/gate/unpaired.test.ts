import { expect, test } from 'vitest'
import { decideEnd } from '../../../../src/compare/gate/gate.js'
import type { GatePolicy } from '../../../../src/compare/gate/policy.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { concludeCheck } from '../../../../src/github/check-run.js'
import { makeReason } from '../../../../src/record/reasons.js'
import type { SessionRecord } from '../../../../src/record/record.js'
import { makeReport } from '../../../../src/report/make-report.js'
import { toEnded } from '../../../../src/report/report.js'
import { headline } from '../../../../src/report/words/headline.js'
import { nextStep } from '../../../../src/report/words/next-step.js'
import { toRecord } from '../../record/whole.js'
import { makeRecord, noisy } from '../records.js'

const failure = makeReason('ended', { what: 'command', exit: 'exited', status: 1 })
const plan = { inPlace: false, rounds: 20, looks: [5, 20], stoppedBy: 'failing', seconds: 1 } as const
const crash = (...sides: readonly string[]): SessionRecord => ({
  ...toRecord(
    makeRecord([{ name: 'parse', value: noisy() }], {
      rounds: 1,
      change: one => (sides.includes(one.slot.side) ? { ...one, outcome: 'failed', failure, measurements: [] } : one),
    }),
  ),
  plan,
  command: './app',
})
const unmeasured = toRecord(makeRecord([], { rounds: 0 }))
const mended = crash('baseline')
const tooShort: SessionRecord = {
  ...unmeasured,
  absence: { code: 'no-time', message: 'there is no time for a verdict' },
}
const cutOff: SessionRecord = { ...unmeasured, plan: { ...plan, stoppedBy: 'time-budget' } }

const none: GatePolicy = { failOn: [], allow: [] }
const gate: GatePolicy = { failOn: ['regressed'], allow: [] }
const lenient: GatePolicy = { failOn: ['regressed'], allow: ['not-compared'] }

const short = 'the time budget is too short'

test.each([
  [
    'the baseline crashes, and the contender does not',
    mended,
    'the baseline failed each time',
    'The benchmarks fail on old (exit status 1)',
  ],
  ['the time budget is refused as too short', tooShort, short, `Not compared: ${short}`],
  ['the time is over before the first round', cutOff, short, `Not compared: ${short}`],
])('where %s, nothing fails without a gate', (_, record, why, answer) => {
  const report = makeReport(record)
  const ended = toEnded(report)
  expect(report.status).toBe('not-compared')
  expect(headline(report).map(({ text }) => write(text, terminalVoice))[0]).toBe(answer)
  expect(decideEnd(ended, none).failures).toEqual([])
  expect(decideEnd(ended, gate).failures).toEqual([`nothing was compared: ${why}`])
  expect(decideEnd(ended, lenient).failures).toEqual([])
  expect([none, gate, lenient].map(policy => concludeCheck(ended, policy, undefined))).toEqual([
    'neutral',
    'failure',
    'neutral',
  ])
})

test('the numbers of the contender are shown next to a baseline that crashes', () => {
  const [section] = makeReport(mended).sections
  const [finding] = section!.findings
  expect([finding!.verdict, finding!.baseline, Math.round(finding!.contender!.median)]).toEqual([
    'not-comparable',
    null,
    1,
  ])
  const action = { program: { way: 'action', get: [], call: '' } } as const
  expect(write(nextStep(makeReport(mended), action)!, terminalVoice)).toBe(
    'unless this PR mends it, run ./app on the base branch',
  )
})

test('where both crash, the run fails with or without a gate', () => {
  const report = makeReport(crash('baseline', 'contender'))
  expect([report.status, decideEnd(toEnded(report), none).kind]).toEqual(['errored', 'nothing-measured'])
})

test('what a budget lacks is the next step', () => {
  expect(write(nextStep(makeReport(tooShort))!, terminalVoice)).toBe('there is no time for a verdict.')
})
