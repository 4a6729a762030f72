import { rollup } from 'd3-array'
import { median } from 'simple-statistics'
import * as v from 'valibot'
import { anything, benchmarkFormat, decodeJson } from '../../reading/builders.js'
import type { Document } from '../../reading/document.js'
import { parseJson } from '../../reading/json.js'
import { distinguish } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/printed.js'

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
