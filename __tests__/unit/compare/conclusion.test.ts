import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import type { PairInvocation } from '../../../src/record/record.js'
import { saying, sentenceOf } from '../sentences.js'
import { type Benchmark, makeRecord, noisy, time, withNewCopies } from './records.js'

const bytes: Metric = { name: 'size', unit: 'B', better: 'lower' }
const throughput: Metric = { name: 'throughput', unit: '1/s', better: 'higher' }
const custom: Metric = { name: 'score', unit: 'points', better: 'unknown' }

const judge = (benchmark: Omit<Benchmark, 'name'>, options?: Parameters<typeof makeRecord>[1]) =>
  conclude(makeRecord([{ name: 'one', ...benchmark }], options)).findings[0]!

test.each<[string, Omit<Benchmark, 'name'>, string | null]>([
  ['slower', { value: noisy(0.05) }, 'regressed'],
  ['faster', { value: noisy(-0.05) }, 'improved'],
  ['the same', { value: noisy() }, 'unchanged'],
  ['a little slower than cares anybody', { value: noisy(0.005) }, 'unchanged'],
  ['too noisy', { value: noisy(0, 0.3) }, 'inconclusive'],
  ['more throughput', { metric: throughput, value: noisy(0.05) }, 'improved'],
  ['less throughput', { metric: throughput, value: noisy(-0.05) }, 'regressed'],
  ['of unknown direction', { metric: custom, value: noisy(0.05) }, null],
  ['the same bytes', { metric: bytes, value: () => 1000 }, 'unchanged'],
  ['more bytes', { metric: bytes, value: ({ side }) => (side === 'baseline' ? 1000 : 1040) }, 'regressed'],
  ['bytes that vary', { metric: bytes, value: noisy(0.05) }, 'regressed'],
  ['times that are all equal, in two digits', { value: () => 0.25, step: 0.01 }, 'inconclusive'],
  ['times that are all equal, in full', { value: () => 0.26 }, 'not-comparable'],
  ['times that are all equal, of 16 ticks of a Windows timer', { value: () => 0.25 }, 'inconclusive'],
  ['a time of 0', { value: () => 0 }, 'not-comparable'],
  ['a negative time', { value: () => -1 }, 'not-comparable'],
  ['not a number', { value: () => Number.NaN }, 'not-comparable'],
])('%s', (_, benchmark, verdict) => {
  expect(judge(benchmark).verdict).toBe(verdict)
})

test.each<[string, (one: PairInvocation, round: number) => PairInvocation, string | RegExp]>([
  ['one failure', (one, round) => fail(one, round === 3 && isSlot(one, 'contender', 1)), 'regressed'],
  ['one failure on each side', (one, round) => fail(one, round === 3 && one.slot.copy === 1), 'regressed'],
  [
    'two failures',
    (one, round) => fail(one, round === 3 && one.slot.side === 'contender'),
    /the contender did not report it in 2 runs: exit 1/,
  ],
  [
    'a time limit',
    (one, round) => fail(one, round === 3 && isSlot(one, 'contender', 2), 'timed-out'),
    /only the contender exceeded the time limit/,
  ],
  ['a unit that changed', one => (one.slot.side === 'contender' ? inUnit(one, 'B') : one), /its unit changed from/],
  [
    'an error of its own',
    (one, round) => (round === 2 ? withError(one) : one),
    /it reported an error \(baseline\): boom/,
  ],
])('%s', (_, change, expected) => {
  const { verdict, reason } = judge({ value: noisy(0.05) }, { change })
  if (typeof expected === 'string') expect(verdict).toBe(expected)
  else expect([verdict, reason]).toEqual(['not-comparable', saying(expected)])
})

test('too few rounds are incomparable, unless there is no noise', () => {
  expect(judge({ value: noisy(0.5) }, { rounds: 4 })).toMatchObject({
    verdict: 'not-comparable',
    reason: 'only 4 complete rounds of the 5 that a verdict needs',
  })
  expect(judge({ metric: bytes, value: () => 7 }, { rounds: 1 }).verdict).toBe('unchanged')
})

test('what never ran on both sides in one round has no change, and so no levels', () => {
  const { baseline, contender, ...found } = judge({
    value: ({ side, round }) => ((round % 2 === 0) === (side === 'baseline') ? 1 + round / 100 : undefined),
  })
  expect(found).toMatchObject({ verdict: 'not-comparable', cause: 'contender-failed', change: null, p: null })
  expect(found.control).toBeNull()
  expect(sentenceOf(found)).toMatch(/^no round has both sides/)
  expect([baseline!.level, contender!.level]).toEqual([undefined, undefined])
})

test('what never ran in both copies in one round has no A/A test', () => {
  const { control } = judge({
    value: ({ copy, round, random }) => ((round % 2 === 0) === (copy === 1) ? 1 + random.next() / 100 : undefined),
  })
  expect(control).toBeNull()
})

test.each<[string, Metric, (side: string, noise: number) => number]>([
  ['a time', time, (side, noise) => (side === 'baseline' ? 2 : 3) + noise],
  ['a rate', throughput, (side, noise) => (side === 'baseline' ? 300 : 200) + noise],
  ['a count that never varies', bytes, side => (side === 'baseline' ? 300 : 200)],
])('of %s, the levels make the change', (_, metric, level) => {
  const { baseline, contender, change } = judge({
    metric,
    value: ({ side, random }) => level(side, random.next() / 10),
  })
  expect(contender!.level!.value / baseline!.level!.value - 1).toBeCloseTo(change!.value, 12)
})

test('only primary metrics are judged, unless others are named', () => {
  const benchmarks = [
    { name: 'one', metric: bytes, value: noisy(0.05) },
    { name: 'one', metric: time, value: noisy(0.05) },
  ]
  const verdicts = (metrics: string) =>
    Object.fromEntries(conclude(makeRecord(benchmarks, { metrics })).findings.map(one => [one.metric, one.verdict]))
  expect(verdicts('primary')).toEqual({ time: 'regressed', size: null })
  expect(verdicts('all')).toEqual({ time: 'regressed', size: 'regressed' })
  expect(verdicts('size, rss')).toEqual({ time: null, size: 'regressed' })
})

test('a failed control makes incomparable what it might explain, and nothing else', () => {
  const biased =
    (effect: number): Benchmark['value'] =>
    place =>
      noisy(effect)(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.06 : 1)
  const { findings, control } = conclude(
    withNewCopies(
      makeRecord([
        { name: 'explained', value: biased(0.06) },
        { name: 'far beyond', value: biased(0.5) },
        { name: 'sound', value: noisy(0.06) },
      ]),
    ),
  )
  expect(Object.fromEntries(findings.map(one => [one.benchmark, one.verdict]))).toEqual({
    explained: 'not-comparable',
    'far beyond': 'regressed',
    sound: 'regressed',
  })
  expect(control).toMatchObject({ status: 'failed', differing: 2, of: 3 })
  expect(sentenceOf(findings.find(one => one.benchmark === 'explained')!)).toMatch(
    /two copies of the baseline differ by [56]\.\d%/,
  )
})

test('what only one side prints is added or removed, and with nothing in common nothing is compared', () => {
  const only = (name: string, side: string) => ({
    name,
    value: (place: { side: string }) => (place.side === side ? 1 : undefined),
  })
  const benchmarks = [only('old', 'baseline'), only('new', 'contender')]
  expect(conclude(makeRecord(benchmarks))).toMatchObject({
    status: 'not-compared',
    added: ['new'],
    removed: ['old'],
    findings: [],
  })
  expect(conclude(makeRecord([...benchmarks, { name: 'both', value: noisy() }])).status).toBe('unchanged')
})

test('what a side does not print because it fails is not removed', () => {
  const outcome = conclude(
    makeRecord([{ name: 'one', value: noisy() }], { change: one => fail(one, one.slot.side === 'contender') }),
  )
  expect(outcome).toMatchObject({
    status: 'not-comparable',
    removed: [],
    findings: [{ verdict: 'not-comparable', contender: null }],
  })
  expect(outcome.warnings).toEqual(['the contender failed in 40 of 40 runs: exit 1'])
})

test('many benchmarks: what is rejected shows the interval of the matching level', () => {
  const benchmarks = Array.from({ length: 20 }, (_, index) => ({
    name: `${index}`,
    value: noisy(index < 4 ? 0.05 : 0),
  }))
  const { findings } = conclude(makeRecord(benchmarks))
  const rejected = findings.filter(one => one.adjustedP! < 0.05)
  expect(
    rejected
      .filter(one => one.verdict === 'regressed')
      .map(one => one.benchmark)
      .sort(),
  ).toEqual(['0', '1', '2', '3'])
  for (const { adjustedP, change } of findings) {
    const excludesZero = change!.low! > 0 || change!.high! < 0
    if (adjustedP! < 0.05)
      expect([change!.level, excludesZero]).toEqual([1 - (rejected.length * (1 - 0.95)) / 20, true])
    else expect(change!.level).toBe(0.95)
  }
})

function isSlot({ slot }: PairInvocation, side: string, copy: number): boolean {
  return slot.side === side && slot.copy === copy
}

function fail(one: PairInvocation, isFailing: boolean, outcome: 'failed' | 'timed-out' = 'failed'): PairInvocation {
  return isFailing ? { slot: one.slot, outcome, failure: { code: 'told', message: 'exit 1' }, measurements: [] } : one
}

function inUnit(one: PairInvocation, unit: string): PairInvocation {
  return { ...one, measurements: one.measurements.map(it => ({ ...it, metric: { ...it.metric, unit } })) }
}

function withError(one: PairInvocation): PairInvocation {
  return { ...one, measurements: one.measurements.map(it => ({ ...it, value: Number.NaN, error: 'boom' })) }
}

test('without a baseline nothing is compared, which is neither green nor an error', () => {
  const absence = { code: 'baseline-unpublished', message: 'no baseline has been published yet' }
  const { status, warnings, control } = conclude({ ...makeRecord([], { rounds: 0 }), absence })
  expect(status).toBe('not-compared')
  expect(warnings).toEqual([absence])
  expect(control.status).toBe('not-run')
})
