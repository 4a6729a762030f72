import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { errored, explained, finding, interrupted, mixed, notCompared, report, ruled } from './samples.js'
import { asReport } from './shown.js'

const artifact = { runId: 9001, runNumber: 812, digest: 'sha256:00', behind: 3, isSame: true as const }
const againstArtifact = report({
  sides: { ...mixed.sides!, baseline: { ...mixed.sides!.baseline!, artifact } },
})

test.each([
  ['mixed', mixed],
  ['interrupted', interrupted],
  ['errored', errored],
  ['not compared', notCompared],
  ['against an artifact', againstArtifact],
  ['with rules', ruled],
  ['with causes', report({ causes: explained })],
  ['without causes', report({ causes: { absence: { code: 'no-profiler', problem: 'perf is not installed' } } })],
])('the JSON of a report is as docs/report.schema.json has it: %s', (_, page) => {
  expect(findMisfit(asReport(page))).toBeUndefined()
})

const whole = asReport(mixed)
const { status: _, ...withoutStatus } = whole
const withSection = (fields: object) => ({ ...whole, sections: [{ ...mixed, ...fields }] })

test.each([
  [4, 'must be object'],
  [{ ...whole, schema: 'counterbalance/record@3' }, '/schema must be equal to constant'],
  [withoutStatus, " must have required property 'status'"],
  [withSection({ rounds: -1 }), '/sections/0/rounds must be >= 0'],
  [withSection({ trend: 0.004 }), '/sections/0 must NOT have additional properties {"additionalProperty":"trend"}'],
  [withSection({ findings: [{ ...finding(), verdict: 'slower' }] }), '/findings/0/verdict must be equal to one of'],
  [withSection({ suite: 5 }), '/sections/0/suite must be string'],
])('what is no report is a misfit (%#)', (value, expected) => {
  expect(findMisfit(value)).toContain(expected)
})

test('a number that JSON does not have is a misfit', () => {
  expect(() => findMisfit(asReport(report({ findings: [finding({ p: Number.NaN })] })))).toThrow('"p" is NaN')
})
