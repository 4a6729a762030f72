import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { explain } from '../../../src/record/reasons.js'
import { type Benchmark, makeRecord, noisy, time, type ValueOf } from './records.js'

const rate: Metric = { name: 'throughput', unit: '1/s', better: 'higher', primary: true }
const p99: Metric = { name: 'p99', unit: 's', better: 'lower' }

const scaled = (level: number, value: ValueOf): ValueOf => {
  return place => level * value(place)!
}

/** A load with a rate and other metrics, by the values of each. */
function judge(
  values: readonly (readonly [Metric, ValueOf, Partial<Benchmark>?])[],
  { command, metrics = 'primary' }: { readonly command?: string; readonly metrics?: string } = {},
) {
  const benchmarks = values.map(([metric, value, more]) => ({ name: 'load', metric, value, ...more }))
  const record = makeRecord(benchmarks, { metrics, rounds: 10 })
  const { findings, status } = conclude(command === undefined ? record : { ...record, command })
  const judged = findings.filter(({ verdict }) => verdict !== null)
  return { status, judged, rows: judged.map(({ metric, verdict }) => `${metric} ${verdict}`) }
}

test('where a rate was set, the time that its requests took is judged, and says so', () => {
  const { judged } = judge([
    [rate, scaled(500, noisy(0, 0.0005))],
    [time, noisy(1, 0.005)],
    [p99, noisy(1, 0.05)],
  ])
  expect(judged).toMatchObject([{ metric: 'time', primary: true, verdict: 'regressed' }])
  expect(judged[0]!.warnings.map(explain)).toEqual([
    'throughput is the rate that the load was set to, so its time is judged instead',
  ])
})

test.each<[what: string, rate: ValueOf, time: ValueOf, rows: readonly string[]]>([
  ['a set rate and half the time', noisy(0, 0.0005), noisy(-0.5, 0.005), ['time improved']],
  ['a rate that thinking between requests holds up', noisy(-0.006, 0.0005), noisy(1, 0.005), ['time regressed']],
  ['a rate that was set, and a time as before', noisy(0, 0.0005), noisy(0, 0.005), ['throughput unchanged']],
  ['all that can be done in a second, which is half', noisy(-0.5, 0.005), noisy(1, 0.005), ['throughput regressed']],
  ['a rate of its own that the time belongs to', noisy(-0.03, 0.0005), noisy(0.03, 0.001), ['throughput regressed']],
  ['a steady rate and a time that only noise moves', noisy(0, 0.001), noisy(0, 0.3), ['throughput unchanged']],
])('%s', (_, ofRate, ofTime, rows) => {
  expect(
    judge([
      [rate, scaled(500, ofRate)],
      [time, ofTime],
    ]).rows,
  ).toEqual(rows)
})

test('a step of the printed digits is no move', () => {
  const coarse: ValueOf = ({ side }) => (side === 'contender' ? 0.0022 : 0.0021)
  const rows = (step: number) =>
    judge([
      [rate, scaled(500, noisy(0, 0.0005))],
      [time, coarse, { step }],
    ]).rows
  expect(rows(0.0001)).toEqual(['throughput unchanged'])
  expect(rows(1e-9)).toEqual(['time regressed'])
})

test('a set rate that the user chose to judge cannot be unchanged', () => {
  const values = [
    [rate, scaled(500, noisy(0, 0.0005))],
    [time, noisy(1, 0.005)],
  ] as const
  const { judged } = judge(values, { metrics: 'throughput' })
  expect(judged).toMatchObject([{ verdict: 'not-comparable', cause: 'baseline', reason: { code: 'set-rate' } }])
  expect(judge(values, { metrics: 'all' }).rows).toContain('time regressed')
})

test('a time that is too coarse to be shown still tells that the rate was set', () => {
  const coarse: Metric = { ...time, aside: true }
  const judgeCoarse = (effect: number) =>
    judge([
      [rate, scaled(500, noisy(0, 0.0005))],
      [coarse, scaled(2.4e-3, noisy(effect, 0.005)), { step: 1e-3 }],
    ]).judged[0]!
  expect(judgeCoarse(1)).toMatchObject({
    metric: 'throughput',
    verdict: 'not-comparable',
    reason: { code: 'set-rate' },
  })
  expect(judgeCoarse(0.3).verdict).toBe('unchanged')
})

test.each([
  ['wrk2 -t2 -c100 -d30s -R2000 http://localhost/', true],
  ['ulimit -n 4096 && /opt/bin/wrk -R 2000 http://localhost/', true],
  ['hey -z 10s -q 50 -c 4 http://localhost/', true],
  ['oha --no-tui -q 200 http://localhost/', true],
  ['npx autocannon --overallRate=200 http://localhost/', true],
  ['pgbench -n -T 10 --rate=200 bench', true],
  ['bombardier -r 500 -l http://localhost/', true],
  ['ghz --rps 100 --call a.B.c host', true],
  ['fortio load -qps 50 -t 10s http://localhost/', true],
  ['h2load --rps=20 -n 1000 https://localhost/', true],
  ['fortio load -qps 0 -t 10s http://localhost/', false],
  ['wrk -t2 -c100 -d30s http://localhost/', false],
  ['hey -n 2000 -c 4 http://localhost/', false],
  ['cat hey.txt; grep -q 5 result', false],
  ['pgbench -n -T 10 bench; rm -R 1', false],
])('%s asks for a rate: %o', (command, isAsked) => {
  const values = [
    [rate, scaled(500, noisy(0, 0.005))],
    [time, noisy(0, 0.005)],
  ] as const
  expect(judge(values, { command }).rows).toEqual([isAsked ? 'time unchanged' : 'throughput unchanged'])
})

test('a rate that was asked for, and no time beside it, shows nothing but an overload', () => {
  const values = (effect: number) => [[rate, scaled(500, noisy(effect, 0.0005))]] as const
  const command = 'hey -z 10s -q 50 http://localhost/'
  expect(judge(values(0), { command }).judged).toMatchObject([{ verdict: 'not-comparable', cause: 'baseline' }])
  expect(judge(values(-0.3), { command }).rows).toEqual(['throughput regressed'])
})
