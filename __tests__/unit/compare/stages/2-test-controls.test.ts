import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { makeInference } from '../../../../src/compare/inference.js'
import { makeEngine } from '../../../../src/stats/engine/engine.js'
import type { Engine } from '../../../../src/stats/engine/inversion.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { nominalAlpha, repeatedP } from '../../../../src/stats/sequential/repeated-p.js'
import { type Benchmark, makeRecord, noisy, time } from '../records.js'

const apart = (factor: number, side = 'baseline'): Benchmark['value'] => {
  return place => noisy()(place)! * (place.side === side && place.copy === 2 ? factor : 1)
}
const controlOf = (benchmarks: readonly Benchmark[], options: Parameters<typeof makeRecord>[1] = {}) =>
  conclude(makeRecord(benchmarks, options)).control

test.each<[what: string, benchmarks: readonly Benchmark[], rounds: number, expected: object]>([
  ['copies alike', [{ name: 'a', value: noisy() }], 20, { status: 'passed', failed: 0, of: 1 }],
  ['copies of the baseline apart', [{ name: 'a', value: apart(1.05) }], 20, { status: 'failed', failed: 1, of: 1 }],
  ['the second copy faster', [{ name: 'a', value: apart(0.95) }], 20, { status: 'failed', failed: 1, of: 1 }],
  [
    'copies of the contender apart',
    [{ name: 'a', value: apart(1.05, 'contender') }],
    20,
    { status: 'passed', failed: 0 },
  ],
  ['too few rounds', [{ name: 'a', value: apart(1.05) }], 7, { status: 'too-few', failed: 0, of: 1 }],
  ['just enough rounds', [{ name: 'a', value: apart(1.05) }], 8, { status: 'failed', failed: 1, of: 1 }],
  ['nothing measured', [], 20, { status: 'not-run', failed: 0, of: 0, noiseFloor: null, bias: null }],
  ['exact counts', [{ name: 'a', metric: { ...time, unit: 'B' }, value: () => 7 }], 20, { status: 'not-run', of: 0 }],
])('the control with %s', (_, benchmarks, rounds, expected) => {
  expect(controlOf(benchmarks, { rounds })).toMatchObject(expected)
})

test('of many benchmarks the control needs more rounds to be able to fail', () => {
  const benchmarks = Array.from({ length: 3 }, (_, index) => ({ name: `${index}`, value: noisy() }))
  // 2/2ⁿ must be at most 0.01/3.
  expect([9, 10].map(rounds => controlOf(benchmarks, { rounds }).status)).toEqual(['too-few', 'passed'])
})

test('the noise floor is the median of how far copies may lie apart', () => {
  const spreads = [0.001, 0.02, 0.3]
  const benchmarks = spreads.map((spread, index) => ({ name: `${index}`, value: noisy(0, spread) }))
  const { findings, control } = conclude(makeRecord(benchmarks))
  const reaches = findings.map(one => Math.max(-Math.log1p(one.control!.low!), Math.log1p(one.control!.high!)))
  expect(control.noiseFloor).toBeCloseTo(Math.expm1(reaches.toSorted((one, other) => one - other)[1]!), 9)
  expect(controlOf([{ name: 'a', value: noisy() }], { rounds: 5 }).noiseFloor).toBe(null)
})

test('where more is better, the control is of the value itself', () => {
  const metric = { ...time, name: 'throughput', unit: '1/s', better: 'higher' as const }
  const { control } = conclude(makeRecord([{ name: 'a', metric, value: apart(1.05) }])).findings[0]!
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
