import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { firstFinite, keepMeasured, type PrintedMetric } from '../../reading/printed.js'

const schema = v.object({
  lighthouseVersion: v.string(),
  finalDisplayedUrl: v.nullish(v.string()),
  requestedUrl: v.nullish(v.string()),
  runtimeError: v.optional(v.object({ message: v.optional(v.string()), code: v.optional(v.string()) })),
  audits: v.record(v.string(), v.looseObject({ numericValue: anything })),
  categories: v.optional(v.object({ performance: v.optional(v.object({ score: anything })) }), {}),
})

/** The audits that are read, by name, which is that of their metric; times are in ms. */
const audits: readonly PrintedMetric[] = [
  { metric: 'largest-contentful-paint', unit: 'ms', primary: true },
  { metric: 'first-contentful-paint', unit: 'ms' },
  { metric: 'speed-index', unit: 'ms' },
  { metric: 'total-blocking-time', unit: 'ms' },
  { metric: 'cumulative-layout-shift', unit: '', better: 'lower' },
  { metric: 'total-byte-weight', unit: 'B' },
]

/**
 * A page, named by the path of its address, since ports differ between runs; it is about the largest paint. (Outputs of 12.8, and
 * Lighthouse's `docs/understanding-results.md`.)
 */
export const lighthouse = jsonFormat({
  name: 'lighthouse',
  title: 'Lighthouse, JSON',
  advice: 'run it with --output=json --output-path=FILE',
  is: v.object({ lighthouseVersion: v.string(), audits: v.looseObject({}) }),
  schema,
  benchmarks: (page, suite) => [
    { ...page, name: findPath(page.finalDisplayedUrl ?? page.requestedUrl ?? '') ?? suite },
  ],
  read: ({ audits: found, categories, runtimeError }) => {
    const [primary] = audits
    if (runtimeError?.code !== undefined && runtimeError.code !== 'NO_ERROR')
      return [{ ...primary!, error: runtimeError.message ?? runtimeError.code }]
    const measured = audits.map(one => ({ ...one, values: firstFinite(found[one.metric]?.numericValue) }))
    const score = firstFinite(categories.performance?.score)
    return keepMeasured(
      [...measured, { metric: 'performance', unit: '', better: 'higher', values: score }],
      'it has no result of performance',
    )
  },
})

function findPath(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && `${url.pathname}${url.search}`
}
