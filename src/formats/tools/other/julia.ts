import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { nest, numberDuplicates } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'BenchmarkTools',
  advice: 'save what run(suite) returns, by BenchmarkTools.save("output.json", results)',
}

const valueSchema = v.tuple([v.string(), v.custom<object>(fields => typeof fields === 'object' && fields !== null)])
const schema = v.tuple([v.object({ BenchmarkTools: v.unknown() }), v.array(valueSchema)])

/** A value as it was saved: the name of its type, and its fields. */
type Saved = v.InferOutput<typeof valueSchema>

interface Found {
  /** Its keys; undefined where it is in no group. */
  readonly path: string | undefined
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * The output of Julia's BenchmarkTools by `BenchmarkTools.save("output.json", results)`.
 *
 * It has groups in groups, with a Trial, or an estimate of one, at their ends. A Trial has all times, in nanoseconds of an
 * evaluation, in order. Bytes and allocations are the smallest of the whole trial. (`serialization.jl`, `trials.jl`; types were
 * written with their module before 1.0.)
 */
export const julia: Format = {
  name: 'julia',
  title: 'BenchmarkTools.jl, JSON',
  fits: ({ json }) => v.is(v.tuple([v.object({ BenchmarkTools: v.unknown() }), v.array(v.unknown())]), json),
  parse(document, suite) {
    const [, values] = decodeJson(document, schema, expected)
    const found = insistOnSome(
      values.flatMap(value => findTrials(value, undefined)),
      expected,
    )
    const names = numberDuplicates(found.map(({ path }) => path || suite))
    return found.flatMap((trial, index) => read(trial, names[index]!))
  },
}

/** What is no benchmark (parameters, a judgement) is passed over. */
function findTrials([typed, given]: Saved, path: string | undefined): readonly Found[] {
  const type = typed.replace(/^BenchmarkTools\./, '')
  const fields = given as Found['fields']
  if (type === 'Trial' || type === 'TrialEstimate') return [{ path, type, fields }]
  const { data } = fields
  if (type !== 'BenchmarkGroup' || typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    v.is(valueSchema, value) ? findTrials(value, nest(path, '/', key)) : [],
  )
}

function read({ type, fields }: Found, benchmark: string): readonly Reading[] {
  const time = { benchmark, metric: 'time', unit: 'ns' }
  const values = type === 'Trial' ? (finiteList(fields.times) ?? []) : firstFinite(fields.time)
  if (values.length === 0) return [makeFailure(time, 'its times are missing, or not all finite')]
  const more = [
    { benchmark, metric: 'allocated', unit: 'B', values: firstFinite(fields.memory) },
    { benchmark, metric: 'allocations', unit: 'allocs', values: firstFinite(fields.allocs) },
  ]
  return [makeReading({ ...time, values }), ...more.filter(one => one.values.length > 0).map(makeReading)]
}
