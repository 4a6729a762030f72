import * as v from 'valibot'
import { mostTampered } from './limits.js'

// The slash also keeps a page from taking a path for a sentence of ours.
const path = v.pipe(v.string(), v.regex(/^b[12]\//), v.maxLength(5000))

/** Files of the baseline's copies that somebody changed, in a record. */
export const tampered = v.pipe(v.array(path), v.nonEmpty(), v.maxLength(mostTampered))
