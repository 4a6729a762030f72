import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { nameBaselineArtifact } from '../baseline/artifact-name.js'
import { baselineFiles, decodeManifest, encodeManifest, type Manifest } from '../baseline/manifest.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { writeWhole } from './disk.js'

/** A baseline in a directory of this machine. */
export interface StoredBaseline {
  readonly manifest: Manifest
  /** Its payload's archive. */
  readonly file: string
}

/** Puts a baseline into `store`, all of it or nothing; its directory. Their names go up with the time, `at` in ISO 8601. */
export function addToStore(store: string, { manifest, file }: StoredBaseline, at: string): string {
  const shelf = join(store, nameBaselineArtifact(manifest))
  mkdirSync(shelf, { recursive: true })
  const making = mkdtempSync(join(shelf, unfinished))
  writeWhole(join(making, baselineFiles.manifest), encodeManifest(manifest))
  copyFileSync(file, join(making, baselineFiles.payload))
  const commit = manifest.commit === undefined ? '' : `-${manifest.commit.slice(0, 7)}`
  const place = join(shelf, `${at.replaceAll(':', '')}${commit}`)
  renameSync(making, place)
  return place
}

const unfinished = '.making-'

/** The newest baseline of a suite in `store`; undefined where there is none. */
export function findNewest(store: string, key: Omit<RecordKey, 'shard'>): StoredBaseline | undefined {
  const shelf = join(store, nameBaselineArtifact(key))
  const newest = listShelf(shelf).at(-1)
  if (newest === undefined) return undefined
  const [manifest, file] = [baselineFiles.manifest, baselineFiles.payload].map(name => join(shelf, newest, name))
  return { manifest: decodeManifest(readFileSync(manifest!, 'utf8')), file: file! }
}

function listShelf(shelf: string): readonly string[] {
  try {
    return readdirSync(shelf)
      .filter(name => !name.startsWith(unfinished))
      .sort()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new InputError(`the store "${shelf}" cannot be read: ${(cause as Error).message}`, { cause })
  }
}
