import * as v from 'valibot'
import { changedChoices, profilerNames, profileUnits } from './causes.js'
import { mostSides } from './limits.js'
import { count, longestName, name } from './machine-schema.js'

const mostListed = 10_000
const mostRounds = 100
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))
const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(longest), v.array(item))

const profiles = v.object({
  profiler: v.picklist(profilerNames),
  unit: v.picklist(profileUnits),
  benchmark: v.exactOptional(name),
  sides: list(name, mostSides),
  functions: list(
    v.object({
      name,
      file: v.exactOptional(v.pipe(v.string(), v.maxLength(longestName))),
      line: v.exactOptional(count),
      last: v.exactOptional(count),
      changed: v.exactOptional(v.picklist(changedChoices)),
    }),
    mostListed,
  ),
  rounds: list(
    list(
      v.object({ side: name, copy: v.picklist([1, 2]), self: list(v.tuple([count, amount]), mostListed) }),
      2 * mostSides,
    ),
    mostRounds,
  ),
  calls: list(
    v.object({ parent: v.pipe(v.number(), v.integer(), v.minValue(-1)), at: count, self: list(amount, mostSides) }),
    mostListed,
  ),
})

/** Profiles from outside, or why there are none. */
export const causes = v.union([v.object({ absence: v.pipe(v.string(), v.maxLength(10_000)) }), profiles])
