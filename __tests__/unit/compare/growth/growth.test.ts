import { expect, test } from 'vitest'
import { findMisfit } from '../../../../bench/fuzz/report-schema.js'
import { conclude } from '../../../../src/compare/conclude.js'
import { findGateFailures } from '../../../../src/compare/gate/gate.js'
import { findCrossing } from '../../../../src/compare/growth/judge.js'
import { settle } from '../../../../src/compare/rounds/settled.js'
import type { Metric } from '../../../../src/metrics/metric.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeSection } from '../../../../src/report/make-report.js'
import { asReport } from '../../report/shown.js'
import { saying } from '../../sentences.js'
import { type Benchmark, makeRecord, noisy, withNewCopies } from '../records.js'

const sizes = [100, 1000, 10_000]

/** Benchmarks that take `scale · n^exponent` on each side, with noise. */
function scanned(
  baseline: number,
  contender: number,
  { scale = 1, metric, name = (size: number) => `n=${size}` }: Partial<Asked> = {},
): readonly Benchmark[] {
  return sizes.map(size => ({
    name: name(size),
    ...(metric ? { metric } : {}),
    value: ({ side, random }) =>
      (side === 'baseline' ? size ** baseline : scale * size ** contender) * (1 + 0.02 * (random.next() - 0.5)),
  }))
}

interface Asked {
  readonly scale: number
  readonly metric: Metric
  readonly name: (size: number) => string
}

const grow = (benchmarks: readonly Benchmark[], options: Parameters<typeof makeRecord>[1] = {}) =>
  conclude(withNewCopies(makeRecord(benchmarks, options)))

test('exponents of both sides, their difference, and what a change of them comes to', () => {
  const { growths, status } = grow(scanned(1, 2))
  expect(growths).toHaveLength(1)
  const [growth] = growths!
  expect(growth).toMatchObject({ benchmark: 'n=…', parameter: 'n', verdict: 'regressed', threshold: 0.1 })
  expect(growth!.baseline.exponent.value).toBeCloseTo(1, 2)
  expect(growth!.contender.exponent.value).toBeCloseTo(2, 2)
  expect(growth!.change!.value).toBeCloseTo(1, 2)
  expect(growth!.change!.low).toBeGreaterThan(0.99)
  expect(growth!.points.map(({ size }) => size)).toEqual(sizes)
  expect(growth!.points[0]).not.toHaveProperty('expected')
  expect([growth!.baseline.shapes, growth!.contender.shapes]).toEqual([['n'], ['n²']])
  expect(status).toBe('regressed')
})

test.each([
  [0.1, []],
  [1, ['n']],
])('a last size that is half as much again, with noise of about %d, leaves of the shapes %j', (spread, shapes) => {
  const benchmarks = sizes.map((size): Benchmark => {
    const isLast = size === 10_000
    const value = noisy(0, isLast ? spread : 0.01)
    return { name: `n=${size}`, value: place => size * (isLast ? 1.5 : 1) * value(place)! }
  })
  expect(grow(benchmarks).growths![0]!.baseline.shapes).toEqual(shapes)
})

test.each([
  [2, 1, 'improved'],
  [1, 1, 'unchanged'],
  [1, 1.05, 'unchanged'],
  [1, 1.15, 'regressed'],
])('from n^%d to n^%d is %s', (baseline, contender, verdict) => {
  expect(grow(scanned(baseline, contender)).growths![0]!.verdict).toBe(verdict)
})

const otherWork = 'n=1000: the contender did other work: work is 500, and was 1000'

test.each<[baseline: number, contender: number, verdict: string, reason?: string]>([
  [2, 1, 'not-comparable', otherWork],
  [1, 2, 'regressed'],
])('from n^%d to n^%d with other work at one size: %s', (baseline, contender, verdict, reason) => {
  const metric = { name: 'work', unit: 'count', better: 'lower' } as const
  const amounts = sizes.map((size): Benchmark => {
    const less = size === 1000 ? 500 : size
    return { name: `n=${size}`, metric, value: ({ side }) => (side === 'contender' ? less : size) }
  })
  const record = withNewCopies(makeRecord([...scanned(baseline, contender), ...amounts]))
  const [growth] = conclude(record).growths!
  expect([growth!.verdict, growth!.reason]).toEqual([verdict, reason])
})

test('a rate that falls is worse', () => {
  const metric = { name: 'rate', unit: '1/s', better: 'higher' } as const
  expect(grow(scanned(0, -1, { metric })).growths![0]!.verdict).toBe('regressed')
})

test('where the curves cross, and not beyond the sizes that were measured', () => {
  expect(grow(scanned(1, 1.5, { scale: 0.05 })).growths![0]!.crossing).toBeCloseTo(400, -1)
  expect(grow(scanned(1, 1.5, { scale: 2 })).growths![0]).not.toHaveProperty('crossing')
  const point = (size: number, ratio: number, width: number) => ({
    ...{ benchmark: `n=${size}`, size, baseline: { value: 1, low: 1 - width, high: 1 + width } },
    contender: { value: ratio, low: ratio - width, high: ratio + width },
  })
  expect(findCrossing([point(10, 0.5, 0.1), point(1000, 2, 0.1)])).toBeCloseTo(100, 6)
  expect(findCrossing([point(10, 0.9, 0.1), point(1000, 2, 0.1)])).toBeUndefined()
  expect(findCrossing([point(10, 0.5, 0.1), point(1000, 2, 0.1), point(10_000, 2, 0.1)])).toBeCloseTo(100, 6)
  expect(findCrossing([point(10, 0.5, 0.1), point(1000, 2, 1), point(10_000, 2, 0.1)])).toBeCloseTo(100, 6)
  expect(findCrossing([])).toBeUndefined()
})

test('a growth is one of the family that shares the error rate, and settles like a row', () => {
  const few = { rounds: 4 }
  const shortage = grow(scanned(1, 2), few).growths![0]!
  expect(shortage).toMatchObject({ verdict: 'not-comparable', reason: saying('4 complete rounds') })
  expect(grow(scanned(1, 2), { rounds: 1 }).growths![0]!.points[0]!.baseline).toMatchObject({ low: null, high: null })
  const clear = grow(scanned(1, 2))
  expect(clear.growths![0]!.adjustedP).toBeGreaterThan(0)
  const settleOf = (contender: number) => settle([withNewCopies(makeRecord(scanned(1, contender)))])
  expect(settleOf(2).isSettled).toBe(true)
  // Each size is clearly slower, but the growth is at its threshold; and it needs all sizes.
  expect(settleOf(1.1).isSettled).toBe(false)
  expect(settleOf(1.1).findOpen().size).toBe(sizes.length)
})

test('the gate fails on a growth that regressed', () => {
  const conclusion = grow(scanned(1, 2))
  const policy = { failOn: ['regressed'] as const, allow: [], failAbove: undefined }
  expect(findGateFailures(conclusion, policy as never)[0]).toContain('the growth of n=…')
})

const counted = { name: 'instructions', unit: 'count', better: 'lower' } as const
const seconds = { ...counted, unit: 's' } as const

test.each<[what: string, metric: Metric, baseline: (round: number) => number, isExact: boolean]>([
  ['counts without noise', counted, () => 1, true],
  ['counts that grow otherwise in some rounds', counted, round => round % 2, false],
  ['times in steps', seconds, () => 1, false],
])('%s: the exponents are without noise, or not', (_, metric, baseline, isExact) => {
  const benchmarks = sizes.map(
    (size): Benchmark => ({
      name: `n=${size}`,
      metric,
      step: metric === seconds ? 0.05 : 0,
      value: ({ side, round }) => (side === 'baseline' ? 5 * size ** baseline(round) : size ** 2),
    }),
  )
  const [growth] = grow(benchmarks, { rounds: 8 }).growths!
  expect(growth).toMatchObject({ verdict: 'regressed', p: isExact ? null : expect.any(Number) })
  expect(growth!.adjustedP).toEqual(growth!.p)
  if (isExact) expect(growth!.change!.low).toBe(growth!.change!.high)
})

test('sizes that were measured on one side only are left out', () => {
  const missing = { name: 'n=100000', value: ({ side }: { side: string }) => (side === 'baseline' ? 1 : undefined) }
  const record = withNewCopies(makeRecord([...scanned(1, 1), missing as Benchmark]))
  const failing = {
    ...record,
    rounds: record.rounds.map(round =>
      round.map(one =>
        one.slot.side === 'baseline'
          ? one
          : {
              ...one,
              measurements: [
                ...one.measurements,
                {
                  benchmark: 'n=100000',
                  metric: one.measurements[0]!.metric,
                  value: Number.NaN,
                  error: 'stack overflow',
                },
              ],
            },
      ),
    ),
  }
  const { growths, warnings } = conclude(failing)
  expect(growths![0]).toMatchObject({ leftOut: ['n=100000'], verdict: 'unchanged' })
  expect(warnings.map(({ message }) => message)).toContain(
    '"n=100000" is no part of the growth, because it was not measured on both sides',
  )
})

test('a growth that the correction for many does not reject is open', () => {
  const growing = sizes.map(
    (size): Benchmark => ({
      name: `n=${size}`,
      value: ({ side, random }) => size ** (side === 'baseline' ? 1 : 1.15) * (1 + 1.2 * (random.next() - 0.5)),
    }),
  )
  // These draw no random numbers, so that the growth has the same values beside them.
  const steady: Benchmark['value'] = ({ round, copy }) => 1 + 0.001 * ((7 * round + 3 * copy) % 5)
  const others = Array.from({ length: 40 }, (_, index) => ({ name: `other ${index}`, value: steady }))
  const verdicts = [[], others].map(beside => {
    const [growth] = grow([...growing, ...beside], { rounds: 6, seed: 'g1' }).growths!
    return [growth!.verdict, growth!.p! <= 0.05, growth!.adjustedP! <= 0.05]
  })
  expect(verdicts).toEqual([
    ['regressed', true, true],
    ['inconclusive', true, false],
  ])
})

/** `record` in which these benchmarks ran in the first `rounds` rounds only. */
function leaveOut(record: Pair, rounds: number, without: readonly string[]): Pair {
  return {
    ...record,
    plan: {
      ...{ copies: { baseline: 2, contender: 2 }, inPlace: false, rounds: 10, looks: [rounds, 10], seconds: 1 },
      ...{ stoppedBy: 'complete', focus: [{ from: rounds, without }] },
    },
    rounds: record.rounds.map((round, number) =>
      round.map(one =>
        number < rounds
          ? one
          : { ...one, measurements: one.measurements.filter(({ benchmark }) => !without.includes(benchmark)) },
      ),
    ),
  }
}

test.each([
  ['the larger sizes', ['n=1000', 'n=10000']],
  ['the smallest size', ['n=100']],
])('%s ran in fewer rounds: growth is that of the rounds with all sizes', (_, without) => {
  const record = leaveOut(withNewCopies(makeRecord(scanned(1, 2), { rounds: 8 })), 5, without)
  const { growths, findings } = conclude(record)
  expect(growths).toMatchObject([{ verdict: 'regressed', change: { value: expect.closeTo(1, 1) } }])
  const ran = findings.map(({ benchmark, baseline }) => [benchmark, baseline!.n])
  expect(ran.sort()).toEqual(sizes.map(size => [`n=${size}`, without.includes(`n=${size}`) ? 10 : 16]))
  const [before] = grow(scanned(1, 2), { rounds: 5 }).growths!
  expect(growths![0]!.change!.value).toBe(before!.change!.value)
  expect(settle([record]).isSettled).toBe(true)
})

test('sizes that need not run have no part in growth, and do not run for it', () => {
  const all = [...scanned(1, 1), { name: 'n=10', value: noisy() }]
  const skip = (...names: readonly string[]) => {
    const record = leaveOut(withNewCopies(makeRecord(all, { rounds: 10 })), 1, names)
    return { ...record, options: { benchmarks: ['**', ...names.map(name => `!${name}`)].join('\n') } }
  }
  const one = skip('n=10')
  const { growths, status } = conclude(one)
  expect(growths!.map(({ verdict, points }) => [verdict, points.length])).toEqual([['unchanged', 3]])
  expect(status).toBe('unchanged')
  expect(settle([one]).findOpen().has('n=10')).toBe(false)
  expect(conclude(skip('n=10', 'n=100')).growths).toBeUndefined()
})

test('two sizes have no growth, and whoever asked for them is told', () => {
  const two = { ...makeRecord(scanned(1, 2).slice(1)), options: { scan: 'n=1000,10000' } }
  const { growths, warnings } = conclude(two)
  expect(growths).toBeUndefined()
  expect(warnings.map(({ message }) => message)).toContain(
    '"n" has 2 sizes, and growth needs 3 or more: add sizes, best over a factor of 10',
  )
})

test('sizes in the names of a tool are a scan too, and its report is as its schema has it', () => {
  const report = makeSection(makeRecord(scanned(1, 2, { name: size => `BM_sort/${size}` })))
  expect(report.growths).toMatchObject([{ benchmark: 'BM_sort/…', parameter: 'n' }])
  expect(findMisfit(asReport(report))).toBeUndefined()
})
