import * as v from 'valibot'
import { filled, jsonFormat } from '../../reading/builders.js'
import { firstFinite } from '../../reading/printed.js'

const check = v.object({
  name: v.string(),
  passed: v.optional(v.boolean()),
  size: v.nullish(v.number()),
  running: v.nullish(v.number()),
  loading: v.nullish(v.number()),
})

/**
 * The bytes of each bundle, compressed as its configuration says, and with the plugin for times the seconds to load and to run it. A
 * budget in the file of rules takes the place of its limits, which are not read. Source: outputs of 12.1.0.
 */
export const sizeLimit = jsonFormat({
  name: 'size-limit',
  isLimit: ({ status, document: { json } }) =>
    status === 1 && v.is(v.array(check), json) && json.some(({ passed }) => passed === false),
  title: 'size-limit, JSON',
  advice: 'run it with --json',
  is: filled(v.object({ name: v.string(), passed: v.optional(v.boolean()), size: v.number() })),
  schema: v.array(check),
  benchmarks: checks => checks,
  read: ({ size, running, loading }) => [
    { metric: 'size', unit: 'B', values: firstFinite(size) },
    { metric: 'running', unit: 's', values: firstFinite(running) },
    { metric: 'loading', unit: 's', values: firstFinite(loading) },
  ],
})
