import { decodeGiven } from '../inputs/declarations.js'
import { makeSettings, replaceSet } from '../inputs/settings.js'
import { type Get, InputError, shown } from '../inputs/values.js'
import type { SessionRecord } from '../record/record.js'
import type { Narrowing } from '../report/view.js'
import { countStars, isTooManifold, mostStars } from '../rules/match.js'
import { findNamedJudging } from './config.js'

/** The way in which a user wants records to be judged again and shown. */
export interface Judging {
  readonly narrowing: Narrowing
  /** Replaces those settings of a record that the user gives. */
  readonly apply: (record: SessionRecord) => SessionRecord
}

/** Decodes the options that judge records again and choose rows, and reads the file of settings and rules if they name one. */
export async function readJudging(typed: Get): Promise<Judging> {
  const judgingOf = await findNamedJudging(typed)
  return {
    narrowing: checkNarrowing(decodeGiven(typed, 'show')),
    apply: record => {
      const { get, rules } = judgingOf(record.suite)
      const given = decodeGiven(get, 'show')
      return {
        ...record,
        settings: {
          ...replaceSet(record.settings, makeSettings(given), get),
          ...(given.looks ? { looks: given.looks } : {}),
          ...(rules ? { rules } : {}),
        },
      }
    },
  }
}

/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }: Narrowing): Narrowing {
  for (const pattern of filter) {
    if (countStars(pattern) > mostStars)
      throw new InputError(`invalid value ${shown(pattern)} for "--filter"; a pattern has at most ${mostStars} stars`)
    if (isTooManifold(pattern))
      throw new InputError(
        `invalid value ${shown(pattern)} for "--filter"; it has too many combinations: give --filter several times instead`,
      )
  }
  return { filter, only, sort }
}
