import { expect, test } from 'vitest'
import { makeComparison } from '../../../../src/compare/comparison.js'
import { conclude, concludeAll } from '../../../../src/compare/conclusion.js'
import { makeSeries } from '../../../../src/compare/series.js'
import type { Finding } from '../../../../src/compare/verdicts/finding.js'
import { findRoundsToSettle } from '../../../../src/compare/verdicts/resolution.js'
import { type Benchmark, makeRecord, noisy, time, withNewCopies } from '../records.js'

const allocated = { name: 'allocated', unit: 'B', better: 'lower' } as const
const biased: Benchmark['value'] = place => noisy()(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.06 : 1)

function findingOf(benchmark: Omit<Benchmark, 'name'>, options: Parameters<typeof makeRecord>[1] = {}): Finding {
  return conclude(withNewCopies(makeRecord([{ name: 'parse', ...benchmark }], options))).findings[0]!
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
  const reason = expect.stringMatching(/^two copies of the same baseline differ by [56]\.\d %$/)
  expect(near).toMatchObject({ verdict: 'incomparable', cause: 'machine', reason })
  expect(near!.warnings.filter(({ code }) => code === 'control-failed')).toEqual([])
  expect(far).toMatchObject({ verdict: 'regressed' })
  expect(far!.warnings).toContainEqual({ code: 'control-failed', message: reason })
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
  const { basis } = makeComparison(makeSeries({ ...record, rounds }).series[0]!, makeSeries({ ...record, rounds }))
  if (basis.kind !== 'inference') throw new Error('no inference')
  expect(conclude({ ...record, rounds }).findings[0]!.p).toBe(basis.change.p)
  expect(basis.change.p).not.toBe(basis.change.byRanks().p)
})
