import * as v from 'valibot'
import { type NamedSide, type SessionRecord, usualNames, type Warning } from './record.js'
import { decodeBy } from './record-error.js'
import { around, copy, course, origin } from './schema.js'

/** The first edition of records, which knew two sides. */
const firstEdition = v.object({
  ...around,
  sides: v.optional(v.object({ baseline: v.optional(origin), contender: origin })),
  plan: v.optional(v.object({ copies: v.object({ baseline: copy, contender: copy }), ...course })),
  identical: v.optional(v.boolean()),
})

const earlierVersion: Warning = {
  code: 'earlier-version',
  message: 'this was measured by an earlier version, and is judged by the rules of this one',
}

/** Decodes what a record of the first edition has around its rounds. */
export function decodeFirstEdition(data: unknown): Omit<SessionRecord, 'rounds'> {
  const { sides, plan, identical, ...rest } = decodeBy(firstEdition, data, '')
  const { copies, ...own } = plan ?? {}
  const named = (name: keyof typeof usualNames): NamedSide => {
    const from = sides?.[name]
    return { name, ...(copies && { copies: copies[name] }), ...(from && { origin: from }) } as NamedSide
  }
  const contender = { ...named('contender'), ...(identical === undefined ? {} : { identical }) }
  return {
    ...rest,
    baseline: usualNames.baseline,
    sides: [named('baseline'), contender],
    ...(plan && { plan: own }),
    warnings: [...rest.warnings, earlierVersion],
  } as Omit<SessionRecord, 'rounds'>
}
