import * as v from 'valibot'
import { filled, jsonFormat } from '../../reading/builders.js'

const check = v.object({
  name: v.string(),
  size: v.nullish(v.number()),
  running: v.nullish(v.number()),
  loading: v.nullish(v.number()),
})

/**
 * The output of `size-limit --json`: the bytes of each bundle, compressed as its configuration says, and with its plugin for times the
 * seconds to load and to run it.
 *
 * Whether a limit is kept is not read: that is for a budget in the file of rules. Source: outputs of 12.1.0.
 */
export const sizeLimit = jsonFormat({
  name: 'size-limit',
  title: 'size-limit, JSON',
  advice: 'run it with --json, and "|| true" where a limit may be exceeded',
  is: filled(v.object({ name: v.string(), passed: v.optional(v.boolean()), size: v.number() })),
  schema: v.array(check),
  benchmarks: checks => checks,
  read: ({ size, running, loading }) => [
    { metric: 'size', unit: 'B', values: listOf(size) },
    { metric: 'running', unit: 's', values: listOf(running) },
    { metric: 'loading', unit: 's', values: listOf(loading) },
  ],
})

function listOf(value: number | null | undefined): readonly number[] {
  return value === null || value === undefined ? [] : [value]
}
