import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
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
import { keeper } from '../extras/index.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { attempt } from '../util/attempt.js'
import { checkSha256 } from './copies/archive.js'
import { PayloadError } from './copies/payload.js'
import { publishedAt, unfinished } from './copies/stores.js'
import { explainSystemError, writeWhole } from './disk.js'

/** A baseline in a directory of this machine. */
export interface StoredBaseline {
  readonly manifest: Manifest
  /** Its payload's archive. */
  readonly file: string
}

/** Puts a baseline into `store`, all of it or nothing; its directory. Their names go up with the time, `at` in ISO 8601. */
export function addToStore(store: string, key: RecordKey, { manifest, file }: StoredBaseline, at: string): string {
  const shelf = shelfOf(store, key)
  makeUnnoticed(shelf)
  const making = mkdtempSync(join(shelf, unfinished))
  writeWhole(join(making, baselineFiles.manifest), encodeManifest(manifest))
  copyFileSync(file, join(making, baselineFiles.payload))
  const commit = manifest.commit === undefined ? '' : `-${manifest.commit.slice(0, 7)}`
  const place = join(shelf, `${at.replaceAll(':', '')}${commit}`)
  renameSync(making, place)
  return place
}

/** Makes a directory whose place keeps its time, which is part of the payload of the next version where the store lies in the program. */
function makeUnnoticed(directory: string): void {
  let place = directory
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place)
  const { atime, mtime } = statSync(place)
  mkdirSync(directory, { recursive: true })
  if (place !== directory) utimesSync(place, atime, mtime)
}

/** The newest baseline of a suite in `store`, its archive checked; undefined where there is none. */
export async function findNewest(store: string, key: RecordKey): Promise<StoredBaseline | undefined> {
  const newest = listShelf(store, key).at(-1)
  return newest === undefined ? undefined : await readStored(newest)
}

/** The newest baseline of `commit` in `store`, its archive checked; undefined where there is none. */
export async function findOfCommit(store: string, key: RecordKey, commit: string): Promise<StoredBaseline | undefined> {
  const directory = listShelf(store, key).findLast(path => path.endsWith(`-${commit.slice(0, 7)}`))
  const stored = directory === undefined ? undefined : await readStored(directory)
  return stored?.manifest.commit === commit ? stored : undefined
}

/** Finds the newest baseline in `store` of the first of `commits` that has one, and the place of that commit among them. */
export async function findFirst(
  store: string,
  key: RecordKey,
  commits: readonly string[],
): Promise<(StoredBaseline & { readonly at: number }) | undefined> {
  const known = new Set(listShelf(store, key).map(path => path.slice(-7)))
  for (const [at, commit] of commits.entries()) {
    const stored = known.has(commit.slice(0, 7)) ? await findOfCommit(store, key, commit) : undefined
    if (stored !== undefined) return { ...stored, at }
  }
  return undefined
}

/** Removes all baselines of a suite but the newest, whose number is `kept`. */
export function thinOut(store: string, key: RecordKey, kept: number): void {
  for (const path of listShelf(store, key).slice(0, -kept)) rmSync(path, { recursive: true })
}

/** The directories of the baselines of a suite, the newest last. */
function listShelf(store: string, key: RecordKey): readonly string[] {
  return listBaselines(shelfOf(store, key))
}

/** The directory of a suite in a store. */
export function shelfOf(store: string, key: RecordKey): string {
  return join(store, nameBaselineArtifact(key))
}

/** The directories of the baselines on a shelf, the newest last. An InputError says why they cannot be read. */
export function listBaselines(shelf: string): readonly string[] {
  try {
    const names = readdirSync(shelf).filter(name => publishedAt.test(name))
    return names.sort().map(name => join(shelf, name))
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
    // Wherever a link leads, it is there.
    const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
    if (isMissing && ![dirname(shelf), shelf].some(isLink)) return []
    throw new InputError(
      `the store "${shelf}" cannot be read: ${isMissing ? 'a link in it leads nowhere' : explainSystemError(cause)}. Give another directory, or repair this one`,
      { cause },
    )
  }
}

async function readStored(directory: string): Promise<StoredBaseline> {
  const manifest = await readManifest(directory)
  const { sizeInBytes, sha256 } = manifest.payload
  const file = join(directory, baselineFiles.payload)
  await insistOn(file, async () => {
    const size = sizeOf(file)
    if (size !== sizeInBytes) throw new PayloadError(`it has ${size} bytes, and its manifest says ${sizeInBytes}`)
    await checkSha256(file, sha256)
  })
  return { manifest, file }
}

/** Reads the file at `path` with `read`. If it cannot be used, an InputError names it, and says what to do. */
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

/** Reads the manifest of the baseline in `directory`. An InputError says why it cannot be used. */
export async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, baselineFiles.manifest)
  return await insistOn(path, async () => {
    const size = sizeOf(path)
    if (size > longestManifest) throw new ManifestError(`it has ${size} bytes, and at most ${longestManifest} are read`)
    return decodeManifest(readFileSync(path, 'utf8'))
  })
}

/** Finds how long storing the baseline of `manifest` took, which was `storedBy` this time in milliseconds; undefined where nobody knows. */
export function findSecondsOfStoring({ storedAt }: Manifest, storedBy: number): number | undefined {
  if (storedAt === undefined) return undefined
  const seconds = (storedBy - Date.parse(storedAt)) / 1000
  return seconds > 0 ? seconds : undefined
}

/** A pipe or a device would be waited for without an end. */
function sizeOf(path: string): number {
  const stats = statSync(path)
  if (!stats.isFile()) throw new PayloadError('it is not a file')
  return stats.size
}

/** The text of the file that an extra keeps beside the baselines of a suite; undefined where there is none that can be read. */
export function readBeside(store: string, key: RecordKey): string | undefined {
  if (keeper === undefined) return undefined
  const path = join(shelfOf(store, key), keeper.file)
  const { largestInBytes } = keeper
  return attempt(() => (sizeOf(path) > largestInBytes ? undefined : readFileSync(path, 'utf8')))
}
