import { InputError } from '../inputs/values.js'
import type { Narrowing } from '../report/view.js'
import { countStars, isTooManifold, mostStars } from '../rules/match.js'

/** `asked` without anything else; a pattern that would take too long to match is refused. */
export function checkNarrowing({ filter, only, sort }: Narrowing): Narrowing {
  for (const pattern of filter) {
    if (countStars(pattern) > mostStars)
      throw new InputError(`"filter" is "${pattern}"; a pattern has at most ${mostStars} stars`)
    if (isTooManifold(pattern))
      throw new InputError(
        `"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`,
      )
  }
  return { filter, only, sort }
}
