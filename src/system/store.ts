import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
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
import { isAnchorDue } from '../history/anchor.js'
import { HistoryError } from '../history/block.js'
import { decodeHistory, encodeHistory, type History, longestHistory, tryHistory } from '../history/file.js'
import { pruneRaces } from '../history/prune.js'
import { type Anchor, joinRaces, type Race, type Renames, renameRaces } from '../history/race.js'
import type { Bisection } from '../history/since.js'
import { InputError } from '../inputs/values.js'
import type { SuiteKey } from '../record/key.js'
import type { Rules } from '../rules/rules.js'
import { endSentence } from '../util/end-sentence.js'
import { present } from '../util/present.js'
import { checkSha256 } from './copies/archive.js'
import { PayloadError } from './copies/payload.js'
import { explainSystemError, writeWhole } from './disk.js'
import { openGit } from './git/git.js'
import { findRelease } from './git/history.js'

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
export async function findNewest(store: string, key: SuiteKey): Promise<StoredBaseline | undefined> {
  const newest = listShelf(store, key).at(-1)
  return newest === undefined ? undefined : await readStored(newest)
}

/** The newest baseline of `commit` in `store`, its archive checked; undefined where there is none. */
async function findOfCommit(store: string, key: SuiteKey, commit: string): Promise<StoredBaseline | undefined> {
  const directory = listShelf(store, key).findLast(path => path.endsWith(`-${commit.slice(0, 7)}`))
  const stored = directory === undefined ? undefined : await readStored(directory)
  return stored?.manifest.commit === commit ? stored : undefined
}

/** Finds the newest baseline in `store` of the first of `commits` that has one, and the place of that commit among them. */
export async function findFirst(
  store: string,
  key: SuiteKey,
  commits: readonly string[],
): Promise<(StoredBaseline & { readonly at: number }) | undefined> {
  const known = new Set(listShelf(store, key).map(path => path.slice(-7)))
  for (const [at, commit] of commits.entries()) {
    const stored = known.has(commit.slice(0, 7)) ? await findOfCommit(store, key, commit) : undefined
    if (stored !== undefined) return { ...stored, at }
  }
  return undefined
}

/** Removes all baselines of a suite but the newest, whose number is `kept`. The history stays. */
export function thinOut(store: string, key: SuiteKey, kept: number): void {
  for (const path of listShelf(store, key).slice(0, -kept)) rmSync(path, { recursive: true })
}

/** Recognises baselines by the time that `addToStore` begins their names with; any other entry is somebody else's. */
const publishedAt = /^\d{4}-\d{2}-\d{2}T/

/** The directories of the baselines of a suite, the newest last. */
function listShelf(store: string, key: SuiteKey): readonly string[] {
  return listBaselines(join(store, nameBaselineArtifact(key)))
}

function listBaselines(shelf: string): readonly string[] {
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

/** Reads the manifest of the baseline in `directory`. */
async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, baselineFiles.manifest)
  return await insistOn(path, async () => {
    const size = sizeOf(path)
    if (size > longestManifest) throw new ManifestError(`it has ${size} bytes, and at most ${longestManifest} are read`)
    return decodeManifest(readFileSync(path, 'utf8'))
  })
}

/** A pipe or a device would be waited for without an end. */
function sizeOf(path: string): number {
  const stats = statSync(path)
  if (!stats.isFile()) throw new PayloadError('it is not a file')
  return stats.size
}

const { history: fileName } = baselineFiles

/** The races of a suite in a store. */
interface StoredRaces {
  readonly races: readonly Race[]
  /** Takes a race more, and says why where it could not. */
  add(race: Race): string | undefined
  /** The reason why the old file cannot be used; it is then moved away, and a new history begins. */
  readonly problem?: string
}

/** Opens the history of a suite in `store`, beside the baselines, with the new names of benchmarks. Nothing that is wrong with it ends a run. */
export function openStoredRaces(store: string, key: SuiteKey, renames: Renames): StoredRaces {
  const path = join(store, nameBaselineArtifact(key), fileName)
  const read = () => {
    const { history, problem } = tryHistory(() => readHistory(path))
    return { races: renameRaces(history?.races ?? [], renames), problem }
  }
  const { races, problem: unusable } = read()
  const problem =
    unusable === undefined
      ? undefined
      : `"${path}" cannot be used: ${unusable}. A new history begins, and the old file gets the name "${fileName}.unread"`
  const add = (race: Race): string | undefined => {
    try {
      // Another push may have added its race since.
      const now = read()
      if (now.problem !== undefined) renameSync(path, `${path}.unread`)
      const all = pruneRaces(joinRaces(now.races, [race]), daysAgo(30))
      writeWhole(path, encodeHistory({ suite: key.suite, races: all }))
      return undefined
    } catch (error) {
      return `this comparison could not be added to the history: ${(error as Error).message}`
    }
  }
  return { races, add, ...present({ problem }) }
}

/** A history of a store. */
export interface StoredHistory extends History {
  /** The rules of the newest push; a file alone has none. */
  readonly rules?: Rules
  /** How the newest push was built and run, as far as its record says it. */
  readonly bisection?: Bisection
  /** The reason why the rules of the newest push cannot be read. */
  readonly problem?: string
}

/** Reads the histories that lie at `place`: a file, or a directory of published baselines with one for each suite. */
export async function readHistories(place: string): Promise<readonly StoredHistory[]> {
  if (isFile(place)) return [insistOnHistory(place)]
  const list = (): readonly string[] => {
    try {
      return readdirSync(place).sort()
    } catch (cause) {
      throw new InputError(`"${place}" cannot be read: ${explainSystemError(cause)}`, { cause })
    }
  }
  const shelves = list()
    .map(name => join(place, name))
    .filter(shelf => isFile(join(shelf, fileName)))
  if (shelves.length === 0)
    throw new InputError(`"${place}" holds no history: "counterbalance publish ${place}" adds a comparison each time`)
  return await Promise.all(
    shelves.map(async shelf => ({ ...insistOnHistory(join(shelf, fileName)), ...(await findRules(shelf)) })),
  )
}

/** What the newest baseline on a shelf of a store says of how it is judged, built and run. */
async function findRules(shelf: string): Promise<Pick<StoredHistory, 'rules' | 'bisection' | 'problem'>> {
  try {
    const newest = listBaselines(shelf).at(-1)
    const record = newest === undefined ? null : (await readManifest(newest)).record
    if (record === null) return {}
    const { settings, command, options = {} } = record
    const setup = options.build ?? options.setup
    return { ...present({ rules: settings.rules }), bisection: present({ command, setup }) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { problem: `${endSentence(error.message)} The history is shown without rules` }
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function insistOnHistory(path: string): History {
  const { history, problem } = tryHistory(() => readHistory(path))
  if (history !== undefined) return history
  throw new InputError(`"${path}" cannot be used: ${problem ?? 'it is gone'}. Move it away to begin a new history`)
}

function readHistory(path: string): History | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    // A pipe or a device would be waited for without an end.
    if (!stats.isFile()) throw new HistoryError('it is not a file')
    // A character takes one byte at least.
    if (stats.size > 4 * longestHistory) throw new HistoryError(`it is larger than ${longestHistory} characters`)
    return decodeHistory(readFileSync(path, 'utf8'))
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new HistoryError(explainSystemError(cause), { cause })
  }
}

/** The user's choice of an anchor. */
export interface AskedAnchor {
  readonly anchor: string | undefined
}

/** The places in which an anchor is looked for. */
export interface StoredAnchorSearch {
  readonly store: string
  readonly key: SuiteKey
  /** The directory of what is published. */
  readonly directory: string
  /** The races so far. */
  readonly races: readonly Race[]
  /** The commits that run in the race anyway. */
  readonly running: readonly (string | undefined)[]
}

/** An anchor; `stored` where this push is raced against it. */
interface StoredAnchor {
  readonly anchor?: Anchor
  readonly stored?: StoredBaseline
  /** The reason why there is none, for the reader. */
  readonly problem?: string
}

/** Finds the release, or the version that its user names, among the versions of a store. */
export async function findStoredAnchor(choice: AskedAnchor, search: StoredAnchorSearch): Promise<StoredAnchor> {
  const { store, key, directory, races, running } = search
  const git = openGit(directory, { signal: new AbortController().signal })
  const head = await git.try('rev-parse', 'HEAD')
  if (head === undefined) return {}
  const release = await findRelease(git, choice.anchor, head)
  if (release === undefined)
    return choice.anchor === undefined
      ? {}
      : { problem: `"anchor" is "${choice.anchor}", and the repository has no such commit: there is no anchor` }
  const { name, commit } = release
  if (commit === head) return {}
  const isDue = isAnchorDue(races, commit)
  const known = races.flatMap(({ racers }) => racers).findLast(racer => racer.commit === commit)
  const anchor = known && { anchor: { digest: known.digest, name } }
  if (running.includes(commit) || !isDue) return { ...anchor }
  const stored = await findOfCommit(store, key, commit).catch((error: Error) => error)
  if (stored instanceof Error) {
    // A fault of an old version does not keep a new one from being published.
    if (stored instanceof InputError) return { ...anchor, problem: `${stored.message}: there is no anchor` }
    throw stored
  }
  if (stored !== undefined) return { anchor: { digest: stored.manifest.payload.sha256, name }, stored }
  if (choice.anchor === undefined) return { ...anchor }
  return { ...anchor, problem: `the store has no version of ${name} (${commit.slice(0, 7)}): there is no anchor` }
}

/** The time so many days ago, in ISO 8601. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString()
}
