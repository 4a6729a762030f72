import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { perIteration } from '../../reading/numbers.js'
import { readLoad } from './load.js'

const expected: Expected = { tool: 'locust', advice: 'run it with --headless --json -t 2s' }

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
 * What `locust --json` prints: a benchmark for each name of requests (`GET /`).
 *
 * Times are in ms. The distribution is rounded to two digits, so the time is the mean, which is not. Source: outputs of 2.47.
 */
export const locust: Format = {
  name: 'locust',
  title: 'locust, JSON',
  fits: ({ json }) =>
    v.is(
      v.pipe(v.array(v.object({ num_requests: v.number(), response_times: v.looseObject({}) })), v.minLength(1)),
      json,
    ),
  parse(document) {
    const entries = insistOnSome(decodeJson(document, v.array(entry), expected), expected)
    const names = numberDuplicates(entries.map(({ method, name }) => (method ? `${method} ${name}` : name)))
    return entries.flatMap((one, index) => {
      const seconds = (one.last_request_timestamp ?? one.start_time) - one.start_time
      return readLoad({
        benchmark: names[index]!,
        failures: one.num_requests > 0 ? one.num_failures / one.num_requests : Number.NaN,
        metrics: [
          { metric: 'time', unit: 'ms', value: perIteration(one.total_response_time, one.num_requests) },
          { metric: 'throughput', unit: 'req/s', value: perIteration(one.num_requests, seconds) },
        ],
      })
    })
  },
}
