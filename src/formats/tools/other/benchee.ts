import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected: Expected = { tool: 'Benchee', advice: 'add the formatter {Benchee.Formatters.JSON, file: "FILE"}' }

const data = v.object({
  samples: v.optional(v.unknown()),
  statistics: v.optional(v.nullable(v.object({ median: v.optional(v.unknown()), average: v.optional(v.unknown()) }))),
})
const scenario = v.object({
  name: v.optional(v.nullable(v.string())),
  job_name: v.optional(v.nullable(v.string())),
  input_name: v.optional(v.nullable(v.string())),
  run_time_data: data,
  memory_usage_data: v.optional(v.nullable(data)),
  reductions_data: v.optional(v.nullable(data)),
})
const shape = v.object({ run_time_data: v.unknown(), job_name: v.unknown() })

type Data = v.InferOutput<typeof data>
type Scenario = v.InferOutput<typeof scenario>

/**
 * The output of Elixir's Benchee with its formatter `Benchee.Formatters.JSON` (benchee_json 1.0 and newer).
 *
 * A scenario is a job with one input. Run times are in nanoseconds, in order. Memory is in bytes of one call. Reductions are
 * calls that the virtual machine counted. A kind that was not measured has no samples.
 */
export const benchee: Format = {
  name: 'benchee',
  title: 'Benchee, JSON',
  fits: ({ json }) => Array.isArray(json) && json.length > 0 && v.is(shape, json[0]),
  parse(document) {
    const scenarios = insistOnSome(decodeJson(document, v.array(scenario), expected), expected)
    const names = numberDuplicates(scenarios.map(nameScenario))
    return scenarios.flatMap((one, index) => read(one, names[index]!))
  },
}

function nameScenario({ name, job_name, input_name }: Scenario): string {
  const job = name ?? job_name ?? ''
  return input_name && input_name !== '__no_input' ? `${job} with ${input_name}` : job
}

function read({ run_time_data, memory_usage_data, reductions_data }: Scenario, benchmark: string): readonly Reading[] {
  const time = valuesOf(run_time_data)
  const memory = valuesOf(memory_usage_data)
  const reductions = valuesOf(reductions_data)
  const isTimed = time.length > 0 || memory.length + reductions.length === 0
  return [
    ...(isTimed ? [makeReading({ benchmark, metric: 'time', unit: 'ns', values: time })] : []),
    ...(memory.length > 0 ? [makeReading({ benchmark, metric: 'allocated', unit: 'B', values: memory })] : []),
    ...(reductions.length > 0
      ? [makeReading({ benchmark, metric: 'reductions', unit: 'count', values: reductions, better: 'lower' })]
      : []),
  ]
}

function valuesOf(data: Data | null | undefined): readonly number[] {
  return finiteList(data?.samples) ?? firstFinite(data?.statistics?.median, data?.statistics?.average)
}
