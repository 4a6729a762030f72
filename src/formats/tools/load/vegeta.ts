import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import { readLoad } from './load.js'

const expected = { tool: 'vegeta', advice: 'print its report with "vegeta report -type=json"' }

const schema = v.object({
  latencies: v.object({
    mean: v.optional(v.unknown()),
    '50th': v.optional(v.unknown()),
    '95th': v.optional(v.unknown()),
    '99th': v.optional(v.unknown()),
  }),
  requests: v.number(),
  throughput: v.optional(v.unknown()),
  success: v.nullable(v.number()),
  status_codes: v.nullable(v.looseObject({})),
})

/**
 * The output of `vegeta report -type=json`: one attack, named like the suite.
 *
 * Latencies are in ns. The tool sends at a rate that is set, so the primary metric is the median latency, not the throughput.
 * Source: vegeta's README.
 */
export const vegeta: Format = {
  name: 'vegeta',
  title: 'vegeta, JSON report',
  fits: ({ json }) => v.is(schema, json),
  parse(document, suite) {
    const { latencies, requests, throughput, success } = decodeJson(document, schema, expected)
    return readLoad({
      benchmark: suite,
      failures: requests > 0 ? 1 - (success ?? Number.NaN) : Number.NaN,
      metrics: [
        { metric: 'time', unit: 'ns', value: latencies['50th'] ?? latencies.mean },
        { metric: 'p95', unit: 'ns', value: latencies['95th'] },
        { metric: 'p99', unit: 'ns', value: latencies['99th'] },
        { metric: 'throughput', unit: 'req/s', value: throughput },
      ],
    })
  },
}
