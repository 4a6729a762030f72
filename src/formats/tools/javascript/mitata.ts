import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { distinguish, shorten } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/printed.js'

const run = v.object({
  name: v.string(),
  stats: v.optional(
    v.object({ samples: anything, p50: anything, avg: anything, heap: v.optional(v.object({ avg: anything })) }),
  ),
  args: anything,
  error: anything,
})

/**
 * Times are in ns, samples sorted; the heap is in bytes for each iteration. With samples, the output has some 10 MB, mostly of the
 * tool's own calibration. Source: outputs of 1.0.34.
 */
export const mitata = jsonFormat({
  name: 'mitata',
  title: 'mitata, JSON',
  advice: 'call run({ format: { json: { samples: false, debug: false } } })',
  is: v.object({
    layout: v.array(v.looseObject({})),
    benchmarks: v.array(v.object({ runs: v.array(v.looseObject({})) })),
    context: v.looseObject({}),
  }),
  schema: v.object({
    layout: v.array(v.object({ name: v.nullish(v.string()) })),
    benchmarks: v.array(v.object({ group: v.optional(v.number()), runs: v.array(run) })),
  }),
  benchmarks: ({ layout, benchmarks }) =>
    distinguish(
      benchmarks.flatMap(({ group, runs }) => runs.map(run => ({ ...run, group: layout[group ?? -1]?.name ?? '' }))),
      // With its group and arguments, where these alone tell it from others.
      ({ name, group, args }) => {
        const list = Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`)
        return `${group ? `${shorten(group)} > ` : ''}${name}${list.length === 0 ? '' : ` (${list.join(', ')})`}`
      },
    ),
  read: ({ stats, error }) => {
    const time = { metric: 'time', unit: 'ns' }
    if (!stats) {
      const { message } = v.is(v.object({ message: v.string() }), error) ? error : { message: String(error ?? '') }
      return [{ ...time, error: `it failed: ${message}` }]
    }
    return [
      { ...time, values: finiteList(stats.samples) ?? firstFinite(stats.p50, stats.avg) },
      { metric: 'allocated', unit: 'B', values: firstFinite(stats.heap?.avg) },
    ]
  },
})
