import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { CountMetric } from '../../../src/metrics/metric.js'
import type { RecordedCounts } from '../../../src/record/counts.js'
import { explainWith } from '../../../src/record/reasons.js'
import { listPairs } from '../../../src/record/record.js'
import type { Rules } from '../../../src/rules/rules.js'
import { makeSided } from '../record/whole.js'

const called = { baseline: 'main', contender: 'this PR' }

type Copies = readonly [first: readonly number[], second: readonly number[]]

function makeCounts(metric: CountMetric, baseline: Copies, contender: Copies): RecordedCounts {
  const values = Object.entries({ a: baseline, b: contender }).flatMap(([side, copies]) =>
    copies.map((values, at) => ({
      benchmark: 'parse',
      metric,
      side,
      copy: at === 0 ? (1 as const) : (2 as const),
      values: [...values],
    })),
  )
  return { values, places: [{ benchmark: 'parse', metric, side: 'b', name: 'grow', file: 'a.c', line: 8 }] }
}

const judge = (counts: RecordedCounts, rules?: Rules) => {
  const record = makeSided({ a: { level: 1 }, b: { level: 1 } }, { benchmarks: ['parse'] })
  const settings = { ...record.settings, ...(rules && { rules }) }
  const conclusion = conclude(listPairs({ ...record, settings, counts })[0]!)
  return { ...conclusion, counted: conclusion.findings.filter(({ metric }) => metric !== 'time') }
}

const exactly = (value: number): Copies => [
  [value, value],
  [value, value],
]

test.each<[CountMetric, before: Copies, after: Copies, verdict: string | null, why: string | undefined]>([
  ['allocations', exactly(10_000), exactly(10_001), 'regressed', 'in grow (a.c:8)'],
  ['allocations', exactly(10_001), exactly(10_000), 'improved', 'in grow (a.c:8)'],
  ['allocations', exactly(10_000), exactly(10_000), 'unchanged', undefined],
  ['allocated', exactly(10_000), exactly(10_001), 'regressed', 'in grow (a.c:8)'],
  ['instructions', exactly(1_000_000), exactly(1_000_999), 'unchanged', 'in grow (a.c:8)'],
  ['instructions', exactly(1_000_000), exactly(1_002_000), 'regressed', 'in grow (a.c:8)'],
  [
    'allocations',
    [
      [10, 10],
      [10, 10],
    ],
    [
      [10, 11],
      [10, 10],
    ],
    null,
    'not exact: runs of this PR counted 10 and 11',
  ],
  [
    'allocations',
    [[10_000], [10_001]],
    [[20_000], [20_000]],
    null,
    'not exact: runs of main counted 10,000 and 10,001',
  ],
])('%s of %j and %j: %s', (metric, before, after, verdict, why) => {
  const { counted } = judge(makeCounts(metric, before, after))
  expect(counted).toMatchObject([{ benchmark: 'parse', metric, verdict, p: null }])
  const [{ reason, change } = {}] = counted
  expect(reason && explainWith(reason, called)).toBe(why)
  expect(change === null).toBe(verdict === null)
})

test('a rule decides what of a count matters, and what is ignored', () => {
  const rule = { line: 1, benchmark: 'parse', metric: 'allocations' }
  const rules = (more: object): Rules =>
    ({ source: 'rules', asOf: '2026-01-01', list: [{ ...rule, ...more }] }) as Rules
  const counts = makeCounts('allocations', exactly(100), exactly(101))
  expect(judge(counts, rules({ threshold: 0.05 })).counted).toMatchObject([{ verdict: 'unchanged', threshold: 0.05 }])
  expect(judge(counts, rules({ ignore: { until: '2027-01-01', reason: 'known' } })).counted).toMatchObject([
    { verdict: null, ignored: { reason: 'known' } },
  ])
})

test('counts without a second run of each copy are not judged', () => {
  const once: Copies = [[10], [10]]
  expect(judge(makeCounts('allocations', once, [[11], [11]])).counted).toEqual([])
  expect(judge(makeCounts('allocations', exactly(10), [[11, 11], [11]])).counted).toEqual([])
})

test('what was not counted is said', () => {
  const absence = { code: 'allocations-unseen' }
  const { warnings, counted } = judge({ absence, values: [], places: [] })
  expect(counted).toEqual([])
  expect(warnings.map(warning => explainWith(warning, called))).toContain(
    'not everything was counted: valgrind sees no allocation of a program with an allocator of its own',
  )
})
