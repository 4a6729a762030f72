import * as v from 'valibot'
import type { Direction } from '../../../metrics/metric.js'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected } from '../../reading/decode-json.js'
import { firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading, type PrintedMetric } from '../../reading/printed.js'

const expected: Expected = { tool: 'Lighthouse', advice: 'run it with --output=json --output-path=FILE' }

const schema = v.object({
  lighthouseVersion: v.string(),
  finalDisplayedUrl: v.nullish(v.string()),
  requestedUrl: v.nullish(v.string()),
  runtimeError: v.optional(v.object({ message: v.optional(v.string()), code: v.optional(v.string()) })),
  audits: v.record(v.string(), v.looseObject({ numericValue: v.optional(v.unknown()) })),
  categories: v.optional(v.object({ performance: v.optional(v.object({ score: v.optional(v.unknown()) })) }), {}),
})

/** What is read, by the audit that has it; times are in ms. */
const audits: readonly (PrintedMetric & { readonly audit: string })[] = [
  { audit: 'largest-contentful-paint', metric: 'largest-contentful-paint', unit: 'ms', primary: true },
  { audit: 'first-contentful-paint', metric: 'first-contentful-paint', unit: 'ms' },
  { audit: 'speed-index', metric: 'speed-index', unit: 'ms' },
  { audit: 'total-blocking-time', metric: 'total-blocking-time', unit: 'ms' },
  { audit: 'cumulative-layout-shift', metric: 'cumulative-layout-shift', unit: '', better: 'lower' },
  { audit: 'total-byte-weight', metric: 'total-byte-weight', unit: 'B' },
]

/**
 * The file that `lighthouse --output=json` writes of one page, named by the path of its address: ports differ between runs.
 *
 * It is about the largest paint. (Outputs of 12.8, and Lighthouse's `docs/understanding-results.md`.)
 */
export const lighthouse: Format = {
  name: 'lighthouse',
  title: 'Lighthouse, JSON',
  fits: ({ json }) => v.is(v.object({ lighthouseVersion: v.string(), audits: v.looseObject({}) }), json),
  parse(document, suite) {
    const { audits: found, categories, runtimeError, ...page } = decodeJson(document, schema, expected)
    const benchmark = findPath(page.finalDisplayedUrl ?? page.requestedUrl ?? '') ?? suite
    const [primary] = audits
    if (runtimeError?.code !== undefined && runtimeError.code !== 'NO_ERROR')
      return [makeFailure({ ...primary!, benchmark }, runtimeError.message ?? runtimeError.code)]
    const read = ({ audit, ...metric }: (typeof audits)[number]): readonly Reading[] =>
      readOne({ ...metric, benchmark }, found[audit]?.numericValue)
    const better: Direction = 'higher'
    const score = readOne({ benchmark, metric: 'performance', unit: '', better }, categories.performance?.score)
    const readings = [...audits.flatMap(read), ...score]
    return readings.length > 0 ? readings : [makeFailure({ ...primary!, benchmark }, 'it has no result of performance')]
  },
}

function findPath(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && `${url.pathname}${url.search}`
}

function readOne(metric: PrintedMetric & { readonly benchmark: string }, value: unknown): readonly Reading[] {
  const values = firstFinite(value)
  return values.length === 0 ? [] : [makeReading({ ...metric, values })]
}
