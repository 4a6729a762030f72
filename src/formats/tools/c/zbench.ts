import * as v from 'valibot'
import { type Format, FormatError, type Reading } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { numberDuplicates } from '../../reading/names.js'
import { finiteList } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected = { tool: 'zBench', advice: 'write an array of what writeJSON writes' }

const schema = v.array(
  v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    timings: v.unknown(),
    max_allocations: v.optional(v.unknown()),
  }),
)
const shape = v.pipe(
  v.array(v.object({ name: v.string(), timing_statistics: v.looseObject({}), timings: v.array(v.unknown()) })),
  v.minLength(1),
)

/**
 * The output of zBench (Zig) by `writeJSON`, with all timings in ns.
 *
 * What a run allocated at most is read too. Source: outputs of 0.14.1.
 */
export const zbench: Format = {
  name: 'zbench',
  title: 'zBench (Zig), JSON',
  fits: document => v.is(shape, document.json),
  parse(document) {
    const found = readJson(document)
    if (found.length === 0) throw new FormatError('no row of zBench has a time: did a benchmark run?')
    return found
  },
}

function readJson(document: Document): readonly Reading[] {
  const results = decodeJson(document, schema, expected)
  const names = numberDuplicates(results.map(({ name }) => name))
  return results.flatMap(({ timings, max_allocations }, index) => {
    const benchmark = names[index]!
    const allocated = finiteList(max_allocations)
    return [
      makeReading({ benchmark, metric: 'time', unit: 'ns', values: finiteList(timings) ?? [] }),
      ...(allocated ? [makeReading({ benchmark, metric: 'peak-allocated', unit: 'B', values: allocated })] : []),
    ]
  })
}
