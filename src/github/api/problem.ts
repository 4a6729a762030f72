import { harmlessLines } from '../../report/text/escape.js'

/** What the step's failure says: a message where it is for the user to mend, with the stack where it is a bug of ours. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return harmlessLines(String(error))
  // What the system refuses (a file, a disk) is no bug, and its message names the file.
  const isBug = ['Error', 'TypeError', 'RangeError', 'ReferenceError'].includes(error.name) && !('syscall' in error)
  return harmlessLines((isBug && error.stack) || error.message)
}
