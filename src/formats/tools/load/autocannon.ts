import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import { finite } from '../../reading/numbers.js'
import { readLoad } from './load.js'

const expected = { tool: 'autocannon', advice: 'run it with --json' }

const schema = v.object({
  title: v.optional(v.string()),
  requests: v.object({ average: v.unknown(), total: v.number() }),
  latency: v.object({ average: v.optional(v.unknown()), p99: v.optional(v.unknown()) }),
  throughput: v.object({ average: v.optional(v.unknown()) }),
  errors: v.number(),
  timeouts: v.optional(v.number(), 0),
  mismatches: v.optional(v.number(), 0),
  non2xx: v.number(),
})

/** Latencies are cut to whole ms: below this, what is cut off is more than a tenth of them. */
const leastMilliseconds = 10

/**
 * What `autocannon --json` prints: one run, named by its `--title`, else like the suite.
 *
 * It is about the requests in a second: of a fast server every latency is cut to 0 ms, and then none is read. `errors` has the
 * timeouts in it. Source: autocannon's README, and outputs of 9.0.
 */
export const autocannon: Format = {
  name: 'autocannon',
  title: 'autocannon, JSON',
  fits: ({ json }) => v.is(v.object({ ...schema.entries, connections: v.number() }), json),
  parse(document, suite) {
    const { title, requests, latency, errors, mismatches, non2xx, throughput } = decodeJson(document, schema, expected)
    const average = finite(latency.average) ?? Number.NaN
    const isCoarse = average >= 0 && average < leastMilliseconds
    const latencies = [
      { metric: 'time', unit: 'ms', value: latency.average },
      { metric: 'p99', unit: 'ms', value: latency.p99 },
    ]
    return readLoad({
      benchmark: title || suite,
      failures: (errors + mismatches + non2xx) / Math.max(requests.total + errors, Number.EPSILON),
      metrics: [
        { metric: 'throughput', unit: 'req/s', value: requests.average },
        ...(isCoarse ? [] : latencies),
        { metric: 'received', unit: 'B/s', value: throughput.average },
      ],
    })
  },
}
