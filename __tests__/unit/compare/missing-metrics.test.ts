import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { makeProcessMetric } from '../../../src/metrics/metric.js'
import type { Warning } from '../../../src/record/record.js'
import { makeRecord, noisy } from './records.js'

const cpuTime = { ...makeProcessMetric('cpu-time'), aside: true } as const
const benchmarks = [
  { name: 'app', value: noisy() },
  { name: 'app', metric: cpuTime, value: noisy() },
]

function judge(metrics: string, warnings: readonly Warning[] = []) {
  const outcome = conclude({ ...makeRecord(benchmarks, { metrics }), warnings })
  return {
    judged: outcome.findings.flatMap(({ metric, verdict }) => (verdict === null ? [] : metric)).sort(),
    missing: outcome.warnings.filter(({ code }) => code === 'metric-missing').map(({ message }) => message),
  }
}

test.each([
  ['primary', ['time']],
  ['all', ['time']],
  ['time', ['time']],
  ['cpu-time', ['cpu-time']],
  ['time, cpu-time', ['cpu-time', 'time']],
  ['primary,cpu-time', ['cpu-time', 'time']],
  ['all,cpu-time', ['cpu-time', 'time']],
])('%s judges %j', (metrics, judged) => expect(judge(metrics)).toEqual({ judged, missing: [] }))

test.each([
  ['memory', '"metrics" names memory, which was not measured; available: cpu-time, time'],
  ['time,peak-memory', /^"metrics" names peak-memory, which .* the size of the launcher/],
  ['cycles', /^"metrics" names cycles, which was not measured \(not with these instruments\)/],
])('%s is not there, and that is said', (metrics, message) => {
  expect(judge(metrics).missing).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
})

test('what an instrument could not measure has been said already', () => {
  expect(judge('cycles', [{ code: 'instrument-missing', message: 'no perf' }]).missing).toEqual([])
})

test('where nothing was measured, nothing is missing', () => {
  expect(conclude(makeRecord([], { metrics: 'memory' })).warnings).toEqual([])
})
