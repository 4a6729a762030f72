import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import { readLoad } from './load.js'

const expected = { tool: 'oha', advice: 'run it with --no-tui --output-format json (-j in old versions)' }

const schema = v.object({
  summary: v.object({
    successRate: v.nullable(v.number()),
    average: v.optional(v.unknown()),
    requestsPerSec: v.unknown(),
    sizePerSec: v.optional(v.unknown()),
  }),
  latencyPercentiles: v.object({
    p50: v.optional(v.unknown()),
    p95: v.optional(v.unknown()),
    p99: v.optional(v.unknown()),
  }),
  statusCodeDistribution: v.record(v.string(), v.number()),
})

/**
 * The output of `oha --output-format json`: one run, named like the suite.
 *
 * Times are in seconds. For oha, any answer is a success, whatever the status. Source: the schema of this output in oha's
 * repository.
 */
export const oha: Format = {
  name: 'oha',
  title: 'oha, JSON',
  fits: ({ json }) => v.is(schema, json),
  parse(document, suite) {
    const { summary, latencyPercentiles, statusCodeDistribution } = decodeJson(document, schema, expected)
    const statuses = Object.entries(statusCodeDistribution)
    const answers = statuses.reduce((sum, [, count]) => sum + count, 0)
    const good = statuses.reduce((sum, [status, count]) => sum + (/^[123]/.test(status) ? count : 0), 0)
    return readLoad({
      benchmark: suite,
      failures: 1 - ((summary.successRate ?? Number.NaN) * good) / answers,
      metrics: [
        { metric: 'throughput', unit: 'req/s', value: summary.requestsPerSec },
        { metric: 'time', unit: 's', value: latencyPercentiles.p50 ?? summary.average },
        { metric: 'p95', unit: 's', value: latencyPercentiles.p95 },
        { metric: 'p99', unit: 's', value: latencyPercentiles.p99 },
        { metric: 'received', unit: 'B/s', value: summary.sizePerSec },
      ],
    })
  },
}
