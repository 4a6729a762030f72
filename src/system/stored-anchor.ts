import { isAnchorDue } from '../history/anchor.js'
import type { Anchor, Race } from '../history/race.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { openGit } from './git/git.js'
import { findRelease } from './git/releases.js'
import { findOfCommit, type StoredBaseline } from './store.js'

/** The user's choice of an anchor. */
export interface AskedAnchor {
  readonly anchor: string | undefined
  readonly anchorEvery: number
}

/** The places in which an anchor is looked for. */
export interface AnchorSearch {
  readonly store: string
  readonly key: Omit<RecordKey, 'partNumber'>
  /** The directory of what is published. */
  readonly directory: string
  /** The races so far. */
  readonly races: readonly Race[]
  /** The commits that run in the race anyway. */
  readonly running: readonly (string | undefined)[]
}

/** An anchor; `stored` where this push is raced against it. */
export interface StoredAnchor {
  readonly anchor?: Anchor
  readonly stored?: StoredBaseline
  /** Why there is none, for the reader. */
  readonly problem?: string
}

/** Finds the release, or the version that its user names, among the versions of a store. */
export async function findStoredAnchor(asked: AskedAnchor, search: AnchorSearch): Promise<StoredAnchor> {
  const { store, key, directory, races, running } = search
  const git = openGit(directory, { signal: new AbortController().signal })
  const head = await git.try('rev-parse', 'HEAD')
  if (asked.anchorEvery === 0 || head === undefined) return {}
  const release = await findRelease(git, asked.anchor, head)
  if (release === undefined)
    return asked.anchor === undefined
      ? {}
      : { problem: `"anchor" is "${asked.anchor}", and the repository has no such commit: there is no anchor` }
  const { name, commit } = release
  if (commit === head) return {}
  const isDue = isAnchorDue(races, commit, asked.anchorEvery)
  const known = races.flatMap(({ racers }) => racers).findLast(racer => racer.commit === commit)
  const anchor = known && { anchor: { digest: known.digest, name } }
  if (running.includes(commit) || !isDue) return { ...anchor }
  const stored = await findOfCommit(store, key, commit).catch(keepMessage)
  if (typeof stored === 'string') return { ...anchor, problem: `${stored}: there is no anchor` }
  if (stored !== undefined) return { anchor: { digest: stored.manifest.payload.sha256, name }, stored }
  if (asked.anchor === undefined) return { ...anchor }
  return { ...anchor, problem: `the store has no version of ${name} (${commit.slice(0, 7)}): there is no anchor` }
}

/** What is wrong with an old version does not keep a new one from being published. */
function keepMessage(error: Error): string {
  if (error instanceof InputError) return error.message
  throw error
}
