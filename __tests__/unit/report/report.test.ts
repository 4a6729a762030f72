import { describe, expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { findGateFailures } from '../../../src/compare/gate/failures.js'
import { commentLimit, type Limit, summaryLimit } from '../../../src/document/fit.js'
import { makeOnlyPair } from '../../../src/record/pair.js'
import { pool } from '../../../src/record/pool.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { mergeRecords, type Report, toEnded } from '../../../src/report/report.js'
import { makeSection } from '../../../src/report/section.js'
import { makeRecord, noisy } from '../compare/records.js'
import { makeShard } from '../record/shards.js'
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
  schema: 'counterbalance/report@1',
  status: 'regressed',
  sections: [
    report({ leg: 'macos', findings: [finding(), improved] }),
    { ...mixed, leg: 'ubuntu' },
    report({ leg: 'windows', environment: { ...environment, cpu: 'Intel Xeon 8370C' } }),
  ],
  missing: [],
  warnings: [],
}

const pages: readonly (readonly [string, Report])[] = [
  ['legs', base],
  [
    'missing-leg',
    {
      ...base,
      status: 'not-compared',
      sections: [report({ leg: 'macos' })],
      missing: [{ what: 'leg', suite: 'benchmark', expected: 3, found: ['macos'] }],
      warnings: [{ code: 'repeated-record', message: 'the record of suite "benchmark", leg "macos" is there 2 times' }],
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
  [
    'missing-shard',
    {
      ...base,
      sections: [report({ suite: 'parse', leg: 'macos' }), { ...mixed, suite: 'emit' }],
      missing: [{ what: 'shard', suite: 'parse', leg: 'macos', expected: 3, found: ['1/3', '3/3'] }],
    },
  ],
  [
    'no-records',
    { ...base, status: 'not-compared', sections: [], missing: [{ what: 'leg', suite: null, expected: 3, found: [] }] },
  ],
  [
    'unchanged-legs',
    { ...base, status: 'unchanged', sections: ['a', 'b'].map(leg => report({ leg, suite: 'parse' })) },
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

test('the page of pooled shards says whose rounds they are, and how far the runners lie apart', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name, index) => makeShard(name, { level: 1 + index / 4 }))
  const other = { ...environment, fingerprint: 'f01', cpu: 'Intel Xeon 8370C' }
  const text = renderMarkdown(makeSection(makeOnlyPair(pool([a!, b!, { ...c!, environment: other }]))), {
    limit: commentLimit,
  })
  await expect(text).toMatchFileSnapshot('../../golden/report/shards.md')
})

test.each(pages)('%s is as the schema has it', (_, page) => {
  expect(findMisfit(page)).toBeUndefined()
})

test('a report of pooled shards is as the schema has it', () => {
  const merged = mergeRecords(['a', 'b'].map(name => makeShard(name)))
  expect(findMisfit(merged)).toBeUndefined()
})

const leg = (name: string | undefined, effect: number, fields: Partial<SessionRecord> = {}): SessionRecord => ({
  ...toRecord(makeRecord([{ name: 'one', value: noisy(effect) }])),
  ...(name === undefined ? {} : { leg: name }),
  ...fields,
})

/** A leg with two contenders. */
const contested = (name: string | undefined): SessionRecord => ({
  ...makeSided({ baseline: { level: 1 }, contender: { level: 1 }, release: { level: 1 } }),
  ...(name === undefined ? {} : { leg: name }),
})

test.each<[string, readonly SessionRecord[], number | undefined, Report['status']]>([
  ['all unchanged', [leg('a', 0), leg('b', 0)], 2, 'unchanged'],
  ['one improved', [leg('a', 0), leg('b', -0.05)], 2, 'improved'],
  ['one regressed', [leg('a', -0.05), leg('b', 0.05)], 2, 'regressed'],
  ['one of three missing', [leg('a', 0), leg('b', 0)], 3, 'not-compared'],
  ['one with nothing in it', [leg('a', 0.05), leg('b', 0, { rounds: [] })], undefined, 'errored'],
  ['none', [], undefined, 'not-compared'],
  ['none of two', [], 2, 'not-compared'],
  ['as many suites as legs', [leg(undefined, 0), leg(undefined, 0, { suite: 'other' })], 2, 'unchanged'],
  [
    'a suite without legs beside one with',
    [leg('a', 0), leg('b', 0), leg(undefined, 0, { suite: 'other' })],
    2,
    'unchanged',
  ],
  ['a leg missing of several contenders', [contested('a')], 2, 'not-compared'],
  ['all legs of several contenders', [contested('a'), contested('b')], 2, 'unchanged'],
  ['several contenders in place of a second suite', [contested(undefined)], 2, 'not-compared'],
  ['a shard missing', [makeShard('1/3'), makeShard('3/3')], 1, 'not-compared'],
  ['all shards', [makeShard('1/2'), makeShard('2/2')], 1, 'regressed'],
  ['shards that do not say how many there are', [makeShard('1'), makeShard('3')], 1, 'regressed'],
  ['a leg missing of one suite', [leg('a', 0), leg('b', 0), leg('a', 0, { suite: 'other' })], 2, 'not-compared'],
])('the status of several: %s', (_, records, legs, status) => {
  expect(mergeRecords(records, { legs }).status).toBe(status)
})

test('one interrupted part of a merge does not end the whole as interrupted, and a part of its own does', () => {
  const plan = interrupted.plan!
  const cut = leg('a', 0, { plan })
  expect(toEnded(mergeRecords([cut])).plan).toEqual(plan)
  expect(toEnded(mergeRecords([cut, leg('b', 0)])).plan).toBeUndefined()
})

test('the gate names the leg, and looks through all of them', () => {
  const merged = mergeRecords([leg('a', 0), leg('b', 0.05)])
  expect(findGateFailures(toEnded(merged), { failOn: ['regressed'], allow: [] })).toEqual(['1 regressed: one (b)'])
  for (const failOn of ['not-compared', 'regressed'] as const)
    expect(
      findGateFailures(toEnded(mergeRecords([leg('a', 0)], { legs: 2 })), { failOn: [failOn], allow: [] }),
    ).toEqual(['1 of 2 parts missing'])
  const shards = mergeRecords([makeShard('1/3', { value: noisy(0) })], { legs: 1 })
  expect(findGateFailures(toEnded(shards), { failOn: ['regressed'], allow: [] })).toEqual(['2 of 3 parts missing'])
  expect(findGateFailures(toEnded(shards), { failOn: ['regressed'], allow: ['missing-legs'] })).toEqual([])
  expect(findGateFailures(toEnded(mergeRecords([], { legs: 3 })), { failOn: ['regressed'], allow: [] })).toEqual([
    'nothing was compared',
    '3 of 3 parts missing',
  ])
})

function manyFindings(count: number, fields: Parameters<typeof finding>[0] = {}) {
  return Array.from({ length: count }, (_, index) => finding({ ...fields, benchmark: `bench/${index}` }))
}

describe.each([
  ['comment', commentLimit],
  ['summary', summaryLimit],
])('on a full %s', (_, limit: Limit) => {
  const sizeOf = (page: string) => (limit.unit === 'bytes' ? Buffer.byteLength(page) : page.length)

  test('no regression of any section is left out for what is well, or for another section', () => {
    const sections = Array.from({ length: 30 }, (_, index) =>
      report({
        leg: `leg ${index}`,
        status: index % 10 === 9 ? 'regressed' : 'improved',
        findings: [
          ...(index % 10 === 9 ? [finding({ ...regressed, benchmark: `worse/${index}` })] : []),
          ...manyFindings(100, improved),
          ...manyFindings(100, incomparable),
          ...manyFindings(400),
        ],
      }),
    )
    const page = renderMarkdown({ ...base, sections }, { limit })
    expect(sizeOf(page)).toBeLessThanOrEqual(limit.size)
    for (const name of [9, 19, 29])
      expect(page).toContain(`| ❌ | <code>worse/${name}</code> | <b>+6.8%</b> [+5.9,\u00a0+7.7] |`)
    expect(page).toMatch(/Left out to keep this short: .*12000 unchanged.*The whole report is in/)
  })

  test('a thousand legs of hostile names stay within it', () => {
    const hostile = '|`@#'.repeat(100)
    const sections = Array.from({ length: 1000 }, (_, index) =>
      report({
        leg: `${index} ${hostile}`,
        status: 'regressed',
        findings: [finding({ ...regressed, benchmark: hostile })],
      }),
    )
    const page = renderMarkdown({ ...base, sections }, { limit })
    expect(sizeOf(page)).toBeLessThanOrEqual(limit.size)
    expect(page).not.toContain('@')
  })
})
