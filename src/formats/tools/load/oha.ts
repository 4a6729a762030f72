import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { readLoad } from './load.js'

const schema = v.object({
  summary: v.object({
    successRate: v.nullable(v.number()),
    average: anything,
    requestsPerSec: v.unknown(),
    sizePerSec: anything,
  }),
  latencyPercentiles: v.object({ p50: anything, p95: anything, p99: anything }),
  statusCodeDistribution: v.record(v.string(), v.number()),
})

/**
 * The output of `oha --output-format json`: one run, named like the suite.
 *
 * Times are in seconds. For oha, any answer is a success, whatever the status. Source: the schema of this output in oha's
 * repository.
 */
export const oha = jsonFormat({
  name: 'oha',
  title: 'oha, JSON',
  advice: 'run it with --no-tui --output-format json (-j in old versions)',
  is: schema,
  schema,
  benchmarks: ({ summary, latencyPercentiles, statusCodeDistribution }, suite) => {
    const statuses = Object.entries(statusCodeDistribution)
    const answers = statuses.reduce((sum, [, count]) => sum + count, 0)
    const good = statuses.reduce((sum, [status, count]) => sum + (/^[123]/.test(status) ? count : 0), 0)
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
