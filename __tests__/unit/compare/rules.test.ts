import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Conclusion } from '../../../src/compare/conclusion.js'
import type { Finding } from '../../../src/compare/finding.js'
import { countNeededRounds } from '../../../src/compare/rounds/needed-rounds.js'
import { settle } from '../../../src/compare/rounds/settled.js'
import { judgeBudget } from '../../../src/compare/rules-outcome.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { makeOnlyPair, type Pair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { head, toRecord } from '../record/whole.js'
import { decodeRules } from '../rules/decode-rules.js'
import { type Benchmark, makeRecord, noisy } from './records.js'

const asOf = '2026-01-31'

/** A record with the rules of a file whose list is `lines`, each a rule. */
function ruled(lines: readonly string[], benchmarks: readonly Benchmark[], metrics = 'primary'): Pair {
  const text = ['rules:', ...lines.map(line => `  - ${line}`)].join('\n')
  const record = makeRecord(benchmarks, { metrics })
  return { ...record, settings: { ...record.settings, rules: decodeRules(text, { source: 'rules.yml', asOf }) } }
}

function only({ findings }: Conclusion): Finding {
  expect(findings).toHaveLength(1)
  return findings[0]!
}

const bytes: Metric = { name: 'allocated', unit: 'B', better: 'lower' }
const plain: Metric = { name: 'score', unit: '', better: 'unknown' }
const constant =
  (baseline: number, contender: number): Benchmark['value'] =>
  ({ side }) =>
    side === 'baseline' ? baseline : contender

// The values are about 1 s.
test.each<[rules: readonly string[], effect: number, verdict: string, threshold: number | undefined]>([
  [[], 0.04, 'regressed', undefined],
  [['{ benchmark: other, threshold: 10% }'], 0.04, 'regressed', undefined],
  [['{ benchmark: parse, threshold: 10% }'], 0.04, 'unchanged', 0.1],
  [['{ benchmark: parse, metric: time, threshold: 10% }'], 0.04, 'unchanged', 0.1],
  [['{ benchmark: parse, metric: rss, threshold: 10% }'], 0.04, 'regressed', undefined],
  [['{ threshold: 10% }', '{ benchmark: pa*, threshold: 1% }'], 0.04, 'regressed', 0.01],
  [['{ benchmark: pa*, threshold: 1% }', '{ threshold: 10% }'], 0.04, 'unchanged', 0.1],
  [['{ threshold: 100 ms }'], 0.04, 'unchanged', 0.1],
  [['{ threshold: 10 ms }'], 0.04, 'regressed', 0.02],
  [['{ threshold: "0%, 10 ms" }'], 0.04, 'regressed', 0.01],
  [['{ threshold: 100 ms }', '{ threshold: false }'], 0.04, 'regressed', undefined],
  [['{ threshold: 100 B }'], 0.04, 'regressed', undefined],
  [['{ unit: higher }'], 0.04, 'improved', undefined],
  [['{ unit: higher }'], -0.04, 'regressed', undefined],
])('%j, %d: %s', (rules, effect, verdict, threshold) => {
  const finding = only(conclude(ruled(rules, [{ name: 'parse', value: noisy(effect) }])))
  expect(finding.verdict).toBe(verdict)
  if (threshold === undefined) expect(finding.threshold).toBeUndefined()
  else expect(finding.threshold).toBeCloseTo(threshold, 2)
})

test.each<[rule: string, baseline: number, contender: number, verdict: string]>([
  ['{ benchmark: x }', 100, 110, 'regressed'],
  ['{ threshold: 64 B }', 100, 110, 'unchanged'],
  ['{ threshold: 64 B }', 100, 164, 'regressed'],
  ['{ threshold: 64 B }', 0, 63, 'unchanged'],
  ['{ threshold: 64 B }', 0, 64, 'regressed'],
  ['{ threshold: 50% }', 100, 149, 'unchanged'],
  ['{ threshold: 50% }', 100, 150, 'regressed'],
])('%s, exactly from %d B to %d B: %s', (rule, baseline, contender, verdict) => {
  const value = constant(baseline, contender)
  expect(only(conclude(ruled([rule], [{ name: 'parse', metric: bytes, value }]))).verdict).toBe(verdict)
})

test('what a number without a unit is in, and which way is better', () => {
  const benchmark = { name: 'linpack', metric: plain, value: noisy(-0.1) }
  expect(only(conclude(ruled([], [benchmark])))).toMatchObject({ verdict: null, unit: '', better: 'unknown' })
  const speed = ruled(['{ metric: score, unit: FLOP/s higher }'], [benchmark])
  expect(only(conclude(speed))).toMatchObject({ verdict: 'regressed', unit: 'FLOP/s', better: 'higher' })
  // A time says itself which way is better, and is in seconds inside.
  const time = only(conclude(ruled(['{ metric: score, unit: ms, budget: at most 0.95 ms }'], [benchmark])))
  expect(time).toMatchObject({ verdict: 'improved', unit: 's', better: 'lower', budget: { state: 'met' } })
  expect(time.baseline!.median).toBeCloseTo(0.001, 5)
  expect(speed.rounds[0]![0]!.measurements[0]!.metric).toEqual(plain)
})

test.each([
  ['at most', 50, [40, 49], 'met'],
  ['at most', 50, [40, 50], 'met'],
  ['at most', 50, [49, 51], 'undecided'],
  ['at most', 50, [51, 60], 'missed'],
  ['at most', 50, [50, 60], 'undecided'],
  ['at most', 50, [null, 40], 'met'],
  ['at most', 50, [null, null], 'undecided'],
  ['at least', 50, [51, 60], 'met'],
  ['at least', 50, [50, null], 'met'],
  ['at least', 50, [49, 51], 'undecided'],
  ['at least', 50, [40, 49], 'missed'],
  ['at least', 50, [40, 50], 'undecided'],
  ['at least', 50, [null, null], 'undecided'],
  ['at most', -50, [null, null], 'undecided'],
] as const)('%s %d, and the level is in %j: %s', (bound, value, [low, high], state) => {
  expect(judgeBudget({ bound, value }, { low, high })).toBe(state)
})

test('a budget is judged by the interval of the level, at the level of the look', () => {
  const record = ruled(['{ benchmark: parse, budget: at most 1.01 s }'], [{ name: 'parse', value: noisy(0.01) }])
  const whole = only(conclude(record)).budget!
  expect(whole).toMatchObject({ bound: 'at most', value: 1.01, level: 0.95, state: 'undecided' })
  expect(whole.low!).toBeLessThan(whole.median!)
  expect(whole.high!).toBeGreaterThan(whole.median!)
  const looking = { ...record, settings: { ...record.settings, looks: [5, 8, 13, 20, 40] } }
  const early = only(conclude(looking)).budget!
  expect(early.low!).toBeLessThan(whole.low!)
  expect(early.high!).toBeGreaterThan(whole.high!)
  const isSettled = (budget: string) =>
    settle([
      ruled([`{ benchmark: parse, threshold: 50%, budget: ${budget} }`], [{ name: 'parse', value: noisy(0.01) }]),
    ])
  expect(isSettled('at most 1.01 s').isSettled).toBe(false)
  expect([...isSettled('at most 1.01 s').findOpen()]).toEqual(['parse'])
  expect(isSettled('at most 2 s').isSettled).toBe(true)
})

test('values that are missing could be the worse ones', () => {
  const value: Benchmark['value'] = place => (place.side === 'contender' && place.round < 2 ? undefined : 0.5)
  const { budget } = only(conclude(ruled(['{ budget: at most 1 s }'], [{ name: 'parse', value }])))
  expect(budget).toMatchObject({ state: 'undecided', median: 0.5, low: null, high: null })
})

test('a single run that printed nothing keeps to no budget', () => {
  const record = ruled(
    ['{ budget: at most 1.5 B }'],
    [{ name: 'emit', metric: bytes, value: ({ side }) => (side === 'baseline' ? 1 : undefined) }],
  )
  const rounds = [record.rounds[0]!.filter(({ slot }) => slot.copy === 1)]
  expect(conclude({ ...record, rounds }).rules!.budgets).toMatchObject([
    { state: 'undecided', median: null, low: null, high: null, level: 0.95 },
  ])
})

test('a benchmark that only the contender has keeps to its budget, or does not', () => {
  const added: Benchmark = { name: 'emit', value: ({ side }) => (side === 'contender' ? 2 : undefined) }
  const outcome = conclude(ruled(['{ budget: at most 1.5 s }'], [{ name: 'parse', value: noisy() }, added]))
  expect(outcome.added).toEqual(['emit'])
  expect(outcome.rules!.budgets).toMatchObject([{ benchmark: 'emit', metric: 'time', unit: 's', state: 'missed' }])
  expect(only(outcome).budget!.state).toBe('met')
})

test.each<[rule: string, missing: readonly string[]]>([
  ['{ benchmark: parse, required: true }', []],
  ['{ benchmark: emit, required: true }', ['emit']],
  ['{ benchmark: "**", required: true }', ['emit']],
  ['{ benchmark: server/*, required: true }', ['server/*']],
  ['{ benchmark: parse, metric: rss, required: true }', ['parse · rss']],
  ['{ benchmark: emit, required: false }', []],
])('%s: %j', (rule, missing) => {
  const removed: Benchmark = { name: 'emit', value: ({ side }) => (side === 'baseline' ? 2 : undefined) }
  expect(conclude(ruled([rule], [{ name: 'parse', value: noisy() }, removed])).rules!.missing).toEqual(missing)
})

test('what is ignored is not judged, is in no correction, and moves no suite', () => {
  const benchmarks = ['a', 'b', 'flaky'].map(name => ({ name, value: noisy(name === 'flaky' ? 0.3 : 0) }))
  const rule = '{ benchmark: flaky, ignore: { reason: "new allocator", until: 2026-01-31 } }'
  const outcome = conclude(ruled([rule], benchmarks))
  const flaky = outcome.findings.at(-1)!
  expect(flaky).toMatchObject({
    benchmark: 'flaky',
    verdict: null,
    adjustedP: null,
    ignored: { reason: 'new allocator', until: '2026-01-31' },
    reason: 'ignored until 2026-01-31: new allocator',
  })
  expect(flaky.change!.value).toBeGreaterThan(0.25)
  expect(outcome).toMatchObject({ status: 'unchanged', control: { of: 2 } })
  expect(Math.abs(outcome.suiteChange!.value)).toBeLessThan(0.01)
})

test('the end of ignoring is past: it is judged, and that is said', () => {
  const rule = '{ benchmark: parse, ignore: { reason: "new allocator", until: 2026-01-30 } }'
  const outcome = conclude(ruled([rule], [{ name: 'parse', value: noisy(0.3) }]))
  expect(only(outcome).verdict).toBe('regressed')
  expect(outcome.warnings.map(({ message }) => message)).toEqual([
    'rules.yml:2: ignoring the benchmark "parse", ended on 2026-01-30, so it is judged again',
  ])
})

test.each<[rule: string, message: string]>([
  ['{ benchmark: prase }', 'no benchmark fits this rule: the benchmark "prase"'],
  ['{ benchmark: parse, metric: rss }', 'no benchmark fits this rule: the benchmark "parse", the metric "rss"'],
  [
    '{ benchmark: parse, budget: at most 5 MB }',
    '"budget" is in B, but no benchmark of this rule is: the benchmark "parse"',
  ],
  [
    '{ benchmark: parse, threshold: 5 B }',
    '"threshold" is in B, but no benchmark of this rule is: the benchmark "parse"',
  ],
  [
    '{ benchmark: parse, unit: ms }',
    '"unit" is only for numbers without a unit, but all benchmarks of this rule have one: the benchmark "parse"',
  ],
])('a rule that does nothing is said: %s', (rule, message) => {
  const { warnings } = conclude(ruled([rule], [{ name: 'parse', value: noisy() }]))
  expect(warnings).toEqual([{ code: expect.stringMatching(/^rule-/), message: `rules.yml:2: ${message}` }])
})

test('the rounds that are needed follow the threshold of each benchmark', () => {
  const benchmark = { name: 'parse', value: noisy(0, 0.3) }
  const all = countNeededRounds(ruled([], [benchmark]))
  expect(countNeededRounds(ruled(['{ threshold: 4% }'], [benchmark]))).toBeLessThan(all / 3)
  expect(countNeededRounds(ruled(['{ threshold: 40 ms }'], [benchmark]))).toBeLessThan(all / 3)
  expect(countNeededRounds(ruled(['{ ignore: { reason: slow, until: 2027-01-01 } }'], [benchmark]))).toBe(0)
})

test('a record carries its rules: the report is the same after a file', () => {
  const record = ruled(
    [
      '{ threshold: "10%, 1 ms", budget: at most 5 s, required: true, unit: s higher }',
      '{ benchmark: b, ignore: { reason: why, until: 2027-01-01 } }',
      '{ benchmark: b, budget: false }',
      '{ benchmark: a, judge: mean }',
    ],
    [
      { name: 'a', value: noisy(0.3) },
      { name: 'b', value: noisy() },
    ],
  )
  const again = makeOnlyPair(decodeRecord(encodeRecord(toRecord(record))))
  expect(again.settings).toEqual(record.settings)
  expect(makeSection(again)).toEqual(makeSection(record))
})

test.each([
  ['a list', { list: 5 }],
  ['many', { list: Array.from({ length: 1001 }, () => ({ line: 1, benchmark: 'a', metric: 'b' })) }],
  ['a threshold', { list: [{ line: 1, benchmark: 'a', metric: 'b', threshold: 5 }] }],
  ['a day', { list: [], asOf: 'tomorrow' }],
])('rules in a record that are none: %s', (_, fields) => {
  const rules = { source: 'x', asOf, ...fields }
  const json = JSON.stringify({ ...head, settings: { rules }, rounds: [] })
  expect(() => decodeRecord(json)).toThrow(expect.objectContaining({ name: 'RecordError' }))
})

test.each<[rules: readonly string[], failAbove: number | undefined]>([
  [['{ threshold: fail 12% }'], 0.12],
  [['{ threshold: fail 12% }', '{ threshold: fail 50% }'], 0.5],
  [['{ threshold: fail 12% }', '{ threshold: false }'], undefined],
  [['{ threshold: fail 12% }', '{ threshold: 1% }'], undefined],
  [['{ threshold: 1% }'], undefined],
])('from where on a regression fails the job: %j', (rules, failAbove) => {
  const record = ruled(rules, [{ name: 'parse', value: noisy() }])
  expect(conclude(record).findings[0]!.failAbove).toBe(failAbove)
  expect(conclude(makeOnlyPair(decodeRecord(encodeRecord(toRecord(record))))).findings[0]!.failAbove).toBe(failAbove)
})
