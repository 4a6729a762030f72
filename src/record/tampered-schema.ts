import * as v from 'valibot'
import { mostTampered } from './limits.js'

// The slash also keeps a page from taking a path for a sentence of ours.
const path = v.pipe(v.string(), v.regex(/^[b-z][1-9]\d?\//), v.maxLength(5000))

/** Files of copies that somebody changed, and had no business with, in a record. */
export const tampered = v.pipe(v.array(path), v.nonEmpty(), v.maxLength(mostTampered))
