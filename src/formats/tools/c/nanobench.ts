import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, finiteList, firstFinite } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected: Expected = {
  tool: 'nanobench',
  advice: 'render it by ankerl::nanobench::templates::json() to stdout or to the file of "output"',
}

const resultSchema = v.object({
  title: v.optional(v.string()),
  name: v.string(),
  'median(elapsed)': v.unknown(),
  measurements: v.optional(v.unknown()),
})
const schema = v.object({ results: v.array(resultSchema) })
const shape = v.object({
  results: v.pipe(v.array(v.object({ name: v.string(), 'median(elapsed)': v.unknown() })), v.minLength(1)),
})

type Result = v.InferOutput<typeof resultSchema>

/** Counters of the processor, where it has them; all zeros otherwise. */
const counters = ['instructions', 'cpucycles', 'branchmisses'] as const

/**
 * The output of nanobench with its template `json()`.
 *
 * Times are seconds of one unit of work, and the counters are also for one unit. The measurements are the epochs, in order. A
 * name stands below its title, since names repeat between titles. (`nanobench.h`: `templates::json`.)
 */
export const nanobench: Format = {
  name: 'nanobench',
  title: 'nanobench, JSON',
  fits: ({ json }) => v.is(shape, json),
  parse(document) {
    const { results } = decodeJson(document, schema, expected)
    const titles = new Set(results.map(({ title }) => title ?? ''))
    const names = numberDuplicates(
      results.map(({ title, name }) => (titles.size > 1 && title ? `${title}/${name}` : name)),
    )
    return insistOnSome(results, expected).flatMap((result, index) => read(result, names[index]!))
  },
}

function read(result: Result, benchmark: string): readonly Reading[] {
  const values = valuesOf(result, 'elapsed') ?? firstFinite(result['median(elapsed)'])
  const counted = counters.flatMap(counter => {
    const found = valuesOf(result, counter)
    if (!found?.some(value => value > 0)) return []
    return [makeReading({ benchmark, metric: counter, unit: 'count', values: found, better: 'lower' })]
  })
  return [makeReading({ benchmark, metric: 'time', unit: 's', values }), ...counted]
}

function valuesOf({ measurements }: Result, key: string): readonly number[] | undefined {
  if (!Array.isArray(measurements)) return undefined
  return finiteList(measurements.map(one => finite(one?.[key])))
}
