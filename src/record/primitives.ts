import * as v from 'valibot'

/** The longest name that a record may hold. */
export const longestName = 1000
/** A text by which something is called. */
export const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))
/** The number of things of one kind. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A text that people read. */
export const text = v.pipe(v.string(), v.maxLength(65_536))
