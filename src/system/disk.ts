import { randomUUID } from 'node:crypto'
import {
  type BigIntStats,
  closeSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A refusal by the disk. The message names the file. */
export class DiskError extends Error {
  override readonly name = 'DiskError'
}

/**
 * Writes a file that holds either what it held before, or all of `text`: it is written beside its place, and renamed. A device or a pipe
 * is written to, and so is a file whose directory takes no other file.
 */
export function replaceFile(path: string, text: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  const target = stats === undefined ? path : realpathSync(path)
  const part = stats === undefined || stats.isFile() ? writePart(target, text, stats) : undefined
  if (part !== undefined && tryToRename(part, target)) return
  writeFileSync(path, text)
}

/** Moves `part` to `target`, or removes it: a file that is mounted cannot be replaced. */
function tryToRename(part: string, target: string): boolean {
  try {
    renameSync(part, target)
    return true
  } catch {
    rmSync(part, { force: true })
    return false
  }
}

/** Writes `text` into a new file beside `target`. Returns its path, or undefined where there can be none. */
function writePart(target: string, text: string, stats: Stats | undefined): string | undefined {
  const part = join(dirname(target), `.${randomUUID()}-${basename(target)}`)
  let descriptor: number
  try {
    descriptor = openSync(part, 'wx', stats === undefined ? 0o666 : stats.mode & 0o777)
  } catch {
    return undefined
  }
  try {
    writeFileSync(descriptor, text)
    return part
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a file, or fails with a {@link DiskError}. What was there before is then still there. */
export function writeWhole(path: string, text: string): void {
  try {
    replaceFile(path, text)
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

/** Returns the message of a system error without its code, its call and its path. Any other message stays as it is. */
export function explainSystemError(error: unknown): string {
  return (error as Error).message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '')
}

/** Clocks of file systems go in steps, at worst of two seconds, and lag behind ours. */
export const coarsestStepInMilliseconds = 2000

/** Returns a text that changes with every write to a file. Nobody but root can set the time of its last change (ctime). */
export function stampOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`
}
