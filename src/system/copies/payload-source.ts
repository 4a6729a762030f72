import type { SideFiles } from '../../world.js'
import { copyPayload } from './copy.js'
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

/**
 * The payloads of `sides`, in their order. Where one of them is an archive the others are packed into one too, beside `home`, so that all
 * copies are made in the same way.
 */
export async function openPayloads(
  sides: readonly SideFiles[],
  globs: readonly string[],
  home: string,
): Promise<readonly PayloadSource[]> {
  const isPacked = sides.some(one => one.archive !== undefined)
  const open = async ({ directory, archive }: SideFiles, index: number): Promise<PayloadSource> => {
    if (archive !== undefined) return fromArchive(archive)
    const entries = await listPayload(directory, globs)
    if (!isPacked) return fromDirectory(directory, entries)
    const file = `${home}-payload-${index}.tar.gz`
    return fromArchive(await packPayload(directory, entries, file))
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

function fromArchive(archive: { readonly file: string; readonly sha256: string }): PayloadSource {
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
      return await listPayload(copy, [])
    },
  }
}
