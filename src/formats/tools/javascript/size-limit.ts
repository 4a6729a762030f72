import * as v from 'valibot'
import type { Format } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'size-limit',
  advice: 'run it with --json, and "|| true" where a limit may be exceeded',
}

const check = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  size: v.nullish(v.number()),
  running: v.nullish(v.number()),
  loading: v.nullish(v.number()),
})

/**
 * What `size-limit --json` prints: the bytes of each bundle, compressed as its configuration says, and with its plugin for times the
 * seconds to load and to run it.
 *
 * Whether a limit is kept is not read: that is for a budget in the file of rules. Source: outputs of 12.1.0.
 */
export const sizeLimit: Format = {
  name: 'size-limit',
  title: 'size-limit, JSON',
  fits: ({ json }) =>
    v.is(
      v.pipe(
        v.array(v.object({ name: v.string(), passed: v.optional(v.boolean()), size: v.number() })),
        v.minLength(1),
      ),
      json,
    ),
  parse(document) {
    const checks = insistOnSome(decodeJson(document, v.array(check), expected), expected)
    const names = numberDuplicates(checks.map(({ name }) => name))
    return checks.flatMap(({ size, running, loading }, index) => {
      const benchmark = names[index]!
      const times = [
        ['running', running],
        ['loading', loading],
      ] as const
      return [
        makeReading({ benchmark, metric: 'size', unit: 'B', values: typeof size === 'number' ? [size] : [] }),
        ...times.flatMap(([metric, value]) =>
          typeof value === 'number' ? [makeReading({ benchmark, metric, unit: 's', values: [value] })] : [],
        ),
      ]
    })
  },
}
