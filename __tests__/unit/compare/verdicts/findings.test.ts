import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclusion.js'
import type { Finding } from '../../../../src/compare/verdicts/finding.js'
import { findRoundsToSettle } from '../../../../src/compare/verdicts/resolution.js'
import { type Benchmark, makeRecord, noisy, time } from '../records.js'

const allocated = { name: 'allocated', unit: 'B', better: 'lower' } as const
const biased: Benchmark['value'] = place => noisy()(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.06 : 1)

function findingOf(benchmark: Omit<Benchmark, 'name'>, options: Parameters<typeof makeRecord>[1] = {}): Finding {
  return conclude(makeRecord([{ name: 'parse', ...benchmark }], options)).findings[0]!
}

test.each<[verdict: string | null, benchmark: Omit<Benchmark, 'name'>, options: Parameters<typeof makeRecord>[1]]>([
  ['regressed', { value: noisy(0.05) }, {}],
  ['improved', { value: noisy(-0.05) }, {}],
  ['unchanged', { value: noisy() }, {}],
  ['incomparable', { value: () => 0 }, {}],
  ['incomparable', { value: noisy(0.05) }, { rounds: 4 }],
  ['incomparable', { value: biased }, {}],
  ['regressed', { metric: allocated, value: ({ side }) => (side === 'baseline' ? 100 : 200) }, {}],
  [null, { value: noisy(0, 0.05), metric: { ...time, better: 'unknown' } }, {}],
])('more rounds would settle nothing that is %s', (verdict, benchmark, options) => {
  expect(findingOf(benchmark, options)).toMatchObject({ verdict, roundsToSettle: null })
})

test.each([20, 40])('what is inconclusive after %d rounds says how many more its interval asks for', rounds => {
  const { verdict, change, roundsToSettle } = findingOf({ value: noisy(0.01, 0.12) }, { rounds })
  expect(verdict).toBe('inconclusive')
  expect(roundsToSettle).toBeGreaterThan(0)
  expect(roundsToSettle).toBe(findRoundsToSettle(change!, 0.02, rounds))
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
      'incomparable: broken',
      'inconclusive: noisy',
      'improved: half',
      'improved: a bit less',
      'unchanged: same',
      'null: unknown',
    ],
  )
})
