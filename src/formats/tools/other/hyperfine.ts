import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected = {
  tool: 'hyperfine',
  advice: 'run it with --export-json=FILE; where a command fails it leaves FILE empty',
}

const result = v.object({
  command: v.pipe(v.string(), v.minLength(1)),
  times: v.optional(v.unknown()),
  median: v.optional(v.unknown()),
  mean: v.optional(v.unknown()),
  user: v.optional(v.unknown()),
  system: v.optional(v.unknown()),
  memory_usage_byte: v.optional(v.unknown()),
  exit_codes: v.optional(v.array(v.nullable(v.number())), []),
  parameters: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})

type Result = v.InferOutput<typeof result>

/**
 * What hyperfine writes by `--export-json=FILE`.
 *
 * Times are in seconds, and in order; `user` and `system` are means; memory is the peak of each run, since 1.19. A command that
 * failed under `--ignore-failure` looks fast, so none of its numbers is taken. Source: its `benchmark_result.rs`, and outputs of 1.15.
 */
export const hyperfine: Format = {
  name: 'hyperfine',
  title: 'hyperfine, JSON',
  fits: ({ json }) =>
    v.is(v.object({ results: v.pipe(v.array(v.looseObject({})), v.minLength(1)) }), json) &&
    json.results.every(one => 'command' in one && 'mean' in one && 'user' in one),
  parse(document) {
    const results = insistOnSome(
      decodeJson(document, v.object({ results: v.array(result) }), expected).results,
      expected,
    )
    const names = numberDuplicates(nameResults(results))
    return results.flatMap((one, index) => readResult(one, names[index]!))
  },
}

/** Commands, with their parameters where these alone tell them apart. */
function nameResults(results: readonly Result[]): readonly string[] {
  const commands = results.map(({ command }) => command)
  return results.map(({ command, parameters = {} }) => {
    const given = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
    const isAlone = commands.indexOf(command) === commands.lastIndexOf(command)
    return isAlone || given.length === 0 ? command : `${command} (${given.join(', ')})`
  })
}

function readResult({ exit_codes: codes, ...said }: Result, benchmark: string): readonly Reading[] {
  const time = { benchmark, metric: 'time', unit: 's' }
  const failed = codes.filter(code => code !== 0)
  if (failed.length > 0)
    return [
      makeFailure(time, `${failed.length} of its ${codes.length} runs failed: exit status ${failed[0] ?? 'unknown'}`),
    ]
  const list = finiteList(said.times)
  const isWhole = list && (codes.length === 0 || list.length === codes.length)
  const processor = [said.user, said.system].map(finite)
  const memory = finiteList(said.memory_usage_byte)
  return [
    makeReading({ ...time, values: isWhole ? list : firstFinite(said.median, said.mean) }),
    ...(processor.every(value => value !== undefined)
      ? [makeReading({ benchmark, metric: 'cpu-time', unit: 's', values: [processor[0]! + processor[1]!] })]
      : []),
    ...(memory ? [makeReading({ benchmark, metric: 'memory', unit: 'B', values: memory })] : []),
  ]
}
