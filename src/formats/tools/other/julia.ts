import * as v from 'valibot'
import { jsonFormat } from '../../reading/builders.js'
import { nest } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/printed.js'

/** A value as it was saved: the name of its type, and its fields. */
const valueSchema = v.tuple([v.string(), v.custom<object>(fields => typeof fields === 'object' && fields !== null)])
const schema = v.tuple([v.object({ BenchmarkTools: v.unknown() }), v.array(valueSchema)])

interface Trial {
  readonly name: string
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Groups in groups, with a Trial, or an estimate of one, at their ends. A Trial has all times, in nanoseconds of an evaluation, in order.
 * Bytes and allocations are the smallest of the trial. (`serialization.jl`, `trials.jl`; before 1.0 types stood with their module.)
 */
export const julia = jsonFormat({
  name: 'julia',
  title: 'BenchmarkTools.jl, JSON',
  tool: 'BenchmarkTools',
  advice: 'save what run(suite) returns, by BenchmarkTools.save("output.json", results)',
  is: v.tuple([v.object({ BenchmarkTools: v.unknown() }), v.array(v.unknown())]),
  schema,
  benchmarks: ([, values], suite) =>
    values.flatMap(value => findTrials(value, undefined)).map(trial => ({ ...trial, name: trial.name || suite })),
  read: ({ type, fields }) => {
    const time = { metric: 'time', unit: 'ns' }
    const values = type === 'Trial' ? (finiteList(fields.times) ?? []) : firstFinite(fields.time)
    if (values.length === 0) return [{ ...time, error: 'its times are missing, or not all finite' }]
    return [
      { ...time, values },
      { metric: 'allocated', unit: 'B', values: firstFinite(fields.memory) },
      { metric: 'allocations', unit: 'allocs', values: firstFinite(fields.allocs) },
    ]
  },
})

/** The trials in a value, each named by its keys (empty where it is in no group). Passes over what is no benchmark: parameters, a judgement. */
function findTrials([typed, saved]: v.InferOutput<typeof valueSchema>, path: string | undefined): readonly Trial[] {
  const type = typed.replace(/^BenchmarkTools\./, '')
  const fields = saved as Trial['fields']
  if (type === 'Trial' || type === 'TrialEstimate') return [{ name: path ?? '', type, fields }]
  const { data } = fields
  if (type !== 'BenchmarkGroup' || typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    v.is(valueSchema, value) ? findTrials(value, nest(path, '/', key)) : [],
  )
}
