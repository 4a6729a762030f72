import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected = {
  tool: 'tinybench',
  advice: 'print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))) when all tasks have run',
}

const name = v.pipe(v.string(), v.minLength(1))

const statistics = v.object({
  mean: v.optional(v.unknown()),
  p50: v.optional(v.unknown()),
  // Looked at later: a schema for each of some hundred thousand numbers takes seconds.
  samples: v.optional(v.unknown()),
  samplesCount: v.optional(v.unknown()),
})

const result = v.object({
  latency: v.optional(statistics),
  error: v.optional(v.unknown()),
  state: v.optional(v.string()),
  // Before version 3 the statistics had no object of their own.
  ...statistics.entries,
})

/** What tinybench says of one task; vitest 5 prints the same. */
export const task = v.object({ name, ...result.entries })

const tasks = v.pipe(v.array(v.object({ ...task.entries, result: v.optional(result) })), v.minLength(1))

const finished = v.union([
  v.object({ latency: v.object({ mean: v.unknown() }), throughput: v.looseObject({}) }),
  v.object({ hz: v.unknown(), period: v.unknown(), samples: v.array(v.unknown()) }),
])
const named = v.object({ name, result: v.optional(v.unknown()) })
const unfinished = v.union([v.object({ error: v.looseObject({}) }), v.object({ state: v.string() })])
/** Such as tasks have been since version 6: none may have come to its end. */
const aborted = v.object({ state: v.literal('aborted'), runtime: v.string(), timestampProviderName: v.string() })
const either = v.union([finished, unfinished])

/**
 * Tasks of tinybench, printed by the script that ran them, since it prints nothing itself:
 * `JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result })))`, or `JSON.stringify(bench.tasks)`.
 *
 * Times are in ms. Versions 2 to 4 keep the samples, later ones where `retainSamples` is set; they are sorted. Its throughput
 * is the reciprocal of each time, and says nothing more. Source: outputs of 2.9.0, 3.1.1, 4.1.0 and 6.2.3.
 */
export const tinybench: Format = {
  name: 'tinybench',
  title: 'tinybench, its tasks as JSON',
  fits: ({ json }) =>
    Array.isArray(json) &&
    json.every(one => isTask(one, either)) &&
    json.some(one => isTask(one, finished) || isTask(one, aborted)),
  parse(document) {
    const found = decodeJson(document, tasks, expected)
    const names = numberDuplicates(found.map(one => one.name))
    return found.map((one, index) => readTask({ ...one, ...one.result, name: names[index]! }))
  },
}

/** The time of one task, which failed where it has none. */
export function readTask({ name: benchmark, error, state, ...rest }: v.InferOutput<typeof task>): Reading {
  const said = { benchmark, metric: 'time', unit: 'ms' }
  if (error !== undefined) return makeFailure(said, `it failed: ${messageOf(error)}`)
  const { samples, samplesCount, p50, mean } = rest.latency ?? rest
  const list = finiteList(samples)
  const values = list && list.length === (samplesCount ?? list.length) ? list : firstFinite(p50, mean)
  if (values.length === 0) return makeFailure(said, `it has no time (${state ?? 'not run'})`)
  return makeReading({ ...said, values })
}

function isTask(one: unknown, outcome: v.GenericSchema): boolean {
  if (!v.is(named, one)) return false
  const { result } = one
  return v.is(outcome, one) || v.is(outcome, result)
}

/** Of an error, JSON keeps nothing unless its script kept the message. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  return v.is(v.object({ message: v.string() }), error) ? error.message : 'the output does not say why'
}
