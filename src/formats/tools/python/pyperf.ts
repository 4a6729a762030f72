import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, finiteList } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'pyperf',
  advice: 'run it with -o FILE',
  version: { key: 'version', known: ['1.0'] },
}

const metadata = v.optional(v.object({ name: v.optional(v.string()), unit: v.optional(v.string()) }))
const run = v.object({
  values: v.optional(v.unknown()),
  metadata: v.optional(v.object({ mem_max_rss: v.optional(v.unknown()) })),
})
const schema = v.object({
  version: v.string(),
  metadata,
  benchmarks: v.array(v.object({ metadata, runs: v.array(run) })),
})
const shape = v.object({
  version: v.string(),
  benchmarks: v.pipe(v.array(v.object({ runs: v.array(v.unknown()) })), v.minLength(1)),
  context: v.optional(v.undefined()),
})

type Results = v.InferOutput<typeof schema>

/** Units as pyperf has them, and what they measure. */
const units: ReadonlyMap<string, { readonly metric: string; readonly unit: string }> = new Map([
  ['second', { metric: 'time', unit: 's' }],
  ['byte', { metric: 'memory', unit: 'B' }],
  ['integer', { metric: 'value', unit: '' }],
])

/**
 * What pyperf writes by `-o FILE` (or nanobench by its template for it).
 *
 * Each run is a process of its own, with values of one loop, in order; runs that only found the number of loops, and warm-ups,
 * have none. (`_bench.py`: what all benchmarks share of their metadata stands beside them, once.)
 */
export const pyperf: Format = {
  name: 'pyperf',
  title: 'pyperf, JSON',
  fits: ({ json }) => v.is(shape, json),
  parse(document, suite) {
    const results = decodeJson(document, schema, expected)
    const names = results.benchmarks.map(one => one.metadata?.name ?? results.metadata?.name ?? suite)
    const unique = numberDuplicates(names)
    return insistOnSome(results.benchmarks, expected).flatMap((_, index) => read(results, index, unique[index]!))
  },
}

function read({ benchmarks, metadata: shared }: Results, index: number, benchmark: string): readonly Reading[] {
  const { runs, metadata: own } = benchmarks[index]!
  const printed = own?.unit ?? shared?.unit ?? 'second'
  const metric = { benchmark, ...(units.get(printed) ?? { metric: 'value', unit: printed }) }
  const measuring = runs.filter(({ values }) => Array.isArray(values) && values.length > 0)
  const lists = measuring.map(({ values }) => finiteList(values))
  if (lists.length === 0 || lists.includes(undefined))
    return [makeFailure(metric, 'its values are missing, or not all finite')]
  const memory = measuring.flatMap(one => finite(one.metadata?.mem_max_rss) ?? [])
  return [
    makeReading({ ...metric, values: lists.flatMap(values => values ?? []) }),
    ...(memory.length === 0 ? [] : [makeReading({ benchmark, metric: 'peak-memory', unit: 'B', values: memory })]),
  ]
}
