import { expect, test } from 'vitest'
import { findGateFailures } from '../../../src/compare/gate/gate.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { type Text, write } from '../../../src/document/text.js'
import { makeAnnotations } from '../../../src/github/step/annotations.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { makeReason, type Reason } from '../../../src/record/reasons.js'
import { makeReport } from '../../../src/report/make-report.js'
import { toEnded } from '../../../src/report/report.js'
import { headline } from '../../../src/report/words/headline.js'
import { nextStep } from '../../../src/report/words/next-step.js'
import { makeSided } from '../record/whole.js'

const [commit, wanted] = ['b'.repeat(40), 'c'.repeat(40)]
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
const needs = 'actions: read'
const refused = 'GitHub refused "GET /repos/{owner}/{repo}/actions/artifacts"'
const branches = { branch: 'release/1.x', publishedOn: 'main' }
const older = { commit, wanted, behind: 3, hasExpired: false }

const causes: readonly [cause: string, reason: Reason][] = [
  ['no right to read artifacts', makeReason('baseline-forbidden', { problem: refused, status: 403, needs })],
  ['refused, and GitHub names no right', makeReason('baseline-forbidden', { problem: refused, status: 403 })],
  ['a token that is not valid', makeReason('baseline-forbidden', { problem: refused, status: 401 })],
  ['no token', makeReason('baseline-without-token', {})],
  ['expired', makeReason('baseline-expired', { commit, wanted: commit })],
  ['expired, an older one', makeReason('baseline-expired', { commit, wanted })],
  [
    'another file than was published',
    makeReason('baseline-damaged', { commit, digest, isOther: true, problem: 'artifact 7 is not what was stored' }),
  ],
  [
    'unreadable',
    makeReason('baseline-damaged', { commit, digest, isOther: false, problem: 'the artifact holds 4 files' }),
  ],
  ['no publication yet', makeReason('baseline-unpublished', { wanted, ancestors: 0, isFirst: true })],
  ['none on this line of commits', makeReason('baseline-unpublished', { wanted, ancestors: 12, isFirst: false })],
  [
    'another default branch',
    makeReason('baseline-unpublished', {
      ...{ wanted, ancestors: 2, isFirst: false, branch: 'trunk', publishedOn: 'main' },
    }),
  ],
  [
    'none on the branch that keeps baselines',
    makeReason('baseline-unpublished', { wanted, ancestors: 2, isFirst: false, store: 'bench' }),
  ],
  ['an older one', makeReason('baseline-older', older)],
  ['an older one, since its own has expired', makeReason('baseline-older', { ...older, hasExpired: true })],
  ['a release branch that publishes none', makeReason('baseline-older', { ...older, ...branches })],
  ['unfetched', makeReason('baseline-unfetched', { problem: 'the disk is full' })],
  // Of a fork's record, whose sentences are quoted, and whose facts are not taken over.
  ['quoted', { code: 'baseline-expired', message: 'the run says: "x"' }],
  ['of somebody who wrote the record', { code: 'baseline-forbidden', needs: '**everything**: write' }],
]

test('each cause of a missing baseline has its own headline, annotation and step', async () => {
  const gate = { failOn: ['regressed'], allow: [] } as const
  const plain = (text: Text | undefined): string => (text === undefined ? '' : write(text, terminalVoice))
  const pages = causes.map(([cause, absence]) => {
    const isOlder = absence.code === 'baseline-older'
    const record = { ...makeSided({ baseline: { level: 1 }, contender: { level: 1 } }, isOlder ? {} : { rounds: 0 }) }
    const report = makeReport(decodeRecord(encodeRecord({ ...record, absence })))
    expect(report.status).toBe('not-compared')
    const [annotation] = makeAnnotations(report.sections[0]!, gate)
    return [
      `## ${cause}`,
      `headline    ${headline(report).map(({ text }) => plain(text))[0]}`,
      `annotation  ${annotation === undefined ? 'none' : `${annotation.title} | ${annotation.message}`}`,
      `next        ${plain(nextStep(report, { program: { way: 'action', get: [], call: '' } }))}`,
      `gate        ${findGateFailures(toEnded(report), gate).join('; ')}`,
      '',
    ].join('\n')
  })
  await expect(pages.join('\n')).toMatchFileSnapshot('../../golden/report/absences.txt')
})
