import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import type { Metric } from '../../../../src/metrics/metric.js'
import { type Benchmark, makeRecord, noisy, time } from '../records.js'

const warningsOf = (value: Benchmark['value'], metric: Metric) =>
  conclude(makeRecord([{ name: 'one', metric, value }])).findings[0]!

test('that values vary is said only where it is in the way of a verdict', () => {
  const [open, plain] = [warningsOf(noisy(0, 0.6), time), warningsOf(noisy(2, 0.6), time)]
  expect([open.verdict, plain.verdict]).toEqual(['inconclusive', 'regressed'])
  expect(open.warnings.map(({ code }) => code)).toEqual(['high-variation'])
  expect(plain.warnings).toEqual([])
})

test('and only by the spread that is shown: a machine that becomes slower is in no level', () => {
  const found = warningsOf(place => noisy(0.015, 0.1)(place)! * (place.round < 10 ? 1 : 2), time)
  expect(found.verdict).toBe('inconclusive')
  expect(found.baseline!.cv).toBeGreaterThan(0.3)
  expect(found.warnings.map(({ code }) => code)).not.toContain('high-variation')
})

test.each<[string, Metric, string[]]>([
  ['memory', { name: 'peak-memory', unit: 'B', better: 'lower' }, []],
  ['other counts', { name: 'requests', unit: 'count', better: 'lower' }, []],
  ['counts that a gate might take for exact', { name: 'allocations', unit: 'count', better: 'lower' }, ['not-exact']],
])('%s come in steps by nature', (_, metric, codes) => {
  const stepped: Benchmark['value'] = ({ random }) => 4096 * (1000 + random.below(4))
  const coarse: Benchmark['value'] = ({ random }) => 100 + random.below(3)
  for (const value of [stepped, coarse])
    expect(warningsOf(value, metric).warnings.map(({ code }) => code)).toEqual(codes)
  expect(warningsOf(stepped, time).warnings.map(({ code }) => code)).toEqual(['ties'])
})

test('the whole suite shifts, and its interval is narrower than those of its benchmarks', () => {
  const benchmarks = Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, value: noisy(0.03, 0.02) }))
  const { suiteChange, findings } = conclude(makeRecord(benchmarks))
  expect(suiteChange!.low).toBeGreaterThan(0.02)
  const widths = findings.map(one => one.change!.high! - one.change!.low!)
  expect(suiteChange!.high! - suiteChange!.low!).toBeLessThan(Math.min(...widths))
})
