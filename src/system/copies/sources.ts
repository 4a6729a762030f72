import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs } from '../../inputs/inputs.js'
import type { Reason } from '../../record/reasons.js'
import { endSentence } from '../../util/end-sentence.js'
import type { Archive, InstalledSide, Item, Seal, SideFiles } from '../../world.js'
import { packPayload, unpackPayload } from './archive.js'
import { describeNoFiles, type Entry, listPayload, NoFilesError, PayloadError, withoutOutputs } from './payload.js'
import { copyEntries, copyItems, type Template } from './renewal.js'
import { explainUnpacked, explainUnreadable, refuseAltered, refuseReplaced } from './seal.js'
import { withoutStores } from './stores.js'

/** The payload of a side, ready to be put into copies. */
export type PayloadSource = KeptSource | ExposedSource

/** The payload of a side, or why it has none. */
export type SideSource = PayloadSource | BrokenSource

interface AnySource {
  /** 0 where it is packed: what packs and unpacks has a limit of its own. */
  readonly sizeInBytes: number
  /** What each entry is, where that is known before it is put anywhere. */
  readonly contents?: ReadonlyMap<string, string>
}

/** A payload in files that only this call knows of: an archive, a checkout of ours, or a copy that was put aside. */
export interface KeptSource extends AnySource {
  readonly isExposed: false
  /** The copy that was put aside; undefined where there was no need for one. */
  readonly template?: Template
  /** Puts the payload into the directory `copy`, which is new or empty; its entries. */
  put(copy: string): Promise<readonly Entry[]>
}

/** A payload in a directory that others write to: a redirected log, an editor, a compiler that watches. */
export interface ExposedSource extends AnySource {
  readonly isExposed: true
  /** As that of a kept one; `onTurn` is called every few files, and ends it by an error. */
  put(copy: string, onTurn?: () => void): Promise<readonly Item[]>
}

/** A side that has nothing to put anywhere, and why. */
export interface BrokenSource extends AnySource {
  readonly isExposed: false
  readonly broken: Reason
}

/** The files of the sides, and where their copies will be. */
export interface SourcesRequest {
  /** The baseline first. */
  readonly sides: readonly (SideFiles & Pick<InstalledSide, 'name' | 'broken'>)[]
  /** Patterns of the files that are wanted. */
  readonly payload: readonly string[]
  /** What the baseline has instead: its own line of `install`, and patterns of its own files. */
  readonly ofBaseline?: Inputs['ofBaseline']
  /** An empty directory for the copies, beside which payloads and templates may be. */
  readonly home: string
  /** Places in the sides of what this call writes itself. */
  readonly leftOut: readonly string[]
  /** Builds a baseline from its commit. A contender in a directory is built by its owner. */
  readonly build?: string | undefined
}

/**
 * Opens the payloads of the sides. Where one of them is an archive the others are packed too, so that all copies are made in the same way. A
 * side without any of the wanted files has nothing to run; a NoFilesError where no side has any, because then the patterns are wrong.
 */
export async function openPayloads(request: SourcesRequest): Promise<readonly SideSource[]> {
  const { sides, payload, ofBaseline, home, leftOut, build } = request
  const isPacked = sides.some(({ archive }) => archive !== undefined)
  const open = async (side: SideFiles, index: number): Promise<PayloadSource> => {
    if (side.archive !== undefined) return fromArchive(side.archive, leftOut)
    const { directory, seal } = side
    const globs = (index === 0 ? ofBaseline?.payload : undefined) ?? payload
    const listing = build === undefined || index === 0 ? {} : { advice: `. Build your side first: ${build}` }
    const items = seal && withoutOutputs(seal.items, leftOut)
    if (items !== undefined) refuseReplaced(directory, items)
    const entries = items ?? withoutOutputs(await listPayload(directory, globs, listing), leftOut)
    const packed = isPacked
      ? fromArchive(await packPayload(directory, entries, `${home}-payload-${index}.tar.gz`), leftOut)
      : undefined
    if (seal !== undefined) return fromSealed(side, seal, items!, packed)
    return packed ?? fromDirectory(side, entries)
  }
  const leaveOut = (broken: Reason): BrokenSource => ({ isExposed: false, sizeInBytes: 0, broken })
  const sources: SideSource[] = []
  const withoutFiles: NoFilesError[] = []
  for (const [index, side] of sides.entries())
    try {
      sources.push(side.broken === undefined ? await open(side, index) : leaveOut(side.broken))
    } catch (error) {
      if (!(error instanceof NoFilesError)) throw error
      withoutFiles.push(error)
      sources.push(leaveOut(describeNoFiles(error, side.name)))
    }
  if (withoutFiles.length === sides.length) throw withoutFiles[0]!
  return sources
}

type Directory = SideFiles & { readonly directory: string }

function fromDirectory({ directory, isOwn }: Directory, entries: readonly Entry[]): PayloadSource {
  return {
    isExposed: !isOwn,
    sizeInBytes: sumSizes(entries),
    put: async (copy: string, onTurn?: () => void) => await copyEntries(entries, directory, copy, onTurn),
  }
}

/** Refuses to put what is no longer as it was when it was sealed; `packed` is the payload where it was packed since. */
function fromSealed(
  { directory, isOwn }: Directory,
  seal: Seal,
  items: readonly Item[],
  packed: KeptSource | undefined,
): PayloadSource {
  return {
    isExposed: !isOwn && packed === undefined,
    sizeInBytes: packed?.sizeInBytes ?? sumSizes(items),
    contents: new Map(items.map(({ path }) => [path, seal.contents.get(path)!])),
    async put(copy: string, onTurn?: () => void) {
      try {
        await (packed === undefined ? copyItems(items, directory, copy, onTurn) : packed.put(copy))
      } catch (error) {
        throw explainUnreadable(error, directory)
      }
      refuseAltered(copy, seal, items)
      return items
    },
  }
}

function fromArchive(archive: Archive, leftOut: readonly string[]): KeptSource {
  let isSealed = archive.isSealed === true
  return {
    isExposed: false,
    sizeInBytes: 0,
    async put(copy) {
      await unpackPayload(archive, copy).catch(cause => {
        if (isSealed) throw explainUnpacked(cause, archive)
        if (!(cause instanceof PayloadError)) throw cause
        throw new PayloadError(
          `"${archive.file}" cannot be unpacked: ${endSentence(cause.message)} Remove it, and publish the baseline again`,
          { cause },
        )
      })
      // It was right once.
      isSealed = true
      // Baselines of earlier versions may hold the store that they went into.
      const entries = await listPayload(copy, [], { hasStores: true })
      const kept = new Set(withoutOutputs(withoutStores(copy, entries), leftOut))
      for (const entry of entries)
        if (!kept.has(entry)) rmSync(join(copy, entry.path), { recursive: true, force: true })
      return [...kept]
    },
  }
}

function sumSizes(entries: readonly Entry[]): number {
  return entries.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)
}
