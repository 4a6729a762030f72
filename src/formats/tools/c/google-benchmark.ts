import { group } from 'd3-array'
import * as v from 'valibot'
import { once } from '../../../util/once.js'
import type { Reading } from '../../format.js'
import { insistOnVersion, jsonReadings } from '../../reading/builders.js'
import { type CountedTime, findTicksPerSecond, halfStepOf } from '../../reading/clock.js'
import { numberDuplicates, shorten } from '../../reading/names.js'
import { finite, makeQuantity, makeReading } from '../../reading/printed.js'

type Row = Readonly<Record<string, unknown>>

const schema = v.object({
  context: v.unknown(),
  // A row that is none must not lose the others.
  benchmarks: v.pipe(
    v.array(v.unknown()),
    v.transform(rows => rows.filter((row): row is Row => typeof row === 'object' && row !== null && 'name' in row)),
  ),
})

/** A row of a benchmark: a repetition, or an aggregate of them. */
interface NamedRow {
  readonly name: string
  readonly aggregate: string | undefined
  readonly row: Row
}

/**
 * The rows of a `run_name` are its repetitions, in order; with `--benchmark_report_aggregates_only` there are only mean and median. The
 * library plans iterations by CPU time and derives its rates from it, so that time is judged, and a busy machine does no harm. It is the
 * real time where a name has `/real_time` or `/manual_time`, and with threads, over which CPU time is an average; and where the clock of
 * CPU time is too coarse to tell a change, as that of Windows is. (`json_reporter.cc`, `benchmark_runner.cc`, `timers.cc`; rows have had
 * `run_type` since 1.5.)
 */
export const googleBenchmark = jsonReadings({
  name: 'google-benchmark',
  title: 'Google Benchmark, JSON',
  advice: 'run it with --benchmark_out=FILE --benchmark_out_format=json, and a filter that selects a benchmark',
  is: v.object({ context: v.unknown(), benchmarks: v.array(v.unknown()), layout: v.optional(v.undefined()) }),
  schema,
  readings({ context, benchmarks }) {
    if (v.is(v.object({ json_schema_version: v.unknown() }), context))
      insistOnVersion(context.json_schema_version, [1], 'Google Benchmark')
    const groups = groupRows(benchmarks)
    const names = nameGroups(groups)
    const ticksPerSecond = findCoarseClock(groups)
    return groups.flatMap((rows, index) => read(rows, names[index]!, ticksPerSecond))
  },
})

/** Relative precision of the times in JSON. */
const precision = 1e-12

/** The ticks per second of the clock of CPU time, where it is too coarse to be judged. One clock counts for all benchmarks. */
function findCoarseClock(groups: readonly (readonly NamedRow[])[]): number | undefined {
  const judged = groups
    .flat()
    .filter(({ name, row }) => isTimed(row) && !aboutRealTime.test(name))
    .filter(({ row }) => row.error_occurred !== true && row.skipped !== true)
  // Versions before 1.3 print whole numbers; later ones print all digits, also of a number that is round.
  const isRounded = judged.every(({ row }) => [row.real_time, row.cpu_time].every(Number.isInteger))
  const times = judged.map(({ aggregate, row }): CountedTime | undefined => {
    const [time, iterations] = [finite(row.cpu_time), finite(row.iterations)]
    // A mean does not tell the CPU time of all iterations.
    if (aggregate !== undefined || time === undefined || iterations === undefined) return undefined
    const { factor } = makeQuantity({ metric: 'cpu-time', unit: unitOf(row) })
    const error = Math.max(isRounded ? halfStepOf(time) : 0, precision * time)
    return { seconds: time * iterations * factor, error: error * iterations * factor }
  })
  return times.every(time => time !== undefined) ? findTicksPerSecond(times) : undefined
}

/**
 * Groups rows by name, family and instance, since two benchmarks may be registered under one name. Fits of a complexity (BigO, RMS) have no
 * time, and a benchmark that was skipped with a message none either: they are left out.
 */
function groupRows(rows: readonly Row[]): readonly (readonly NamedRow[])[] {
  // Asked for few names, if any.
  const names = once(() => new Set<unknown>(rows.map(row => row.name)))
  const named = rows.map((row): NamedRow => {
    const aggregate = aggregateOf(row, name => names().has(name))
    const name = String(row.name)
    const end = `_${aggregate}`
    const base = aggregate !== undefined && name.endsWith(end) ? name.slice(0, -end.length) : name
    return { name: typeof row.run_name === 'string' ? row.run_name : base, aggregate, row }
  })
  const groups = group(named, ({ name, row }) =>
    row.family_index === undefined ? name : `${row.family_index}\n${row.per_family_instance_index}\n${name}`,
  )
  return [...groups.values()]
    .flatMap(splitByLabel)
    .filter(rows => rows.some(({ row }) => row.error_occurred === true || (isTimed(row) && row.skipped !== true)))
}

/**
 * Splits rows of one name that have other labels: the library before 1.6 says no family, and two benchmarks may be registered under one name.
 * The repetitions of one benchmark may have other labels too, but no two of them have one number.
 */
function splitByLabel(rows: readonly NamedRow[]): readonly (readonly NamedRow[])[] {
  const isOfOne = rows[0]!.row.family_index !== undefined
  const numbers = rows.map(({ aggregate, row }) => `${aggregate} ${row.repetition_index}`)
  if (isOfOne || new Set(numbers).size === rows.length) return [rows]
  return [...group(rows, ({ row }) => row.label).values()]
}

/** Names benchmarks; those of one name by their labels, where these tell them apart, and else by their order. */
function nameGroups(groups: readonly (readonly NamedRow[])[]): readonly string[] {
  const named = groups.map(([first]) => ({ name: first!.name, label: first!.row.label }))
  const sameName = group(named, ({ name }) => name)
  return numberDuplicates(
    named.map(({ name, label }) => {
      const labels = new Set(sameName.get(name)!.map(({ label }) => label))
      const isTold = labels.size > 1 && labels.size === sameName.get(name)!.length
      if (!isTold || typeof label !== 'string' || label.trim() === '') return name
      // A number alone would be that of its place.
      return `${name} (${/^\d+$/.test(label) ? 'label ' : ''}${label})`
    }),
  )
}

/** Before 1.5 aggregates are told only by the ends of their names, and by those beside them. */
function aggregateOf(row: Row, isName: (name: string) => boolean): string | undefined {
  if (row.run_type !== undefined) return row.run_type === 'aggregate' ? String(row.aggregate_name) : undefined
  const [, base, ending] = /^(.*)_(mean|median|stddev|cv|BigO|RMS)$/s.exec(String(row.name)) ?? []
  if (ending === undefined) return undefined
  return ['', '_mean', '_BigO'].some(end => isName(`${base}${end}`)) ? ending : undefined
}

function isTimed(row: Row): boolean {
  return 'real_time' in row && 'cpu_time' in row
}

function read(named: readonly NamedRow[], benchmark: string, ticksPerSecond: number | undefined): readonly Reading[] {
  const failed = named.find(({ row }) => row.error_occurred === true)?.row
  if (failed) return fail(benchmark, String(failed.error_message ?? ''))
  const find = (statistic?: string) => named.filter(({ aggregate }) => aggregate === statistic).map(({ row }) => row)
  const rows =
    find().length > 0
      ? find().filter(isTimed)
      : [find('median'), find('mean')].flatMap(last => last.slice(-1)).slice(0, 1)
  if (rows.length === 0) return fail(benchmark, 'it has neither a repetition nor a median or mean')
  return [...readTimes(rows, benchmark, ticksPerSecond), ...readCounters(rows, benchmark)]
}

function fail(benchmark: string, error: string): readonly Reading[] {
  return [makeReading({ benchmark, metric: 'time', unit: 's', error })]
}

function unitOf(row: Row): string {
  return String(row.time_unit ?? 'ns')
}

function readTimes(rows: readonly Row[], benchmark: string, ticksPerSecond: number | undefined): readonly Reading[] {
  const unit = unitOf(rows[0]!)
  // The unit can be set on each benchmark, and is the same for all repetitions of it.
  if (!rows.every(row => unitOf(row) === unit) || !['ns', 'us', 'ms', 's'].includes(unit))
    return fail(benchmark, 'its unit of time is none that Google Benchmark writes')
  const [realTimes, cpuTimes] = ['real_time', 'cpu_time'].map(key =>
    rows.map(row => finite(row[key]) ?? Number.NaN),
  ) as [number[], number[]]
  const isReal = aboutRealTime.test(benchmark)
  const isCoarse = !isReal && (ticksPerSecond !== undefined || cpuTimes.includes(0))
  const real = makeReading({ benchmark, metric: 'time', unit, values: realTimes })
  const cpu = makeReading({ benchmark, metric: 'cpu-time', unit, values: cpuTimes, primary: !isReal && !isCoarse })
  if (!isCoarse) return [real, cpu]
  const note = { code: 'coarse-cpu-clock', ...(ticksPerSecond === undefined ? {} : { ticksPerSecond }) }
  return [{ ...real, note }, cpu]
}

/** One of the name's parts. */
const aboutRealTime = /(?:^|\/)(?:real_time|manual_time|threads:(?!1(?:\/|$))[^/]*)(?:\/|$)/

/** The fields that the library itself writes in a row; everything else is a counter of the benchmark. */
const fields = new Set([
  ...['name', 'run_name', 'run_type', 'label', 'time_unit', 'real_time', 'cpu_time', 'iterations', 'threads'],
  ...['repetitions', 'repetition_index', 'family_index', 'per_family_instance_index'],
  ...['aggregate_name', 'aggregate_unit', 'cpu_coefficient', 'real_coefficient', 'big_o', 'rms'],
  ...['error_occurred', 'error_message', 'skipped', 'skip_message'],
])

/** Units that the library gives to its own counters; which way is better is certain of these alone. */
const units: ReadonlyMap<string, { readonly metric: string; readonly unit: string }> = new Map([
  ['bytes_per_second', { metric: 'throughput', unit: 'B/s' }],
  ['items_per_second', { metric: 'items-per-second', unit: 'items/s' }],
  ['allocs_per_iter', { metric: 'allocations', unit: 'allocs' }],
  ['max_bytes_used', { metric: 'max-bytes-used', unit: 'B' }],
])

/** A counter that is not finite in some repetition (a rate of nothing is NaN) is left out, and its benchmark stays. */
function readCounters(rows: readonly Row[], benchmark: string): readonly Reading[] {
  return Object.keys(rows[0]!).flatMap(key => {
    const values = fields.has(key) ? [] : rows.map(row => finite(row[key])).filter(value => value !== undefined)
    // A counter may have any name; one of ours would be taken for the time.
    const isTaken = ['time', 'cpu-time', ...[...units.values()].map(({ metric }) => metric)].includes(key)
    const metric = units.get(key) ?? { metric: isTaken ? `${key} (counter)` : shorten(key), unit: '' }
    return values.length === rows.length ? [makeReading({ ...metric, benchmark, values })] : []
  })
}
