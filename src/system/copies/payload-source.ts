import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SideFiles } from '../../world.js'
import { copyPayload } from './copy.js'
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
