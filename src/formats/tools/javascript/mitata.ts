import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { shorten } from '../../reading/names.js'
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
 * The output of mitata if the format of its `run` is JSON.
 *
 * Times are in ns, and samples are sorted. The heap is in bytes for each iteration. With samples, the output has some 10 MB,
 * mostly samples of mitata's own calibration. Source: outputs of 1.0.34.
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
    nameRuns(
      benchmarks.flatMap(({ group, runs }) => runs.map(one => ({ ...one, group: layout[group ?? -1]?.name ?? '' }))),
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

/** Names runs by themselves, and with their groups and arguments where these alone tell them apart. */
function nameRuns<Run extends v.InferOutput<typeof run> & { readonly group: string }>(runs: readonly Run[]) {
  const counts = new Map<string, number>()
  for (const { name } of runs) counts.set(name, (counts.get(name) ?? 0) + 1)
  return runs.map(one => {
    const { name, group, args } = one
    if (counts.get(name) === 1) return one
    const given = Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`)
    const suffix = given.length === 0 ? '' : ` (${given.join(', ')})`
    return { ...one, name: `${group ? `${shorten(group)} > ` : ''}${name}${suffix}` }
  })
}
