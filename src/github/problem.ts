import { makeHarmless } from './log.js'

/** What the step's failure says: a message where it is for the user to mend, with the stack where it is a bug of ours. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return makeHarmless(String(error))
  const isBug = ['Error', 'TypeError', 'RangeError', 'ReferenceError'].includes(error.name)
  return makeHarmless((isBug && error.stack) || error.message)
}
