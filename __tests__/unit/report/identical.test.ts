import { expect, test } from 'vitest'
import { decideEnd } from '../../../src/compare/gate/gate.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { commentLimit } from '../../../src/document/markdown.js'
import { write } from '../../../src/document/text.js'
import { makeAnnotations } from '../../../src/github/step/annotations.js'
import type { ChangedFiles, SessionRecord } from '../../../src/record/record.js'
import { makeReport, mergeRecords } from '../../../src/report/make-report.js'
import { renderMarkdown, renderTerminal } from '../../../src/report/render.js'
import { toEnded } from '../../../src/report/report.js'
import { headline } from '../../../src/report/words/headline.js'
import { nextStep } from '../../../src/report/words/next-step.js'
import { makeRecord, noisy } from '../compare/records.js'
import { toRecord } from '../record/whole.js'
import { decodeRules } from '../rules/decode-rules.js'

const rules = decodeRules('rules:\n- benchmark: parse\n  required: true\n  budget: at most 5 s\n', {
  source: 'counterbalance.yml',
  asOf: '2026-01-01',
})
const makeIdentical = (changedFiles?: ChangedFiles, rounds = 0): SessionRecord => {
  const pair = makeRecord([{ name: 'parse', value: noisy() }], { rounds })
  const record = toRecord({ ...pair, identical: true, settings: { ...pair.settings, rules } })
  return { ...record, ...(changedFiles && { changedFiles }) }
}
const gate = { failOn: ['regressed', 'required', 'budget'], allow: [] } as const
const titleOf = (record: SessionRecord) => headline(makeReport(record)).map(({ text }) => write(text, terminalVoice))
const unmeasured = 'Both versions are identical'
const action = { program: { way: 'action', get: [], call: '' } } as const

test.each<[name: string, changed: ChangedFiles | undefined, doubts: readonly string[], next: string | undefined]>([
  [
    'files that may have been forgotten',
    { count: 12, toolchain: [] },
    ['12 files changed: was the change built? is it in files?'],
    'build the change before this step',
  ],
  ['only documents', { count: 0, toolchain: [] }, [], undefined],
  [
    'the toolchain',
    { count: 0, toolchain: ['.nvmrc', 'go.sum'] },
    ['.nvmrc, go.sum changed: both versions ran in the same toolchain'],
    undefined,
  ],
  [
    'nobody knows what',
    undefined,
    ['if the program changed: was the change built? is it in files?'],
    'build the change',
  ],
])('where %s changed, both versions are identical', (_, changed, doubts, next) => {
  const record = makeIdentical(changed)
  const report = makeReport(record)
  const [section] = report.sections
  expect(report.status).toBe('unchanged')
  expect(titleOf(record)).toEqual([unmeasured, ...doubts])
  const step = nextStep(report, action)
  if (next === undefined) expect(step).toBeUndefined()
  else expect(write(step!, terminalVoice)).toContain(next)
  const message = [unmeasured, ...doubts].join('. ')
  const warning = { level: 'warning', title: unmeasured, message }
  expect(makeAnnotations(section!, gate)).toEqual(doubts.length === 0 ? [] : [warning])
  expect(decideEnd(toEnded(report), gate)).toEqual({ kind: 'done', failures: [] })
})

test('the comment begins with it, and has no table', () => {
  const markdown = renderMarkdown(makeReport(makeIdentical({ count: 1, toolchain: [] })), commentLimit, {})
  expect(markdown.split('\n')[1]).toBe(
    `> **${unmeasured}** · ⚠️ 1 file changed: was the change built? is it in <code>files</code>?  `,
  )
  expect(markdown).not.toMatch(/\| |A\/A|0 rounds/)
})

test('what was measured all the same tests the machine', () => {
  const report = makeReport(makeIdentical(undefined, 20))
  const text = renderTerminal(report, { color: false })
  expect(text).toContain('both versions are identical, so this run tests the machine')
  expect(text).toContain('counterbalance self-test')
  expect(text).not.toMatch(/more (minutes|rounds|seconds)/)
})

test('parts of which one is identical', () => {
  const measured = toRecord(makeRecord([{ name: 'parse', value: noisy() }]))
  const report = mergeRecords([
    { ...makeIdentical(), part: 'linux' },
    { ...measured, part: 'macos' },
  ])
  expect(headline(report).map(({ text }) => write(text, terminalVoice))).toEqual([
    'both versions are identical in 1 of 2',
    '1 unchanged',
  ])
})
