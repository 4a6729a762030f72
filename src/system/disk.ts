import { createHash, type Hash, randomUUID } from 'node:crypto'
import {
  type BigIntStats,
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attempt } from '../util/attempt.js'
import { platform } from './platform/platform.js'

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
  if (part !== undefined && attempt(() => renameSync(part, target) ?? true)) return
  // A file that is mounted cannot be replaced.
  if (part !== undefined) rmSync(part, { force: true })
  writeFileSync(path, text)
}

/** Writes `text` into a new file beside `target`. Returns its path, or undefined where there can be none. */
function writePart(target: string, text: string, stats: Stats | undefined): string | undefined {
  const part = join(dirname(target), `.${randomUUID()}-${basename(target)}`)
  const descriptor = attempt(() => openSync(part, 'wx', stats === undefined ? 0o666 : stats.mode & 0o777))
  if (descriptor === undefined) return undefined
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

/** Returns whether `error` is of a full disk, or of a quota that is used up. */
export function isFull(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT'
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

/** The files and directories below a directory, by paths relative to it. */
export interface Listing {
  /** Files and symbolic links; no devices or sockets. */
  readonly files: ReadonlyMap<string, BigIntStats>
  readonly directories: ReadonlySet<string>
}

/**
 * Finds what is wanted below `root`, up to so many entries. Links are not followed. A directory that cannot be read or entered
 * counts as empty.
 */
export function listFiles(root: string, isWanted = (_: string): boolean => true, mostEntries = 1_000_000): Listing {
  const files = new Map<string, BigIntStats>()
  const directories = new Set<string>()
  let entries = 0
  const walk = (below: string): void => {
    const names = attempt(() => readdirSync(join(root, below), { withFileTypes: true })) ?? []
    for (const entry of names) {
      if (++entries > mostEntries) return
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) {
        directories.add(path)
        walk(path)
      }
      const isFile = entry.isFile() || entry.isSymbolicLink()
      if (!isFile || !isWanted(path)) continue
      const stats = attempt(() => lstatSync(join(root, path), { bigint: true }))
      if (stats) files.set(path, stats)
    }
  }
  walk('')
  return { files, directories }
}

/** The SHA-256 of the file at `path` in `root`, or the target of the link there; empty where it cannot be read. */
export function digestFile(root: string, path: string): string {
  const whole = join(root, path)
  const digest = (): string =>
    lstatSync(whole).isSymbolicLink() ? `link to ${platform.readLink(root, whole)}` : digestBytes(whole)
  return attempt(digest) ?? ''
}

/** The SHA-256 of the bytes of the file at `path`. */
export function digestBytes(path: string): string {
  const hash = createHash('sha256')
  hashFile(hash, path)
  return hash.digest('hex')
}

// Made once, since most files are small.
const chunk = Buffer.allocUnsafe(1 << 20)

/** Adds the bytes of the file at `path` to `hash`. */
export function hashFile(hash: Hash, path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    for (let read = -1; read !== 0; ) {
      read = readSync(descriptor, chunk)
      hash.update(chunk.subarray(0, read))
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Reads at most `length` bytes of the file at `path`, from `start` on. */
export function readPart(path: string, length: number, start = 0): Buffer {
  const buffer = Buffer.alloc(length)
  const descriptor = openSync(path, 'r')
  try {
    return buffer.subarray(0, readSync(descriptor, buffer, 0, length, start))
  } finally {
    closeSync(descriptor)
  }
}
