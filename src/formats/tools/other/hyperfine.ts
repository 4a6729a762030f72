import * as v from 'valibot'
import { anything, filled, jsonFormat } from '../../reading/builders.js'
import { distinguish } from '../../reading/names.js'
import { finite, finiteList, firstFinite, keepMeasured, type MetricValues } from '../../reading/printed.js'

const parameter = v.union([v.string(), v.number()])

/** A result as it has been written before 2.0. */
const summary = v.object({
  command: v.string(),
  times: anything,
  median: anything,
  mean: anything,
  user: anything,
  system: anything,
  memory_usage_byte: anything,
  exit_codes: v.optional(v.array(v.nullable(v.number())), []),
  parameters: v.optional(v.record(v.string(), parameter), {}),
})
const summaries = v.object({ results: v.array(v.pipe(summary, v.transform(readSummary))) })

const quantity = v.optional(v.object({ value: v.unknown(), unit: v.string() }))

/** A result since 2.0. */
const commandRuns = v.object({
  command: v.string(),
  name: v.optional(v.string()),
  measurements: v.array(
    v.object({
      time_wall_clock: quantity,
      time_cpu: quantity,
      memory_peak_resident: quantity,
      exit_code: v.optional(v.nullable(v.number())),
    }),
  ),
  parameters: v.optional(v.record(v.string(), v.object({ value: parameter })), {}),
})
const runs = v.object({ results: v.array(v.pipe(commandRuns, v.transform(readRuns))) })

/** One command, in either form. */
interface Result {
  readonly name: string
  readonly parameters: Readonly<Record<string, string | number>>
  /** One for each run; null where it was killed. */
  readonly exitCodes: readonly (number | null)[]
  readonly metrics: readonly MetricValues[]
}

/**
 * Times, in order. Before 2.0, which has no `schema_version`, `user` and `system` are means, and, since 1.19, memory is the peak of each
 * run. A command that failed under `--ignore-failure` looks fast, so none of its numbers is read. Source: its `benchmark_result.rs`, and
 * outputs of 1.15 and 2.0.
 */
export const hyperfine = jsonFormat({
  name: 'hyperfine',
  title: 'hyperfine, JSON',
  advice: 'run it with --export-json=FILE; where a command fails it leaves FILE empty',
  version: { key: 'schema_version', known: [1, 2] },
  is: json =>
    v.is(v.object({ results: filled(v.looseObject({})) }), json) &&
    json.results.every(
      result => 'command' in result && ('schema_version' in json || ('mean' in result && 'user' in result)),
    ),
  schema: json => (v.is(v.object({ schema_version: v.picklist([2, '2']) }), json) ? runs : summaries),
  benchmarks: ({ results }) =>
    // Parameters are added to a command's name where these alone tell commands apart.
    distinguish(results, ({ name, parameters }) => {
      const list = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
      return list.length === 0 ? name : `${name} (${list.join(', ')})`
    }),
  read: ({ exitCodes, metrics }) => {
    const failed = exitCodes.filter(code => code !== 0)
    const error = `${failed.length} of its ${exitCodes.length} runs failed: exit status ${failed[0] ?? 'unknown'}`
    return failed.length > 0 ? [{ ...metrics[0]!, error }] : metrics
  },
})

function readSummary({ command: name, parameters, exit_codes, ...result }: v.InferOutput<typeof summary>): Result {
  const list = finiteList(result.times)
  const isWhole = list && (exit_codes.length === 0 || list.length === exit_codes.length)
  const [user, system] = [result.user, result.system].map(finite)
  const cpu = user === undefined || system === undefined ? [] : [user + system]
  return {
    name,
    parameters,
    exitCodes: exit_codes,
    metrics: keepMeasured([
      { metric: 'time', unit: 's', values: isWhole ? list : firstFinite(result.median, result.mean) },
      { metric: 'cpu-time', unit: 's', values: cpu },
      { metric: 'memory', unit: 'B', values: finiteList(result.memory_usage_byte) ?? [] },
    ]),
  }
}

function readRuns({ command, name = command, parameters, measurements }: v.InferOutput<typeof commandRuns>): Result {
  const read = (metric: string, key: 'time_wall_clock' | 'time_cpu' | 'memory_peak_resident') => ({
    metric,
    unit: measurements[0]?.[key]?.unit ?? 's',
    values: finiteList(measurements.map(run => run[key]?.value)) ?? [],
  })
  return {
    name,
    parameters: Object.fromEntries(Object.entries(parameters).map(([key, { value }]) => [key, value])),
    exitCodes: measurements.map(run => run.exit_code ?? null),
    metrics: keepMeasured([
      read('time', 'time_wall_clock'),
      read('cpu-time', 'time_cpu'),
      read('memory', 'memory_peak_resident'),
    ]),
  }
}
