import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { findGateFailures } from '../../../src/compare/gate/gate.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { makeAnnotations } from '../../../src/github/step/annotations.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { explain, makeReason } from '../../../src/record/reasons.js'
import type { Outage } from '../../../src/record/record.js'
import { makeReport, mergeRecords } from '../../../src/report/make-report.js'
import { toEnded } from '../../../src/report/report.js'
import { headline } from '../../../src/report/words/headline.js'
import { nextStep } from '../../../src/report/words/next-step.js'
import { makeSided } from '../record/whole.js'

const absence = {
  code: 'baseline-unfetched',
  message: 'the published baseline could not be fetched: GitHub could not answer',
}
const sides = { baseline: { level: 1 }, contender: { level: 1 } } as const
const recordOf = (outage: Outage) => ({ ...makeSided(sides, { rounds: 0 }), absence, outage })
const gate = { failOn: ['regressed'], allow: [] } as const

test.each<[outage: Outage, says: string, next: string]>([
  [{ kind: 'unanswered', status: 502 }, 'GitHub did not answer (502)', 'run the job again: '],
  [{ kind: 'unanswered' }, 'GitHub did not answer', 'run the job again: '],
  [{ kind: 'rate-limited', status: 403 }, "GitHub's rate limit is used up (403)", 'run the job again later: '],
])('%j is named wherever a missing baseline would be', (outage, says, next) => {
  const record = decodeRecord(encodeRecord(recordOf(outage)))
  const report = makeReport(record)
  expect(findMisfit(report)).toBeUndefined()
  expect(report.status).toBe('not-compared')
  const [section] = report.sections
  expect(section!.warnings).toContainEqual(absence)
  expect(headline(report).map(({ text }) => write(text, terminalVoice))).toEqual([`Not compared: ${says}`])
  expect(write(nextStep(report, { program: { way: 'action', get: [], call: '' } })!, terminalVoice)).toBe(
    `${next}${says}.`,
  )
  expect(makeAnnotations(section!, gate)).toEqual([
    { level: 'warning', title: 'Not compared', message: expect.stringContaining(says) },
  ])
  const failures = [`nothing was compared: ${says}; run the job again`]
  expect(findGateFailures(toEnded(report), gate)).toEqual(failures)
  expect(findGateFailures(toEnded(report), { ...gate, allow: ['not-compared'] })).toEqual([])
  const merged = mergeRecords([
    { ...record, part: 'a' },
    { ...makeSided(sides), part: 'b' },
  ])
  expect(write(headline(merged)[0]!.text, terminalVoice)).toBe(`not compared: 1 of 2, because ${says}`)
  expect(findGateFailures(toEnded(merged), gate)).toEqual(failures)
})

test('a status that no answer has is refused', () => {
  const text = encodeRecord(recordOf({ kind: 'unanswered', status: 502 }))
  expect(() => decodeRecord(text.replace('502', '50200'))).toThrow()
})

test.each(['build', 'install'] as const)(
  'files of the baseline that changed while %s ran are named below the headline',
  hook => {
    const absence = makeReason('changed-early', { hook, paths: ['a|b.js', 'c.js'] })
    const record = { ...makeSided(sides, { rounds: 0 }), absence }
    const report = makeReport(decodeRecord(encodeRecord(record)))
    const says = `the baseline's files were changed while "${hook}" of the contender ran`
    expect(headline(report).map(({ text }) => write(text, terminalVoice))).toEqual([`Not compared: ${says}`])
    expect(write(nextStep(report)!, terminalVoice)).toBe(`have ${hook} write to the directory that it runs in alone.`)
    expect(explain(report.sections[0]!.warnings[0]!)).toBe(`${says} (a|b.js and 1 more)`)
    expect(findGateFailures(toEnded(report), gate)).toEqual([`nothing was compared: ${says}`])
  },
)

test.each<[side: 'baseline' | 'contender', what: 'submodules' | 'LFS files', next: string]>([
  [
    'baseline',
    'submodules',
    'begin build with git submodule update --init --recursive; a baseline that is published needs submodules: recursive in the checkout of its job.',
  ],
  ['contender', 'LFS files', 'give actions/checkout the input lfs: true.'],
])('a %s whose %s were not fetched is named in the headline, with the way to get them', (side, what, next) => {
  const unfetched = makeReason('not-fetched', { side, what, paths: ['a|b.bin'] })
  const record = { ...makeSided(sides, { rounds: 0 }), absence: unfetched }
  const report = makeReport(decodeRecord(encodeRecord(record)))
  expect(report.status).toBe('not-compared')
  const says = `the ${side} has ${what} that were not fetched`
  expect(headline(report).map(({ text }) => write(text, terminalVoice))).toEqual([`Not compared: ${says}`])
  expect(write(nextStep(report, { program: { way: 'action', get: [], call: '' } })!, terminalVoice)).toBe(next)
  expect(explain(report.sections[0]!.warnings[0]!)).toBe(`${says} (a|b.bin)`)
  expect(findGateFailures(toEnded(report), gate)).toEqual([`nothing was compared: ${says}`])
  expect(findGateFailures(toEnded(report), { ...gate, allow: ['not-compared'] })).toEqual([])
})
