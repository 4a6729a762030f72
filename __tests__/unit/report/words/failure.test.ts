import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { findMisfit } from '../../../../bench/fuzz/report-schema.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { summaryLimit, toMarkdown } from '../../../../src/document/markdown.js'
import { type Text, write } from '../../../../src/document/text.js'
import { decodeRecord } from '../../../../src/record/decode.js'
import { encodeRecord } from '../../../../src/record/encode.js'
import { quoteSentences } from '../../../../src/record/quote.js'
import { makeReason, type Reason } from '../../../../src/record/reasons.js'
import type { SessionRecord } from '../../../../src/record/record.js'
import { reportDocument } from '../../../../src/report/document.js'
import { makeReport } from '../../../../src/report/make-report.js'
import { headline, headlineText } from '../../../../src/report/words/headline.js'
import { nextStep } from '../../../../src/report/words/next-step.js'
import { makeSided } from '../../record/whole.js'

const build = makeReason('hook-failed', {
  ...{ hook: 'build', line: 'make bench', place: 'the checkout of the baseline (4f2c1aa)', tries: 2 },
  ...{ exit: 'exited', status: 2, output: 'a.c:3: error: oops <b>', withheld: '' },
})
const install = makeReason('hook-failed', {
  ...{ hook: 'install', line: 'npm ci', place: 'copy 1 of the contender', exit: 'signalled', signal: 'SIGKILL' },
})
const files = makeReason('no-files', { patterns: ['build/**'], place: 'the contender' })
const directory = makeReason('no-directory', { directory: 'bench', place: 'the baseline' })
const crash = makeReason('ended', { what: 'command', exit: 'exited', status: 3, output: 'oops', withheld: '' })

/** A session of one round in which each run of these sides failed. */
function failing(failures: Readonly<Record<string, Reason>>): SessionRecord {
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1 } }, { rounds: 1 })
  const rounds = record.rounds.map(round =>
    round.map(invocation => {
      const failure = failures[invocation.slot.side]
      return failure ? { ...invocation, outcome: 'failed' as const, failure, measurements: [] } : invocation
    }),
  )
  return decodeRecord(encodeRecord({ ...record, rounds }))
}

const action = { program: { way: 'action', get: [], call: '' } } as const

/** Reads words as a terminal without colors shows them. */
const read = (text: Text): string => stripVTControlCharacters(write(text, terminalVoice))

test.each<[failures: Readonly<Record<string, Reason>>, status: string, says: string, next: string, ofFork: string]>([
  [
    { baseline: build },
    'not-compared',
    'The build fails on baseline (exit status 2), so nothing could be compared. The benchmarks run on contender.',
    'unless this PR mends it, run make bench in the checkout of the baseline (4f2c1aa)',
    'unless this PR mends it, see in its run why build fails.',
  ],
  [
    { contender: install },
    'not-comparable',
    'The installation fails on contender (ended by SIGKILL), so nothing could be compared. The benchmarks run on baseline.',
    'run npm ci in copy 1 of the contender',
    'see in its run why install fails.',
  ],
  [
    { contender: files },
    'not-comparable',
    '"files" matches nothing on contender, so nothing could be compared. The benchmarks run on baseline.',
    'name in files what the build leaves, and see whether it is there.',
    'name in files what the build leaves, and see whether it is there.',
  ],
  [
    { baseline: directory },
    'not-compared',
    'The working directory is missing on baseline, so nothing could be compared. The benchmarks run on contender.',
    'unless this PR mends it, name in working-directory a directory that both versions have.',
    'unless this PR mends it, name in working-directory a directory that both versions have.',
  ],
  [
    { baseline: crash },
    'not-compared',
    'The benchmarks fail on baseline (exit status 3), so nothing could be compared. They run on contender.',
    'unless this PR mends it, (cd baseline && bench)',
    'unless this PR mends it, (cd baseline && bench)',
  ],
  [
    { baseline: build, contender: files },
    'errored',
    'The build fails on both sides (exit status 2), so nothing could be compared.',
    'run make bench in the checkout of the baseline (4f2c1aa)',
    'see in its run why build fails.',
  ],
])('%j: %s', (failures, status, says, next, ofFork) => {
  const record = { ...failing(failures), command: 'bench' }
  // Of a fork, whose record may hold whatever it likes, and says by whose failure it is all the same.
  for (const [known, step] of [
    [record, next],
    [quoteSentences(record), ofFork],
  ] as const) {
    const report = makeReport(known)
    expect(findMisfit(report)).toBeUndefined()
    expect(report.status).toBe(status)
    const first = read(headlineText(headline(report).slice(0, 1), { isSigned: false }))
    expect(first).toBe(says)
    expect(read(nextStep(report, action)!)).toBe(step)
  }
})

test('what a fork writes as a failure is never a word of ours', () => {
  const lie = { ...build, hook: '**accepted**', exit: 'passed', of: 'nothing', output: '**green**' }
  const page = toMarkdown(reportDocument(makeReport(quoteSentences(failing({ contender: lie })))), summaryLimit)
  expect(page).not.toContain('**accepted**')
  expect(page).not.toContain('**green**')
  expect(page).toContain('The benchmarks fail on ')
})
