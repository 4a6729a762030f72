import * as v from 'valibot'
import { mostSuiteFiles } from '../record/suite-files.js'

const path = v.pipe(v.string(), v.maxLength(1000))

const paths = v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(2 * mostSuiteFiles), v.array(path)))

/** The files that define benchmarks, in a report from outside. */
export const suiteFields = { suiteChanges: paths, suiteReplaced: paths }
