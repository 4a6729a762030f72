import * as v from 'valibot'
import { InputError } from '../inputs/values.js'

const repository = v.object({ id: v.number() })

const payload = v.object({
  repository,
  workflow_run: v.object({
    id: v.number(),
    run_number: v.number(),
    run_attempt: v.number(),
    event: v.string(),
    conclusion: v.nullable(v.string()),
    head_branch: v.nullable(v.string()),
    head_sha: v.string(),
    repository,
    head_repository: v.nullable(v.object({ id: v.number(), owner: v.object({ login: v.string() }) })),
  }),
})

/** A run that has ended, as the event "workflow_run" tells of it: the one thing here that nobody outside can write. */
export interface EndedRun {
  readonly id: number
  readonly number: number
  readonly attempt: number
  readonly head: {
    readonly sha: string
    readonly branch: string
    readonly owner: string
    readonly repositoryId: number
  }
  /** Set if any of its jobs failed, perhaps before its record was kept. */
  readonly hasFailed: boolean
  /** Set if it ran code from outside of this repository. */
  readonly isFromFork: boolean
}

/** The properties that distinguish one pull request from others. */
export interface PullSummary {
  readonly number: number
  readonly headSha: string
  /** undefined: the fork is gone. */
  readonly headRepositoryId: number | undefined
}

/** Something found, or why there is nothing to do, in words for a notice. */
export type Resolved<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'skip'; readonly notice: string }

/** The run that the event tells of, where it is one of a pull request that came to its end. */
export function resolveRun(event: unknown): Resolved<EndedRun> {
  const decoded = v.safeParse(payload, event)
  if (!decoded.success)
    throw new InputError('the event "workflow_run" names no run that has ended, so there is nothing to merge')
  const { workflow_run: run, repository: own } = decoded.output
  const { head_repository: from, head_branch: branch } = run
  if (run.repository.id !== own.id) return skip('the run is of another repository')
  if (run.event !== 'pull_request')
    return skip(`the run was started by "${run.event}", and only runs of "pull_request" are reported`)
  if (run.conclusion !== 'success' && run.conclusion !== 'failure')
    return skip(`the run did not finish (${run.conclusion ?? 'no conclusion'})`)
  if (from === null || branch === null) return skip('the repository or the branch of the pull request is gone')
  return found({
    id: run.id,
    number: run.run_number,
    attempt: run.run_attempt,
    head: { sha: run.head_sha, branch, owner: from.owner.login, repositoryId: from.id },
    hasFailed: run.conclusion === 'failure',
    isFromFork: from.id !== own.id,
  })
}

/**
 * The pull requests that `run` may be of, among those that are open and come from its branch.
 *
 * Several have the same head where one branch is proposed to several others. What an artifact says of itself never adds one.
 */
export function findPulls(pulls: readonly PullSummary[], { head }: EndedRun): Resolved<readonly PullSummary[]> {
  const own = pulls.filter(({ headRepositoryId }) => headRepositoryId === head.repositoryId)
  const current = own.filter(({ headSha }) => headSha === head.sha)
  if (current.length > 0) return found(current)
  return skip(
    own.length > 0
      ? 'the pull request has newer commits; their own run reports them'
      : 'no pull request from this branch is open any more',
  )
}

/** The one that is meant; where there are several, what the records claim picks among them, and can do no more than that. */
export function choosePull(pulls: readonly PullSummary[], claimed: readonly number[]): Resolved<PullSummary> {
  const [only] = pulls
  if (pulls.length === 1) return found(only!)
  const meant = pulls.filter(({ number }) => claimed.includes(number))
  if (meant.length === 1) return found(meant[0]!)
  const numbers = pulls.map(({ number }) => `#${number}`).join(', ')
  return skip(
    `the branch is in several pull requests (${numbers}), and the records do not say which one they belong to`,
  )
}

function found<T>(value: T): Resolved<T> {
  return { kind: 'found', value }
}

function skip(notice: string): Resolved<never> {
  return { kind: 'skip', notice }
}
