import { expect, test } from 'vitest'
import { commentLimit } from '../../../src/document/markdown.js'
import { decodeMarker, noteAgain, suiteKey } from '../../../src/forge/marker.js'
import { explainComment } from '../../../src/github/comment.js'
import { labelFor, makePages } from '../../../src/github/pages.js'
import type { Section } from '../../../src/report/report.js'
import {
  errored,
  finding,
  grown,
  improved,
  incomparable,
  inconclusive,
  mixed,
  notCompared,
  report,
} from '../report/samples.js'
import { asReport } from '../report/shown.js'

const run = { id: 9001, number: 812, attempt: 1, head: '4f2c1aa3f00dcafe4f2c1aa3f00dcafe4f2c1aa3' }
const options = {
  suite: 'benchmark',
  run,
  runUrl: 'https://github.com/octocat/words/actions/runs/9001',
  gate: { failOn: ['regressed'], allow: [] },
  overrideLabel: 'performance-accepted',
} as const

test('a comment: the marker, the report, and where the whole of it is', () => {
  const { body, shortBody, suite } = makePages(asReport(mixed), options)
  expect(suite).toBe('benchmark')
  for (const page of [body, shortBody]) {
    expect(decodeMarker(page)).toEqual({ key: suiteKey('benchmark'), run, rounds: mixed.rounds, again: undefined })
    expect(page.split('\n')[1]).toMatch(/^> \[!WARNING\]$/)
    expect(page).toContain('accept it with the label <code>performance-accepted</code>')
    expect(page).toContain('[run 812: all data](https://github.com/octocat/words/actions/runs/9001)')
  }
  expect(shortBody.length).toBeLessThan(1500)
})

test('with marker, note and the longest names it is no longer than GitHub takes', () => {
  const findings = Array.from({ length: 900 }, (_, at) => finding({ benchmark: '|'.repeat(200) + at }))
  const suite = '|'.repeat(1000)
  const { body } = makePages(asReport(report({ suite, findings: [...mixed.findings, ...findings] })), options)
  expect(body.length).toBeGreaterThan(commentLimit.size * 0.95)
  expect(noteAgain(body, { run: { ...run, id: 9002 }, runUrl: options.runUrl }).length).toBeLessThan(65_536)
})

test.each([
  [[], 'accepted', {}],
  [['inconclusive'], 'accepted', {}],
  [['removed', 'regressed'], '', {}],
  [['removed', 'regressed'], 'accepted', { overrideLabel: 'accepted' }],
] as const)('the label is named where there is a gate that it opens (%#)', (failOn, overrideLabel, expected) => {
  expect(labelFor({ gate: { failOn, allow: [] }, overrideLabel })).toEqual(expected)
})

test.each<[what: string, report: Section, isChanged: boolean]>([
  ['unchanged', report(), false],
  ['inconclusive', report({ findings: [inconclusive] }), false],
  ['not compared', notCompared, false],
  ['added', report({ added: ['a'] }), false],
  ['regressed', mixed, true],
  ['improved', report({ findings: [improved] }), true],
  ['not-comparable', report({ findings: [incomparable] }), true],
  ['errored', errored, true],
  ['growth alone', report({ growth: [grown.growth![0]!] }), false],
  ['removed', report({ removed: ['a'] }), true],
])('whether something changed: %s', (_, page, isChanged) => {
  expect(makePages(asReport(page), options).isChanged).toBe(isChanged)
})

test.each([
  [{ kind: 'created', url: '#1' }, undefined, undefined],
  [{ kind: 'silent' }, 'fork', undefined],
  [
    { kind: 'superseded', by: 'moved-head' },
    undefined,
    "The comment was left alone: the pull request has newer commits than this run. This run's report is in the job summary.",
  ],
  [
    { kind: 'forbidden', reason: 'Resource not accessible by integration' },
    undefined,
    'The report is in the job summary, and not in a comment: Resource not accessible by integration',
  ],
  [
    { kind: 'forbidden', reason: 'x' },
    'fork',
    'The report is in the job summary, and not in a comment: on pull requests from forks the token may only read. To comment on them, add a second workflow "on: workflow_run" with "mode: merge".',
  ],
  [
    { kind: 'failed', reason: '::error::x' },
    undefined,
    'The report is in the job summary; the comment could not be written: ::error::x',
  ],
] as const)('what is said of the comment (%#)', (result, cause, expected) => {
  expect(explainComment(result, { cause })).toBe(expected)
})
