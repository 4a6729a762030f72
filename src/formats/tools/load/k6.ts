import * as v from 'valibot'
import { insistOnVersion, jsonFormat } from '../../reading/builders.js'
import { finite } from '../../reading/printed.js'
import { readLoad } from './load.js'

const legacy = v.object({ metrics: v.record(v.string(), v.looseObject({})), root_group: v.looseObject({}) })
const legacySummary = v.pipe(
  legacy,
  v.transform(({ metrics }): Summary => {
    const nested = v.object({ values: v.looseObject({}) })
    return { find: name => (v.is(nested, metrics[name]) ? metrics[name].values : metrics[name]) }
  }),
)

/** The form that `--new-machine-readable-summary` gives both of them. */
const machineReadable = v.pipe(
  v.object({
    config: v.object({ duration: v.number() }),
    results: v.object({ metrics: v.array(v.object({ name: v.string(), values: v.looseObject({}) })) }),
    metadata: v.object({ k6_version: v.string() }),
  }),
  v.transform(({ config, results }): Summary => {
    const byName = new Map(results.metrics.map(({ name, values }) => [name, values]))
    return { find: name => byName.get(name), seconds: config.duration }
  }),
)
const recognized = v.object({
  version: v.string(),
  metadata: v.object({ k6_version: v.unknown() }),
  results: v.looseObject({}),
})

/** The numbers of a metric: `handleSummary` has them in `values`, `--summary-export` beside what else there is. */
type Values = Readonly<Record<string, unknown>>

/** The metrics of a run, by name. */
interface Summary {
  readonly find: (name: string) => Values | undefined
  /** Its duration, only where rates are not given. */
  readonly seconds?: number
}

/**
 * Milliseconds of requests, or, without any, of iterations. The rate of failures is `rate` in the data of `handleSummary`, and `value` in the
 * file of `--summary-export`, whose counts of what passed and failed are exchanged, and so not read. A failed check of the script is no failed
 * request. Since 1.8 `--new-machine-readable-summary` makes both have a list of metrics, without rates. Source: k6's documentation of the
 * end-of-test summary, and outputs of 1.8.
 */
export const k6 = jsonFormat({
  name: 'k6',
  // Its code for crossed thresholds, which it has for nothing else. (its errext/exitcodes/codes.go)
  isLimit: ({ status }) => status === 99,
  title: 'k6, JSON summary',
  advice:
    'return { "summary.json": JSON.stringify(data) } from handleSummary(data), or run it with --summary-export=FILE',
  is: json =>
    v.is(recognized, json) ||
    (v.is(legacy, json) && ['iterations', 'http_reqs', 'iteration_duration'].some(name => name in json.metrics)),
  schema: json => {
    if (!v.is(recognized, json)) return legacySummary
    if (!json.version.startsWith('1.')) insistOnVersion(json.version, ['1'], 'k6')
    return machineReadable
  },
  benchmarks: (summary, suite) => [{ name: suite, summary }],
  read({ name, summary: { find, seconds } }) {
    const duration = find('http_req_duration') ?? find('iteration_duration') ?? {}
    const failed = find('http_req_failed')
    const share = failed?.rate ?? failed?.value ?? 0
    const counter = find('http_reqs') ?? find('iterations')
    const rate = finite(counter?.count) === undefined ? undefined : Number(counter?.count) / (seconds ?? Number.NaN)
    const median = duration.med ?? duration.avg
    const isLeftOut = median === undefined && Object.keys(duration).some(key => /^(?:p\(?\d|max|min)/.test(key))
    const hint = 'its summary has neither the median nor the mean: add "med" to summaryTrendStats'
    return readLoad({
      name,
      failures: typeof share === 'number' ? share : Number.NaN,
      metrics: [
        { metric: 'time', unit: 'ms', value: median, ...(isLeftOut ? { error: hint } : {}) },
        ...[90, 95, 99].map(percent => ({
          metric: `p${percent}`,
          unit: 'ms',
          value: duration[`p(${percent})`] ?? duration[`p${percent}`],
        })),
        { metric: 'throughput', unit: 'req/s', value: counter?.rate ?? rate },
      ],
    })
  },
})
