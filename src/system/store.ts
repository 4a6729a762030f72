import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { nameBaselineArtifact } from '../baseline/artifact-name.js'
import {
  baselineFiles,
  decodeManifest,
  encodeManifest,
  longestManifest,
  type Manifest,
  ManifestError,
} from '../baseline/manifest.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { PayloadError } from './copies/payload.js'
import { checkSha256 } from './copies/unpack.js'
import { explainSystemError, writeWhole } from './disk.js'

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

/** The newest baseline of a suite in `store`, its archive checked; undefined where there is none. */
export async function findNewest(
  store: string,
  key: Omit<RecordKey, 'partNumber'>,
): Promise<StoredBaseline | undefined> {
  const shelf = join(store, nameBaselineArtifact(key))
  const newest = listShelf(store, shelf).at(-1)
  return newest === undefined ? undefined : await readStored(join(shelf, newest))
}

/** The manifest of the newest baseline on a shelf of a store; undefined where there is none. */
export async function readNewestManifest(shelf: string): Promise<Manifest | undefined> {
  const newest = listShelf(dirname(shelf), shelf).at(-1)
  if (newest === undefined) return undefined
  const path = join(shelf, newest, baselineFiles.manifest)
  return await insistOn(path, () => readManifest(path))
}

/** The newest baseline of `commit` in `store`, its archive checked; undefined where there is none. */
export async function findOfCommit(
  store: string,
  key: Omit<RecordKey, 'partNumber'>,
  commit: string,
): Promise<StoredBaseline | undefined> {
  const shelf = join(store, nameBaselineArtifact(key))
  const found = listShelf(store, shelf).findLast(name => name.endsWith(`-${commit.slice(0, 7)}`))
  const stored = found === undefined ? undefined : await readStored(join(shelf, found))
  return stored?.manifest.commit === commit ? stored : undefined
}

/** What `addToStore` names a baseline by begins with the time; whatever else is there is not its own. */
const own = /^\d{4}-\d{2}-\d{2}T/

function listShelf(store: string, shelf: string): readonly string[] {
  try {
    return readdirSync(shelf)
      .filter(name => own.test(name))
      .sort()
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
    if (isMissing && ![store, shelf].some(isLink)) return []
    throw new InputError(
      `the store "${shelf}" cannot be read: ${isMissing ? 'a link in it leads nowhere' : explainSystemError(cause)}. Give another directory, or repair this one`,
      { cause },
    )
  }
}

/** Whether there is a link at `path`, wherever it leads. */
function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

async function readStored(directory: string): Promise<StoredBaseline> {
  const [path, file] = [baselineFiles.manifest, baselineFiles.payload].map(name => join(directory, name))
  const manifest = await insistOn(path!, () => readManifest(path!))
  await insistOn(file!, () => checkArchive(file!, manifest.payload))
  return { manifest, file: file! }
}

/** What `read` makes of the file at `path`; where that cannot be used, an InputError that names it, and what to do. */
async function insistOn<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    const isDamage = cause instanceof ManifestError || cause instanceof PayloadError || 'syscall' in (cause as Error)
    if (!isDamage) throw cause
    throw new InputError(
      `"${path}" of the newest stored baseline cannot be used: ${explainSystemError(cause)}. Remove the directory "${dirname(path)}"; then the baseline before it is used`,
      { cause },
    )
  }
}

async function readManifest(path: string): Promise<Manifest> {
  const size = sizeOf(path)
  if (size > longestManifest) throw new ManifestError(`it has ${size} bytes, and at most ${longestManifest} are read`)
  return decodeManifest(readFileSync(path, 'utf8'))
}

async function checkArchive(file: string, { sizeInBytes, sha256 }: Manifest['payload']): Promise<void> {
  const size = sizeOf(file)
  if (size !== sizeInBytes) throw new PayloadError(`it has ${size} bytes, and its manifest says ${sizeInBytes}`)
  await checkSha256(file, sha256)
}

/** A pipe or a device would be waited for without an end. */
function sizeOf(path: string): number {
  const stats = statSync(path)
  if (!stats.isFile()) throw new PayloadError('it is not a file')
  return stats.size
}
