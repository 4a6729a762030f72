import * as v from 'valibot'
import { filled, jsonFormat } from '../../reading/builders.js'
import { perIteration } from '../../reading/printed.js'
import { readLoad } from './load.js'

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
 * The output of `locust --json`: a benchmark for each name of requests (`GET /`).
 *
 * Times are in ms. The distribution is rounded to two digits, so the time is the mean, which is not. Source: outputs of 2.47.
 */
export const locust = jsonFormat({
  name: 'locust',
  title: 'locust, JSON',
  advice: 'run it with --headless --json -t 2s',
  is: filled(v.object({ num_requests: v.number(), response_times: v.looseObject({}) })),
  schema: v.array(entry),
  benchmarks: entries =>
    entries.map(({ method, name, num_requests: requests, ...said }) => ({
      name: method ? `${method} ${name}` : name,
      failures: requests > 0 ? said.num_failures / requests : Number.NaN,
      metrics: [
        { metric: 'time', unit: 'ms', value: perIteration(said.total_response_time, requests) },
        {
          metric: 'throughput',
          unit: 'req/s',
          value: perIteration(requests, (said.last_request_timestamp ?? said.start_time) - said.start_time),
        },
      ],
    })),
  read: readLoad,
})
