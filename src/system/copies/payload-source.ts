import { constants, rmSync } from 'node:fs'
import { chmod, copyFile, lstat, lutimes, mkdir, readlink, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { SideFiles } from '../../world.js'
import { withoutOutputs } from './own-outputs.js'
import { packPayload } from './pack.js'
import { type Entry, listPayload } from './payload.js'
import { PayloadError } from './payload-error.js'
import { unpackPayload } from './unpack.js'

/** The payload of a side, ready to be put into copies. */
export interface PayloadSource {
  /** 0 where it is packed: what packs and unpacks has a limit of its own. */
  readonly sizeInBytes: number
  /** Puts the payload into the directory `copy`, which is new or empty; its entries. */
  put(copy: string): Promise<readonly Entry[]>
}

/** The files of sides that are wanted, and a path beside which they may be packed. */
export interface PayloadRequest {
  readonly payload: readonly string[]
  readonly home: string
  /** Places in the sides of what this call writes itself. */
  readonly leftOut: readonly string[]
}

/**
 * The payloads of `sides`, in their order, without the files `leftOut`. Where one of them is an archive the others are packed into one too, beside `home`, so that all
 * copies are made in the same way.
 */
export async function openPayloads(
  sides: readonly SideFiles[],
  { payload: globs, home, leftOut }: PayloadRequest,
): Promise<readonly PayloadSource[]> {
  const isPacked = sides.some(one => one.archive !== undefined)
  const open = async ({ directory, archive }: SideFiles, index: number): Promise<PayloadSource> => {
    if (archive !== undefined) return fromArchive(archive, leftOut)
    const entries = withoutOutputs(await listPayload(directory, globs), leftOut)
    if (!isPacked) return fromDirectory(directory, entries)
    const file = `${home}-payload-${index}.tar.gz`
    return fromArchive(await packPayload(directory, entries, file), leftOut)
  }
  const sources: PayloadSource[] = []
  for (const [index, side] of sides.entries()) sources.push(await open(side, index))
  return sources
}

function fromDirectory(directory: string, entries: readonly Entry[]): PayloadSource {
  return {
    sizeInBytes: entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0),
    async put(copy) {
      await copyPayload(directory, copy, entries)
      return entries
    },
  }
}

function fromArchive(
  archive: { readonly file: string; readonly sha256: string },
  leftOut: readonly string[],
): PayloadSource {
  return {
    sizeInBytes: 0,
    async put(copy) {
      await unpackPayload(archive, copy).catch(cause => {
        if (!(cause instanceof PayloadError)) throw cause
        throw new PayloadError(
          `"${archive.file}" cannot be unpacked: ${cause.message}. Remove it, and publish the baseline again`,
          {
            cause,
          },
        )
      })
      const entries = await listPayload(copy, [])
      const kept = new Set(withoutOutputs(entries, leftOut))
      for (const entry of entries) if (!kept.has(entry)) rmSync(join(copy, entry.path))
      return [...kept]
    },
  }
}

const filesAtOnce = 64

/**
 * A copy of `entries` of `source` in the new directory `target`: the same modes, symbolic links and times of modification.
 *
 * Files are reflinked where the file system can, else copied.
 */
async function copyPayload(source: string, target: string, entries: readonly Entry[]): Promise<void> {
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
