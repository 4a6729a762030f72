import { expect, test } from 'vitest'
import { decideEnd } from '../../../src/compare/gate/gate.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { makeReason } from '../../../src/record/reasons.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeReport } from '../../../src/report/make-report.js'
import { renderMarkdown } from '../../../src/report/render.js'
import { toEnded } from '../../../src/report/report.js'
import { headline } from '../../../src/report/words/headline.js'
import { nextStep } from '../../../src/report/words/next-step.js'
import { makeSided } from '../record/whole.js'

const sides = { baseline: { level: 1 }, contender: { level: 1 } } as const

function describe(record: SessionRecord) {
  const report = makeReport(record)
  const tallies = headline(report).map(({ text }) => write(text, terminalVoice))
  return {
    first: tallies[0],
    last: tallies.at(-1),
    next: write(nextStep(report) ?? [], terminalVoice),
    end: decideEnd(toEnded(report), { failOn: [], allow: [] }).kind,
  }
}

test('a comparison that a table for people has ended says that nothing was compared, and fails like numbers that cannot be read', () => {
  const record = {
    ...makeSided(sides, { rounds: 0 }),
    warnings: [
      makeReason('console-table', {
        tool: 'k6',
        kind: 'table',
        words: '--summary-export=result.json',
        output: 'result.json',
      }),
    ],
  }
  expect(describe(record)).toMatchObject({
    first: 'Not compared: a table for people is not read',
    next: 'add --summary-export=result.json to the command, and set output to result.json; or set format to process to compare the time of the whole process.',
    end: 'nothing-measured',
  })
  const page = renderMarkdown(makeReport(record), undefined, {})
  expect(page.split('this is the table of k6, whose numbers are not read')).toHaveLength(2)
  expect(page).not.toMatch(/&#(?:58|34);/)
})

test('printed numbers that nobody reads are in the headline of what their process took', () => {
  const record = makeSided(sides)
  const { last, next } = describe({ ...record, warnings: [{ code: 'printed-results', message: 'the command prints' }] })
  expect(last).toBe('whole processes only: its printed numbers are not read')
  expect(next).toMatch(/^name the format that reads the printed numbers/)
})

test.each([
  [{ line: 'PASS' }, { last: 'timed as a whole: it printed "PASS"', end: 'done' }],
  [
    { line: 'PASS', isExpected: true },
    { first: 'Not compared: no benchmark ran', end: 'not-compared' },
  ],
] as const)('a command that ran nothing is named in the headline: %j', (idle, told) => {
  const record = makeSided(sides)
  const rounds = record.rounds.map(round => round.map(run => ({ ...run, idle })))
  expect(describe({ ...record, rounds })).toMatchObject(told)
})
