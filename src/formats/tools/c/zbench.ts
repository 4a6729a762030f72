import * as v from 'valibot'
import { anything, filled, jsonFormat } from '../../reading/builders.js'
import { finiteList } from '../../reading/printed.js'

/** The output of zBench (Zig) by `writeJSON`: all timings in ns, and the most that a run allocated. Source: outputs of 0.14.1. */
export const zbench = jsonFormat({
  name: 'zbench',
  title: 'zBench (Zig), JSON',
  tool: 'zBench',
  advice: 'write an array of what writeJSON writes',
  is: filled(v.object({ name: v.string(), timing_statistics: v.looseObject({}), timings: v.array(v.unknown()) })),
  schema: v.array(v.object({ name: v.string(), timings: v.unknown(), max_allocations: anything })),
  benchmarks: results => results,
  read: ({ timings, max_allocations }) => [
    { metric: 'time', unit: 'ns', values: finiteList(timings) ?? [] },
    { metric: 'peak-allocated', unit: 'B', values: finiteList(max_allocations) ?? [] },
  ],
})
