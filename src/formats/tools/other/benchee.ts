import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { finiteList, firstFinite, keepMeasured } from '../../reading/printed.js'

const data = v.object({
  samples: anything,
  statistics: v.optional(v.nullable(v.object({ median: anything, average: anything }))),
})
const scenario = v.object({
  name: v.nullish(v.string()),
  job_name: v.nullish(v.string()),
  input_name: v.nullish(v.string()),
  run_time_data: data,
  memory_usage_data: v.nullish(data),
  reductions_data: v.nullish(data),
})
const shape = v.object({ run_time_data: v.unknown(), job_name: v.unknown() })

/**
 * A scenario is a job with one input. Run times are in nanoseconds, in order, memory in bytes of one call; reductions are calls that the
 * virtual machine counted. A kind that was not measured has no samples. (benchee_json 1.0 and newer.)
 */
export const benchee = jsonFormat({
  name: 'benchee',
  title: 'Benchee, JSON',
  advice: 'add the formatter {Benchee.Formatters.JSON, file: "FILE"}',
  is: json => Array.isArray(json) && json.length > 0 && v.is(shape, json[0]),
  schema: v.array(scenario),
  benchmarks: scenarios =>
    scenarios.map(({ name, job_name, input_name: input, ...data }) => {
      const job = name ?? job_name ?? ''
      return { ...data, name: input && input !== '__no_input' ? `${job} with ${input}` : job }
    }),
  read: ({ run_time_data, memory_usage_data, reductions_data }) =>
    keepMeasured([
      { metric: 'time', unit: 'ns', values: valuesOf(run_time_data) },
      { metric: 'allocated', unit: 'B', values: valuesOf(memory_usage_data) },
      { metric: 'reductions', unit: 'count', values: valuesOf(reductions_data), better: 'lower' },
    ]),
})

function valuesOf(measured: v.InferOutput<typeof data> | null | undefined): readonly number[] {
  return finiteList(measured?.samples) ?? firstFinite(measured?.statistics?.median, measured?.statistics?.average)
}
