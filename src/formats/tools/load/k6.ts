import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson, insistOnVersion } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { finite } from '../../reading/numbers.js'
import { readLoad } from './load.js'

const expected = {
  tool: 'k6',
  advice:
    'return { "summary.json": JSON.stringify(data) } from handleSummary(data), or run it with --summary-export=FILE',
}

const legacy = v.object({ metrics: v.record(v.string(), v.looseObject({})), root_group: v.looseObject({}) })

/** Such as `--new-machine-readable-summary` makes both of them. */
const machineReadable = v.object({
  config: v.object({ duration: v.number() }),
  results: v.object({
    metrics: v.array(v.object({ name: v.string(), values: v.looseObject({}) })),
  }),
  metadata: v.object({ k6_version: v.string() }),
})
const recognized = v.object({
  version: v.string(),
  metadata: v.object({ k6_version: v.unknown() }),
  results: v.looseObject({}),
})

/** The numbers of a metric: `handleSummary` has them in `values`, `--summary-export` beside what else there is. */
type Values = Readonly<Record<string, unknown>>

/** What a run says, by the name of its metric. */
interface Summary {
  readonly find: (name: string) => Values | undefined
  /** Only where rates are not given. */
  readonly seconds?: number
}

/**
 * What k6 gives `handleSummary(data)`, or writes by `--summary-export=FILE`: one run, named like the suite.
 *
 * Times are in ms. It is about the requests, or, without any, about the iterations. A check of the script that fails is no request
 * that failed: it has no say in whether the numbers count. The rate of failures is `rate` in the one, and `value` in the other; how many
 * passed and failed is told inversely there, and not read. Since 1.8 `--new-machine-readable-summary` makes both have a list of metrics,
 * without rates. Source: k6's documentation of the end-of-test summary, and outputs of 1.8.
 */
export const k6: Format = {
  name: 'k6',
  title: 'k6, JSON summary',
  fits: ({ json }) =>
    v.is(recognized, json) ||
    (v.is(legacy, json) && ['iterations', 'http_reqs', 'iteration_duration'].some(name => name in json.metrics)),
  parse(document, suite) {
    const { find, seconds } = readSummary(document)
    const duration = find('http_req_duration') ?? find('iteration_duration') ?? {}
    return readLoad({
      benchmark: suite,
      failures: shareOf(find('http_req_failed')),
      metrics: [
        { metric: 'time', unit: 'ms', value: duration.med ?? duration.avg },
        ...[90, 95, 99].map(percent => ({
          metric: `p${percent}`,
          unit: 'ms',
          value: duration[`p(${percent})`] ?? duration[`p${percent}`],
        })),
        { metric: 'throughput', unit: 'req/s', value: rateOf(find('http_reqs') ?? find('iterations'), seconds) },
      ],
    })
  },
}

function readSummary(document: Document): Summary {
  const { json } = document
  if (v.is(recognized, json)) {
    if (!json.version.startsWith('1.')) insistOnVersion(json.version, ['1'], 'k6')
    const { config, results } = decodeJson(document, machineReadable, expected)
    const byName = new Map(results.metrics.map(({ name, values }) => [name, values]))
    return { find: name => byName.get(name), seconds: config.duration }
  }
  const { metrics } = decodeJson(document, legacy, expected)
  return { find: name => valuesOf(metrics[name]) }
}

function valuesOf(metric: Values | undefined): Values | undefined {
  return v.is(v.object({ values: v.looseObject({}) }), metric) ? metric.values : metric
}

function shareOf(failed: Values | undefined): number {
  const share = failed?.rate ?? failed?.value ?? 0
  return typeof share === 'number' ? share : Number.NaN
}

function rateOf(counter: Values | undefined, seconds = Number.NaN): unknown {
  if (counter?.rate !== undefined) return counter.rate
  const count = finite(counter?.count)
  return count === undefined ? undefined : count / seconds
}
