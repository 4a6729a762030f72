import { expect, test } from 'vitest'
import { conclude, concludeAll } from '../../../src/compare/conclude.js'
import type { Finding } from '../../../src/compare/finding.js'
import { makeSeries } from '../../../src/compare/series.js'
import { describeSeries } from '../../../src/compare/stages/1-describe.js'
import { findRoundsToSettle } from '../../../src/compare/stages/4-decide.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { explain } from '../../../src/record/reasons.js'
import { saying, sentenceOf } from '../sentences.js'
import { type Benchmark, makeRecord, noisy, time, withNewCopies } from './records.js'

const allocated = { name: 'allocated', unit: 'B', better: 'lower' } as const
const biased: Benchmark['value'] = place => noisy()(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.06 : 1)

function findingOf(benchmark: Omit<Benchmark, 'name'>, options: Parameters<typeof makeRecord>[1] = {}): Finding {
  return conclude(withNewCopies(makeRecord([{ name: 'parse', ...benchmark }], options))).findings[0]!
}

test.each<[verdict: string | null, benchmark: Omit<Benchmark, 'name'>, options: Parameters<typeof makeRecord>[1]]>([
  ['regressed', { value: noisy(0.05) }, {}],
  ['improved', { value: noisy(-0.05) }, {}],
  ['unchanged', { value: noisy() }, {}],
  ['not-comparable', { value: () => 0 }, {}],
  ['not-comparable', { value: noisy(0.05) }, { rounds: 4 }],
  ['not-comparable', { value: biased }, {}],
  ['regressed', { metric: allocated, value: ({ side }) => (side === 'baseline' ? 100 : 200) }, {}],
  [null, { value: noisy(0, 0.05), metric: { ...time, better: 'unknown' } }, {}],
])('more rounds would settle nothing that is %s', (verdict, benchmark, options) => {
  expect(findingOf(benchmark, options)).toMatchObject({ verdict, roundsToSettle: null })
})

test.each([20, 40])('what is inconclusive after %d rounds says how many more its interval asks for', rounds => {
  const { verdict, change, equivalence, roundsToSettle } = findingOf({ value: noisy(0.01, 0.2) }, { rounds })
  expect(verdict).toBe('inconclusive')
  expect(roundsToSettle).toBeGreaterThan(0)
  expect(roundsToSettle).toBe(findRoundsToSettle({ change: change!, equivalence: equivalence! }, 0.02, rounds))
})

test('what changed comes first by verdict, then by size, and from nothing to something is the largest change', () => {
  const count = (baseline: number, contender: number): Benchmark['value'] => {
    return ({ side }) => (side === 'baseline' ? baseline : contender)
  }
  const benchmarks: readonly Benchmark[] = [
    { name: 'unknown', metric: { ...allocated, better: 'unknown' }, value: count(1, 9) },
    { name: 'same', metric: allocated, value: count(100, 100) },
    { name: 'half', metric: allocated, value: count(100, 50) },
    { name: 'broken', metric: allocated, value: count(100, Number.NaN) },
    { name: 'noisy', value: noisy(0, 0.3) },
    { name: 'a bit more', metric: allocated, value: count(100, 110) },
    { name: 'much more', metric: allocated, value: count(100, 300) },
    { name: 'from nothing', metric: allocated, value: count(0, 1) },
    { name: 'a bit less', metric: allocated, value: count(100, 90) },
  ]
  expect(conclude(makeRecord(benchmarks)).findings.map(({ benchmark, verdict }) => `${verdict}: ${benchmark}`)).toEqual(
    [
      'regressed: from nothing',
      'regressed: much more',
      'regressed: a bit more',
      'not-comparable: broken',
      'inconclusive: noisy',
      'improved: half',
      'improved: a bit less',
      'unchanged: same',
      'null: unknown',
    ],
  )
})

test('where nothing was recorded, nothing is concluded', () => {
  expect(concludeAll([])).toEqual([])
})

test('what has too few rounds is in no correction', () => {
  const short: Benchmark = { name: 'short', value: place => (place.round < 4 ? noisy()(place) : undefined) }
  const { findings } = conclude(makeRecord([short, { name: 'parse', value: noisy(0.05) }]))
  const [parse, other] = ['parse', 'short'].map(name => findings.find(one => one.benchmark === name)!)
  expect(parse).toMatchObject({ adjustedP: parse!.p, change: { level: 0.95 } })
  expect(other).toMatchObject({ adjustedP: null, change: { level: 0.95 } })
})

test('a failed control is the machine’s fault, and a warning where the verdict stands all the same', () => {
  const shifted = (effect: number): Benchmark['value'] => {
    return place => biased(place)! * (place.side === 'contender' ? 1 + effect : 1)
  }
  const quiet = Array.from({ length: 5 }, (_, index) => ({ name: `quiet/${index}`, value: noisy() }))
  const { findings } = conclude(
    withNewCopies(makeRecord([{ name: 'near', value: shifted(0.06) }, { name: 'far', value: shifted(0.5) }, ...quiet])),
  )
  const [near, far] = ['near', 'far'].map(name => findings.find(one => one.benchmark === name)!)
  const reason = saying(/^two copies of the baseline differ by [56]\.\d%$/)
  expect(near).toMatchObject({ verdict: 'not-comparable', cause: 'machine', reason })
  expect(near!.warnings.filter(({ code }) => code === 'control-failed')).toEqual([])
  expect(far).toMatchObject({ verdict: 'regressed' })
  expect(far!.warnings).toContainEqual(reason)
  // Both intervals are those of what was rejected, and as much wider as the copies lie apart.
  for (const { change, adjustedP } of [near!, far!]) {
    expect(adjustedP).toBeLessThan(0.05)
    expect(change!.level).toBeCloseTo(1 - (2 * 0.05) / 7, 12)
    expect(Math.log1p(change!.high!) - Math.log1p(change!.low!)).toBeGreaterThan(2 * Math.log(1.055))
  }
})

test('without a second copy, the change is tested with the scores that adapt', () => {
  const spiky: Benchmark['value'] = place =>
    noisy(0.006)(place)! * (place.random.below(4) === 0 ? 1 + 3 * place.random.next() : 1)
  const record = withNewCopies(makeRecord([{ name: 'parse', value: spiky }], { rounds: 40 }))
  const rounds = record.rounds.map(round => round.filter(({ slot }) => slot.copy === 1))
  const table = makeSeries({ ...record, rounds })
  const { basis } = describeSeries(table.series[0]!, table, record)
  if (basis.kind !== 'inference') throw new Error('no inference')
  expect(conclude({ ...record, rounds }).findings[0]!.p).toBe(basis.change.p)
  expect(basis.change.p).not.toBe(basis.change.byRanks().p)
})

test('what two one-sided tests find within the threshold is unchanged, and the row says so where its interval leaves it', () => {
  const spreads = Array.from({ length: 60 }, (_, index) => 0.03 + 0.001 * index)
  const found = spreads.map(spread => findingOf({ value: noisy(0, spread) }))
  const explained = found.filter(({ reason }) => reason !== undefined)
  expect(explained.length).toBeGreaterThan(2)
  for (const { verdict, reason, change, equivalence } of explained) {
    expect([verdict, reason]).toEqual(['unchanged', 'within ±2% (90%)'])
    expect(Math.max(-change!.low!, change!.high!)).toBeGreaterThanOrEqual(0.02)
    expect(Math.max(-equivalence!.low!, equivalence!.high!)).toBeLessThan(0.02)
    expect(equivalence!.level).toBeCloseTo(0.9, 12)
  }
})

const floored =
  (value: Benchmark['value'], tick: number): Benchmark['value'] =>
  place =>
    tick * Math.floor(value(place)! / tick)

test('a clock that is coarse takes the verdict, and says so', () => {
  // It shows 1.02 for 1.03, and 1.04 for 2.4% more, which is 1.96% and would be unchanged.
  const slower: Benchmark['value'] = place => 1.03 * noisy(0.024, 0.02)(place)!
  const { verdict, doubt, reason, change } = findingOf({ value: floored(slower, 0.02) })
  expect([verdict, doubt, reason]).toEqual(['inconclusive', 'tick', "the clock's tick is 2.0%"])
  expect([change!.low! < 0.024, change!.high! > 0.024]).toEqual([true, true])
  const counts = findingOf({ metric: allocated, value: ({ random }) => 50 + random.below(2) })
  expect(counts.reason).toBe(undefined)
})

/** 5% more than the baseline, and half as much in every sixth run. */
const stalling: Benchmark['value'] = place =>
  noisy(0.05)(place)! * (place.side === 'contender' && (2 * place.round + place.copy) % 6 === 0 ? 0.5 : 1)

test.each<[what: string, metric: Metric, reason: RegExp]>([
  [
    'a rate',
    { name: 'rate', unit: '1/s', better: 'higher' },
    /^the typical value is [45]\.\d% higher, the mean is unchanged, the 10th percentile 4\d\.\d% lower$/,
  ],
  [
    'a time that should be long',
    { name: 'life', unit: 's', better: 'higher' },
    /^the typical value is [45]\.\d% higher, the mean is unchanged, the 10th percentile 4\d\.\d% lower$/,
  ],
  [
    'a size',
    { name: 'size', unit: 'px', better: 'lower' },
    /^the typical value is [45]\.\d% lower, the mean 1\d\.\d% higher, the 90th percentile [89]\d\.\d% higher$/,
  ],
  [
    'a time',
    time,
    /^the typical run is [45]\.\d% faster, the mean 1\d\.\d% slower, the slowest runs [89]\d\.\d% slower$/,
  ],
])('%s is no better where the slow end is worse', (_, metric, words) => {
  const value: Benchmark['value'] = metric.better === 'higher' ? stalling : place => 1 / stalling(place)!
  const { verdict, doubt, reason } = findingOf({ value, metric }, { rounds: 30 })
  expect([verdict, doubt]).toEqual(['inconclusive', 'tails'])
  expect(reason && explain(reason)).toMatch(words)
})

test.each<[what: string, metric: Metric, effect: number, reason: RegExp | undefined]>([
  ['a time that rose', time, 0.019, /^slower by about 1\.\d%, near your threshold$/],
  ['a time that fell', time, -0.017, /^faster by about 1\.\d%, near your threshold$/],
  ['a rate that fell', { name: 'rate', unit: '1/s', better: 'higher' }, -0.017, /^slower by about 1\.\d%, near/],
  ['a size that rose', { name: 'size', unit: 'px', better: 'lower' }, 0.019, /^more by about 1\.\d%, near/],
  ['a time whose sign is not sure', time, 0.01, undefined],
])('what changed by about the threshold says so: %s', (_, metric, effect, reason) => {
  const finding = findingOf({ value: noisy(effect, reason === undefined ? 0.2 : 0.02), metric })
  expect([finding.verdict, finding.doubt]).toEqual(['inconclusive', reason && 'near'])
  expect(finding.reason === undefined).toBe(reason === undefined)
  if (reason) expect(explain(finding.reason!)).toMatch(reason)
})

test('that there is any change is corrected for many apart from whether one matters', () => {
  const doubtAmong = (effect: number) => {
    const others = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, value: noisy(effect, 0.002) }))
    const benchmarks = [{ name: 'parse', value: noisy(0.015, 0.06) }, ...others]
    const { findings } = conclude(makeRecord(benchmarks, { seed: 's7' }))
    return findings.find(({ benchmark }) => benchmark === 'parse')!.doubt
  }
  // Where all others changed by a little, nearly all that seems to have changed has.
  expect([doubtAmong(0), doubtAmong(0.01)]).toEqual([undefined, 'near'])
})

test.each<[what: string, effect: number, rounds: number, verdict: string]>([
  ['3%', -0.03, 5, 'inconclusive'],
  ['3%', -0.03, 18, 'inconclusive'],
  ['3%, with so many runs that one in twelve would have been seen', -0.03, 19, 'improved'],
  ['9%', -0.094, 8, 'inconclusive'],
  ['9%, which no slow runs could undo', -0.094, 13, 'improved'],
  ['13%', -0.14, 5, 'inconclusive'],
  ['13%, which no slow runs could undo', -0.14, 8, 'improved'],
  ['21%, which no slow runs could undo', -0.24, 5, 'improved'],
])('a gain is called once the runs would show slow ones in twelve: %s', (_, effect, rounds, verdict) => {
  const finding = findingOf({ value: noisy(effect) }, { rounds })
  const isFew = verdict === 'inconclusive'
  expect([finding.verdict, finding.doubt]).toEqual([verdict, isFew ? 'few-runs' : undefined])
  expect(finding.reason && explain(finding.reason)).toBe(
    isFew ? 'faster; too few runs to see slow ones in twelve' : undefined,
  )
  expect(findingOf({ value: noisy(-effect) }, { rounds }).verdict).toBe('regressed')
})

/** Typical values `effect` away from the baseline's, and every `nth` of them `slower` times as large. */
const withTail =
  (effect: number, slower: number, nth = 5): Benchmark['value'] =>
  place =>
    place.side === 'baseline'
      ? noisy()(place)!
      : noisy()(place)! * (1 + effect) * (place.random.below(nth) === 0 ? slower : 1)

/** 5% less than the baseline, and twice as much in every `before`th and `after`th run of the sides. */
const withStalls =
  (before: number, after: number): Benchmark['value'] =>
  place =>
    noisy(-0.05)(place)! * ((2 * place.round + place.copy) % (place.side === 'baseline' ? before : after) === 0 ? 2 : 1)

const wider =
  (effect: number): Benchmark['value'] =>
  place =>
    noisy(effect, place.side === 'baseline' ? 0.005 : 0.05)(place)!

test.each<
  [what: string, value: Benchmark['value'], verdict: string, doubt: string | undefined, reason: RegExp | undefined]
>([
  [
    'a mean that is no better',
    withTail(-0.05, 1.25),
    'inconclusive',
    'tails',
    /^the typical run is [45]\.\d% faster, the mean is unchanged, the slowest runs \d+(?:\.\d)?% slower$/,
  ],
  [
    'a mean that is better all the same',
    wider(-0.3),
    'improved',
    undefined,
    /^the typical run is \d+(?:\.\d)?% faster, the mean \d+(?:\.\d)?% faster/,
  ],
  ['no tail', noisy(-0.05), 'improved', undefined, undefined],
  ['slow runs that both sides have', withStalls(8, 8), 'improved', undefined, undefined],
  [
    'slow runs that the contender has more often',
    withStalls(8, 3),
    'inconclusive',
    'tails',
    /^the typical run is [45]\.\d% faster, the mean /,
  ],
  ['a tail of what is slower', withTail(0.05, 1.25), 'regressed', undefined, undefined],
])('an improvement with %s', (_, value, verdict, doubt, reason) => {
  const found = findingOf({ value }, { rounds: 30 })
  expect([found.verdict, found.doubt]).toEqual([verdict, doubt])
  if (reason === undefined) expect(found.reason).toBe(undefined)
  else expect(sentenceOf(found)).toMatch(reason)
})

/** With the same mean, and 1.8% below it at the median. */
const skewed: Benchmark['value'] = place =>
  place.side === 'baseline' ? noisy(0, 0.02)(place) : 1 - 0.06 * (1 + Math.log(1 - place.random.next()))

test.each<[metric: Metric, value: Benchmark['value'], words: string]>([
  [time, skewed, 'the typical run is 3.9% faster, the mean 2.4% faster, the slowest runs 0.5% slower'],
  [
    { name: 'rate', unit: '1/s', better: 'higher' },
    place => 1 / skewed(place)!,
    'the typical value is 4.1% higher, the mean 2.6% higher, the 10th percentile 0.5% lower',
  ],
])(
  'a noisier contender whose mean of $name is better by chance has slow runs that are slower',
  (metric, value, words) => {
    const { verdict, doubt, reason } = findingOf({ value, metric }, { seed: 'seed 45' })
    expect([verdict, doubt]).toEqual(['inconclusive', 'tails'])
    expect(reason).toEqual(words)
  },
)

test.each([25, 43])('an improvement by chance is doubted where the whole suite became noisier: seed %d', seed => {
  const value: Benchmark['value'] = place => (place.side === 'baseline' ? noisy(0, 0.05) : skewed)(place)
  const verdictBeside = (metric: Metric) => {
    const suite = ['b', 'c', 'd', 'e'].map(name => ({ name, value, metric }))
    const record = makeRecord([{ name: 'faster', value }, ...suite], { seed: `suite ${seed}` })
    const { verdict, doubt } = conclude(record).findings.find(one => one.benchmark === 'faster')!
    return [verdict, doubt]
  }
  expect(verdictBeside(allocated)).toEqual(['improved', undefined])
  expect(verdictBeside(time)).toEqual(['inconclusive', 'tails'])
})

test('a program with slow runs of a kind that the baseline does not have is no faster', () => {
  const rarely: Benchmark['value'] = place =>
    noisy(
      place.side === 'contender' ? (place.random.next() < 1 / 12 ? 0.49 : -0.03) : 0,
      0.01,
    )({
      ...place,
      side: 'contender',
    })
  const found = Array.from({ length: 40 }, (_, seed) => findingOf({ value: rarely }, { seed: `${seed}` }).verdict)
  expect(found.filter(verdict => verdict === 'improved').length).toBeLessThanOrEqual(4)
})
