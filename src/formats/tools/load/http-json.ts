import { sum } from 'd3-array'
import * as v from 'valibot'
import { anything, filled, jsonFormat } from '../../reading/builders.js'
import { finite, perIteration } from '../../reading/printed.js'
import { readLoad } from './load.js'

const autocannonRun = v.object({
  title: v.optional(v.string()),
  requests: v.object({ average: v.unknown(), total: v.number() }),
  latency: v.object({ average: anything, p99: anything }),
  throughput: v.object({ average: anything }),
  errors: v.number(),
  timeouts: v.optional(v.number(), 0),
  mismatches: v.optional(v.number(), 0),
  non2xx: v.number(),
})

/** Latencies are cut to whole ms: below this, what is cut off is more than a tenth of them. */
const leastMilliseconds = 10

/**
 * Requests in a second. For a fast server every latency is cut to 0 ms, and then no latency is shown. `errors` includes the timeouts.
 * Source: autocannon's README, and outputs of 9.0.
 */
export const autocannon = jsonFormat({
  name: 'autocannon',
  title: 'autocannon, JSON',
  advice: 'run it with --json',
  is: v.object({ ...autocannonRun.entries, connections: v.number() }),
  schema: autocannonRun,
  benchmarks: ({ title, requests, latency, errors, mismatches, non2xx, throughput }, suite) => {
    const average = finite(latency.average) ?? Number.NaN
    const isCoarse = average >= 0 && average < leastMilliseconds
    const latencies = [
      { metric: 'time', unit: 'ms', value: latency.average },
      { metric: 'p99', unit: 'ms', value: latency.p99 },
    ]
    return [
      {
        name: title || suite,
        failures: (errors + mismatches + non2xx) / Math.max(requests.total + errors, Number.EPSILON),
        metrics: [
          { metric: 'throughput', unit: 'req/s', value: requests.average },
          ...(isCoarse ? [{ ...latencies[0]!, aside: true as const, step: 1 }] : latencies),
          { metric: 'received', unit: 'B/s', value: throughput.average },
        ],
      },
    ]
  },
  read: readLoad,
})

const entry = v.object({
  name: v.string(),
  method: v.nullable(v.string()),
  num_requests: v.number(),
  num_failures: v.number(),
  total_response_time: v.number(),
  start_time: v.number(),
  last_request_timestamp: v.nullable(v.number()),
})

/**
 * A benchmark for each name of requests (`GET /`), in ms. The distribution is rounded to two digits, so the time is the mean, which is
 * not. Source: outputs of 2.47.
 */
export const locust = jsonFormat({
  name: 'locust',
  // One failed request of a million is enough; how many are too many is decided by their share.
  isLimit: ({ status, document: { json } }) =>
    status === 1 && v.is(v.array(entry), json) && json.some(({ num_failures: failures }) => failures > 0),
  title: 'locust, JSON',
  advice: 'run it with --headless --json -t 2s',
  is: filled(v.object({ num_requests: v.number(), response_times: v.looseObject({}) })),
  schema: v.array(entry),
  benchmarks: entries =>
    entries.map(({ method, name, num_requests: requests, start_time: start, ...entry }) => {
      const seconds = (entry.last_request_timestamp ?? start) - start
      return {
        name: method ? `${method} ${name}` : name,
        failures: perIteration(entry.num_failures, requests),
        metrics: [
          { metric: 'time', unit: 'ms', value: perIteration(entry.total_response_time, requests) },
          { metric: 'throughput', unit: 'req/s', value: perIteration(requests, seconds) },
        ],
      }
    }),
  read: readLoad,
})

const ohaRun = v.object({
  summary: v.object({
    successRate: v.nullable(v.number()),
    average: anything,
    requestsPerSec: v.unknown(),
    sizePerSec: anything,
  }),
  latencyPercentiles: v.object({ p50: anything, p95: anything, p99: anything }),
  statusCodeDistribution: v.record(v.string(), v.number()),
})

/** Seconds. For oha, any answer is a success, whatever the status. Source: the schema of this output in oha's repository. */
export const oha = jsonFormat({
  name: 'oha',
  title: 'oha, JSON',
  advice: 'run it with --no-tui --output-format json (-j in old versions)',
  is: ohaRun,
  schema: ohaRun,
  benchmarks: ({ summary, latencyPercentiles, statusCodeDistribution }, suite) => {
    const statuses = Object.entries(statusCodeDistribution)
    const answers = sum(statuses, ([, count]) => count)
    const good = sum(statuses, ([status, count]) => (/^[123]/.test(status) ? count : 0))
    return [
      {
        name: suite,
        failures: 1 - ((summary.successRate ?? Number.NaN) * good) / answers,
        metrics: [
          { metric: 'throughput', unit: 'req/s', value: summary.requestsPerSec },
          { metric: 'time', unit: 's', value: latencyPercentiles.p50 ?? summary.average },
          { metric: 'p95', unit: 's', value: latencyPercentiles.p95 },
          { metric: 'p99', unit: 's', value: latencyPercentiles.p99 },
          { metric: 'received', unit: 'B/s', value: summary.sizePerSec },
        ],
      },
    ]
  },
  read: readLoad,
})

const vegetaReport = v.object({
  latencies: v.object({ mean: anything, '50th': anything, '95th': anything, '99th': anything }),
  requests: v.number(),
  throughput: anything,
  success: v.nullable(v.number()),
  status_codes: v.nullable(v.looseObject({})),
})

/** Nanoseconds. It sends at a rate that is set, so it is about the median latency, and not the throughput. Source: its README. */
export const vegeta = jsonFormat({
  name: 'vegeta',
  title: 'vegeta, JSON report',
  advice: 'print its report with "vegeta report -type=json"',
  is: vegetaReport,
  schema: vegetaReport,
  benchmarks: ({ latencies, requests, throughput, success }, suite) => [
    {
      name: suite,
      failures: requests > 0 ? 1 - (success ?? Number.NaN) : Number.NaN,
      metrics: [
        { metric: 'time', unit: 'ns', value: latencies['50th'] ?? latencies.mean },
        { metric: 'p95', unit: 'ns', value: latencies['95th'] },
        { metric: 'p99', unit: 'ns', value: latencies['99th'] },
        { metric: 'throughput', unit: 'req/s', value: throughput },
      ],
    },
  ],
  read: readLoad,
})
