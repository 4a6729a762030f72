import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { areApart } from '../../../src/compare/several-values.js'
import { explain } from '../../../src/record/reasons.js'
import type { PairInvocation } from '../../../src/record/record.js'
import { makeRecord, noisy } from './records.js'

const spread = (count: number, low: number, high: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => low * (high / low) ** (at / (count - 1)))

test.each<[what: string, values: readonly number[], isApart: boolean]>([
  ['two packages', [10.4, 11_800], true],
  ['three packages, each less than 4× from the next', [10, 35, 120], true],
  ['two packages, each with five repeats', [...spread(5, 10, 11), ...spread(5, 90, 91)], true],
  ['four packages', [0.8, 3, 10, 40_000], true],
  ['thirty samples of either of two', [...spread(30, 10, 14), ...spread(30, 80, 90)], true],
  ['one value', [5], false],
  ['no values', [], false],
  ['repeats', [10, 11, 10.5], false],
  ['a cold start', [90, 10, 11, 10, 10], false],
  ['two slow ones of ten', [...spread(8, 10, 11), 50, 90], false],
  ['rates with one pause', [100, 101, 99, 20], false],
  ['samples of requests, spread widely', spread(100, 1, 50), false],
  ['nothing, and something', [0, 0, 5], false],
])('%s lie apart: %#', (_, values, isApart) => {
  expect(areApart(values)).toBe(isApart)
  expect(areApart(values.toReversed())).toBe(isApart)
})

const withSamples = (samplesOf: (round: number) => readonly number[], effect = 0) =>
  conclude(
    makeRecord([{ name: 'BenchmarkParse', value: noisy(effect) }], {
      change: (run: PairInvocation, round) => ({
        ...run,
        measurements: run.measurements.map(one => ({ ...one, samples: samplesOf(round) })),
      }),
    }),
  ).findings[0]!

test('a name that may stand for several benchmarks is never unchanged', () => {
  const finding = withSamples(() => [0.5, 400])
  expect(finding).toMatchObject({ verdict: 'not-comparable', cause: 'baseline', reason: { name: 'BenchmarkParse' } })
  expect(explain(finding.reason!)).toContain('may be of several benchmarks: let each print a unique name')
})

test('one run whose values lie together shows that they are of one benchmark', () => {
  expect(withSamples(round => (round === 7 ? [1, 1.1] : [0.5, 400])).verdict).toBe('unchanged')
})

test('what changed has changed, whatever it is of', () => {
  expect(withSamples(() => [0.5, 400], 0.3).verdict).toBe('regressed')
})
