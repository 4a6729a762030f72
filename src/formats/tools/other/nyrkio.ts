import * as v from 'valibot'
import type { Direction } from '../../../metrics/unit.js'
import { FormatError } from '../../format.js'
import { jsonReadings } from '../../reading/builders.js'
import type { Document } from '../../reading/document.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const advice =
  'write an array such as [{"timestamp":1706220908,"metrics":[{"name":"p50","unit":"us","value":56}],"attributes":{}}]'

const directions: ReadonlyMap<string, Direction> = new Map([
  ['higher_is_better', 'higher'],
  ['lower_is_better', 'lower'],
])

const points = v.pipe(
  v.array(
    v.object({
      timestamp: v.number(),
      metrics: v.array(
        v.object({
          name: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
          unit: v.optional(v.string(), ''),
          value: v.nullable(v.number()),
          direction: v.optional(v.nullable(v.string())),
        }),
      ),
    }),
  ),
  v.minLength(1),
)

/** A point in time, with metrics, named like its file, else the suite. Source: the example in Nyrkiö's repository. */
export const nyrkio = jsonReadings({
  name: 'nyrkio',
  title: "Nyrkiö's JSON",
  tool: 'a script that writes for Nyrkiö',
  advice,
  is: points,
  schema: points,
  readings([point, ...others], suite, document) {
    if (others.length > 0)
      throw new FormatError(
        `there are ${others.length + 1} points in time, and one run has only its own: write no others`,
      )
    if (!point || point.metrics.length === 0) throw new FormatError(`there is no metric: ${advice}`)
    const names = numberDuplicates(point.metrics.map(({ name }) => name))
    return point.metrics.map(({ unit, value, direction }, index) => {
      const benchmark = nameBenchmark(document) || suite
      const better = directions.get(direction ?? '')
      return makeReading({ benchmark, metric: names[index]!, unit, values: value === null ? [] : [value], better })
    })
  },
})

function nameBenchmark({ output }: Document): string {
  return (output.files?.[0]?.path ?? '').replace(/^.*[/\\]/, '').replace(/\.json$/, '')
}
