import { expect, test } from 'vitest'
import { isSilent, makeSeries, sortByPresence, splitByRunner } from '../../../src/compare/series.js'
import { summarise, summariseRunners } from '../../../src/compare/summary.js'
import type { Metric } from '../../../src/metrics/metric.js'
import type { Measurement, Pair, PairInvocation } from '../../../src/record/record.js'
import { time } from './records.js'

const bytes: Metric = { name: 'allocated', unit: 'B', better: 'lower' }
const cpuTime: Metric = { name: 'cpu-time', unit: 's', better: 'lower', aside: true }

const printed = (benchmark: string, value: number, metric = time): Measurement => ({ benchmark, metric, value })
const erred = (benchmark: string, error: string): Measurement => ({
  ...{ benchmark, metric: { ...time, unit: '' }, value: Number.NaN, error },
})

const b1 = { side: 'baseline', copy: 1 } as const
const b2 = { side: 'baseline', copy: 2 } as const
const c1 = { side: 'contender', copy: 1 } as const

const ok = (slot: PairInvocation['slot'], ...measurements: readonly Measurement[]): PairInvocation => ({
  ...{ slot, outcome: 'ok', measurements },
})
const bad = (
  slot: PairInvocation['slot'],
  reason?: string,
  outcome: 'failed' | 'timed-out' = 'failed',
): PairInvocation => ({
  ...{ slot, outcome, measurements: [] },
  ...(reason === undefined ? {} : { failure: { code: 'told', message: reason } }),
})

const recordOf = (rounds: Pair['rounds'], fields: Partial<Pair> = {}): Pair => ({
  suite: 'benchmark',
  settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
  warnings: [],
  rounds,
  ...fields,
})

test('values stay in their rounds, in the order in which they ran', () => {
  const record = recordOf([
    [ok(c1, printed('parse', 3)), ok(b2, printed('parse', 4), printed('lex', 9)), bad(b1)],
    [bad(c1), ok(b1, printed('parse', 5))],
  ])
  const { series } = makeSeries(record)
  expect(series.map(({ benchmark, metric }) => [benchmark, metric.name])).toEqual([
    ['parse', 'time'],
    ['lex', 'time'],
  ])
  expect(series[0]!.rounds).toEqual([
    [
      { ...c1, turn: 0, value: 3 },
      { ...b2, turn: 1, value: 4 },
    ],
    [{ ...b1, turn: 1, value: 5 }],
  ])
  expect(series[1]!.rounds).toEqual([[{ ...b2, turn: 1, value: 9 }], []])
})

const score: Metric = { name: 'score', unit: '', better: 'higher' }

test.each<[what: string, metrics: readonly Metric[], primary: string | undefined]>([
  ['time, where there is one', [bytes, time], 'time'],
  ['time, where it comes first', [time, bytes], 'time'],
  ['the first, without a time', [score, bytes], 'score'],
  ['what the tool says', [time, { ...bytes, primary: true }, score], 'allocated'],
  ['never what is of the whole process', [{ ...time, aside: true }, bytes], 'allocated'],
  ['nothing, where all is of the whole process', [cpuTime], undefined],
])('what a benchmark is about: %s', (_, metrics, primary) => {
  const { series } = makeSeries(recordOf([[ok(b1, ...metrics.map(metric => printed('parse', 1, metric)))]]))
  expect(series.filter(one => one.primary).map(({ metric }) => metric.name)).toEqual(
    primary === undefined ? [] : [primary],
  )
})

test.each<[what: string, values: readonly number[], flags: readonly boolean[], primary: string]>([
  ['a run calls it so', [1, 1], [false, true], 'cpu-time'],
  ['no run calls it so', [1, 1], [false, false], 'time'],
  ['a run has none of it', [1, 0], [true, true], 'time'],
])('one metric is primary in all runs of both sides: where %s', (_, values, flags, primary) => {
  const run = (slot: PairInvocation['slot'], at: number) => {
    const { aside: __, ...metric } = cpuTime
    const own = flags[at] ? { ...metric, primary: true as const } : metric
    return ok(slot, printed('parse', 1), printed('parse', values[at]!, own))
  }
  for (const round of [
    [run(b1, 0), run(c1, 1)],
    [run(c1, 1), run(b1, 0)],
  ]) {
    const { series } = makeSeries(recordOf([round]))
    expect(series.filter(one => one.primary).map(({ metric }) => metric.name)).toEqual([primary])
  }
})

const inBytes = { ...time, unit: 'B' }
const upwards = { ...time, better: 'higher' } as const

test.each<[what: string, round: readonly PairInvocation[], metric: Metric, conflict: Metric | undefined]>([
  ['alike', [ok(b1, printed('parse', 1)), ok(c1, printed('parse', 1))], time, undefined],
  ['unlike', [ok(b1, printed('parse', 1)), ok(c1, printed('parse', 1, inBytes))], time, inBytes],
  ['unlike, the contender first', [ok(c1, printed('parse', 1, inBytes)), ok(b1, printed('parse', 1))], time, inBytes],
  ['in another direction', [ok(b1, printed('parse', 1)), ok(c1, printed('parse', 1, upwards))], time, upwards],
  [
    'in three ways, of which the first two count',
    [ok(b1, printed('parse', 1)), ok(c1, printed('parse', 1, inBytes)), ok(b2, printed('parse', 1, upwards))],
    time,
    inBytes,
  ],
])('units and directions that are %s', (_, round, metric, conflict) => {
  expect(makeSeries(recordOf([round])).series).toMatchObject([{ metric, conflict }])
})

test('a rule that says the direction settles one that changed, and no unit that changed', () => {
  const rules = {
    source: 'rules.yml',
    asOf: '2026-01-31',
    list: [{ line: 1, benchmark: '**', metric: '**', direction: 'lower' as const }],
  }
  const conflictOf = (other: Metric) => {
    const record = recordOf([[ok(b1, printed('parse', 1)), ok(c1, printed('parse', 1, other))]])
    return makeSeries({ ...record, settings: { ...record.settings, rules } }).series[0]!.conflict
  }
  expect([conflictOf(upwards), conflictOf(inBytes)]).toEqual([undefined, inBytes])
})

test('errors of benchmarks: the first of each, and on which sides', () => {
  const { series, errors } = makeSeries(
    recordOf([
      [
        ok(c1, erred('parse', 'no file'), erred('lex', 'too deep')),
        ok(b1, erred('parse', 'no disk'), printed('lex', 2)),
      ],
      [ok(c1, erred('lex', 'too wide'))],
    ]),
  )
  expect([...errors].map(([name, { side, error, sides }]) => [name, side, error, [...sides]])).toEqual([
    ['parse', 'contender', 'no file', ['contender', 'baseline']],
    ['lex', 'contender', 'too deep', ['contender']],
  ])
  // What never had a value is still there, empty.
  expect(series.map(one => [one.benchmark, isSilent(one), one.rounds.length])).toEqual([
    ['lex', false, 2],
    ['parse', true, 2],
  ])
})

test('failures of each side are counted, with the reason of the first', () => {
  const { failures } = makeSeries(
    recordOf([
      [bad(c1, 'exit 1'), ok(b1), bad(b2, undefined)],
      [bad(c1, 'too long', 'timed-out'), ok(b1), bad(b2, 'exit 2')],
    ]),
  )
  expect(failures).toEqual({
    baseline: { failed: 2, timedOut: 0, succeeded: 2, failure: undefined },
    contender: { failed: 1, timedOut: 1, succeeded: 0, failure: 'exit 1' },
  })
})

test('the rounds of each runner', () => {
  const rounds = Array.from({ length: 6 }, (_, index) => [{ ...b1, turn: 0, value: index }])
  const split = (runners: readonly number[]) =>
    splitByRunner({ rounds, runners }).map(own => own.map(([one]) => one!.value))
  expect(split([])).toEqual([[0, 1, 2, 3, 4, 5]])
  expect(split([2, 5])).toEqual([[0, 1], [2, 3, 4], [5]])
})

test.each<[what: string, round: readonly PairInvocation[], added: readonly string[], removed: readonly string[]]>([
  ['new', [ok(b1, printed('parse', 1)), ok(c1, printed('parse', 1), printed('emit', 1))], ['emit'], []],
  ['gone', [ok(b1, printed('parse', 1), printed('emit', 1)), ok(c1, printed('parse', 1))], [], ['emit']],
  ['unknown, since the baseline failed', [bad(b1), ok(c1, printed('emit', 1))], [], []],
  ['unknown, since the contender failed', [ok(b1, printed('emit', 1)), bad(c1)], [], []],
  ['broken', [ok(b1, printed('emit', 1)), ok(c1, erred('emit', 'no file'))], [], []],
  ['another metric of the same', [ok(b1, printed('emit', 1)), ok(c1, printed('emit', 1, bytes))], [], []],
])('a benchmark that is %s', (_, round, added, removed) => {
  const presence = sortByPresence(makeSeries(recordOf([round])))
  expect([presence.added, presence.removed]).toEqual([added, removed])
  const own = [...added, ...removed]
  const names = new Set(round.flatMap(one => one.measurements.map(({ benchmark }) => benchmark)))
  expect(new Set(presence.shared.map(({ benchmark }) => benchmark))).toEqual(
    new Set([...names].filter(name => !own.includes(name))),
  )
})

// As R has it: quantile(x), mean(x), mad(x, constant = 1), sqrt(mean((x - mean(x))^2)) / mean(x).
test('values in numbers', () => {
  expect(summarise([7, 1, 2, 4])).toEqual({
    ...{
      n: 4,
      sd: expect.closeTo(Math.sqrt(7), 12),
      outliers: { low: 0, high: 0 },
      median: 3,
      mean: 3.5,
      min: 1,
      p5: 1.15,
      q1: 1.75,
      q3: 4.75,
      p95: expect.closeTo(6.55, 12),
      max: 7,
      mad: 1.5,
    },
    cv: expect.closeTo(Math.sqrt(5.25) / 3.5, 12),
  })
  expect(summarise([-7, -1, -2, -4])!.cv).toBeCloseTo(Math.sqrt(5.25) / 3.5, 12)
  expect(summarise([5])).toMatchObject({
    n: 1,
    median: 5,
    mean: 5,
    min: 5,
    p5: 5,
    q1: 5,
    q3: 5,
    p95: 5,
    max: 5,
    mad: 0,
    cv: 0,
  })
  expect(summarise([])).toBe(null)
  expect(summarise([-1, 1])!.cv).toBe(null)
  expect(summarise([1e300, 9e299, 8e299])!.cv).toBeCloseTo(summarise([10, 9, 8])!.cv!, 12)
})

test('values of several runners vary as on one of them', () => {
  const own = [6, 8, 10]
  const slower = own.map(value => 3 * value)
  const both = summariseRunners([own, slower])!
  expect(both).toMatchObject({ n: 6, min: 6, max: 30, median: 14, mad: 3.5 })
  expect(both.cv).toBeCloseTo(summarise(own)!.cv!, 12)
  expect(summariseRunners([own])).toEqual(summarise(own))
  expect(summariseRunners([own, []])).toEqual({ ...summarise(own)!, cv: expect.closeTo(summarise(own)!.cv!, 12) })
  expect(summariseRunners([own, [0, 0]])).toEqual(summarise([...own, 0, 0]))
  expect(summariseRunners([[-1, -2], own])).toEqual(summarise([-1, -2, ...own]))
  expect(summariseRunners([[], []])).toBe(null)
})
