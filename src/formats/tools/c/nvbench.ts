import * as v from 'valibot'
import { jsonFormat } from '../../reading/builders.js'
import { firstFinite, keepMeasured } from '../../reading/printed.js'

const summary = v.object({ tag: v.string(), data: v.array(v.object({ name: v.string(), value: v.unknown() })) })
const state = v.object({
  name: v.string(),
  is_skipped: v.optional(v.boolean(), false),
  skip_reason: v.nullish(v.string()),
  summaries: v.nullish(v.array(summary)),
})

const time = { metric: 'time', unit: 's', primary: true }

/** The summaries that are read, by their tag; a number is in seconds, or in bytes for each second. */
const tags = {
  'nv/cold/time/gpu/mean': time,
  'nv/cold/time/cpu/mean': { metric: 'cpu-time', unit: 's' },
  'nv/batch/time/gpu/mean': { metric: 'batch-time', unit: 's' },
  'nv/cold/bw/global/bytes_per_second': { metric: 'throughput', unit: 'B/s' },
}

/**
 * A benchmark for each state, which its axes and the device make, about the cold time on the GPU. Numbers are text (`"1.5e-05"`).
 * (nvbench's `json_printer.cu`.)
 */
export const nvbench = jsonFormat({
  name: 'nvbench',
  title: 'nvbench, JSON',
  advice: 'run it with --json FILE',
  is: v.object({ benchmarks: v.array(v.object({ states: v.array(v.looseObject({})) })) }),
  schema: v.object({ benchmarks: v.array(v.object({ name: v.string(), states: v.array(state) })) }),
  benchmarks: ({ benchmarks }) =>
    benchmarks.flatMap(({ name, states }) => states.map(one => ({ ...one, name: `${name} ${one.name}` }))),
  read: ({ is_skipped, skip_reason, summaries }) => {
    if (is_skipped) return [{ ...time, error: `it was skipped: ${skip_reason ?? 'nvbench does not say why'}` }]
    return keepMeasured(
      Object.entries(tags).map(([tag, metric]) => ({
        ...metric,
        values: readValue(summaries?.find(one => one.tag === tag)),
      })),
      'it has no time on the GPU',
    )
  },
})

function readValue(found: v.InferOutput<typeof summary> | undefined): readonly number[] {
  const value = found?.data.find(({ name }) => name === 'value')?.value
  return firstFinite(typeof value === 'string' && value.trim() !== '' ? Number(value) : value)
}
