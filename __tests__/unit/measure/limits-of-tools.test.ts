import { expect, test } from 'vitest'
import type { Invoked } from '../../../src/measure/invoked.js'
import { makeReader } from '../../../src/measure/reader.js'
import { makeReason } from '../../../src/record/reasons.js'
import { fixture } from '../formats/rows.js'
import { makeSession } from './clockwork.js'

/** Reads a run that printed `stdout` and ended with `status`, and tells what became of it. */
function read(format: string, stdout: string, { status, output = '' }: { status: number; output?: string }) {
  const codes: string[] = []
  const reader = makeReader(makeSession(['baseline', 'contender'], { more: { format } }), {
    watch: () => undefined,
    endAfter: () => false,
    digest: text => text,
    warn: ({ code }) => codes.push(code),
  })
  const ended: Invoked = {
    slot: { side: 'baseline', copy: 1 },
    outcome: 'failed',
    failure: makeReason('ended', { what: 'command', exit: 'exited', status, output }),
    startedAt: 0,
    leftovers: 0,
    isNotStarted: false,
    textOfFailed: { stdout, benchOutput: '', seconds: 1 },
  }
  const [invocation] = reader.read([reader.accept(ended)])
  const { outcome, measurements } = invocation!
  return {
    outcome,
    values: measurements.flatMap(({ value, error, metric }) => (metric.aside ? [] : (error ?? value))),
    codes,
  }
}

const k6 = JSON.stringify({
  root_group: {},
  metrics: { http_reqs: { count: 80, rate: 40 }, http_req_duration: { med: 25, avg: 26 } },
})
const locust = (failures: number): string =>
  JSON.stringify([
    {
      ...{ name: '/cart', method: 'PUT', num_requests: 2000, num_failures: failures, response_times: {} },
      ...{ total_response_time: 8000, start_time: 10, last_request_timestamp: 20 },
    },
  ])
const pytest = JSON.stringify({
  machine_info: {},
  benchmarks: [{ name: 'test_join', stats: { data: [0.25, 0.25], rounds: 2 } }],
})
const regression = 'pytest_benchmark.session.PerformanceRegression: Performance has regressed.'
const sizes = (passed: boolean): string =>
  JSON.stringify([
    { name: 'all', size: 700, passed },
    { name: 'core', size: 300, passed: true },
  ])
const vitest = (tasks: readonly object[]): string =>
  JSON.stringify({
    testResults: [
      {
        name: '/app/sum.bench.ts',
        status: 'failed',
        assertionResults: [
          {
            ...{ ancestorTitles: [], title: 'is fast', status: 'failed', failureMessages: ['AssertionError: slow'] },
            benchmarks: [{ tasks }],
          },
        ],
      },
    ],
  })
const [loop, map] = ['loop', 'map'].map((name, at) => ({ name, latency: { p50: 2 + at, mean: 3 } })) as [object, object]

const counts = (...values: readonly (number | string)[]) => ({ outcome: 'ok', values, codes: ['limit-of-tool'] })

test.each<[what: string, format: string, stdout: string, end: Parameters<typeof read>[2], values: object]>([
  ['a threshold of k6', 'k6', k6, { status: 99 }, counts(0.025, 40)],
  ['a threshold of k6, whose format is detected', 'auto', k6, { status: 99 }, counts(0.025, 40)],
  ['a failed request of locust', 'locust', locust(1), { status: 1 }, counts(0.004, 200)],
  ['very many of them', 'locust', locust(90), { status: 1 }, counts('4.5% of its requests failed')],
  ['--benchmark-compare-fail', 'pytest-benchmark', pytest, { status: 1, output: regression }, counts(0.25)],
  ['a limit of size-limit', 'size-limit', sizes(false), { status: 1 }, counts(700, 300)],
  ['an assertion of vitest', 'vitest', vitest([loop, map]), { status: 1 }, counts(0.002, 0.003)],
])('numbers count where a tool ends with a status because of %s', (_, format, stdout, end, expected) => {
  expect(read(format, stdout, end)).toEqual(expected)
})

test.each<[what: string, format: string, stdout: string, end: Parameters<typeof read>[2]]>([
  ['an exception in the script of k6', 'k6', k6, { status: 107 }],
  ['k6, cut off', 'k6', k6.slice(0, -3), { status: 99 }],
  ['locust without a failed request', 'locust', locust(0), { status: 1 }],
  ['a failed test of pytest', 'pytest-benchmark', pytest, { status: 1, output: '1 failed, 1 passed in 0.2s' }],
  ['size-limit, all of whose checks passed', 'size-limit', sizes(true), { status: 1 }],
  ['a script with lines of its own', 'native', '{"bench":"sum","value":3}', { status: 99 }],
  ['Google Benchmark', 'google-benchmark', fixture('google-benchmark/1.7.1-random-interleaving.json'), { status: 1 }],
])('a run has failed by its status: %s', (_, format, stdout, end) => {
  expect(read(format, stdout, end).outcome).toBe('failed')
})

test('a benchmark of vitest that threw has failed, and the others count', () => {
  const { outcome, values } = read('vitest', vitest([loop, { name: 'map', error: { message: 'boom' } }]), { status: 1 })
  expect(outcome).toBe('ok')
  expect(values).toEqual([0.002, expect.stringMatching(/^it failed: boom; the command ended with exit status 1/)])
})
