import { group } from 'd3-array'
import { makeSeries, type Series } from '../../compare/series.js'
import { summarise } from '../../compare/summary.js'
import type { Exporter } from '../../extra.js'
import type { Metric } from '../../metrics/metric.js'
import { isComputable } from '../../metrics/number.js'
import type { Direction } from '../../metrics/unit.js'
import type { CallNode, ProfileUnit } from '../../record/causes.js'
import { writeCsv } from '../../record/csv.js'
import { seriesKey } from '../../record/key.js'
import { explain } from '../../record/reasons.js'
import { listContenders, makePair, type SessionRecord } from '../../record/record.js'
import { RecordError } from '../../record/record-error.js'
import type { Side } from '../../schedule/round.js'

/** All of them, in the order in which they are offered. */
export const exporters: readonly Exporter[] = [
  { name: 'csv', write: writeCsv },
  { name: 'benchstat', write: writeBenchstat },
  { name: 'critcmp', isOfOne: true, write: writeCritcmp },
  { name: 'hyperfine', write: writeHyperfine },
  { name: 'bmf', isOfOne: true, write: writeBmf },
  { name: 'github-action-benchmark', isOfOne: true, write: makeGithubActionBenchmark('lower') },
  { name: 'github-action-benchmark-bigger', isOfOne: true, write: makeGithubActionBenchmark('higher') },
  { name: 'speedscope', write: writeSpeedscope },
  { name: 'pprof', write: writePprof },
]

/**
 * A line for each value, as `go test -bench` prints them: for `benchstat -col side FILE`, or with one side in each of two files for
 * `benchstat BASELINE CONTENDER`, which therefore name no side (golang/proposal, design 14313). Blanks in names and units become `_`.
 */
function writeBenchstat(record: SessionRecord, sides: readonly string[]): string {
  const samples = collectSamples(record, sides)
  const higher = samples.filter(({ metric }) => metric.better === 'higher').map(({ metric }) => writeUnit(metric))
  const lines = sides.flatMap(side => [
    ...(sides.length > 1 ? [`side: ${side}`] : []),
    ...samples
      .filter(sample => sample.side === side)
      .flatMap(({ benchmark, metric, values }) => {
        const name = benchmark.startsWith('Benchmark') ? benchmark : `Benchmark${benchmark}`
        return values.map(value => `${withoutBlanks(name)} 1 ${value} ${writeUnit(metric)}`)
      }),
  ])
  return [...new Set(higher)]
    .map(unit => `Unit ${unit} better=higher`)
    .concat(lines)
    .map(line => `${line}\n`)
    .join('')
}

/** The main units as Go has them, which benchstat scales; any other belongs to its metric alone. */
function writeUnit({ name, unit }: Metric): string {
  if (name === 'time' && unit === 's') return 'sec/op'
  const printed = unit === 's' ? 'sec' : unit
  return withoutBlanks(printed === '' || printed === 'count' ? name : `${name}-${printed}`)
}

function withoutBlanks(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, '_')
}

/**
 * One side as `critcmp --export` writes it, for `critcmp BASELINE.json CONTENDER.json`: times in nanoseconds. It shows the mean and the
 * standard deviation; the intervals that its file must have are left at their points.
 */
function writeCritcmp(record: SessionRecord, sides: readonly string[]): string {
  const times = collectSamples(record, sides).filter(({ metric }) => metric.unit === 's' && !metric.aside)
  const benchmarks = Object.fromEntries(times.map(sample => [nameOf(sample), writeBenchmark(sample)]))
  return `${JSON.stringify({ name: sides.join('-'), benchmarks }, null, 2)}\n`
}

function writeBenchmark(sample: Sample): object {
  const { mean, median, mad, sd } = summarise(sample.values.map(value => value * 1e9))!
  const name = nameOf(sample)
  return {
    baseline: sample.side,
    fullname: name,
    criterion_benchmark_v1: {
      group_id: name,
      function_id: null,
      value_str: null,
      throughput: null,
      full_id: name,
      directory_name: name,
    },
    criterion_estimates_v1: {
      mean: makePoint(mean),
      median: makePoint(median),
      median_abs_dev: makePoint(mad),
      slope: null,
      std_dev: makePoint(sd ?? 0),
    },
  }
}

function makePoint(value: number): object {
  return {
    confidence_interval: { confidence_level: 0, lower_bound: value, upper_bound: value },
    point_estimate: value,
    standard_error: 0,
  }
}

/** hyperfine's names of what we have too. Only of a whole process are there more than times. */
const hyperfineMetrics: Readonly<Record<string, string>> = {
  time: 'time_wall_clock',
  'cpu-time': 'time_cpu',
  'peak-memory': 'memory_peak_resident',
}
const hyperfineUnits: Readonly<Record<string, string>> = { s: 'second', B: 'byte' }

/**
 * The JSON of `hyperfine --export-json` since 2.0 (its `schema_version` 2), for the scripts that come with it: a result for each benchmark and
 * side, whose runs are in the order in which they were measured. What is no time is left out, but for the memory of processes.
 */
function writeHyperfine(record: SessionRecord, sides: readonly string[]): string {
  const known = collectSamples(record, sides).filter(({ metric }) => findHyperfineMetric(metric) !== undefined)
  const commands = [...group(known, ({ benchmark, side }) => JSON.stringify([benchmark, side])).values()]
  const results = commands.flatMap(samples => writeResult(samples, record.suite) ?? [])
  const file = { schema_version: 2, primary_metric: hyperfineMetrics.time, results }
  return `${JSON.stringify(file, null, 2)}\n`
}

function findHyperfineMetric({ name, unit }: Metric): string | undefined {
  return unit in hyperfineUnits ? hyperfineMetrics[name] : undefined
}

/** Writes one command: its runs, and what they say together. Undefined where it has no time that is about it. */
function writeResult(samples: readonly Sample[], suite: string): object | undefined {
  const main = samples.find(({ metric }) => metric.name === 'time' && !metric.aside)
  if (main === undefined) return undefined
  const { benchmark, side, values } = main
  // A benchmark that failed in a run has no value there, and nobody knows in which.
  const whole = [main, ...samples.filter(sample => sample !== main && sample.values.length === values.length)]
  const metrics = new Map(whole.map(sample => [findHyperfineMetric(sample.metric)!, sample]))
  const isProcess = benchmark === suite
  return {
    command: isProcess ? side : benchmark,
    name: isProcess ? side : `${benchmark} (${side})`,
    measurements: values.map((_, run) => ({
      ...Object.fromEntries(
        [...metrics].map(([name, sample]) => [
          name,
          { value: sample.values[run], unit: hyperfineUnits[sample.metric.unit] },
        ]),
      ),
      exit_code: 0,
    })),
    parameters: { side: { value: side } },
    summary: Object.fromEntries([...metrics].map(([name, sample]) => [name, summariseForHyperfine(sample)])),
  }
}

function summariseForHyperfine({ metric, values }: Sample): object {
  const { n, mean, sd, median, min, max } = summarise(values)!
  return { unit: hyperfineUnits[metric.unit], count: n, mean, stddev: n < 2 ? null : sd, median, min, max }
}

/**
 * Bencher Metric Format of one side: the median of each metric with its quartiles. A time is Bencher's own measure `latency`, in
 * nanoseconds; other metrics keep their name and base unit.
 */
function writeBmf(record: SessionRecord, sides: readonly string[]): string {
  const benchmarks = group(collectSamples(record, sides), ({ benchmark }) => benchmark)
  const entries = [...benchmarks].map(([name, samples]) => [name, Object.fromEntries(samples.map(makeMeasure))])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

function makeMeasure({ metric: { name, unit }, values }: Sample): readonly [name: string, measure: object] {
  // A benchmark that was read from such a file has that name already.
  const isLatency = unit === 's' && (name === 'time' || name === 'latency')
  const { median, q1, q3 } = summarise(isLatency ? values.map(value => value * 1e9) : values)!
  return [isLatency ? 'latency' : name, { value: median, lower_value: q1, upper_value: q3 }]
}

/**
 * One side as github-action-benchmark reads it: `customSmallerIsBetter` holds the metrics of which less is better, and
 * `customBiggerIsBetter` those of which more is better, as that tool takes one direction from each file. Values are medians in base units.
 */
function makeGithubActionBenchmark(better: Direction): Exporter['write'] {
  return (record, sides) => {
    const fitting = collectSamples(record, sides).filter(({ metric }) => metric.better === better)
    return `${JSON.stringify(
      fitting.map(sample => {
        const { n, median, mad } = summarise(sample.values)!
        return {
          name: nameOf(sample),
          unit: sample.metric.unit,
          value: median,
          range: `± ${Number(mad.toPrecision(3))}`,
          extra: `${n} values of the ${sample.side}`,
        }
      }),
      null,
      2,
    )}\n`
  }
}

/** The values of one benchmark and metric on one side, in the order in which they were measured, in base units; at least one. */
export interface Sample {
  readonly side: string
  readonly benchmark: string
  readonly metric: Metric
  /** Set if the benchmark is about this metric. */
  readonly isMain: boolean
  readonly values: readonly number[]
}

/** The samples of `sides`, benchmark by benchmark. */
export function collectSamples(record: SessionRecord, sides: readonly string[]): readonly Sample[] {
  const all = listContenders(record).flatMap(({ name }, index) => {
    const { series } = makeSeries(makePair(record, record.baseline, name))
    const roles = [...(index === 0 ? [['baseline', record.baseline] as const] : []), ['contender', name] as const]
    return roles.flatMap(([role, side]) => series.flatMap(series => makeSample(series, role, side)))
  })
  const bySeries = group(all, ({ benchmark, metric }) => seriesKey({ benchmark, metric: metric.name }))
  return [...bySeries.values()].flatMap(series => sides.flatMap(side => series.filter(sample => sample.side === side)))
}

function makeSample({ benchmark, metric, primary, rounds }: Series, role: Side, side: string): readonly Sample[] {
  const values = rounds.flatMap(round =>
    round.filter(observation => observation.side === role).map(({ value }) => value),
  )
  const usable = values.filter(isComputable)
  return usable.length === 0 ? [] : [{ side, benchmark, metric, isMain: primary, values: usable }]
}

/** The name of a sample in a file that has no metrics: that of its benchmark, and for other metrics than the main one also theirs. */
export function nameOf({ benchmark, metric, isMain }: Sample): string {
  return isMain ? benchmark : `${benchmark} (${metric.name})`
}

/** The profiles of a record, and the places of `sides` in them. */
function insistOnProfiles({ causes }: SessionRecord, sides: readonly string[]) {
  if (causes === undefined || 'absence' in causes)
    throw new RecordError(
      `the record holds no profiles${causes === undefined ? ': compare with "--causes auto"' : `, because ${explain(causes.absence)}`}`,
    )
  const places = sides.flatMap(side => {
    const place = causes.sides.indexOf(side)
    return place < 0 ? [] : [{ side, place }]
  })
  if (places.length > 0) return { ...causes, places }
  throw new RecordError(
    `${sides.map(side => `"${side}"`).join(', ')} was not profiled, only ${causes.sides.join(', ')}`,
  )
}

/** Lists the functions of a call, the outermost first. */
function listStack(calls: readonly CallNode[], { parent, at }: CallNode): readonly number[] {
  const above = calls[parent]
  return above === undefined ? [at] : [...listStack(calls, above), at]
}

const timeUnits: Readonly<Partial<Record<ProfileUnit, string>>> = { ms: 'milliseconds', ns: 'nanoseconds' }
/** A profile of each side for speedscope.app, by the mean of an invocation (its file format: "evented" and "sampled" profiles). */
export function writeSpeedscope(record: SessionRecord, sides: readonly string[]): string {
  const { places, functions, calls, unit } = insistOnProfiles(record, sides)
  const profiles = places.map(({ side, place }) => {
    const taken = calls.filter(({ self }) => self[place]! > 0)
    const weights = taken.map(({ self }) => self[place]!)
    return {
      ...{ type: 'sampled', name: side, unit: timeUnits[unit] ?? 'none', startValue: 0 },
      endValue: weights.reduce((sum, weight) => sum + weight, 0),
      samples: taken.map(call => listStack(calls, call)),
      weights,
    }
  })
  const frames = functions.map(({ name, file, line }) => ({ name, ...(file && { file }), ...(line && { line }) }))
  const file = {
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    ...{ exporter: 'counterbalance', name: record.suite, shared: { frames }, profiles },
  }
  return `${JSON.stringify(file)}\n`
}

/** Whole numbers in one unit of a profile: pprof has no others. */
const parts: Readonly<Record<ProfileUnit, number>> = { ms: 1e6, ns: 1000, instructions: 1, samples: 1000 }
const pprofUnits: Readonly<Record<ProfileUnit, string>> = {
  ...{ ms: 'nanoseconds', ns: 'picoseconds', instructions: 'instructions', samples: 'thousandths' },
}

/** A value for each side, by the mean of an invocation, as `go tool pprof` reads it (google/pprof, profile.proto), not compressed. */
export function writePprof(record: SessionRecord, sides: readonly string[]): Uint8Array {
  const { places, functions, calls, unit } = insistOnProfiles(record, sides)
  const strings = new Map([['', 0]])
  const text = (words: string): number => strings.get(words) ?? strings.set(words, strings.size).size - 1
  const types = places.map(({ side }) => message(1, number(1, text(side)), number(2, text(pprofUnits[unit]))))
  const samples = calls.flatMap(call => {
    const values = places.map(({ place }) => Math.round(call.self[place]! * parts[unit]))
    if (values.every(value => value === 0)) return []
    const stack = listStack(calls, call).toReversed()
    return [message(2, ...stack.map(at => number(1, at + 1)), ...values.map(value => number(2, value)))]
  })
  // A function has one place, which stands for its code.
  const locations = functions.map(({ line = 0 }, at) =>
    message(4, number(1, at + 1), message(4, number(1, at + 1), number(2, line))),
  )
  const named = functions.map(({ name, file = '', line = 0 }, at) =>
    message(5, number(1, at + 1), number(2, text(name)), number(3, text(name)), number(4, text(file)), number(5, line)),
  )
  const table = [...strings.keys()].map(words => bytes(6, [...new TextEncoder().encode(words)]))
  return Uint8Array.from([types, samples, locations, named, table].flat(2))
}

function message(field: number, ...fields: readonly (readonly number[])[]): readonly number[] {
  return bytes(field, fields.flat())
}

function bytes(field: number, content: readonly number[]): readonly number[] {
  return [...varint(field * 8 + 2), ...varint(content.length), ...content]
}

function number(field: number, value: number): readonly number[] {
  return [...varint(field * 8), ...varint(value)]
}

/** Seven bits in each byte, the least first; all but the last byte have the eighth. */
function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
