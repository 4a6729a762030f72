import { expect, test } from 'vitest'
import { decodeReport, ReportError } from '../../../src/report/decode.js'
import { errored, explained, finding, interrupted, mixed, notCompared, report, ruled } from './samples.js'

const artifact = { runId: 9001, runNumber: 812, digest: 'sha256:00', behind: 3 }
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
  ['without causes', report({ causes: { absence: 'perf is not installed' } })],
])('a report is what it was before it was written: %s', (_, page) => {
  expect(decodeReport(JSON.parse(JSON.stringify(page)))).toEqual(page)
})

test('fields of a later version are left out', () => {
  expect(decodeReport({ ...mixed, trend: { value: 0.004 } })).toEqual(mixed)
})

const { status: _, ...withoutStatus } = mixed

test.each([
  [4, 'The whole: expected Object, got 4'],
  [
    { ...mixed, schema: 'counterbalance/record@2' },
    'schema: expected "counterbalance/report@1", got "counterbalance/record@2"',
  ],
  [withoutStatus, 'status: expected a value, got undefined'],
  [{ ...mixed, rounds: -1 }, 'rounds: expected >=0, got -1'],
  [
    report({ findings: [{ ...finding(), verdict: 'slower' as never }] }),
    'findings.0.verdict: expected ("regressed" | "incomparable" | "inconclusive" | "improved" | "unchanged"), got "slower"',
  ],
  [
    report({ findings: [finding(), finding({ benchmark: 'x'.repeat(1001) })] }),
    'findings.1.benchmark: expected a length of at most 1000, got 1001',
  ],
  [
    report({ findings: [finding({ p: Number.POSITIVE_INFINITY })] }),
    'findings.0.p: expected a finite number, got Infinity',
  ],
  [{ ...mixed, added: Array(100_001).fill('x') }, 'added: expected a length of at most 100000, got 100001'],
  [{ ...mixed, suite: 5 }, 'suite: expected string, got 5'],
  [{ ...mixed, rounds: 'x'.repeat(5000) }, `rounds: expected number, got "${'x'.repeat(79)}. `],
])('what is no report is refused with the place (%#)', (value, expected) => {
  expect(() => decodeReport(value)).toThrow(ReportError)
  expect(() => decodeReport(value)).toThrow(expected)
})
