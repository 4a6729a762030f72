import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../../inputs/values.js'
import type { RecordKey } from '../../../record/key.js'
import type { Rules } from '../../../rules/rules.js'
import { explainSystemError, writeWhole } from '../../../system/disk.js'
import { openGit } from '../../../system/git/git.js'
import { findOfCommit, listBaselines, readManifest, type StoredBaseline } from '../../../system/store.js'
import { endSentence } from '../../../util/end-sentence.js'
import { present } from '../../../util/present.js'
import { isAnchorDue } from '../anchor.js'
import { HistoryError } from '../block.js'
import { type Anchor, type Comparison, joinComparisons, type Renames, renameComparisons } from '../comparison.js'
import { decodeHistory, encodeHistory, type History, tryHistory } from '../file.js'
import { historyFile } from '../file-name.js'
import { pruneComparisons } from '../prune.js'
import type { Bisection } from '../since.js'
import { findRelease } from './releases.js'

const { file: fileName, largestInBytes } = historyFile

/** The comparisons of a suite in a store. */
interface StoredComparisons {
  readonly comparisons: readonly Comparison[]
  /** Joins comparisons to those of the file, and says why it could not. */
  add(added: readonly Comparison[]): string | undefined
  /** The reason why the old file cannot be used; it is then moved away, and a new history begins. */
  readonly problem?: string
}

/** Opens the history of a suite in `directory`, with the new names of benchmarks. Nothing that is wrong with it ends a run. */
export function openStoredComparisons(directory: string, suite: string, renames: Renames): StoredComparisons {
  const path = join(directory, fileName)
  const read = () => {
    const { history, problem } = tryHistory(() => readHistory(path))
    return { comparisons: renameComparisons(history?.comparisons ?? [], renames), problem }
  }
  const { comparisons, problem: unusable } = read()
  const problem =
    unusable === undefined
      ? undefined
      : `"${path}" cannot be used: ${unusable}. A new history begins, and the old file gets the name "${fileName}.unread"`
  const add = (added: readonly Comparison[]): string | undefined => {
    try {
      // Another push may have added its comparison since.
      const now = read()
      if (now.problem !== undefined) renameSync(path, `${path}.unread`)
      const all = thin(joinComparisons(now.comparisons, added))
      if (all.length > 0) writeWhole(path, encodeHistory({ suite, comparisons: all }))
      return undefined
    } catch (error) {
      return `this comparison could not be added to the history: ${(error as Error).message}`
    }
  }
  return { comparisons, add, ...present({ problem }) }
}

/** Prunes the comparisons that are older than 30 days. */
export function thin(comparisons: readonly Comparison[]): readonly Comparison[] {
  return pruneComparisons(comparisons, new Date(Date.now() - 30 * 86_400_000).toISOString())
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
    if (stats.size > largestInBytes) throw new HistoryError(`it is larger than ${largestInBytes} bytes`)
    return decodeHistory(readFileSync(path, 'utf8'))
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new HistoryError(explainSystemError(cause), { cause })
  }
}

/** The places in which an anchor is looked for. */
export interface StoredAnchorSearch {
  readonly store: string
  readonly key: RecordKey
  /** The directory of what is published. */
  readonly directory: string
  /** The comparisons so far. */
  readonly comparisons: readonly Comparison[]
  /** The commits that run in the comparison anyway. */
  readonly running: readonly (string | undefined)[]
}

/** An anchor; `stored` where this push is compared with it. */
interface StoredAnchor {
  readonly anchor?: Anchor
  readonly stored?: StoredBaseline
  /** The reason why there is none, for the reader. */
  readonly problem?: string
}

/** Finds the release, or the version that its user names, among the versions of a store. */
export async function findStoredAnchor(version: string | undefined, search: StoredAnchorSearch): Promise<StoredAnchor> {
  const { store, key, directory, comparisons, running } = search
  const git = openGit(directory, { signal: new AbortController().signal })
  const head = await git.try('rev-parse', 'HEAD')
  if (head === undefined) return {}
  const release = await findRelease(git, version, head)
  if (release === undefined)
    return version === undefined
      ? {}
      : { problem: `"anchor" is "${version}", and the repository has no such commit: there is no anchor` }
  const { name, commit } = release
  if (commit === head) return {}
  const isDue = isAnchorDue(comparisons, commit)
  const known = comparisons
    .flatMap(({ comparedSides }) => comparedSides)
    .findLast(comparedSide => comparedSide.commit === commit)
  const anchor = known && { anchor: { digest: known.digest, name } }
  if (running.includes(commit) || !isDue) return { ...anchor }
  const stored = await findOfCommit(store, key, commit).catch((error: Error) => error)
  if (stored instanceof Error) {
    // A fault of an old version does not keep a new one from being published.
    if (stored instanceof InputError) return { ...anchor, problem: `${stored.message}: there is no anchor` }
    throw stored
  }
  if (stored !== undefined) return { anchor: { digest: stored.manifest.payload.sha256, name }, stored }
  if (version === undefined) return { ...anchor }
  return { ...anchor, problem: `the store has no version of ${name} (${commit.slice(0, 7)}): there is no anchor` }
}
