import type { Pair } from '../../../src/record/pair.js'
import type { SessionRecord } from '../../../src/record/record.js'

/** The record of two sides that `pair` is of. */
export function toRecord({ sides, plan, identical, names: _, rounds, ...rest }: Pair): SessionRecord {
  const { copies, ...course } = plan ?? {}
  const side = (name: 'baseline' | 'contender') => ({
    name,
    ...(copies && { copies: copies[name] }),
    ...(sides?.[name] && { origin: sides[name] }),
  })
  return {
    ...rest,
    baseline: 'baseline',
    sides: [side('baseline'), { ...side('contender'), ...(identical === undefined ? {} : { identical }) }],
    ...(plan && { plan: course as NonNullable<SessionRecord['plan']> }),
    rounds,
  }
}
