import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { readLoad } from './load.js'

const schema = v.object({
  latencies: v.object({ mean: anything, '50th': anything, '95th': anything, '99th': anything }),
  requests: v.number(),
  throughput: anything,
  success: v.nullable(v.number()),
  status_codes: v.nullable(v.looseObject({})),
})

/**
 * The output of `vegeta report -type=json`: one attack, named like the suite.
 *
 * Latencies are in ns. The tool sends at a rate that is set, so the primary metric is the median latency, not the throughput.
 * Source: vegeta's README.
 */
export const vegeta = jsonFormat({
  name: 'vegeta',
  title: 'vegeta, JSON report',
  advice: 'print its report with "vegeta report -type=json"',
  is: schema,
  schema,
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
