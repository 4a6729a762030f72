import { describe, expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { findGateFailures } from '../../../src/compare/gate/gate.js'
import { commentLimit, type Limit, summaryLimit } from '../../../src/document/markdown.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeOnlyPair } from '../../../src/record/record.js'
import { makeSection, mergeRecords } from '../../../src/report/make-report.js'
import { type Report, toEnded } from '../../../src/report/report.js'
import { makeRecord, noisy } from '../compare/records.js'
import { joinRunners, makeShare } from '../record/on-runners.js'
import { makeSided, toRecord } from '../record/whole.js'
import {
  environment,
  errored,
  finding,
  improved,
  incomparable,
  interrupted,
  mixed,
  notCompared,
  regressed,
  report,
} from './samples.js'
import { renderMarkdown, renderTerminal } from './shown.js'

const base: Report = {
  schema: 'counterbalance/report@2',
  status: 'regressed',
  sections: [
    report({ part: 'macos', findings: [finding(), improved] }),
    { ...mixed, part: 'ubuntu' },
    report({ part: 'windows', environment: { ...environment, cpu: 'Intel Xeon 8370C' } }),
  ],
  missing: [],
  warnings: [],
}

const pages: readonly (readonly [string, Report])[] = [
  ['parts', base],
  [
    'missing-part',
    {
      ...base,
      status: 'not-compared',
      sections: [report({ part: 'macos' })],
      missing: [{ suite: 'benchmark', expected: 3, found: ['macos'] }],
      warnings: [
        { code: 'repeated-record', message: 'the record of suite "benchmark", part "macos" is there 2 times' },
      ],
    },
  ],
  [
    'suites',
    {
      ...base,
      status: 'errored',
      sections: [
        { ...errored, suite: 'emit' },
        { ...notCompared, suite: 'parse' },
      ],
    },
  ],
  ['no-records', { ...base, status: 'not-compared', sections: [], missing: [{ suite: null, expected: 3, found: [] }] }],
  [
    'unchanged-parts',
    { ...base, status: 'unchanged', sections: ['a', 'b'].map(part => report({ part, suite: 'parse' })) },
  ],
]

test.each(pages)('%s, as a comment', async (name, page) => {
  const text = renderMarkdown(page, { limit: commentLimit })
  await expect(text).toMatchFileSnapshot(`../../golden/report/merged/${name}.md`)
})

test.each(pages)('%s, on a terminal', async (name, page) => {
  const text = renderTerminal(page, { color: false })
  await expect(text).toMatchFileSnapshot(`../../golden/report/merged/${name}.txt`)
})

test('the page of several runners says whose rounds they are, and how far the runners lie apart', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name, index) => makeShare(name, { level: 1 + index / 4 }))
  const other = { ...environment, fingerprint: 'f01', cpu: 'Intel Xeon 8370C' }
  const { environment: _, ...onRunners } = joinRunners({ a: a!, b: b!, c: { ...c!, environment: other } })
  const text = renderMarkdown(makeSection(makeOnlyPair(onRunners)), {
    limit: commentLimit,
  })
  await expect(text).toMatchFileSnapshot('../../golden/report/parts.md')
})

test.each(pages)('%s is as the schema has it', (_, page) => {
  expect(findMisfit(page)).toBeUndefined()
})

test('a report of several runners is as the schema has it', () => {
  const merged = mergeRecords([joinRunners({ a: makeShare('a'), b: makeShare('b') })])
  expect(findMisfit(merged)).toBeUndefined()
})

const part = (name: string | undefined, effect: number, fields: Partial<SessionRecord> = {}): SessionRecord => ({
  ...toRecord(makeRecord([{ name: 'one', value: noisy(effect) }])),
  ...(name === undefined ? {} : { part: name }),
  ...fields,
})

/** A part with two contenders. */
const contested = (name: string | undefined): SessionRecord => ({
  ...makeSided({ baseline: { level: 1 }, contender: { level: 1 }, release: { level: 1 } }),
  ...(name === undefined ? {} : { part: name }),
})

test.each<[string, readonly SessionRecord[], number | undefined, Report['status']]>([
  ['all unchanged', [part('a', 0), part('b', 0)], 2, 'unchanged'],
  ['one improved', [part('a', 0), part('b', -0.05)], 2, 'improved'],
  ['one regressed', [part('a', -0.05), part('b', 0.05)], 2, 'regressed'],
  ['one of three missing', [part('a', 0), part('b', 0)], 3, 'not-compared'],
  ['one with nothing in it', [part('a', 0.05), part('b', 0, { rounds: [] })], undefined, 'errored'],
  ['none', [], undefined, 'not-compared'],
  ['none of two', [], 2, 'not-compared'],
  ['as many suites as parts', [part(undefined, 0), part(undefined, 0, { suite: 'other' })], 2, 'unchanged'],
  [
    'a suite without parts next to one with',
    [part('a', 0), part('b', 0), part(undefined, 0, { suite: 'other' })],
    2,
    'unchanged',
  ],
  ['a part missing of several contenders', [contested('a')], 2, 'not-compared'],
  ['all parts of several contenders', [contested('a'), contested('b')], 2, 'unchanged'],
  ['several contenders in place of a second suite', [contested(undefined)], 2, 'not-compared'],
  ['a part missing of one suite', [part('a', 0), part('b', 0), part('a', 0, { suite: 'other' })], 2, 'not-compared'],
])('the status of several: %s', (_, records, parts, status) => {
  expect(mergeRecords(records, { parts }).status).toBe(status)
})

test('one interrupted part of a merge does not end the whole as interrupted, and a part of its own does', () => {
  const plan = interrupted.plan!
  const cut = part('a', 0, { plan })
  expect(toEnded(mergeRecords([cut])).plan).toEqual(plan)
  expect(toEnded(mergeRecords([cut, part('b', 0)])).plan).toBeUndefined()
})

test('the gate names the part, and looks through all of them', () => {
  const merged = mergeRecords([part('a', 0), part('b', 0.05)])
  expect(findGateFailures(toEnded(merged), { failOn: ['regressed'], allow: [] })).toEqual(['1 regressed: one (b)'])
  for (const failOn of ['not-compared', 'regressed'] as const)
    expect(
      findGateFailures(toEnded(mergeRecords([part('a', 0)], { parts: 2 })), { failOn: [failOn], allow: [] }),
    ).toEqual(['1 of 2 parts missing'])
  const parts = mergeRecords([part('a', 0)], { parts: 3 })
  expect(findGateFailures(toEnded(parts), { failOn: ['regressed'], allow: [] })).toEqual(['2 of 3 parts missing'])
  expect(findGateFailures(toEnded(parts), { failOn: ['regressed'], allow: ['missing-parts'] })).toEqual([])
  expect(findGateFailures(toEnded(mergeRecords([], { parts: 3 })), { failOn: ['regressed'], allow: [] })).toEqual([
    'nothing was compared',
    '3 of 3 parts missing',
  ])
})

function manyFindings(count: number, fields: Parameters<typeof finding>[0] = {}) {
  return Array.from({ length: count }, (_, index) => finding({ ...fields, benchmark: `bench/${index}` }))
}

// As many rows and parts as are too many for the place.
describe.each([
  ['comment', commentLimit, 1],
  ['summary', summaryLimit, 7],
])('on a full %s', (_, limit: Limit, size: number) => {
  const sizeOf = (page: string) => (limit.unit === 'bytes' ? Buffer.byteLength(page) : page.length)

  test('no regression of any section is left out for what is well, or for another section', () => {
    const sections = Array.from({ length: 30 }, (_, index) =>
      report({
        part: `part ${index}`,
        status: index % 10 === 9 ? 'regressed' : 'improved',
        findings: [
          ...(index % 10 === 9 ? [finding({ ...regressed, benchmark: `worse/${index}` })] : []),
          ...manyFindings(10 * size, improved),
          ...manyFindings(10 * size, incomparable),
          ...manyFindings(40 * size),
        ],
      }),
    )
    const page = renderMarkdown({ ...base, sections }, { limit })
    expect(sizeOf(page)).toBeLessThanOrEqual(limit.size)
    for (const name of [9, 19, 29])
      expect(page).toContain(`| ❌ | <code>worse/${name}</code> | <b>+6.8%</b> [+5.9,\u00a0+7.7] |`)
    expect(page).toMatch(new RegExp(`Left out to keep this short: .*${1200 * size} unchanged.*The whole report is in`))
  })

  test('many parts of hostile names stay within it', () => {
    const hostile = '|`@#'.repeat(100)
    const sections = Array.from({ length: 150 * size }, (_, index) =>
      report({
        part: `${index} ${hostile}`,
        status: 'regressed',
        findings: [finding({ ...regressed, benchmark: hostile })],
      }),
    )
    const page = renderMarkdown({ ...base, sections }, { limit })
    expect(sizeOf(page)).toBeLessThanOrEqual(limit.size)
    expect(page).not.toContain('@')
  })
})
