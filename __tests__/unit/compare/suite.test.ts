import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { decodeRules } from '../rules/decode-rules.js'
import { type Benchmark, makeRecord, noisy, time, type ValueOf } from './records.js'

const suiteOf = (benchmarks: readonly Benchmark[], fields: object = {}) =>
  conclude({ ...makeRecord(benchmarks), ...fields }).suiteChange

const parse: Benchmark = { name: 'parse', value: noisy(0.1) }
const lex: Benchmark = { name: 'lex', value: noisy(0.2) }
const geometricMean = Math.sqrt(1.1 * 1.2) - 1

test('the suite changes by the geometric mean of what its benchmarks do', () => {
  const { value, low, high, level } = suiteOf([parse, lex])!
  expect(value).toBeCloseTo(geometricMean, 2)
  expect(low!).toBeLessThan(value)
  expect(high!).toBeGreaterThan(value)
  expect(level).toBe(0.95)
})

const steps: ValueOf = noisy(0.9)
const without = (isGone: (place: Parameters<ValueOf>[0]) => boolean): ValueOf => {
  return place => (isGone(place) ? undefined : steps(place))
}
const odd = (value: number): ValueOf => {
  return place => (place.round === 3 && place.side === 'contender' ? value : steps(place))
}
const metric = (fields: Partial<Metric>): Metric => ({ ...time, ...fields })

test.each<[what: string, other: Omit<Benchmark, 'name'>]>([
  ['bytes', { metric: metric({ name: 'allocated', unit: 'B' }), value: steps }],
  ['a time of which more is better', { metric: metric({ better: 'higher' }), value: steps }],
  ['a time of unknown direction', { metric: metric({ better: 'unknown' }), value: steps }],
  ['the time of the whole process', { metric: metric({ aside: true }), value: steps }],
  ['what is missing from some rounds', { value: without(({ round }) => round > 15) }],
  ['what is missing from one invocation', { value: without(({ round, copy }) => round === 7 && copy === 2) }],
  ['a value of 0', { value: odd(0) }],
  ['a negative value', { value: odd(-1) }],
  ['a value that is too large', { value: odd(1e308) }],
  ['a value that is not a number', { value: odd(Number.NaN) }],
])('%s is no part of it', (_, other) => {
  expect(suiteOf([{ name: 'other', ...other }, parse, lex])!.value).toBeCloseTo(geometricMean, 2)
})

test('a second time of the same benchmark is no part of it', () => {
  const wait: Benchmark = { name: 'parse', metric: metric({ name: 'wait' }), value: steps }
  expect(suiteOf([parse, lex, wait])!.value).toBeCloseTo(geometricMean, 2)
})

test('what is judged by its mean is no part of it', () => {
  const rules = decodeRules('rules: [{ benchmark: other, judge: mean }]', { source: 'r.yml', asOf: '2027-01-01' })
  const { settings } = makeRecord([])
  const benchmarks = [{ name: 'other', value: steps }, parse, lex]
  expect(suiteOf(benchmarks, { settings: { ...settings, rules } })!.value).toBeCloseTo(geometricMean, 2)
})

test('there is none of a single benchmark, or of none', () => {
  expect(suiteOf([parse])).toBe(null)
  expect(suiteOf([])).toBe(null)
  expect(suiteOf([parse, { name: 'other', value: odd(0) }])).toBe(null)
})

test('what all benchmarks of an invocation share stays in it', () => {
  let shared = 1
  const first: ValueOf = place => {
    shared = 1 + 0.1 * place.random.next()
    return noisy(0, 0.001)(place)! * shared
  }
  const second: ValueOf = place => noisy(0, 0.001)(place)! * shared
  const apart: ValueOf = place => noisy(0, 0.001)(place)! * (1 + 0.1 * place.random.next())
  const widthOf = (value: ValueOf) => {
    const { low, high } = suiteOf([
      { name: 'first', value: first },
      { name: 'second', value },
    ])!
    return high! - low!
  }
  expect(widthOf(second)).toBeGreaterThan(1.2 * widthOf(apart))
})

test('more looks make its interval wider', () => {
  const settings = makeRecord([]).settings
  const widthOf = (looks: readonly number[]) => {
    const { low, high } = suiteOf([parse, lex], { settings: { ...settings, looks } })!
    return high! - low!
  }
  expect(widthOf([5, 10, 15, 20])).toBeGreaterThan(widthOf([20]))
})

test('steps between runners are no noise of the suite', () => {
  const stepping =
    (value: ValueOf): ValueOf =>
    place =>
      value(place)! * (place.round < 10 ? 1 : 3)
  const benchmarks = [
    { name: 'parse', value: stepping(noisy(0.1)) },
    { name: 'lex', value: stepping(noisy(0.2)) },
  ]
  const runners = [
    { label: 'a', firstRound: 0 },
    { label: 'b', firstRound: 10 },
  ]
  const stepped = suiteOf(benchmarks, { runners })!
  const level = suiteOf([parse, lex], { runners })!
  expect(stepped.value).toBeCloseTo(level.value, 6)
  expect(stepped.high! - stepped.low!).toBeCloseTo(level.high! - level.low!, 6)
})
