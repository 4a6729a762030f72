import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { finite, firstFinite, type MetricValues } from '../../reading/printed.js'

const result = v.object({
  ok: v.optional(v.object({ avg: v.unknown(), p75: anything, p99: anything })),
  failed: anything,
})

/**
 * Nanoseconds, without samples or a median: the time is the mean, which a single pause can move, and `p75` is the lowest percentile.
 * Source: outputs of 2.9.
 */
export const deno = jsonFormat({
  name: 'deno',
  title: 'deno bench, JSON',
  advice: 'run it with --json, on files that have benchmarks',
  version: { key: 'version', known: [1] },
  is: v.object({ version: v.number(), runtime: v.string(), benches: v.array(v.looseObject({})) }),
  schema: v.object({
    benches: v.array(v.object({ group: v.nullish(v.string()), name: v.string(), results: v.array(result) })),
  }),
  benchmarks: ({ benches }) =>
    benches
      .filter(({ results }) => results.length > 0)
      .map(({ group, name, results }) => ({ name: group ? `${group} > ${name}` : name, results })),
  read: ({ results }) =>
    results.flatMap(({ ok, failed }): readonly MetricValues[] => {
      const time = { metric: 'time', unit: 'ns' }
      if (ok) {
        const percentiles = ['p75', 'p99'] as const
        return [
          { ...time, values: [finite(ok.avg) ?? Number.NaN] },
          ...percentiles.map(metric => ({ ...time, metric, values: firstFinite(ok[metric]) })),
        ]
      }
      const message = v.is(v.object({ message: v.string() }), failed) ? failed.message : ''
      return [{ ...time, error: `it failed: ${message}` }]
    }),
})
