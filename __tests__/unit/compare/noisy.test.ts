import { expect, test } from 'vitest'
import { countNoisy } from '../../../src/compare/chosen.js'
import { type Benchmark, makeRecord, noisy } from './records.js'

const benchmarks: readonly Benchmark[] = [
  { name: 'parse', value: noisy() },
  { name: 'emit', value: noisy() },
  { name: 'allocated', metric: { name: 'memory', unit: 'B', better: 'lower' }, value: () => 3 },
]

test('what is judged can vary, unless it is counted', () => {
  const record = makeRecord(benchmarks, { rounds: 1 })
  expect(countNoisy(record)).toBe(2)
  const ignored = { line: 1, benchmark: 'emit', metric: '**', ignore: { reason: 'flaky', until: '2027-01-01' } }
  const rules = { source: 'rules.yml', asOf: '2026-01-01', list: [ignored] }
  expect(countNoisy({ ...record, settings: { ...record.settings, rules } })).toBe(1)
})
