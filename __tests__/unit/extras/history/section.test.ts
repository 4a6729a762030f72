import { expect, test } from 'vitest'
import { findMisfit } from '../../../../bench/fuzz/report-schema.js'
import { makePublishedPair } from '../../../../src/record/record.js'
import { makeSection } from '../../../../src/report/make-report.js'
import type { Section } from '../../../../src/report/report.js'
import { makeSided } from '../../record/whole.js'
import { asReport, renderMarkdown } from '../../report/shown.js'

const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.01 } }, { spread: 0.002 })

function reportOf(
  estimate: number,
  standardError: number,
  { name = 'v1.4', ...more }: { readonly name?: string; readonly degrees?: number } = {},
): Section {
  const levels = [{ benchmark: 'one', metric: 'time', estimate, standardError }]
  return makeSection(makePublishedPair({ ...record, since: { name, levels, ...more } }))
}

const sentenceOf = (report: Section): string | undefined =>
  /^- Since .*$/m.exec(renderMarkdown(report, { limit: { unit: 'characters', size: 60_000, elsewhere: 'there' } }))?.[0]

test('the change since the release has the errors of the chain and of this comparison', () => {
  const [row] = reportOf(Math.log(1.03), 0.003).since!.rows
  expect(row!.main).toMatchObject({ value: expect.closeTo(0.03, 6), level: 0.95 })
  expect(row!.here.value).toBeCloseTo(1.03 * 1.01 - 1, 2)
  const width = (change: { low: number | null; high: number | null }) =>
    Math.log1p(change.high!) - Math.log1p(change.low!)
  expect(width(row!.main)).toBeCloseTo(2 * 3.6623 * 0.003, 4)
  expect(width(row!.here)).toBeGreaterThan(width(row!.main))
  expect(width(row!.here)).toBeLessThan(1.5 * width(row!.main))
  const [estimated] = reportOf(Math.log(1.03), 0.003, { degrees: 10 }).since!.rows
  expect(width(estimated!.main)).toBeCloseTo((2.228139 / 1.959964) * 2 * 3.6623 * 0.003, 4)
})

test.each<[what: string, estimate: number, standardError: number, says: RegExp | undefined]>([
  [
    'a change that adds up with those before it',
    0.012,
    0.002,
    /^- Since <code>v1.4<\/code>, <code>one<\/code>: \+1\.2% \[.* on main, and with this change \+2\.2%/,
  ],
  ['what was beyond the threshold already', 0.05, 0.002, undefined],
  ['what nobody knows well enough', 0.012, 0.05, undefined],
  ['what goes back to where it was', -0.01, 0.002, undefined],
])('the comment on %s', (_, estimate, standardError, says) => {
  if (says) expect(sentenceOf(reportOf(estimate, standardError))).toMatch(says)
  else expect(sentenceOf(reportOf(estimate, standardError))).toBeUndefined()
})

test('without an anchor there is nothing, and a hostile name of a release is inert', () => {
  expect(makeSection(makePublishedPair(record)).since).toBeUndefined()
  const sentence = sentenceOf(reportOf(0.012, 0.002, { name: '<img src=x>@everyone | [x](y)' }))
  expect(sentence).not.toMatch(/<img|@everyone|\[x\]/)
})

test('a report with it is as its schema has it', () => {
  const report = reportOf(0.012, 0.002)
  expect(findMisfit(asReport(report))).toBeUndefined()
})
