const codes: readonly unknown[] = ['EMFILE', 'ENFILE']

/** Returns whether `error`, or its cause, is that no more files may be open. */
export function isOutOfFiles(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.includes(error.code)) || isOutOfFiles(error.cause)
}

/** The advice for a user whose shell cannot open more files. */
export const outOfFiles =
  'too many files are open, because the limit of this shell is too low: raise it ("ulimit -n 1024") and run this again'
