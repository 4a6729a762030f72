import * as v from 'valibot'
import { changedChoices, profilerNames, profileUnits } from '../record/causes.js'

const mostRows = 1000
const text = v.pipe(v.string(), v.maxLength(1000))
const amount = v.pipe(v.number(), v.finite(), v.minValue(-1e18), v.maxValue(1e18))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const p = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const sum = {
  baseline: amount,
  contender: amount,
  difference: amount,
  interval: v.exactOptional(v.object({ low: amount, high: amount })),
}
const row = v.object({
  name: text,
  renamed: v.exactOptional(text),
  file: v.exactOptional(text),
  line: v.exactOptional(count),
  last: v.exactOptional(count),
  changed: v.exactOptional(v.picklist(changedChoices)),
  ...sum,
  p,
  isNamed: v.boolean(),
})

/** Causes in a report from outside. */
export const causes = v.union([
  v.object({ absence: v.pipe(v.string(), v.maxLength(10_000)) }),
  v.object({
    profiler: v.picklist(profilerNames),
    unit: v.picklist(profileUnits),
    benchmark: v.exactOptional(text),
    rounds: count,
    whole: v.object({ ...sum, p }),
    isReproduced: v.boolean(),
    rows: v.pipe(v.array(v.unknown()), v.maxLength(mostRows), v.array(row)),
    rest: v.object({ ...sum, functions: count }),
  }),
])
