import { median } from 'simple-statistics'
import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { parseJson } from '../../reading/json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'BenchmarkDotNet',
  advice: 'run it with --exporters json, and a filter that selects a benchmark',
}

const text = v.optional(v.nullable(v.string()))

const benchmarkSchema = v.object({
  FullName: text,
  Namespace: text,
  Type: v.optional(v.string()),
  Method: v.optional(v.string()),
  Parameters: text,
  DisplayInfo: text,
  Statistics: v.optional(
    v.nullable(
      v.object({
        OriginalValues: v.optional(v.unknown()),
        Median: v.optional(v.unknown()),
        Mean: v.optional(v.unknown()),
      }),
    ),
  ),
  Memory: v.optional(v.nullable(v.object({ BytesAllocatedPerOperation: v.optional(v.unknown()) }))),
  Measurements: v.optional(v.unknown()),
})

const schema = v.object({ HostEnvironmentInfo: v.unknown(), Benchmarks: v.array(benchmarkSchema) })
const shape = v.object({ HostEnvironmentInfo: v.unknown(), Benchmarks: v.array(v.unknown()) })

type Benchmark = v.InferOutput<typeof benchmarkSchema>

/**
 * The output of BenchmarkDotNet with `--exporters json` in `BenchmarkDotNet.Artifacts/results`: a file for each class.
 *
 * Times are in nanoseconds of an operation. Its own results leave out slow outliers, but a slower program may have just those. So
 * the iterations themselves (`Workload`, `Actual`) are read, without the overhead that it measured, as in its
 * `MeasurementsStatistics`. Brief exports have the results only. NaN is an empty text there.
 */
export const benchmarkDotNet: Format = {
  name: 'benchmarkdotnet',
  title: 'BenchmarkDotNet, JSON',
  fits: document => exportsOf(document).some(({ json }) => v.is(shape, json)),
  parse(document) {
    const benchmarks = exportsOf(document).flatMap(one => decodeJson(one, schema, expected).Benchmarks)
    const names = nameAll(insistOnSome(benchmarks, expected))
    return benchmarks.flatMap((benchmark, index) => read(benchmark, names[index]!))
  },
}

/** One file, or the exports among the files of a directory: others there are for people. */
function exportsOf(document: Document): readonly Pick<Document, 'text' | 'json'>[] {
  if (document.files.length === 0) return [document]
  return document.files
    .filter(({ path }) => /-report[\w-]*\.json$/.test(path))
    .map(file => ({ text: file.text, json: parseJson(file.text) }))
}

/** With the job where a benchmark ran in several, on two runtimes for one. */
function nameAll(benchmarks: readonly Benchmark[]): readonly string[] {
  const names = benchmarks.map(nameBenchmark)
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return numberDuplicates(
    names.map((name, index) => {
      const job = /: (.+)$/.exec(benchmarks[index]!.DisplayInfo ?? '')?.[1]
      return counts.get(name) === 1 || job === undefined ? name : `${name}: ${job}`
    }),
  )
}

/** Before 0.11 there was no full name. */
function nameBenchmark({ FullName, Namespace, Type, Method, Parameters }: Benchmark): string {
  if (FullName) return FullName
  const name = [Namespace, Type, Method].filter(Boolean).join('.')
  return Parameters ? `${name}(${Parameters})` : name || '(without a name)'
}

function read(benchmark: Benchmark, name: string): readonly Reading[] {
  const time = { benchmark: name, metric: 'time', unit: 'ns' }
  if (!benchmark.Statistics)
    return [makeFailure(time, 'BenchmarkDotNet has no statistics of it: it failed, see its log')]
  const { OriginalValues, Median, Mean } = benchmark.Statistics
  const values = findIterations(benchmark.Measurements) ?? finiteList(OriginalValues) ?? firstFinite(Median, Mean)
  const allocated = finite(benchmark.Memory?.BytesAllocatedPerOperation)
  return [
    makeReading({ ...time, values }),
    ...(allocated === undefined
      ? []
      : [makeReading({ benchmark: name, metric: 'allocated', unit: 'B', values: [allocated] })]),
  ]
}

const measurementSchema = v.object({
  IterationMode: v.string(),
  IterationStage: v.string(),
  LaunchIndex: v.number(),
  Operations: v.pipe(v.number(), v.gtValue(0)),
  Nanoseconds: v.number(),
})

type Measured = v.InferOutput<typeof measurementSchema>

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

/** By launch, the median of what an empty loop took, as the tool subtracts it; none where it was not measured. */
function findOverheads(actual: readonly Measured[]): ReadonlyMap<number, number> {
  const launches = new Map<number, number[]>()
  for (const { IterationMode, LaunchIndex, Nanoseconds, Operations } of actual) {
    if (IterationMode !== 'Overhead') continue
    const values = launches.get(LaunchIndex) ?? []
    values.push(Nanoseconds / Operations)
    launches.set(LaunchIndex, values)
  }
  return new Map([...launches].map(([launch, values]) => [launch, median(values)]))
}
