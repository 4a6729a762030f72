import { constants } from 'node:fs'
import { chmod, copyFile, lstat, lutimes, mkdir, readlink, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry } from './payload.js'

const filesAtOnce = 64

/**
 * A copy of `entries` of `source` in the new directory `target`: the same modes, symbolic links and times of modification.
 *
 * Files are reflinked where the file system can, else copied.
 */
export async function copyPayload(source: string, target: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(target, { recursive: true })
  const directories = entries.filter(entry => entry.kind === 'directory')
  for (const { path } of directories) await mkdir(join(target, path), { recursive: true })
  const rest = entries.filter(entry => entry.kind !== 'directory')
  for (let from = 0; from < rest.length; from += filesAtOnce)
    await Promise.all(rest.slice(from, from + filesAtOnce).map(entry => copyEntry(source, target, entry)))
  // Last, and the innermost first: what is put into a directory changes its time, and a mode may forbid it.
  for (const { path } of directories.toReversed()) await keepModeAndTimes(join(source, path), join(target, path))
}

async function copyEntry(source: string, target: string, { path, kind }: Entry): Promise<void> {
  const [from, to] = [join(source, path), join(target, path)]
  if (kind === 'file') {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return keepModeAndTimes(from, to)
  }
  await symlink(await readlink(from), to)
  const { atimeMs, mtimeMs } = await lstat(from)
  await lutimes(to, atimeMs / 1000, mtimeMs / 1000)
}

async function keepModeAndTimes(from: string, to: string): Promise<void> {
  // Not as a Date, which has milliseconds: a build tool would see a file that is newer than it is.
  const { mode, atimeMs, mtimeMs } = await lstat(from)
  await utimes(to, atimeMs / 1000, mtimeMs / 1000)
  await chmod(to, mode)
}
