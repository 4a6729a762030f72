import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, insistOnSome, insistOnVersion } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading, type PrintedMetric } from '../../reading/printed.js'

const expected = {
  tool: 'hyperfine',
  advice: 'run it with --export-json=FILE; where a command fails it leaves FILE empty',
}

const command = v.pipe(v.string(), v.minLength(1))
const parameter = v.union([v.string(), v.number()])

/** A result as it has been written before 2.0. */
const summary = v.object({
  command,
  times: v.optional(v.unknown()),
  median: v.optional(v.unknown()),
  mean: v.optional(v.unknown()),
  user: v.optional(v.unknown()),
  system: v.optional(v.unknown()),
  memory_usage_byte: v.optional(v.unknown()),
  exit_codes: v.optional(v.array(v.nullable(v.number())), []),
  parameters: v.optional(v.record(v.string(), parameter), {}),
})

const quantity = v.optional(v.object({ value: v.unknown(), unit: v.string() }))

/** A result since 2.0. */
const runs = v.object({
  command,
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

type Runs = v.InferOutput<typeof runs>

/** What either says of one command. */
interface Result {
  readonly name: string
  readonly parameters: Readonly<Record<string, string | number>>
  /** Of each run; null where it was killed. */
  readonly exitCodes: readonly (number | null)[]
  readonly metrics: readonly (PrintedMetric & { readonly values: readonly number[] })[]
}

/**
 * What hyperfine writes by `--export-json=FILE`: its summary of each command before 2.0 (which has no `schema_version`), and since then
 * each run.
 *
 * Times are in order. Before 2.0 `user` and `system` are means, and memory is the peak of each run, since 1.19. A command that
 * failed under `--ignore-failure` looks fast, so none of its numbers is taken. Source: its `benchmark_result.rs`, and outputs of 1.15
 * and 2.0.
 */
export const hyperfine: Format = {
  name: 'hyperfine',
  title: 'hyperfine, JSON',
  fits: ({ json }) =>
    v.is(v.object({ results: v.pipe(v.array(v.looseObject({})), v.minLength(1)) }), json) &&
    json.results.every(one => 'command' in one && ('schema_version' in json || ('mean' in one && 'user' in one))),
  parse(document) {
    const results = insistOnSome(decode(document), expected)
    const names = numberDuplicates(nameResults(results))
    return results.flatMap((one, index) => readResult(one, names[index]!))
  },
}

function decode(document: Document): readonly Result[] {
  const { json } = document
  const version = v.is(v.object({ schema_version: v.unknown() }), json) ? json.schema_version : 1
  insistOnVersion(version, [1, 2], 'hyperfine')
  return version === 1
    ? decodeJson(document, v.object({ results: v.array(summary) }), expected).results.map(readSummary)
    : decodeJson(document, v.object({ results: v.array(runs) }), expected).results.map(readRuns)
}

function readSummary({
  command: name,
  parameters,
  exit_codes: exitCodes,
  ...said
}: v.InferOutput<typeof summary>): Result {
  const list = finiteList(said.times)
  const isWhole = list && (exitCodes.length === 0 || list.length === exitCodes.length)
  const [user, system] = [said.user, said.system].map(finite)
  const cpu = user === undefined || system === undefined ? [] : [user + system]
  return {
    name,
    parameters,
    exitCodes,
    metrics: keepMeasured([
      { metric: 'time', unit: 's', values: isWhole ? list : firstFinite(said.median, said.mean) },
      { metric: 'cpu-time', unit: 's', values: cpu },
      { metric: 'memory', unit: 'B', values: finiteList(said.memory_usage_byte) ?? [] },
    ]),
  }
}

function readRuns({ command: text, name = text, parameters, measurements }: Runs): Result {
  const read = (metric: string, key: 'time_wall_clock' | 'time_cpu' | 'memory_peak_resident') => ({
    metric,
    unit: measurements[0]?.[key]?.unit ?? 's',
    values: finiteList(measurements.map(one => one[key]?.value)) ?? [],
  })
  return {
    name,
    parameters: Object.fromEntries(Object.entries(parameters).map(([key, { value }]) => [key, value])),
    exitCodes: measurements.map(one => one.exit_code ?? null),
    metrics: keepMeasured([
      read('time', 'time_wall_clock'),
      read('cpu-time', 'time_cpu'),
      read('memory', 'memory_peak_resident'),
    ]),
  }
}

/** Without what was not measured; the time, which nearly every file has, is an error where nothing else is there. */
function keepMeasured(metrics: Result['metrics']): Result['metrics'] {
  const measured = metrics.filter(({ values }) => values.length > 0)
  return measured.length > 0 ? measured : metrics.slice(0, 1)
}

/** Commands, with their parameters where these alone tell them apart. */
function nameResults(results: readonly Result[]): readonly string[] {
  const commands = results.map(({ name }) => name)
  return results.map(({ name, parameters }) => {
    const given = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
    const isAlone = commands.indexOf(name) === commands.lastIndexOf(name)
    return isAlone || given.length === 0 ? name : `${name} (${given.join(', ')})`
  })
}

function readResult({ exitCodes, metrics }: Result, benchmark: string): readonly Reading[] {
  const failed = exitCodes.filter(code => code !== 0)
  const why = `${failed.length} of its ${exitCodes.length} runs failed: exit status ${failed[0] ?? 'unknown'}`
  if (failed.length > 0) return [makeFailure({ ...metrics[0]!, benchmark }, why)]
  return metrics.map(one => makeReading({ ...one, benchmark }))
}
