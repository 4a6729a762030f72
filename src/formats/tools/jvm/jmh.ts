import * as v from 'valibot'
import { convert } from '../../../metrics/convert.js'
import type { Direction } from '../../../metrics/unit.js'
import { anything, jsonFormat } from '../../reading/builders.js'
import { finite, finiteList, firstFinite, type MetricValues, readMetrics } from '../../reading/printed.js'

const fields = v.optional(v.fallback(v.record(v.string(), v.unknown()), {}), {})
const list = v.optional(v.fallback(v.array(v.unknown()), []), [])

const metricSchema = v.object({
  score: v.unknown(),
  scoreUnit: v.string(),
  scorePercentiles: fields,
  rawData: list,
  rawDataHistogram: list,
})

const runSchema = v.object({
  benchmark: v.string(),
  mode: v.string(),
  jmhVersion: anything,
  params: fields,
  primaryMetric: metricSchema,
  secondaryMetrics: fields,
})

type Metric = v.InferOutput<typeof metricSchema>
type Run = v.InferOutput<typeof runSchema>

const shape = v.array(v.object({ benchmark: v.unknown(), mode: v.unknown(), primaryMetric: v.unknown() }))

/**
 * JSON of JMH, of kotlinx-benchmark's reports, and of Swift's package-benchmark with `--format jmh`. `rawData` holds the iterations of
 * each fork, in order; the mode `sample` has a histogram of calls instead. The unit says what the score is (`ops/s` or `us/op`). Values
 * that are not numbers are text (`"NaN"`), or bare words. (JMH's `JSONResultFormat`, kotlinx-benchmark's `BenchmarkReportFormatter`.)
 */
export const jmh = jsonFormat({
  name: 'jmh',
  title: 'JMH, JSON',
  advice: 'run it with -rf json -rff FILE, and a pattern that selects a benchmark',
  is: json => Array.isArray(json) && json.length > 0 && v.is(shape, json.slice(0, 1)),
  schema: v.array(runSchema),
  // A method may run with several parameters and in several modes, and is a benchmark of its own in each.
  benchmarks: runs =>
    runs.map(run => {
      const parameters = Object.entries(run.params).map(([name, value]) => `${name}=${value}`)
      return { ...run, name: [run.benchmark, parameters.sort().join(','), run.mode].filter(Boolean).join(':') }
    }),
  read: run => {
    const { kind, unit, factor } = tidyScore(run.primaryMetric.scoreUnit)
    const values = findValues(run.primaryMetric).map(value => convert(value, factor))
    return [{ metric: kind, unit, values, primary: kind !== 'time' }, ...readSecondary(run)]
  },
})

/** The kind of a score, and the factor that brings it to seconds or to operations per second. */
interface ScoreUnit {
  readonly kind: 'time' | 'throughput' | 'score'
  readonly unit: string
  readonly factor: number
}

/** Units of time as in JMH's `TimeValue`. */
const times: ReadonlyMap<string, number> = new Map(
  Object.entries({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, min: 60, hr: 3600, day: 86_400 }),
)

function tidyScore(scoreUnit: string): ScoreUnit {
  const [of, per] = scoreUnit.split('/').map(part => part.trim())
  const each = times.get(of ?? '')
  const every = times.get(per ?? '')
  if (each !== undefined && per === 'op') return { kind: 'time', unit: 's', factor: each }
  if (every !== undefined && (of === 'ops' || of === '#')) return { kind: 'throughput', unit: '1/s', factor: 1 / every }
  return { kind: 'score', unit: scoreUnit, factor: 1 }
}

/** More calls than this are told by their median: a histogram of millions would only be longer. */
const mostCalls = 10_000

function findValues({ score, scorePercentiles, rawData, rawDataHistogram }: Metric): readonly number[] {
  const samples = finiteList(rawData.flat()) ?? expand(rawDataHistogram.flat(2))
  return samples ?? firstFinite(scorePercentiles['50.0'], scorePercentiles['50.00'], score)
}

/** The calls of a histogram: pairs of a value and how often it was seen, by fork and iteration. */
function expand(pairs: readonly unknown[]): readonly number[] | undefined {
  const calls: number[] = []
  for (const pair of pairs) {
    const [value, count] = Array.isArray(pair) ? pair : []
    if (finite(value) === undefined || !Number.isSafeInteger(count) || count < 0) return undefined
    if (calls.length + count > mostCalls) return undefined
    for (let call = 0; call < count; call++) calls.push(value)
  }
  return calls.length > 0 ? calls : undefined
}

/** Bytes that one operation allocated, by `-prof gc`: nearly the same in every run. */
const allocation = 'gc.alloc.rate.norm'

/** Profilers and auxiliary counters; one that cannot be read harms nothing. */
function readSecondary({ secondaryMetrics, jmhVersion }: Run): readonly MetricValues[] {
  return Object.entries(secondaryMetrics).flatMap(([key, value]) => {
    const decoded = v.safeParse(metricSchema, value)
    if (!decoded.success) return []
    // Older profilers mark their names by a dot.
    const name = key.replace(/^·/, '')
    // Collections in so short a time are few or none, and the rate follows from the speed.
    if (name.startsWith('gc.') && name !== allocation) return []
    const counter = readCounter(name, decoded.output, jmhVersion !== undefined)
    return readMetrics('', [counter])[0]!.error === undefined ? [counter] : []
  })
}

/** `isCertain` is false where the unit need not be true: Swift's older exports call every counter `ops/s`. */
function readCounter(name: string, counter: Metric, isCertain: boolean): MetricValues {
  const values = findValues(counter)
  if (name === allocation) return { metric: 'allocated', unit: 'B/op', values }
  const { kind, unit, factor } = tidyScore(counter.scoreUnit)
  // More bytes allocated each second is no virtue; only operations and their times are certain.
  const better: { readonly better?: Direction } = isCertain && kind !== 'score' ? {} : { better: 'unknown' }
  // A counter may have any name; one of ours would be taken for the benchmark's own.
  const metric = /^(time|throughput|score|allocated)$/.test(name) ? `${name} (counter)` : name.slice(0, 256)
  return { metric, unit, values: values.map(value => convert(value, factor)), ...better }
}
