import { group, rollup } from 'd3-array'
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
    const benchmarks = exportsOf(document).flatMap(file => decodeJson(file, schema, expected).Benchmarks)
    const named = benchmarks.map(benchmark => {
      const { FullName, Namespace, Type, Method, Parameters } = benchmark
      // Before 0.11 there was no full name.
      const name = [Namespace, Type, Method].filter(Boolean).join('.')
      return { ...benchmark, name: FullName || (Parameters ? `${name}(${Parameters})` : name || '(without a name)') }
    })
    // The job is added where a benchmark ran in several, such as two runtimes.
    return distinguish(named, ({ name, DisplayInfo }) => {
      const job = /: (.+)$/.exec(DisplayInfo ?? '')?.[1]
      return job === undefined ? name : `${name}: ${job}`
    })
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

/**
 * One file, or the exports among the files of a directory: others there are for people. Each exporter writes a file of its own about the same
 * benchmarks (`App.Parse-report-full.json`, `App.Parse-report-brief.json`), of which the fullest is read.
 */
function exportsOf(document: Document): readonly Pick<Document, 'text' | 'json'>[] {
  if (document.files.length === 0) return [document]
  const exported = document.files.flatMap(file => {
    const [, title, exporter = ''] = /^(.*)-report([\w-]*)\.json$/s.exec(file.path) ?? []
    return title === undefined ? [] : [{ title, isFull: exporter.startsWith('-full'), text: file.text }]
  })
  return [...group(exported, ({ title }) => title).values()].map(files => {
    const { text } = files.find(({ isFull }) => isFull) ?? files[0]!
    return { text, json: parseJson(text) }
  })
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
  const [loops, workloads] = ['Overhead', 'Workload'].map(mode =>
    actual.filter(({ IterationMode }) => IterationMode === mode),
  ) as [Measurement[], Measurement[]]
  // The median time of an empty loop for each launch, which the tool subtracts; none where it was not measured.
  const overheads = rollup(
    loops,
    launch => median(launch.map(({ Nanoseconds, Operations }) => Nanoseconds / Operations)),
    ({ LaunchIndex }) => LaunchIndex,
  )
  const values = workloads.map(({ Nanoseconds, Operations, LaunchIndex }) =>
    Math.max(0, Nanoseconds / Operations - (overheads.get(LaunchIndex) ?? 0)),
  )
  return values.length > 0 ? values : undefined
}
