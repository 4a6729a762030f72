import * as v from 'valibot'
import { verdicts } from '../compare/verdicts/finding.js'
import { largest } from '../metrics/computable.js'

export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
export const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  // The length first: nobody should wait for a million rows to be read and refused.
  v.pipe(v.array(v.unknown()), v.maxLength(longest), v.array(item))

export const most = 100_000
export const mostRunners = 1000
export const name = text(1000)
/** As long as a record's texts may be, with room for what is said around them. */
export const sentence = text(66_000)
export const farthest = 10 * largest
export const number = v.pipe(v.number(), v.finite(), v.minValue(-farthest), v.maxValue(farthest))
export const size = v.pipe(number, v.minValue(0))
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
export const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const bound = v.nullable(number)
export const sizeOrNone = v.nullable(size)

export const warning = v.object({ code: name, message: sentence })

export const change = v.object({ value: number, low: bound, high: bound, level: share })

const earlier = v.object({ verdict: v.nullable(v.picklist(verdicts)), change: v.nullable(change) })

export const experiments = v.object({ earlier: list(v.nullable(earlier), 100), pooled: v.nullable(change) })
