import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { finite } from '../../reading/printed.js'
import { readLoad } from './load.js'

const schema = v.object({
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
 * The output of `autocannon --json`: one run. Its name is its `--title`, or else that of the suite.
 *
 * The primary metric is the number of requests per second. For a fast server every latency is cut to 0 ms, and then no latency is
 * read. `errors` includes the timeouts. Source: autocannon's README, and outputs of 9.0.
 */
export const autocannon = jsonFormat({
  name: 'autocannon',
  title: 'autocannon, JSON',
  advice: 'run it with --json',
  is: v.object({ ...schema.entries, connections: v.number() }),
  schema,
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
          ...(isCoarse ? [] : latencies),
          { metric: 'received', unit: 'B/s', value: throughput.average },
        ],
      },
    ]
  },
  read: readLoad,
})
