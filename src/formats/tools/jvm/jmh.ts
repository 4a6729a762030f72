import * as v from 'valibot'
import type { Direction } from '../../../metrics/metric.js'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, finiteList, firstFinite } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'JMH',
  advice: 'run it with -rf json -rff FILE, and a pattern that selects a benchmark',
}

const metricSchema = v.object({
  score: v.unknown(),
  scoreUnit: v.string(),
  scorePercentiles: v.optional(v.unknown()),
  rawData: v.optional(v.unknown()),
  rawDataHistogram: v.optional(v.unknown()),
})

const runSchema = v.object({
  benchmark: v.string(),
  mode: v.string(),
  jmhVersion: v.optional(v.unknown()),
  params: v.optional(v.unknown()),
  primaryMetric: metricSchema,
  secondaryMetrics: v.optional(v.unknown()),
})

type Metric = v.InferOutput<typeof metricSchema>
type Run = v.InferOutput<typeof runSchema>

const shape = v.array(v.object({ benchmark: v.unknown(), mode: v.unknown(), primaryMetric: v.unknown() }))

/**
 * What JMH writes by `-rf json -rff FILE`, kotlinx-benchmark into its reports, and Swift's package-benchmark by `--format jmh`.
 *
 * `rawData` holds the iterations of each fork, in order; the mode `sample` has a histogram of calls instead. The unit says what
 * the score is (`ops/s` or `us/op`), and with it which way is better. Numbers that are none are text (`"NaN"`), or bare words
 * in kotlinx-benchmark's. (JMH's `JSONResultFormat`, kotlinx-benchmark's `BenchmarkReportFormatter`.)
 */
export const jmh: Format = {
  name: 'jmh',
  title: 'JMH, JSON',
  fits: ({ json }) => Array.isArray(json) && json.length > 0 && v.is(shape, json.slice(0, 1)),
  parse(document) {
    const runs = insistOnSome(decodeJson(document, v.array(runSchema), expected), expected)
    const names = numberDuplicates(runs.map(nameRun))
    return runs.flatMap((run, index) => read(run, names[index]!))
  },
}

/** A method may run with several parameters and in several modes, and is a benchmark of its own in each. */
function nameRun({ benchmark, params, mode }: Run): string {
  const entries = typeof params === 'object' && params !== null ? Object.entries(params) : []
  const given = entries.map(([name, value]) => `${name}=${value}`).sort()
  return [benchmark, ...(given.length > 0 ? [given.join(',')] : []), mode].join(':')
}

function read(run: Run, benchmark: string): readonly Reading[] {
  return [readPrimary(run.primaryMetric, benchmark), ...readSecondary(run, benchmark)]
}

function readPrimary(metric: Metric, benchmark: string): Reading {
  const { kind, unit, factor } = tidyScore(metric.scoreUnit)
  const values = findValues(metric).map(value => value * factor)
  return makeReading({ benchmark, metric: kind, unit, values, primary: kind !== 'time' })
}

/** What a score is, and the factor that brings it to seconds or to operations per second. */
interface Score {
  readonly kind: 'time' | 'throughput' | 'score'
  readonly unit: string
  readonly factor: number
}

/** Units of time as in JMH's `TimeValue`. */
const times: ReadonlyMap<string, number> = new Map(
  Object.entries({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, min: 60, hr: 3600, day: 86_400 }),
)

export function tidyScore(scoreUnit: string): Score {
  const [of, per] = scoreUnit.split('/').map(part => part.trim())
  const each = times.get(of ?? '')
  const every = times.get(per ?? '')
  if (each !== undefined && per === 'op') return { kind: 'time', unit: 's', factor: each }
  if (every !== undefined && (of === 'ops' || of === '#')) return { kind: 'throughput', unit: '1/s', factor: 1 / every }
  return { kind: 'score', unit: scoreUnit, factor: 1 }
}

/** More calls than this are told by their median: a histogram of millions would only be longer. */
const mostCalls = 10_000

function findValues(metric: Metric): readonly number[] {
  const samples = flatten(metric.rawData) ?? expand(metric.rawDataHistogram)
  return samples ?? firstFinite(percentile(metric, '50.0'), percentile(metric, '50.00'), metric.score)
}

function flatten(rawData: unknown): readonly number[] | undefined {
  return Array.isArray(rawData) ? finiteList(rawData.flat()) : undefined
}

/** The calls of a histogram: pairs of a value and how often it was seen, by fork and iteration. */
function expand(histogram: unknown): readonly number[] | undefined {
  if (!Array.isArray(histogram)) return undefined
  const pairs: readonly unknown[] = histogram.flat(2)
  const calls: number[] = []
  for (const pair of pairs) {
    const [value, count] = Array.isArray(pair) ? pair : []
    if (finite(value) === undefined || !Number.isSafeInteger(count) || count < 0) return undefined
    if (calls.length + count > mostCalls) return undefined
    for (let call = 0; call < count; call++) calls.push(value)
  }
  return calls.length > 0 ? calls : undefined
}

function percentile({ scorePercentiles }: Metric, percent: string): unknown {
  return typeof scorePercentiles === 'object' && scorePercentiles !== null
    ? (scorePercentiles as Readonly<Record<string, unknown>>)[percent]
    : undefined
}

/** Bytes that one operation allocated, by `-prof gc`: nearly the same in every run. */
const allocation = 'gc.alloc.rate.norm'

/** What profilers and auxiliary counters add; what cannot be read of it harms nothing. */
function readSecondary({ secondaryMetrics, jmhVersion }: Run, benchmark: string): readonly Reading[] {
  if (typeof secondaryMetrics !== 'object' || secondaryMetrics === null) return []
  return Object.entries(secondaryMetrics).flatMap(([key, value]) => {
    const decoded = v.safeParse(metricSchema, value)
    if (!decoded.success) return []
    // Older profilers mark their names by a dot.
    const name = key.replace(/^·/, '')
    // Collections in so short a time are few or none, and the rate follows from the speed.
    if (name.startsWith('gc.') && name !== allocation) return []
    const reading = readCounter(name, decoded.output, { benchmark, isCertain: jmhVersion !== undefined })
    return reading.error === undefined ? [reading] : []
  })
}

/** `isCertain`: whether the unit is what it says, since Swift's older exports call every counter `ops/s`. */
function readCounter(
  name: string,
  counter: Metric,
  { benchmark, isCertain }: { readonly benchmark: string; readonly isCertain: boolean },
): Reading {
  const values = findValues(counter)
  if (name === allocation) return makeReading({ benchmark, metric: 'allocated', unit: 'B/op', values })
  const { kind, unit, factor } = tidyScore(counter.scoreUnit)
  // More bytes allocated each second is no virtue; only operations and their times are certain.
  const better: { readonly better?: Direction } = isCertain && kind !== 'score' ? {} : { better: 'unknown' }
  return makeReading({ benchmark, metric: rename(name), unit, values: values.map(value => value * factor), ...better })
}

/** A counter may have any name; one of ours would be taken for the benchmark's own. */
function rename(name: string): string {
  return /^(time|throughput|score|allocated)$/.test(name) ? `${name} (counter)` : name.slice(0, 256)
}
