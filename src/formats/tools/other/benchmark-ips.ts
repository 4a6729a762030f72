import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { firstFinite } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected: Expected = { tool: 'benchmark-ips', advice: 'call x.json!("FILE") in its block' }

const entry = v.object({
  name: v.string(),
  ips: v.unknown(),
  central_tendency: v.optional(v.unknown()),
  microseconds: v.unknown(),
})

/**
 * The output of Ruby's benchmark-ips with `x.json! "FILE"`.
 *
 * It has iterations per second, as the mean or by the bootstrap that the user chose, and no samples. Text for people is not read,
 * because it has scaled numbers and wrapped names.
 */
export const benchmarkIps: Format = {
  name: 'benchmark-ips',
  title: 'benchmark-ips, JSON',
  fits: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(one => v.is(entry, one)),
  parse(document) {
    const entries = insistOnSome(decodeJson(document, v.array(entry), expected), expected)
    const names = numberDuplicates(entries.map(({ name }) => name))
    return entries.map(({ central_tendency, ips }, index) =>
      makeReading({
        benchmark: names[index]!,
        metric: 'throughput',
        unit: 'iter/s',
        values: firstFinite(central_tendency, ips),
        primary: true,
      }),
    )
  },
}
