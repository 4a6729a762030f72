import * as v from 'valibot'
import type { Change } from '../compare/verdicts/finding.js'

const name = v.pipe(v.string(), v.maxLength(1000))

/** Makes the form of what changed since a release, in a report from outside. */
export function sinceSchema(change: v.GenericSchema<unknown, Change>) {
  const row = v.object({ benchmark: name, metric: name, main: change, here: change })
  return v.object({
    name,
    commit: v.exactOptional(name),
    rows: v.pipe(v.array(v.unknown()), v.maxLength(100_000), v.array(row)),
  })
}
