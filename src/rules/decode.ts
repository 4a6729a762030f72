import type * as v from 'valibot'
import { present } from '../util/present.js'
import { everything, type Rule, type Rules } from './rules.js'
import type { writtenRules } from './schema.js'

/** The rules of one list, with the line of each; `asOf` is the day on which they are applied. */
export function makeRules(
  list: NonNullable<v.InferOutput<typeof writtenRules>>,
  { source, asOf, line }: Pick<Rules, 'source' | 'asOf'> & { readonly line: (index: number) => number },
): Rules {
  const rules = list.map((rule, index): Rule => {
    const { 'fail-above': failAbove, 'same-work': sameWork, ...rest } = rule
    return {
      benchmark: everything,
      metric: everything,
      ...present({ ...rest, failAbove, sameWork }),
      line: line(index),
    }
  })
  return { source, asOf, list: rules }
}
