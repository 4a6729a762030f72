import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { makeInference } from '../../../src/compare/inference.js'
import type { Pair, PairInvocation } from '../../../src/record/record.js'
import { makeEngine } from '../../../src/stats/engine.js'
import type { Engine } from '../../../src/stats/inversion.js'
import { makeRandom } from '../../../src/stats/random.js'
import { nominalAlpha, repeatedP } from '../../../src/stats/sequential/repeated-p.js'
import { type Benchmark, makeRecord, noisy, time } from './records.js'

/** Values of which copy 2 of these sides is longer by `factor`. */
const apart = (factor: number, ...sides: readonly string[]): Benchmark['value'] => {
  return place => noisy()(place)! * (sides.includes(place.side) && place.copy === 2 ? factor : 1)
}
const controlOf = (benchmarks: readonly Benchmark[], options: Parameters<typeof makeRecord>[1] = {}) =>
  conclude(makeRecord(benchmarks, options)).control
const several = (count: number, value: Benchmark['value']): readonly Benchmark[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, value }))

test.each([5, 8].flatMap(rounds => [1, 2, 8].map(count => [rounds, count] as const)))(
  'after %d rounds of %d benchmarks there is an A/A test and its bound',
  (rounds, count) => {
    const { status, differing, of, bounds } = controlOf(several(count, noisy()), { rounds })
    expect({ status, differing, of }).toEqual({ status: 'passed', differing: 0, of: count })
    for (const { median, suite } of [bounds.baseline, bounds.contender]) {
      expect(median).toBeGreaterThan(0)
      expect(median).toBeLessThan(0.02)
      if (count === 1) expect(suite).toBe(null)
      else expect(suite).toBeLessThan(0.01)
    }
  },
)

test.each<[what: string, value: Benchmark['value'], rounds: number, status: string, differing: number]>([
  ['copies alike', noisy(), 20, 'passed', 0],
  ['copies of the baseline apart', apart(1.05, 'baseline'), 20, 'failed', 1],
  [
    'copies of the baseline apart by a step',
    place => (place.side === 'baseline' && place.copy === 1 ? 12 : 10),
    10,
    'failed',
    1,
  ],
  ['the second copy faster', apart(0.95, 'baseline'), 20, 'failed', 1],
  ['copies of the contender apart', apart(1.05, 'contender'), 20, 'contender-differs', 1],
  ['copies of both sides apart in the same way', apart(1.05, 'baseline', 'contender'), 5, 'paths-matter', 1],
  [
    'copies of both sides apart by nearly as much, which is known well',
    place => noisy(0, 0.0005)(place)! * (place.copy === 2 ? (place.side === 'baseline' ? 1.05 : 1.047) : 1),
    20,
    ...(['paths-matter', 1] as const),
  ],
  [
    'copies of both sides apart, one much more',
    place => noisy()(place)! * (place.copy === 2 ? (place.side === 'baseline' ? 1.02 : 1.1) : 1),
    20,
    ...(['failed', 1] as const),
  ],
  [
    'copies of both sides apart, either way',
    place => noisy()(place)! * (place.copy === 2 ? (place.side === 'baseline' ? 1.05 : 0.95) : 1),
    5,
    ...(['failed', 1] as const),
  ],
])('the outcome with %s', (_, value, rounds, status, differing) => {
  expect(controlOf([{ name: 'a', value }], { rounds })).toMatchObject({ status, differing, of: 1 })
})

test.each<[what: string, benchmarks: readonly Benchmark[], rounds: number]>([
  ['nothing measured', [], 20],
  ['exact counts', [{ name: 'a', metric: { ...time, unit: 'B' }, value: () => 7 }], 20],
  ['one copy of each side', [{ name: 'a', value: place => (place.copy === 1 ? noisy()(place) : undefined) }], 20],
])('there is no A/A test, and no bound, with %s', (_, benchmarks, rounds) => {
  const unknown = { median: null, suite: null }
  expect(controlOf(benchmarks, { rounds })).toEqual({
    ...{ status: 'not-run', differing: 0, of: 0, bias: null },
    bounds: { baseline: unknown, contender: unknown },
  })
})

test.each([
  [5, 'not-run'],
  [8, 'failed'],
])('with one copy of the contender, %d rounds give a bound, and a test where it could fail', (rounds, status) => {
  const record = makeRecord([{ name: 'a', value: apart(1.05, 'baseline') }], { rounds })
  const isKept = ({ slot }: PairInvocation): boolean => slot.side === 'baseline' || slot.copy === 1
  const { bounds, ...control } = conclude({ ...record, rounds: record.rounds.map(one => one.filter(isKept)) }).control
  expect(control).toMatchObject({ status, of: 1 })
  expect(bounds.baseline.median).toBeGreaterThan(0.05)
  expect(bounds.contender.median).toBe(null)
})

const copies = ['b1', 'b2', 'c1', 'c2'] as const

/** Four rounds in which copies run in the order of this list, with copy 2 of both sides longer by `factor`. */
function wideRecord(order: readonly (typeof copies)[number][], factor: number): Pair {
  const random = makeRandom('wide')
  const record = makeRecord([{ name: 'a', value: noisy() }], { rounds: 0 })
  const makeRun = (copy: (typeof copies)[number]): PairInvocation => {
    const slot = { side: copy[0] === 'b' ? 'baseline' : 'contender', copy: copy[1] === '1' ? 1 : 2 } as const
    const value = (1 + 0.005 * random.next()) * (slot.copy === 2 ? factor : 1)
    return { slot, outcome: 'ok', measurements: [{ benchmark: 'a', metric: time, value }] }
  }
  return { ...record, rounds: Array.from({ length: 4 }, () => order.map(makeRun)) }
}

test('where copies run several times in a round, neighbours of different copies are pairs', () => {
  const mixed = ['b1', 'c1', 'b2', 'c2', 'b2', 'b1', 'c2', 'c1', 'b1', 'b2', 'c1', 'c2'] as const
  const alike = ['b1', 'b1', 'b2', 'b2', 'c1', 'c1', 'c2', 'c2'] as const
  expect(conclude(wideRecord(mixed, 1.05)).control.status).toBe('paths-matter')
  expect(conclude(wideRecord(alike, 1.05)).control).toMatchObject({ status: 'not-run', of: 0 })
})

test.each<[whose: string, sides: readonly string[], factor: number, status: string]>([
  ['the baseline', ['baseline'], 1.0012, 'failed'],
  ['the contender', ['contender'], 1.0012, 'contender-differs'],
  ['both sides', ['baseline', 'contender'], 1.0008, 'paths-matter'],
])('a difference that few benchmarks show alone is found in the mean of the others: copies of %s', (...one) => {
  const [, sides, factor, status] = one
  const { control, findings } = conclude(makeRecord(several(40, apart(factor, ...sides)), { rounds: 13 }))
  expect(control).toMatchObject({ status, of: 40 })
  expect(control.differing).toBeLessThan(4)
  expect(control.bounds.baseline.suite).toBeLessThan(control.bounds.baseline.median!)
  // Rows are wider by what is the baseline's: those that differ by their own, and the others by what their mean shows.
  const reasons = findings.flatMap(({ warnings, reason }) => [...warnings, ...(reason ? [reason] : [])])
  const told = reasons.filter(({ code }) => code === 'control-failed')
  const ofMean = told.filter(({ isMean }) => isMean === true)
  expect(ofMean.length > 36).toBe(status === 'failed')
  expect(told.length).toBe(status === 'failed' ? ofMean.length + control.differing : 0)
})

test('where benchmarks differ themselves, their mean widens no other', () => {
  const benchmarks = [{ name: 'apart', value: apart(1.3, 'baseline') }, ...several(3, noisy())]
  const { control, findings } = conclude(makeRecord(benchmarks))
  expect(control).toMatchObject({ status: 'failed', differing: 1, of: 4 })
  const told = findings.filter(({ warnings, reason }) => warnings.length > 0 || reason !== undefined)
  expect(told.map(({ benchmark }) => benchmark)).toEqual(['apart'])
})

test('the bound is the median of how far copies of the baseline may lie apart', () => {
  const spreads = [0.001, 0.02, 0.3]
  const benchmarks = spreads.map((spread, index) => ({ name: `${index}`, value: noisy(0, spread) }))
  const { findings, control } = conclude(makeRecord(benchmarks))
  const reaches = findings.map(one => Math.max(-Math.log1p(one.control!.low!), Math.log1p(one.control!.high!)))
  expect(control.bounds.baseline.median).toBeCloseTo(Math.expm1(reaches.toSorted((one, other) => one - other)[1]!), 9)
})

test('steps of printed values widen the bound', () => {
  // Most values are 1.00, so the copies do not differ by a step, but perhaps by half of one either way.
  const value: Benchmark['value'] = place => Math.round(noisy(0, 0.0065)(place)! * 100) / 100
  expect(controlOf([{ name: 'a', value, step: 0.01 }]).bounds.baseline.median).toBeCloseTo(0.01, 3)
})

test('where more is better, the control is of the value itself', () => {
  const metric = { ...time, name: 'throughput', unit: '1/s', better: 'higher' as const }
  const { control } = conclude(makeRecord([{ name: 'a', metric, value: apart(1.05, 'baseline') }])).findings[0]!
  expect(control!.value).toBeCloseTo(0.05, 2)
  expect(control!.low!).toBeLessThan(control!.value)
  expect(control!.high!).toBeGreaterThan(control!.value)
  expect(control!.p).toBeLessThan(0.01)
})

/** An engine over 20 rounds of two values each, the second side shifted by `effect`. */
function engineOf(effect: number): Engine {
  const random = makeRandom('inference')
  const value = () => 0.01 * random.next()
  return makeEngine(
    Array.from({ length: 20 }, () => ({ a: [value(), value()], b: [effect + value(), effect + value()] })),
  )
}

const design = { looks: [5, 10, 20], rounds: 20 }
const bias = { variance: 0.01 ** 2, offsets: [{ variance: 0.01 ** 2, weight: 1 }] }

test('without a bias, the inference is the engine’s at the level of the look', () => {
  const engine = engineOf(0.002)
  const inference = makeInference(engine, { design, bias: null, weight: 1 })
  const { estimate, standardError } = engine
  const { low, high } = engine.interval(1 - nominalAlpha(design, 0.05))
  expect(inference).toMatchObject({ estimate, standardError, p: repeatedP(design, engine.p) })
  expect(inference.interval(0.95)).toEqual({ estimate, low, high })
  expect(inference.reach(0.95)).toBe((high - low) / 2)
})

test('a bias larger than the noise is what the interval reaches for', () => {
  const engine = engineOf(0.002)
  const inference = makeInference(engine, { design: { looks: [20], rounds: 20 }, bias, weight: 1 })
  const whole = Math.sqrt(engine.standardError ** 2 + 0.01 ** 2)
  const { low, high } = inference.interval(0.95)
  expect(inference.standardError).toBeCloseTo(whole, 12)
  expect(inference.reach(0.95)).toBeCloseTo(1.959964 * whole, 6)
  expect([low, high].map(end => (end - engine.estimate) / (1.959964 * whole))).toEqual([
    expect.closeTo(-1, 5),
    expect.closeTo(1, 5),
  ])
  expect(inference.p).toBeGreaterThan(0.5)
  expect(engine.p).toBeLessThan(0.05)
})

test('a bias next to nothing leaves the exact test as it is', () => {
  const engine = engineOf(0.002)
  const tiny = { variance: 1e-20, offsets: [{ variance: 1e-20, weight: 1 }] }
  const [with1, without] = [tiny, null].map(own => makeInference(engine, { design, bias: own, weight: 1 }))
  const [one, other] = [with1!.interval(0.999), without!.interval(0.999)]
  expect(one.low).toBeLessThanOrEqual(other.low)
  expect(one.high).toBeGreaterThanOrEqual(other.high)
  expect(with1!.p).toBeGreaterThanOrEqual(without!.p)
  expect(with1!.reach(0.999)).toBeGreaterThanOrEqual(without!.reach(0.999))
})

test('a bias says nothing of values without noise', () => {
  const engine = makeEngine(Array.from({ length: 8 }, () => ({ a: [1, 1], b: [1, 1] })))
  expect(engine.standardError > 0 && Number.isFinite(engine.standardError)).toBe(false)
  const inference = makeInference(engine, { design, bias, weight: 1 })
  expect(inference.p).toBe(repeatedP(design, engine.p))
})
