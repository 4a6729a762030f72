import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import { readLoad } from './load.js'

const expected = {
  tool: 'k6',
  advice:
    'return { "summary.json": JSON.stringify(data) } from handleSummary(data), or run it with --summary-export=FILE',
}

const schema = v.object({ metrics: v.record(v.string(), v.looseObject({})), root_group: v.looseObject({}) })

/** The numbers of a metric: `handleSummary` has them in `values`, `--summary-export` beside what else there is. */
type Values = Readonly<Record<string, unknown>>

/**
 * What k6 gives `handleSummary(data)`, or writes by `--summary-export=FILE`: one run, named like the suite.
 *
 * Times are in ms. It is about the requests, or, without any, about the iterations. A check of the script that fails is no request
 * that failed: it has no say in whether the numbers count. The rate of failures is `rate` in the one, and `value` in the other; how many passed and failed is told
 * inversely there, and not read. Source: k6's documentation of the end-of-test summary.
 */
export const k6: Format = {
  name: 'k6',
  title: 'k6, JSON summary',
  fits: ({ json }) =>
    v.is(schema, json) && ['iterations', 'http_reqs', 'iteration_duration'].some(name => name in json.metrics),
  parse(document, suite) {
    const { metrics } = decodeJson(document, schema, expected)
    const find = (name: string): Values | undefined => valuesOf(metrics[name])
    const duration = find('http_req_duration') ?? find('iteration_duration') ?? {}
    return readLoad({
      benchmark: suite,
      failures: shareOf(find('http_req_failed'), 0),
      metrics: [
        { metric: 'time', unit: 'ms', value: duration.med ?? duration.avg },
        { metric: 'p90', unit: 'ms', value: duration['p(90)'] },
        { metric: 'p95', unit: 'ms', value: duration['p(95)'] },
        { metric: 'p99', unit: 'ms', value: duration['p(99)'] },
        { metric: 'throughput', unit: 'req/s', value: (find('http_reqs') ?? find('iterations'))?.rate },
      ],
    })
  },
}

function valuesOf(metric: Values | undefined): Values | undefined {
  return v.is(v.object({ values: v.looseObject({}) }), metric) ? metric.values : metric
}

function shareOf(values: Values | undefined, usual: number): number {
  const share = values?.rate ?? values?.value ?? usual
  return typeof share === 'number' ? share : Number.NaN
}
