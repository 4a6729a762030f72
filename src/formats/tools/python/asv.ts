import * as v from 'valibot'
import { FormatError } from '../../format.js'
import { benchmarkFormat, decodeJson, type Expected } from '../../reading/builders.js'
import type { Document } from '../../reading/document.js'
import { parseJson } from '../../reading/json.js'
import { shorten } from '../../reading/names.js'
import { finiteList, firstFinite, type MetricValues, type PrintedMetric } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'asv',
  advice: 'run it with --record-samples, and "output" naming the file below results/ that it writes',
  version: { key: 'version', known: [1, 2] },
}

const fields = v.custom<Readonly<Record<string, unknown>>>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const schema = v.object({
  commit_hash: v.string(),
  env_name: v.optional(v.string()),
  result_columns: v.optional(v.array(v.string())),
  results: fields,
})

type Results = v.InferOutput<typeof schema>

/** The stand-in for a bare NaN, which is a benchmark that was skipped; null is one that failed. */
const skipped = 'NaN'

/** Units by what `benchmarks.json` says beside the results, where it is there. */
export type Units = ReadonlyMap<string, string>

/**
 * A file for each commit and environment, or the directory of one. A result is a list over all combinations of the parameters, with null
 * where the benchmark failed, and a bare NaN where it was skipped. With `--record-samples` there are samples, in order. The unit stands in
 * `benchmarks.json`, and follows from the beginning of the function's name. (`asv/results.py`; version 1 has plain numbers.)
 */
export const asv = benchmarkFormat({
  name: 'asv',
  title: 'asv, JSON of its results',
  fits: document =>
    document.files.length === 0
      ? v.is(schema, document.json)
      : resultsOf(document).some(({ json }) => v.is(schema, json)),
  benchmarks(document) {
    const all = resultsOf(document).map(file => decodeJson(file, schema, expected))
    if (new Set(all.map(({ commit_hash }) => commit_hash)).size > 1)
      throw new FormatError(
        'there are results of several commits: name the file of one by "output", or empty the directory before',
      )
    const units = readUnits(document)
    return all.flatMap(results => {
      const { env_name: environment } = results
      // Added to names where there are several.
      const ending = all.length === 1 || environment === undefined ? '' : ` [${shorten(environment)}]`
      return Object.keys(results.results)
        .flatMap(name => readBenchmark(results, name, units))
        .map(benchmark => ({ ...benchmark, name: `${benchmark.name}${ending}` }))
    })
  },
  read: ({ name: _, values, ...metric }) => [
    values.length > 0 ? { ...metric, values } : { ...metric, error: 'it failed: asv has no result of it' },
  ],
  missing: `there is no benchmark in the output of asv: ${expected.advice}`,
})

interface Benchmark extends MetricValues {
  readonly name: string
  readonly values: readonly number[]
}

function resultsOf(document: Document): readonly Pick<Document, 'text' | 'json'>[] {
  if (document.files.length === 0)
    return [document.text === '' ? document : { text: document.text, json: parseJson(document.text, skipped) }]
  return document.files
    .filter(({ path }) => path.endsWith('.json') && !/(?:^|\/)(?:benchmarks|machine)\.json$/.test(path))
    .map(({ text }) => ({ text, json: parseJson(text, skipped) }))
}

function readUnits({ files }: Document): Units {
  const about = files.find(({ path }) => /(?:^|\/)benchmarks\.json$/.test(path))
  const json = about === undefined ? undefined : parseJson(about.text)
  const entries = v.is(fields, json) ? Object.entries(json) : []
  return new Map(
    entries.flatMap(([name, value]) =>
      v.is(v.object({ unit: v.string() }), value) ? [[name, value.unit] as const] : [],
    ),
  )
}

function readBenchmark(results: Results, name: string, units: Units): readonly Benchmark[] {
  const written = results.results[name]
  // Version 2 has a row in the order of its columns, cut where the rest is null; version 1 a number, or fields.
  const row =
    Array.isArray(written) && results.result_columns
      ? Object.fromEntries(results.result_columns.map((column, index) => [column, written[index]]))
      : written
  const { result = null, params, samples } = v.is(fields, row) ? row : { result: row }
  if (result === null) return [{ name, ...metricOf(name, units), values: [] }]
  const list: readonly unknown[] = Array.isArray(result) ? result : [result]
  const lists: readonly (readonly unknown[])[] = Array.isArray(params) ? params.filter(Array.isArray) : []
  // Counted before they are made: a few lists have more combinations than there is memory.
  const count = lists.reduce((product, list) => product * list.length, 1)
  if (list.length !== count)
    throw new FormatError(
      `asv's "${name.slice(0, 100)}" has ${list.length} results for ${count} combinations of parameters`,
    )
  const combinations = combine(lists)
  return list.flatMap((value, index) => {
    // A benchmark that only one side skipped is reported as missing there.
    if (value === skipped) return []
    const median = firstFinite(value)
    const list = median.length > 0 && Array.isArray(samples) ? finiteList(samples[index]) : undefined
    const values = list ?? median
    return [{ name: `${name}${combinations[index]}`, ...metricOf(name, units), values }]
  })
}

/** `(1, 'a')` for each combination of the parameters, the last of which changes fastest; empty text where there are none. */
function combine(lists: readonly (readonly unknown[])[]): readonly string[] {
  if (lists.length === 0) return ['']
  const combinations = lists.reduce<readonly (readonly unknown[])[]>(
    (before, list) => before.flatMap(values => list.map(value => [...values, value])),
    [[]],
  )
  return combinations.map(values => `(${values.join(', ')})`)
}

/** Derives the metric from the beginning of the function's name, which is how asv itself tells what to measure. */
export function metricOf(name: string, units: Units): PrintedMetric {
  const method = name.slice(name.lastIndexOf('.') + 1)
  if (/^time(?:raw)?_|^Time(?:raw)?[A-Z_]/.test(method)) return { metric: 'time', unit: 's' }
  if (/^(?:peak)?mem_|^(?:Peak)?Mem[A-Z_]/.test(method)) return { metric: 'memory', unit: 'B' }
  const unit = units.get(name) ?? ''
  return { metric: 'value', unit: unit === 'unit' ? '' : unit, better: 'unknown' }
}
