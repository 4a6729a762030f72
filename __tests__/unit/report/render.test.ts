import { expect, test } from 'vitest'
import { commentLimit } from '../../../src/document/markdown.js'
import { makeReason, type Reason } from '../../../src/record/reasons.js'
import type { Section } from '../../../src/report/report.js'
import { renderHtml } from './blank-tools.js'
import {
  boundsOf,
  errored,
  finding,
  grown,
  incomparable,
  inconclusive,
  interrupted,
  mixed,
  notCompared,
  report,
  ruled,
  served,
} from './samples.js'
import { renderMarkdown, renderShort, renderTerminal } from './shown.js'

const failedControl = report({
  status: 'not-comparable',
  control: { status: 'failed', differing: 1, of: 2, bounds: boundsOf(0.024), bias: null },
  findings: [incomparable, inconclusive],
})

const pages: readonly (readonly [name: string, report: Section])[] = [
  ['mixed', mixed],
  ['unchanged', report()],
  ['not-compared', notCompared],
  ['errored', errored],
  ['interrupted', interrupted],
  ['failed-control', failedControl],
  ['rules', ruled],
  ['growth', grown],
  ['service', served],
]

test.each(pages)('%s, as a comment', async (name, page) => {
  const text = renderMarkdown(page, { limit: commentLimit })
  await expect(text).toMatchFileSnapshot(`../../golden/report/${name}.md`)
})

test.each(pages)('%s, on a terminal', async (name, page) => {
  await expect(renderTerminal(page, { color: false })).toMatchFileSnapshot(`../../golden/report/${name}.txt`)
})

const source = { runNumber: 813, attempt: 2, url: 'https://github.com/octocat/words/actions/runs/9002' }
const artifact = { runId: 9001, runNumber: 812, digest: 'sha256:00', behind: 3 }
const behind = report({
  sides: { ...mixed.sides!, baseline: { ...mixed.sides!.baseline!, artifact } },
  findings: mixed.findings,
  status: 'regressed',
})

test('a comment on a run, against an artifact that is behind', () => {
  const page = renderMarkdown(behind, { limit: commentLimit, source, overrideLabel: 'performance-accepted' })
  expect(page).toMatch(
    / · <code>4f2c1aa<\/code>|against \[<code>9b01d7e<\/code>\]\(https:\/\/github.com\/octocat\/words\/commit\/9b01d7e\w{33}\) ·/,
  )
  expect(page).toContain('(artifact of <code>main</code>, run 812, 3 commits behind).')
  expect(page).toContain('</code>; or accept it with the label <code>performance-accepted</code>.')
  expect(page).toMatch(/<\/details>\n\n<sub>.* · \[run 813, attempt 2: all data\]\(https:[^)]*9002\)<\/sub>\n$/)
})

test.each([
  [0, '(artifact of main, run 812)'],
  [1, '(artifact of main, run 812, 1 commit behind)'],
])('how far a baseline is behind: %d', (commits, expected) => {
  const baseline = { ...mixed.sides!.baseline!, artifact: { ...artifact, behind: commits } }
  const page = renderTerminal(report({ sides: { ...mixed.sides!, baseline } }), { color: false, isVerbose: true })
  expect(page.replace(/\s+/g, ' ')).toContain(expected)
})

test('what is left of a comment that was refused', () => {
  expect(renderShort(mixed, { source, overrideLabel: 'accepted' })).toMatch(
    /^> \[!WARNING\]\n> .*\n> \*\*Next:\*\* .*\n> .*\n\n<sub>.*<\/sub>\n$/,
  )
})

test('a page of its own', async () => {
  const page = renderHtml(mixed).replace(/<(style|script)>[\s\S]*?<\/\1>/g, '<$1></$1>')
  await expect(page).toMatchFileSnapshot('../../golden/report/mixed.html')
})

test('a page says once why a side fails, and how many benchmarks that are does not matter', () => {
  const failure = errored.warnings[0]!.failure as Reason
  const failing = { verdict: 'not-comparable', change: null, contender: null, cause: 'contender-failed' } as const
  const findings = ['parse', 'emit', 'lex'].map(benchmark =>
    finding({ benchmark, ...failing, reason: makeReason('failed-each-time', { side: 'contender', failure }) }),
  )
  const page = renderHtml({ ...errored, status: 'not-comparable', findings })
  expect(page.match(/not found/g)).toHaveLength(1)
  expect(page).not.toContain('data-group=')
})

const shifted = (changes: readonly number[]): Section =>
  report({
    suiteChange: { value: 0.03, low: 0.02, high: 0.04, level: 0.95 },
    findings: changes.map((value, index) =>
      finding({
        benchmark: `${index}`,
        verdict: value > 0.01 ? 'regressed' : 'unchanged',
        change: { value, low: value - 0.01, high: value + 0.01, level: 0.95 },
      }),
    ),
  })

test.each([
  ['all moved', [0.03, 0.02, 0.04], true],
  ['one of two', [0.06, 0], false],
  ['one of many', [0.3, -0.001, 0.001, -0.002, 0.002], false],
  ['one of four, and the others lean the same way', [0.5, 0.001, 0.001, 0.002], false],
  ['none moved as far as their mean', [0.02, 0.025, 0.028], false],
  ['by different sizes', [0.04, 0.01, 0.04, 0.03, 0.02], true],
])('a shift of the whole suite is one headline: %s', (_, changes, isSaid) => {
  const page = renderTerminal(shifted(changes), { color: false })
  expect(page.includes('the whole suite is 3.0% slower')).toBe(isSaid)
})

test('the HTML page has the services in one table, and no such table without one', () => {
  expect(renderHtml(served)).toMatch(/<h2>Rate, errors and duration<\/h2>[\s\S]*▲<\/i> 41\.2 → 44\.0 ms \(\+6\.8%\)/)
  expect(renderHtml(mixed)).not.toContain('Rate, errors and duration')
})
