import * as v from 'valibot'
import { anything, filled, jsonFormat } from '../../reading/builders.js'
import { finite, finiteList } from '../../reading/printed.js'

const metadata = v.optional(v.object({ name: v.optional(v.string()), unit: v.optional(v.string()) }))
const run = v.object({ values: anything, metadata: v.optional(v.object({ mem_max_rss: anything })) })

/** Units as pyperf has them, and what they measure. */
const units: ReadonlyMap<string, { readonly metric: string; readonly unit: string }> = new Map([
  ['second', { metric: 'time', unit: 's' }],
  ['byte', { metric: 'memory', unit: 'B' }],
  ['integer', { metric: 'value', unit: '' }],
])

/**
 * Each run is a process of its own, with values of one loop, in order. Runs that only found the number of loops have no values, and neither
 * have warm-ups. nanobench writes it too. (`_bench.py`: the metadata that all benchmarks share stand beside them, once.)
 */
export const pyperf = jsonFormat({
  name: 'pyperf',
  title: 'pyperf, JSON',
  advice: 'run it with -o FILE',
  version: { key: 'version', known: ['1.0'] },
  is: v.object({
    version: v.string(),
    benchmarks: filled(v.object({ runs: v.array(v.unknown()) })),
    context: v.optional(v.undefined()),
  }),
  schema: v.object({ version: v.string(), metadata, benchmarks: v.array(v.object({ metadata, runs: v.array(run) })) }),
  benchmarks: ({ benchmarks, metadata: shared }, suite) =>
    benchmarks.map(({ metadata, runs }) => {
      const { name = suite, unit = 'second' } = { ...shared, ...metadata }
      return { name, unit, runs }
    }),
  read: ({ unit, runs }) => {
    const metric = units.get(unit) ?? { metric: 'value', unit }
    const measuring = runs.filter(({ values }) => Array.isArray(values) && values.length > 0)
    const lists = measuring.map(({ values }) => finiteList(values))
    if (lists.length === 0 || lists.includes(undefined))
      return [{ ...metric, error: 'its values are missing, or not all finite' }]
    return [
      { ...metric, values: lists.flatMap(values => values ?? []) },
      {
        metric: 'peak-memory',
        unit: 'B',
        values: measuring.flatMap(({ metadata }) => finite(metadata?.mem_max_rss) ?? []),
      },
    ]
  },
})
