import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { conclude } from '../../../src/compare/conclude.js'
import type { Conclusion } from '../../../src/compare/conclusion.js'
import type { Finding } from '../../../src/compare/finding.js'
import { findGateFailures } from '../../../src/compare/gate/gate.js'
import { countNeededRounds } from '../../../src/compare/rounds/needed-rounds.js'
import { settle } from '../../../src/compare/rounds/settled.js'
import { judgeBudget } from '../../../src/compare/rules-outcome.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { Measurement } from '../../../src/record/record.js'
import { makeOnlyPair, type Pair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { sectionHeadline } from '../../../src/report/words/headline.js'
import { sectionStep } from '../../../src/report/words/next-step.js'
import { head, toRecord } from '../record/whole.js'
import { asReport } from '../report/shown.js'
import { decodeRules } from '../rules/decode-rules.js'
import { sentenceOf } from '../sentences.js'
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
  [['{ smallest: 100 ms }'], 0.04, 'unchanged', 0.1],
  [['{ smallest: 10 ms }'], 0.04, 'regressed', 0.02],
  [['{ smallest: 10 ms, threshold: 0% }'], 0.04, 'regressed', 0.01],
  [['{ smallest: 100 ms }', '{ smallest: false }'], 0.04, 'regressed', undefined],
  [['{ smallest: 100 B }'], 0.04, 'regressed', undefined],
  [['{ direction: higher }'], 0.04, 'improved', undefined],
  [['{ direction: higher }'], -0.04, 'regressed', undefined],
])('%j, %d: %s', (rules, effect, verdict, threshold) => {
  const finding = only(conclude(ruled(rules, [{ name: 'parse', value: noisy(effect) }])))
  expect(finding.verdict).toBe(verdict)
  if (threshold === undefined) expect(finding.threshold).toBeUndefined()
  else expect(finding.threshold).toBeCloseTo(threshold, 2)
})

test.each<[rule: string, baseline: number, contender: number, verdict: string]>([
  ['{ benchmark: x }', 100, 110, 'regressed'],
  ['{ smallest: 64 B }', 100, 110, 'unchanged'],
  ['{ smallest: 64 B }', 100, 164, 'regressed'],
  ['{ smallest: 64 B }', 0, 63, 'unchanged'],
  ['{ smallest: 64 B }', 0, 64, 'regressed'],
  ['{ threshold: 50% }', 100, 149, 'unchanged'],
  ['{ threshold: 50% }', 100, 150, 'regressed'],
])('%s, exactly from %d B to %d B: %s', (rule, baseline, contender, verdict) => {
  const value = constant(baseline, contender)
  expect(only(conclude(ruled([rule], [{ name: 'parse', metric: bytes, value }]))).verdict).toBe(verdict)
})

test('what a number without a unit is in, and which way is better', () => {
  const benchmark = { name: 'linpack', metric: plain, value: noisy(-0.1) }
  expect(only(conclude(ruled([], [benchmark])))).toMatchObject({ verdict: null, unit: '', better: 'unknown' })
  const speed = ruled(['{ metric: score, unit: FLOP/s, direction: higher }'], [benchmark])
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
    '{ benchmark: parse, smallest: 5 }',
    '"smallest" is in no unit, but no benchmark of this rule is: the benchmark "parse"',
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
  expect(countNeededRounds(ruled(['{ smallest: 40 ms }'], [benchmark]))).toBeLessThan(all / 3)
  expect(countNeededRounds(ruled(['{ ignore: { reason: slow, until: 2027-01-01 } }'], [benchmark]))).toBe(0)
})

test('a record carries its rules: the report is the same after a file', () => {
  const record = ruled(
    [
      '{ threshold: 10%, smallest: 1 ms, control: false, direction: higher, budget: at most 5 s, required: true, unit: s }',
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
  [['{ fail-above: 12% }'], 0.12],
  [['{ fail-above: 12% }', '{ fail-above: 0.5 }'], 0.5],
  [['{ fail-above: 12% }', '{ fail-above: false }'], undefined],
  [['{ threshold: 1% }'], undefined],
])('from where on a regression fails the job: %j', (rules, failAbove) => {
  const record = ruled(rules, [{ name: 'parse', value: noisy() }])
  expect(conclude(record).findings[0]!.failAbove).toBe(failAbove)
  expect(conclude(makeOnlyPair(decodeRecord(encodeRecord(toRecord(record))))).findings[0]!.failAbove).toBe(failAbove)
})

test.each<
  [effects: { [name: string]: number }, verdicts: { [name: string]: string | null }, reason: string | undefined]
>([
  [{ parse: 0.1, reference: 0 }, { parse: 'regressed', reference: null }, undefined],
  [
    { parse: 0.1, reference: 0.05 },
    { parse: 'not-comparable', reference: 'not-comparable' },
    'the control benchmark reference moved by 5%',
  ],
  [
    { parse: 0.1, reference: 0.05, 'reference/2': -0.1 },
    { parse: 'not-comparable', reference: 'not-comparable', 'reference/2': 'not-comparable' },
    'the control benchmark reference/2 moved by 10%, and 1 more',
  ],
  [
    { parse: 0, reference: 0.05, 'reference/2': 0 },
    { parse: 'not-comparable', reference: 'not-comparable', 'reference/2': null },
    'the control benchmark reference moved by 5%',
  ],
  // Below its threshold, a change is of no importance, however sure it is.
  [{ parse: 0.1, reference: 0.015 }, { parse: 'regressed', reference: null }, undefined],
])('control benchmarks: %j is %j', (effects, verdicts, reason) => {
  const benchmarks = Object.entries(effects).map(([name, effect]) => ({ name, value: noisy(effect) }))
  const record = ruled(['{ benchmark: "reference/**", control: true }'], benchmarks)
  const { findings, suiteChange } = conclude(record)
  expect(Object.fromEntries(findings.map(({ benchmark, verdict }) => [benchmark, verdict]))).toEqual(verdicts)
  expect(sentenceOf(findings.find(({ benchmark }) => benchmark === 'parse')!)?.replace(/(\d)\.\d%/, '$1%')).toBe(reason)
  for (const { benchmark, isControl, p, adjustedP } of findings) {
    expect(isControl).toBe(benchmark === 'parse' ? undefined : true)
    expect([p !== null, adjustedP !== null]).toEqual([true, benchmark === 'parse'])
  }
  // Only one benchmark is left of the suite.
  expect(suiteChange).toBeNull()
})

test.each([
  [constant(100, 100), 'unchanged'],
  [constant(100, 103), 'not-comparable'],
])('a control benchmark without noise', (value, verdict) => {
  const benchmarks = [
    { name: 'parse', metric: bytes, value: constant(100, 100) },
    { name: 'reference', metric: bytes, value },
  ]
  const { findings } = conclude(ruled(['{ benchmark: reference, control: true }'], benchmarks))
  expect(findings.find(({ benchmark }) => benchmark === 'parse')!.verdict).toBe(verdict)
})

const counted =
  (
    baseline: readonly [even: number, odd: number],
    contender: readonly [even: number, odd: number],
  ): Benchmark['value'] =>
  ({ side, round }) =>
    (side === 'baseline' ? baseline : contender)[round % 2]

test.each<[what: string, value: Benchmark['value'], verdict: string, reason?: string]>([
  ['5 or 6 in place of 0', counted([0, 0], [5, 6]), 'not-comparable', 'moved from 0'],
  ['always 5 in place of 0', constant(0, 5), 'not-comparable', 'moved from 0'],
  ['0 every other time', counted([0, 0], [0, 1]), 'not-comparable', 'moved from 0'],
  ['more of what is 0 every other time', counted([0, 2], [1, 4]), 'not-comparable', 'moved by 150%'],
  ['nothing in place of 5 or 6', counted([5, 6], [0, 0]), 'not-comparable', 'moved by 100%'],
  ['as often 0 as before', counted([0, 2], [2, 0]), 'unchanged'],
])('a control benchmark whose counts may be 0: %s', (_, value, verdict, reason) => {
  const benchmarks = [
    { name: 'parse', metric: bytes, value: constant(100, 100) },
    { name: 'reference', metric: bytes, value },
  ]
  const record = ruled(['{ benchmark: reference, control: true }'], benchmarks)
  const { findings, warnings } = conclude(record)
  const [parse, reference] = ['parse', 'reference'].map(name => findings.find(({ benchmark }) => benchmark === name)!)
  expect([parse!.verdict, parse!.reason]).toEqual([verdict, reason && `the control benchmark reference ${reason}`])
  const own = { verdict: 'not-comparable', reason: `a control benchmark, which no change can touch, ${reason}` }
  expect(reference).toMatchObject(reason === undefined ? { verdict: null } : own)
  expect(warnings).toEqual([])
  // It has no part in the correction for many, nor in when measuring ends.
  expect(reference!.adjustedP).toBeNull()
  expect(settle([record]).isSettled).toBe(true)
})

test('a control benchmark of counts is not tested in too few rounds', () => {
  const benchmarks = [
    { name: 'parse', metric: bytes, value: constant(100, 100) },
    { name: 'reference', metric: bytes, value: counted([0, 0], [5, 6]) },
  ]
  const record = ruled(['{ benchmark: reference, control: true }'], benchmarks)
  const { warnings } = conclude({ ...record, rounds: record.rounds.slice(0, 3) })
  expect(warnings).toMatchObject([{ code: 'control-untested' }])
})

const rate: Metric = { name: 'rate', unit: '1/s', better: 'higher' }

test.each([
  ['40%', 'not-comparable', 'the control benchmark reference moved by 50.0%'],
  ['60%', 'regressed', undefined],
])('a rate that halves moved by a half: with a threshold of %s, the run is %s', (threshold, verdict, reason) => {
  const benchmarks = [
    { name: 'parse', metric: rate, value: noisy(-0.1) },
    { name: 'reference', metric: rate, value: noisy(-0.5) },
  ]
  const record = ruled([`{ benchmark: reference, control: true, threshold: ${threshold} }`], benchmarks)
  const parse = conclude(record).findings.find(({ benchmark }) => benchmark === 'parse')!
  expect([parse.verdict, sentenceOf(parse)?.replace(/(49\.9|50\.1)%/, '50.0%')]).toEqual([verdict, reason])
})

test('a control benchmark that moved shuts the gate, because the contender may have moved it', () => {
  const benchmarks = [
    { name: 'parse', value: noisy(0.1) },
    { name: 'reference', value: noisy(0.05) },
  ]
  const report = makeSection(ruled(['{ benchmark: reference, control: true }'], benchmarks))
  expect(findGateFailures(report, { failOn: ['regressed'], allow: [] })).toEqual([
    '2 not comparable, because a control benchmark moved: parse, reference',
  ])
  expect(findGateFailures(report, { failOn: ['regressed'], allow: ['not-comparable'] })).toEqual([])
})

const guarded = (
  reference: Benchmark,
  { metrics, change = one => one }: { metrics?: string; change?: (record: Pair) => Pair } = {},
): Pair => {
  const own = [{ name: 'parse', metric: bytes, value: noisy() }, { name: 'parse', value: noisy() }, reference]
  return change(ruled(['{ benchmark: reference, control: true }'], own, metrics))
}

const reference: Benchmark = { name: 'reference', value: noisy() }
const inContender = (alter: (one: Measurement) => Measurement) => (record: Pair) => ({
  ...record,
  rounds: record.rounds.map(round =>
    round.map(one => {
      const isReference = ({ benchmark }: Measurement) => one.slot.side === 'contender' && benchmark === 'reference'
      return { ...one, measurements: one.measurements.map(own => (isReference(own) ? alter(own) : own)) }
    }),
  ),
})

const crashed = guarded(reference, { change: inContender(one => ({ ...one, value: NaN, error: 'boom' })) })

test.each([
  ['it crashes in the contender', crashed, 'it reported an error (contender): boom'],
  [
    'it has another metric',
    guarded(reference, { change: inContender(one => ({ ...one, metric: bytes })) }),
    'its unit changed from s to B',
  ],
  [
    'nobody knows which way is better',
    guarded({ name: 'reference', metric: plain, value: noisy() }),
    'see "metrics", and "direction" in the file of rules',
  ],
  [
    'its metric is not chosen',
    guarded(reference, { metrics: 'allocated' }),
    'see "metrics", and "direction" in the file of rules',
  ],
  [
    'one side has none',
    guarded({ name: 'reference', value: place => (place.side === 'contender' ? undefined : 1) }),
    'only one side has it',
  ],
  [
    'the rounds are too few',
    guarded(reference, { change: record => ({ ...record, rounds: record.rounds.slice(0, 2) }) }),
    'only 2 complete rounds of the 5 that a verdict needs',
  ],
])('a control benchmark that is not tested is told: %s', (_, record, reason) => {
  const report = makeSection(record)
  expect(report.warnings).toContainEqual({
    code: 'control-untested',
    message: `the control benchmark reference was not tested, so it is unknown whether something other than the change made a difference (${reason})`,
  })
  expect(sectionHeadline(report).map(({ text }) => write(text, terminalVoice))).toContain(
    'control benchmark not tested',
  )
})

test('a control benchmark in too few rounds has not moved, however far it is', () => {
  const change = (record: Pair) => ({ ...record, rounds: record.rounds.slice(0, 4) })
  const { findings } = conclude(guarded({ ...reference, value: noisy(1) }, { change }))
  expect(findings.filter(({ reason }) => reason?.code === 'control-moved')).toEqual([])
})

test('several control benchmarks that are not tested are told together', () => {
  const benchmarks = ['a', 'b'].map((name): Benchmark => ({ name, metric: plain, value: noisy() }))
  const { warnings } = conclude(
    ruled(['{ benchmark: "?", control: true }'], [...benchmarks, { name: 'parse', value: noisy() }]),
  )
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^the control benchmarks a, b were not tested, so it is unknown/),
  ])
})

test('control benchmarks without noise that stay count in the correction for many', () => {
  // After five rounds, no p is below 2 in 6⁵, which times 41 is more than 1%.
  const movedAmong = (count: number) => {
    const others = Array.from({ length: count }, (_, index) => ({ name: `c${index}`, metric: bytes, value: () => 100 }))
    const record = ruled(
      ['{ benchmark: "c*", control: true }'],
      [...others, { name: 'clock', value: noisy(1) }, { name: 'parse', value: noisy() }],
    )
    return conclude({ ...record, rounds: record.rounds.slice(0, 5) }).status === 'not-comparable'
  }
  expect([movedAmong(30), movedAmong(40)]).toEqual([true, false])
})

test('a control benchmark that the contender breaks shuts the gate, as any other does', () => {
  const report = makeSection(crashed)
  expect(report.findings.find(({ benchmark }) => benchmark === 'reference')!.verdict).toBeNull()
  expect(findGateFailures(report, { failOn: ['regressed'], allow: [] })).toEqual([
    '1 not measured, because the contender failed: reference',
  ])
  expect(findGateFailures(report, { failOn: ['regressed'], allow: ['errored'] })).toEqual([])
})

test('a control benchmark that is tested is not told', () => {
  expect(conclude(guarded(reference)).warnings).toEqual([])
})

test('a control benchmark that moved is named in the headline and in the next step', () => {
  const record = ruled(
    ['{ benchmark: reference, control: true }'],
    [
      { name: 'parse', value: noisy(0.1) },
      { name: 'reference', value: noisy(0.05) },
    ],
  )
  const report = makeSection(record)
  expect(report.status).toBe('not-comparable')
  expect(sectionHeadline(report).map(({ text }) => write(text, terminalVoice))).toContain('1 control benchmark moved')
  expect(write(sectionStep(report)!, terminalVoice)).toBe(
    'measure again: reference moved, which no change of the program can touch.',
  )
  expect(findMisfit(asReport(report))).toBeUndefined()
})

test('control benchmarks run as long as any other does', () => {
  const benchmarks = [
    { name: 'parse', value: noisy(0, 0.3) },
    { name: 'guard', value: noisy() },
    { name: 'emit', value: noisy() },
  ]
  const record = ruled(['{ benchmark: guard, control: true }'], benchmarks)
  expect([...settle([record]).findOpen()]).toEqual(['parse', 'guard'])
})
