import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SideFiles } from '../../benchmark.js'
import type { Side } from '../../plan/round.js'
import { copyPayload } from './copy.js'
import { packPayload } from './pack.js'
import { type Entry, listPayload } from './payload.js'
import { PayloadError } from './payload-error.js'
import { unpackPayload } from './unpack.js'

/** The payload of a side, ready to be put into copies. */
export interface PayloadSource {
  /** 0 where it is packed: what packs and unpacks has a limit of its own. */
  readonly sizeInBytes: number
  /** Puts the payload into the new directory `copy`; its entries. */
  put(copy: string): Promise<readonly Entry[]>
}

export interface PayloadSources extends AsyncDisposable {
  readonly baseline: PayloadSource
  readonly contender: PayloadSource
}

/**
 * The payloads of `sides`. Where one of them is an archive the other is packed into one too, in `home`, so that all copies are made
 * in the same way.
 */
export async function openPayloads(
  sides: { readonly [side in Side]: SideFiles },
  globs: readonly string[],
  home: string,
): Promise<PayloadSources> {
  const isPacked = Object.values(sides).some(one => one.archive !== undefined)
  const file = join(home, 'payload.tar.gz')
  const open = async ({ directory, archive }: SideFiles): Promise<PayloadSource> => {
    if (archive !== undefined) return fromArchive(archive)
    const entries = await listPayload(directory, globs)
    return isPacked ? fromArchive(await packPayload(directory, entries, file)) : fromDirectory(directory, entries)
  }
  return {
    baseline: await open(sides.baseline),
    contender: await open(sides.contender),
    [Symbol.asyncDispose]: () => rm(file, { force: true }),
  }
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
