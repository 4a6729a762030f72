import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected = {
  tool: 'deno bench',
  advice: 'run it with --json, on files that have benchmarks',
  version: { key: 'version', known: [1] },
}

const bench = v.object({
  group: v.nullish(v.string()),
  name: v.pipe(v.string(), v.minLength(1)),
  results: v.array(
    v.object({
      ok: v.optional(v.object({ avg: v.unknown(), p75: v.optional(v.unknown()), p99: v.optional(v.unknown()) })),
      failed: v.optional(v.unknown()),
    }),
  ),
})

/**
 * What `deno bench --json` prints.
 *
 * Times are in ns. There are neither samples nor a median: the time is the mean, which a single pause moves; `p75`, the lowest
 * percentile that there is, stands beside it. Source: outputs of 2.9.
 */
export const deno: Format = {
  name: 'deno',
  title: 'deno bench, JSON',
  fits: ({ json }) =>
    v.is(v.object({ version: v.number(), runtime: v.string(), benches: v.array(v.looseObject({})) }), json),
  parse(document) {
    const { benches } = decodeJson(document, v.object({ benches: v.array(bench) }), expected)
    const names = numberDuplicates(benches.map(({ group, name }) => (group ? `${group} > ${name}` : name)))
    return insistOnSome(
      benches.flatMap(({ results }, index) => results.flatMap(one => readResult(one, names[index]!))),
      expected,
    )
  },
}

function readResult(
  { ok, failed }: v.InferOutput<typeof bench>['results'][number],
  benchmark: string,
): readonly Reading[] {
  const time = { benchmark, metric: 'time', unit: 'ns' }
  if (!ok) {
    const message = v.is(v.object({ message: v.string() }), failed) ? failed.message : ''
    return [makeFailure(time, `it failed: ${message}`)]
  }
  const percentiles = Object.entries({ p75: ok.p75, p99: ok.p99 }).filter(([, value]) => Number.isFinite(value))
  return [
    makeReading({ ...time, values: firstFinite(ok.avg) }),
    ...percentiles.map(([metric, value]) => makeReading({ ...time, metric, values: firstFinite(value) })),
  ]
}
