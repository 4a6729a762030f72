import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected: Expected = { tool: 'nvbench', advice: 'run it with --json FILE' }

const datum = v.object({ name: v.string(), value: v.unknown() })
const summary = v.object({ tag: v.string(), data: v.array(datum) })
const state = v.object({
  name: v.string(),
  is_skipped: v.optional(v.boolean(), false),
  skip_reason: v.nullish(v.string()),
  summaries: v.nullish(v.array(summary)),
})
const schema = v.object({ benchmarks: v.array(v.object({ name: v.string(), states: v.array(state) })) })

/** What is read, by its tag; a number is in seconds, or in bytes for each second. */
const tags = [
  { tag: 'nv/cold/time/gpu/mean', metric: 'time', unit: 's', primary: true },
  { tag: 'nv/cold/time/cpu/mean', metric: 'cpu-time', unit: 's' },
  { tag: 'nv/batch/time/gpu/mean', metric: 'batch-time', unit: 's' },
  { tag: 'nv/cold/bw/global/bytes_per_second', metric: 'throughput', unit: 'B/s' },
] as const

/**
 * What nvbench writes by `--json FILE`: a benchmark for each state, which its axes and the device make. Numbers are text (`"1.5e-05"`).
 *
 * It is about the time on the GPU, cold. A state that was skipped is an error, with its reason. (nvbench's `json_printer.cu`.)
 */
export const nvbench: Format = {
  name: 'nvbench',
  title: 'nvbench, JSON',
  fits: ({ json }) => v.is(v.object({ benchmarks: v.array(v.object({ states: v.array(v.looseObject({})) })) }), json),
  parse(document) {
    const { benchmarks } = decodeJson(document, schema, expected)
    const states = benchmarks.flatMap(({ name, states }) =>
      states.map(one => ({ ...one, name: `${name} ${one.name}` })),
    )
    const names = numberDuplicates(states.map(({ name }) => name))
    return insistOnSome(states, expected).flatMap((one, index) => read(one, names[index]!))
  },
}

function read(
  { is_skipped, skip_reason, summaries }: v.InferOutput<typeof state>,
  benchmark: string,
): readonly Reading[] {
  const [time] = tags
  if (is_skipped)
    return [makeFailure({ ...time, benchmark }, `it was skipped: ${skip_reason ?? 'nvbench does not say why'}`)]
  const found = tags.flatMap(({ tag, ...metric }) => {
    const values = readValue(summaries?.find(one => one.tag === tag))
    return values.length === 0 ? [] : [makeReading({ ...metric, benchmark, values })]
  })
  return found.length > 0 ? found : [makeFailure({ ...time, benchmark }, 'it has no time on the GPU')]
}

function readValue(found: v.InferOutput<typeof summary> | undefined): readonly number[] {
  const value = found?.data.find(({ name }) => name === 'value')?.value
  return firstFinite(typeof value === 'string' && value.trim() !== '' ? Number(value) : value)
}
