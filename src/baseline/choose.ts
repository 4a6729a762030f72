import { makeReason, type Reason } from '../record/reasons.js'

/** The known facts about the commit that is checked out. */
export interface Occasion {
  /** The branch that a pull request is to be merged into, else the default branch. */
  readonly baseBranch?: string
  /** GitHub's merge of the pull request into its base branch, which is what is checked out unless the workflow says otherwise. */
  readonly mergeCommit?: string
  /** The commit before the event, as the event names it: the base of a merge group, or of a push to the base branch. */
  readonly before?: string
}

/** The way to the baseline commit. */
export type BaselineCommit =
  | { readonly kind: 'named'; readonly ref: string }
  | { readonly kind: 'first-parent' }
  /** `merge` is GitHub's, whose first parent is where the branch stood at the event: it may have taken the contender in since. */
  | { readonly kind: 'merge-base'; readonly branch: string | undefined; readonly merge?: string }

/**
 * Chooses the commit that the contender was built on, unless the user requests a `ref`: where the two branches parted, because against the tip
 * of the base branch it would be blamed for that branch's own commits. If `head` is GitHub's merge, it is the first parent of that.
 */
export function chooseBaselineCommit(ref: string | undefined, occasion: Occasion, head: string): BaselineCommit {
  if (ref !== undefined) return { kind: 'named', ref }
  if (head === occasion.mergeCommit) return { kind: 'first-parent' }
  if (occasion.before !== undefined) return { kind: 'named', ref: occasion.before }
  const { baseBranch: branch, mergeCommit: merge } = occasion
  return { kind: 'merge-base', branch, ...(merge === undefined ? {} : { merge }) }
}

/** An artifact that has a baseline's name, with what GitHub knows of the run that made it. */
export interface Candidate {
  readonly id: number
  readonly name: string
  /** `sha256:` and hexadecimal digits. */
  readonly digest: string
  readonly sizeInBytes: number
  readonly expired: boolean
  /** The date and time, in ISO 8601. */
  readonly createdAt: string
  /** The same; empty where GitHub does not say it. */
  readonly expiresAt: string
  readonly runId: number
  readonly repositoryId: number
  /** The ID of the repository whose code ran; null if that was deleted. */
  readonly headRepositoryId: number | null
  readonly headBranch: string | null
  readonly headSha: string
}

/**
 * Returns whether `candidate` was made from code of the repository with this `id`. A fork's pull request uploads into the same list, from a
 * branch that may have any name, as a tag may, so only the ids of repositories tell.
 *
 * That is not enough for a baseline: its run's event must be trusted too (see {@link isTrustedEvent}), and its commit must be in the line of the
 * one that is wanted (see {@link chooseCandidate}).
 */
export function isOfRepository({ repositoryId, headRepositoryId }: Candidate, id: number): boolean {
  return repositoryId === id && headRepositoryId === id
}

const trustedEvents: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch'])

/** Returns whether a run on `event` runs the code of its commit, and no code that is only proposed. */
export function isTrustedEvent(event: string): boolean {
  return trustedEvents.has(event)
}

/** A candidate that serves, or why none does. */
export type Choice =
  | { readonly kind: 'exact'; readonly candidate: Candidate }
  /** `reason` says why it is not the wanted commit's own. */
  | { readonly kind: 'ancestor'; readonly candidate: Candidate; readonly behind: number; readonly reason: Reason }
  | { readonly kind: 'none'; readonly reason: Reason }

/** The commits whose baselines serve. */
export interface Line {
  readonly commit: string
  /** The commits before along first parents, the nearest first. */
  readonly ancestors: readonly string[]
  /** The branch that they are on, where it is known. */
  readonly branch?: string | undefined
}

/** Chooses the newest of the trusted `candidates` of a commit, else that of its nearest ancestor that has one. */
export function chooseCandidate(candidates: readonly Candidate[], { commit, ancestors, branch }: Line): Choice {
  const places = new Map([commit, ...ancestors].map((sha, index) => [sha, index]))
  const builds = candidates.flatMap(candidate => {
    const distance = places.get(candidate.headSha)
    return distance === undefined ? [] : [{ candidate, distance }]
  })
  const nearest = builds.sort(
    (a, b) =>
      a.distance - b.distance ||
      (a.candidate.createdAt === b.candidate.createdAt
        ? b.candidate.id - a.candidate.id
        : a.candidate.createdAt < b.candidate.createdAt
          ? 1
          : -1),
  )
  const live = nearest.find(({ candidate }) => !candidate.expired)
  const gone = nearest.find(({ candidate }) => candidate.expired)
  if (live?.distance === 0) return { kind: 'exact', candidate: live.candidate }
  if (live) {
    const { candidate, distance: behind } = live
    const facts = { commit: candidate.headSha, wanted: commit, behind, hasExpired: gone?.distance === 0 }
    const otherBranch = findOtherBranch(candidates, branch, candidate)
    return { kind: 'ancestor', candidate, behind, reason: makeReason('baseline-older', { ...facts, ...otherBranch }) }
  }
  if (gone)
    return {
      kind: 'none',
      reason: makeReason('baseline-expired', { commit: gone.candidate.headSha, wanted: commit }),
    }
  const facts = { wanted: commit, ancestors: ancestors.length, isFirst: candidates.length === 0 }
  return { kind: 'none', reason: makeReason('baseline-unpublished', facts) }
}

/**
 * Names the branch of `candidate`, a trusted one, where none of the `candidates` is of `branch`: as after the default branch got another name,
 * or on a release branch that no workflow publishes.
 */
export function findOtherBranch(
  candidates: readonly Candidate[],
  branch: string | undefined,
  { headBranch }: Candidate,
): { readonly branch: string; readonly publishedOn: string } | undefined {
  if (branch === undefined || headBranch === null || candidates.some(candidate => candidate.headBranch === branch))
    return undefined
  return { branch, publishedOn: headBranch }
}
