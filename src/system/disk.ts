import { writeFileSync } from 'node:fs'
import { explainSystemError } from './system-error.js'

/** A refusal by the disk. The message names the file. */
export class DiskError extends Error {
  override readonly name = 'DiskError'
}

/** Writes a file, or fails with a {@link DiskError}. */
export function writeWhole(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw nameFile(error, path)
  }
}

/** `error`, from writing to `path`, as a {@link DiskError} where it is the system's: of a full disk that does not say which file. */
export function nameFile(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error
  const named = 'path' in error ? error.message : `"${path}" could not be written: ${explainSystemError(error)}`
  return new DiskError(named, { cause: error })
}
