const codes: readonly unknown[] = ['EMFILE', 'ENFILE']

/** Whether `error`, or what caused it, is that no more files may be open. */
export function isOutOfFiles(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.includes(error.code)) || isOutOfFiles(error.cause)
}

/** What to do about it. */
export const outOfFiles =
  'too many files are open, because the limit of this shell is too low: raise it ("ulimit -n 1024") and run this again'
