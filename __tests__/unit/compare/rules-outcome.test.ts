import { describe, expect, test } from 'vitest'
import { namesOf } from '../../../src/compare/chosen.js'
import { conclude } from '../../../src/compare/conclude.js'
import { listBudgets } from '../../../src/compare/conclusion.js'
import { findUnjudged } from '../../../src/compare/finding.js'
import { isVoid, resolveRule, thresholdOf } from '../../../src/compare/resolved-rule.js'
import type { Metric } from '../../../src/metrics/metric.js'
import type { Pair, PairInvocation } from '../../../src/record/record.js'
import { finding, ruled as ruledReport } from '../report/samples.js'
import { decodeRules } from '../rules/decode-rules.js'
import { type Benchmark, makeRecord, noisy, time, type ValueOf } from './records.js'

const asOf = '2026-01-31'
const bytes: Metric = { name: 'allocated', unit: 'B', better: 'lower' }

const rulesOf = (lines: readonly string[]) =>
  decodeRules(['rules:', ...lines.map(line => `  - ${line}`)].join('\n'), { source: 'rules.yml', asOf })

function ruled(
  lines: readonly string[],
  benchmarks: readonly Benchmark[],
  options: Parameters<typeof makeRecord>[1] = {},
): Pair {
  const record = makeRecord(benchmarks, options)
  return { ...record, settings: { ...record.settings, rules: rulesOf(lines) } }
}

const failing =
  (count: number): ((one: PairInvocation, round: number) => PairInvocation) =>
  (one, round) =>
    one.slot.copy === 1 && round < count ? { slot: one.slot, outcome: 'failed', measurements: [] } : one

describe('a budget', () => {
  const budgetOf = (line: string, benchmark: Omit<Benchmark, 'name'>, options?: Parameters<typeof makeRecord>[1]) =>
    conclude(ruled([line], [{ name: 'parse', ...benchmark }], options)).findings[0]!.budget
  const atMost = '{ budget: at most 2 s }'

  test('of values that vary is judged by the interval of their median', () => {
    const { low, median, high, ...rest } = budgetOf(atMost, { value: noisy(0, 0.2) })!
    expect(rest).toEqual({ bound: 'at most', value: 2, level: 0.95, state: 'met' })
    expect(low!).toBeLessThan(median!)
    expect(high!).toBeGreaterThan(median!)
  })

  test.each<[what: string, benchmark: Omit<Benchmark, 'name'>, line: string, expected: object]>([
    [
      'counts that repeat are exact',
      { metric: bytes, value: () => 100 },
      '{ budget: at most 100 B }',
      { median: 100, low: 100, high: 100, level: 1, state: 'met' },
    ],
    [
      'times that repeat are not',
      { value: () => 1 },
      '{ budget: at most 1 s }',
      { median: 1, low: 1, high: 1, level: 0.95, state: 'met' },
    ],
    [
      'counts that vary are not',
      { metric: bytes, value: ({ round }) => 100 + (round % 2) },
      '{ budget: at most 100 B }',
      { median: 100.5, low: 100, high: 101, level: 0.95, state: 'undecided' },
    ],
    [
      'of what only the baseline is over',
      { metric: bytes, value: ({ side }) => (side === 'baseline' ? 200 : 100) },
      '{ budget: at most 150 B }',
      { median: 100, state: 'met' },
    ],
  ])('%s', (_, benchmark, line, expected) => {
    expect(budgetOf(line, benchmark)).toMatchObject(expected)
  })

  test.each<[failures: number, state: string]>([
    [0, 'met'],
    [1, 'met'],
    [2, 'undecided'],
  ])('with %d failures on each side is %s', (failures, state) => {
    expect(budgetOf(atMost, { value: noisy() }, { change: failing(failures) })).toMatchObject({ state })
  })

  test.each<[what: string, odd: number]>([
    ['not a number', Number.NaN],
    ['too large', 1e308],
  ])('with a value that is %s is undecided', (_, odd) => {
    const value: ValueOf = place =>
      place.side === 'contender' && place.round === 3 && place.copy === 2 ? odd : noisy()(place)
    expect(budgetOf(atMost, { value })).toMatchObject({ low: null, high: null, state: 'undecided' })
  })

  test('of what the contender reported an error of is undecided, of the baseline it is not', () => {
    const erring =
      (side: string) =>
      (one: PairInvocation, round: number): PairInvocation =>
        one.slot.side === side && round === 0 && one.slot.copy === 1
          ? { ...one, measurements: one.measurements.map(it => ({ ...it, value: Number.NaN, error: 'no file' })) }
          : one
    const stateOf = (side: string) => budgetOf(atMost, { value: noisy() }, { change: erring(side) })!.state
    expect([stateOf('contender'), stateOf('baseline')]).toEqual(['undecided', 'met'])
  })

  test('of what is ignored is none', () => {
    const line = `{ budget: at most 1 ms, ignore: { reason: slow, until: ${asOf} } }`
    expect(budgetOf(line, { value: noisy() })).toBeUndefined()
  })

  test('all of a run are listed, those of findings first', () => {
    const named = listBudgets(ruledReport).map(({ benchmark, metric, unit, state }) => [benchmark, metric, unit, state])
    expect(named).toEqual([
      ['parse/small', 'time', 's', 'missed'],
      ['http', 'throughput', '1/s', 'undecided'],
      ['emit/yaml', 'allocated', 'B', 'met'],
    ])
    expect(listBudgets({ findings: [] })).toEqual([])
  })
})

describe('what is required', () => {
  const onBoth: Benchmark = { name: 'parse', value: noisy() }
  const removed: Benchmark = { name: 'emit', value: ({ side }) => (side === 'baseline' ? 2 : undefined) }
  const inBytes: Benchmark = {
    name: 'parse',
    metric: bytes,
    value: ({ side }) => (side === 'baseline' ? 2 : undefined),
  }
  const broken: Benchmark = { name: 'lex', value: ({ side }) => (side === 'baseline' ? 2 : Number.NaN) }
  const atTimes: Benchmark = { name: 'print', value: ({ round }) => (round % 2 === 0 ? 2 : undefined) }
  const missing = (lines: readonly string[], fields: Partial<Pair> = {}) =>
    conclude({ ...ruled(lines, [onBoth, removed, inBytes, broken, atTimes]), ...fields }).rules!.missing

  test.each<[lines: readonly string[], expected: readonly string[]]>([
    [['{ required: true }'], ['emit', 'lex']],
    [['{ benchmark: parse, required: true }'], []],
    [['{ benchmark: parse, metric: allocated, required: true }'], ['parse · allocated']],
    [['{ benchmark: "{emit,lex}", required: true }'], ['emit', 'lex', '{emit,lex}']],
    [['{ benchmark: nowhere, required: true }'], ['nowhere']],
    [['{ benchmark: nowhere, required: true }', '{ benchmark: nowhere, required: false }'], []],
    [['{ benchmark: nowhere, required: true }', '{ benchmark: nowhere, threshold: 5% }'], ['nowhere']],
    [['{ benchmark: nowhere, required: false }', '{ benchmark: nowhere, required: true }'], ['nowhere']],
    [['{ benchmark: nowhere, required: true }', '{ benchmark: parse, required: false }'], ['nowhere']],
    [
      ['{ benchmark: nowhere, metric: time, required: true }', '{ benchmark: nowhere, metric: rss, required: false }'],
      ['nowhere · time'],
    ],
    [['{ benchmark: emit, threshold: 5% }'], []],
  ])('%j: %j', (lines, expected) => expect(missing(lines)).toEqual(expected))

  test('nothing is missing where there is no baseline: nothing ran', () => {
    expect(
      missing(['{ required: true }'], {
        absence: { code: 'baseline-unpublished', message: 'no baseline yet' },
        rounds: [],
      }),
    ).toEqual([])
    expect(
      missing(['{ required: true }'], { absence: { code: 'baseline-unpublished', message: 'an older one stands in' } }),
    ).toEqual(['emit', 'lex'])
  })

  test('what the rules make of a run says which rules they were', () => {
    expect(conclude(ruled(['{ threshold: 5% }'], [onBoth])).rules).toEqual({
      ...{ source: 'rules.yml', asOf, missing: [], budgets: [] },
    })
    expect(conclude(makeRecord([onBoth]))).not.toHaveProperty('rules')
  })
})

describe('rules that do nothing', () => {
  const parse: Benchmark = { name: 'parse', value: noisy() }
  const allocated: Benchmark = { name: 'parse', metric: bytes, value: () => 100 }
  const plain: Benchmark = { name: 'parse', metric: { ...time, name: 'score', unit: '' }, value: noisy() }
  const notesOf = (lines: readonly string[], benchmarks: readonly Benchmark[] = [parse]) =>
    conclude(ruled(lines, benchmarks)).warnings.map(({ code, message }) => `${code}: ${message}`)

  test.each<[lines: readonly string[], benchmarks: readonly Benchmark[], notes: readonly string[]]>([
    [['{ threshold: 5% }'], [parse], []],
    [['{ benchmark: nowhere, required: true }'], [parse], []],
    [['{ budget: at most 5 MB }'], [parse, allocated], []],
    [['{ unit: ms }'], [parse, plain], []],
    [
      ['{ unit: ms }'],
      [parse, allocated],
      [
        'rule-unit: rules.yml:2: "unit" is only for numbers without a unit, but all benchmarks of this rule have one: the benchmark "**"',
      ],
    ],
    [
      ['{ threshold: 5% }', '{ benchmark: prase }'],
      [parse],
      ['rule-unmatched: rules.yml:3: no benchmark fits this rule: the benchmark "prase"'],
    ],
    [
      ['{ metric: time, threshold: 5 B, budget: at most 6 B, ignore: { reason: slow, until: 2026-01-30 } }'],
      [parse],
      [
        'rule-ended: rules.yml:2: ignoring the benchmark "**", the metric "time", ended on 2026-01-30, so it is judged again',
        'rule-unit: rules.yml:2: "threshold" is in B, but no benchmark of this rule is: the benchmark "**", the metric "time"',
        'rule-unit: rules.yml:2: "budget" is in B, but no benchmark of this rule is: the benchmark "**", the metric "time"',
      ],
    ],
    [[`{ ignore: { reason: slow, until: ${asOf} } }`], [parse], []],
    [['{ threshold: false, budget: false, ignore: false }'], [parse], []],
  ])('%j', (lines, benchmarks, notes) => expect(notesOf(lines, benchmarks)).toEqual(notes))

  test('are counted, where they are many', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `{ benchmark: nowhere/${index} }`)
    expect(notesOf(lines(50))).toHaveLength(50)
    expect(notesOf(lines(53)).slice(49)).toEqual([
      expect.stringContaining('nowhere/49'),
      'rule-unmatched: rules.yml: 3 more such notes on rules',
    ])
  })

  test('are not spoken of where nothing was measured', () => {
    expect(
      conclude({
        ...ruled(['{ benchmark: prase }'], []),
        absence: { code: 'baseline-unpublished', message: 'no baseline yet' },
      }).warnings,
    ).toHaveLength(1)
  })
})

test('of what several rules ask, the last holds, and false takes it back', () => {
  const rules = rulesOf([
    '{ threshold: "5%, 1 ms" }',
    '{ benchmark: parse, threshold: 7% }',
    '{ benchmark: lex, ignore: { reason: slow, until: 2026-01-31 } }',
    '{ benchmark: lex, ignore: { reason: slower, until: 2026-01-30 } }',
    '{ benchmark: emit, ignore: { reason: slow, until: 2026-01-31 } }',
    '{ benchmark: emit, ignore: false }',
  ])
  const smallest = { value: 0.001, unit: 's' }
  expect(resolveRule(rules, 'parse', { name: 'time' })).toEqual({ threshold: 0.07 })
  expect(resolveRule(rules, 'lex', { name: 'time' })).toEqual({
    ...{ threshold: 0.05, smallest, ignore: { reason: 'slow', until: '2026-01-31' } },
  })
  expect(resolveRule(rules, 'emit', { name: 'time' })).toEqual({ threshold: 0.05, smallest })
  expect(resolveRule(undefined, 'emit', { name: 'time' })).toEqual({})
})

test.each([
  ['2026-01-30', true],
  ['2026-01-31', false],
  ['2026-02-01', false],
])('on 2026-01-31, what is ignored until %s is judged again: %s', (until, isOver) => {
  expect(isVoid({ reason: 'slow', until }, { asOf })).toBe(isOver)
})

test.each<[rule: Parameters<typeof thresholdOf>[0], level: number, threshold: number]>([
  [{}, 10, 0.02],
  [{ threshold: 0.05 }, 10, 0.05],
  [{ threshold: 0 }, 10, 0],
  [{ smallest: { value: 1, unit: 's' } }, 10, 0.1],
  [{ smallest: { value: 1, unit: 's' } }, 100, 0.02],
  [{ smallest: { value: 1, unit: 's' }, threshold: 0.3 }, 10, 0.3],
  [{ smallest: { value: 1, unit: 's' } }, 0, 0.02],
  [{ smallest: { value: 1, unit: 's' } }, -5, 0.02],
  [{ smallest: { value: 1e10, unit: 's' } }, 1e-300, 1e300],
])('with %j, at a level of %d, a change matters from %d on', (rule, level, threshold) => {
  expect(thresholdOf(rule, { threshold: 0.02 }, () => level)).toBe(threshold)
})

test('the names of metrics are separated by commas and blanks', () => {
  expect(namesOf('primary, cpu-time ,rss')).toEqual(['primary', 'cpu-time', 'rss'])
})

test.each<[what: string, fields: Parameters<typeof finding>[0], names: readonly string[]]>([
  ['judged', { better: 'unknown' }, []],
  ['of unknown direction', { better: 'unknown', verdict: null }, ['parse/small']],
  ['of the whole process', { better: 'unknown', verdict: null, aside: true }, []],
  ['ignored', { better: 'unknown', verdict: null, ignored: { reason: 'slow', until: asOf } }, []],
  ['only shown', { verdict: null }, []],
])('what nobody can judge: a benchmark that is %s', (_, fields, names) => {
  const one = finding(fields)
  expect(findUnjudged([one])).toEqual(names)
  expect(findUnjudged([one, { ...one, metric: 'other' }])).toEqual(names)
  expect(findUnjudged([one, finding({ metric: 'other' })])).toEqual([])
  expect(findUnjudged([one, finding({ benchmark: 'other' })])).toEqual(names)
})
