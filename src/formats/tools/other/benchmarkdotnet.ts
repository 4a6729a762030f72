import { rollup } from 'd3-array'
import { median } from 'simple-statistics'
import * as v from 'valibot'
import { parseGroupedNumber } from '../../../metrics/number.js'
import { anything, benchmarkFormat, decodeJson } from '../../reading/builders.js'
import { type CsvRow, makeRow, splitCsv } from '../../reading/csv.js'
import type { Document } from '../../reading/document.js'
import { parseJson } from '../../reading/json.js'
import { distinguish } from '../../reading/names.js'
import { finiteList, firstFinite, type MetricValues } from '../../reading/printed.js'

const expected = {
  tool: 'BenchmarkDotNet',
  advice: 'run it with --exporters json, and a filter that selects a benchmark',
}

const text = v.nullish(v.string())

const benchmarkSchema = v.object({
  FullName: text,
  Namespace: text,
  Type: v.optional(v.string()),
  Method: v.optional(v.string()),
  Parameters: text,
  DisplayInfo: text,
  Statistics: v.nullish(v.object({ OriginalValues: anything, Median: anything, Mean: anything })),
  Memory: v.nullish(v.object({ BytesAllocatedPerOperation: anything })),
  Measurements: anything,
})

const schema = v.object({ HostEnvironmentInfo: v.unknown(), Benchmarks: v.array(benchmarkSchema) })
const shape = v.object({ HostEnvironmentInfo: v.unknown(), Benchmarks: v.array(v.unknown()) })

type Benchmark = v.InferOutput<typeof benchmarkSchema>

/**
 * A file for each class, in nanoseconds of an operation. Its own results leave out slow outliers, but a slower program may have just
 * those, so the iterations (`Workload`, `Actual`) are read, without the overhead that it measured, as in its `MeasurementsStatistics`.
 * Brief exports have the results only. NaN is an empty text there.
 */
export const benchmarkDotNet = benchmarkFormat({
  name: 'benchmarkdotnet',
  title: 'BenchmarkDotNet, JSON',
  fits: document => exportsOf(document).some(({ json }) => v.is(shape, json)),
  benchmarks: document => {
    const found = exportsOf(document).flatMap(one => decodeJson(one, schema, expected).Benchmarks)
    return distinguish(
      found.map(one => ({ ...one, name: nameBenchmark(one) })),
      nameWithJob,
    )
  },
  read: ({ Statistics, Measurements, Memory }) => {
    const time = { metric: 'time', unit: 'ns' }
    if (!Statistics) return [{ ...time, error: 'BenchmarkDotNet has no statistics of it: it failed, see its log' }]
    const { OriginalValues, Median, Mean } = Statistics
    return [
      { ...time, values: findIterations(Measurements) ?? finiteList(OriginalValues) ?? firstFinite(Median, Mean) },
      { metric: 'allocated', unit: 'B', values: firstFinite(Memory?.BytesAllocatedPerOperation) },
    ]
  },
  missing: `there is no benchmark in the output of BenchmarkDotNet: ${expected.advice}`,
})

/** One file, or the exports among the files of a directory: others there are for people. */
function exportsOf(document: Document): readonly Pick<Document, 'text' | 'json'>[] {
  if (document.files.length === 0) return [document]
  return document.files
    .filter(({ path }) => /-report[\w-]*\.json$/.test(path))
    .map(file => ({ text: file.text, json: parseJson(file.text) }))
}

/** Adds the job where a benchmark ran in several, such as two runtimes. */
function nameWithJob({ name, DisplayInfo }: Benchmark & { readonly name: string }): string {
  const job = /: (.+)$/.exec(DisplayInfo ?? '')?.[1]
  return job === undefined ? name : `${name}: ${job}`
}

/** Before 0.11 there was no full name. */
function nameBenchmark({ FullName, Namespace, Type, Method, Parameters }: Benchmark): string {
  if (FullName) return FullName
  const name = [Namespace, Type, Method].filter(Boolean).join('.')
  return Parameters ? `${name}(${Parameters})` : name || '(without a name)'
}

const measurementSchema = v.object({
  IterationMode: v.string(),
  IterationStage: v.string(),
  LaunchIndex: v.number(),
  Operations: v.pipe(v.number(), v.gtValue(0)),
  Nanoseconds: v.number(),
})

type Measurement = v.InferOutput<typeof measurementSchema>

/** Nanoseconds of an operation in each iteration, in order. */
function findIterations(measurements: unknown): readonly number[] | undefined {
  const decoded = v.safeParse(v.array(measurementSchema), measurements)
  if (!decoded.success) return undefined
  const actual = decoded.output.filter(({ IterationStage }) => IterationStage === 'Actual')
  // Only a difference of two times may be cut off at 0; a time below it is refused as it stands.
  const wrong = actual.flatMap(({ Nanoseconds }) => (Nanoseconds < 0 ? Nanoseconds : []))
  if (wrong.length > 0) return wrong
  const overheads = findOverheads(actual)
  const values = actual
    .filter(({ IterationMode }) => IterationMode === 'Workload')
    .map(one => Math.max(0, one.Nanoseconds / one.Operations - (overheads.get(one.LaunchIndex) ?? 0)))
  return values.length > 0 ? values : undefined
}

/** Computes the median time of an empty loop for each launch, which the tool subtracts; none where it was not measured. */
function findOverheads(actual: readonly Measurement[]): ReadonlyMap<number, number> {
  return rollup(
    actual.filter(({ IterationMode }) => IterationMode === 'Overhead'),
    launch => median(launch.map(({ Nanoseconds, Operations }) => Nanoseconds / Operations)),
    ({ LaunchIndex }) => LaunchIndex,
  )
}

/** One of the separators that its cultures have. */
const header = /^(?:Type[;,])?Method[;,].*[;,]Mean[;,]/

/** Columns that say how long it took, or how it was run, and so do not name it. */
const numbers =
  /^(?:Mean|Error|StdDev|StdErr|Median|Min|Max|Q1|Q3|P\d+|Ratio|RatioSD|Alloc Ratio|Allocated|Gen ?\d|Rank|Op\/s|Code Size|.* Ratio)$/

/**
 * A row is named by its method and its parameters, which stand behind the settings of its job. Numbers must have points before decimals
 * (`--culture`). (Its documentation of exporters.)
 */
export const benchmarkDotNetCsv = benchmarkFormat({
  name: 'benchmarkdotnet-csv',
  title: 'BenchmarkDotNet, CSV; its JSON (benchmarkdotnet) says more',
  fits: ({ rows }) => rows.some(line => header.test(line)),
  benchmarks: document => readRows(document).map(row => ({ name: nameRow(row), row })),
  read: ({ row }) => {
    const allocated = row.get('Allocated') ?? '-'
    return [
      readCell('time', row.get('Median') ?? row.get('Mean') ?? ''),
      ...(allocated === '-' ? [] : [readCell('allocated', allocated)]),
    ]
  },
  missing: 'no row of BenchmarkDotNet has a mean: does the filter select a benchmark?',
})

function readRows({ rows }: Document): readonly CsvRow[] {
  const found: CsvRow[] = []
  let columns: readonly string[] | undefined
  for (const line of rows) {
    const cells = splitCsv(line, line.includes(';') ? ';' : ',')
    if (header.test(line)) columns = cells
    else if (columns && cells.length === columns.length) {
      if (cells.some(cell => cell !== '')) found.push(makeRow(columns, cells))
    } else columns = undefined
  }
  return found
}

/** Settings of a job stand between the job and the parameters. */
const lastSetting = 'WarmupCount'

function nameRow(row: CsvRow): string {
  const { columns } = row
  const method = [row.get('Type'), row.get('Method')].filter(part => part !== undefined).join('.')
  const first = columns.includes(lastSetting) ? columns.lastIndexOf(lastSetting) + 1 : columns.indexOf('Method') + 1
  const given = columns
    .slice(first, columns.indexOf('Mean'))
    .filter(column => !numbers.test(column) && column !== 'Job' && column !== '')
  const parameters = given.map(column => `${column}=${row.get(column)}`)
  return parameters.length === 0 ? method : `${method}(${parameters.join(', ')})`
}

/** `1,234.5 ns`, or `NA` of a benchmark that failed; a kilobyte is 1024 bytes. */
function readCell(metric: string, cell: string): MetricValues {
  const [, text = '', unit = ''] = /^(-?[\d.,]+) ?([a-zμµ]+|[KMG]?B)$/i.exec(cell) ?? []
  const value = parseGroupedNumber(text)
  if (!Number.isNaN(value)) return { metric, unit: /^[KMG]B$/.test(unit) ? `${unit[0]}iB` : unit, values: [value] }
  const error = `"${cell.slice(0, 100)}" is no number with a point before its decimals`
  return { metric, unit: metric === 'time' ? 's' : 'B', error }
}
