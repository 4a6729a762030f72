import { createHash } from 'node:crypto'
import type { Repository } from '../../repository.js'
import type { MadeCommit } from './git-data.js'

/** What a token may do, in a workflow's words; what is not named is `none`. */
export type Permissions = Readonly<
  Partial<Record<'actions' | 'checks' | 'contents' | 'issues' | 'pull-requests', 'none' | 'read' | 'write'>>
>

/** A repository as far as others refer to it: the one that is asked, or a fork. */
export interface RepositoryName {
  readonly id: number
  readonly owner: string
  readonly name: string
  /** When anything was last pushed to it; long ago where it is left out. */
  readonly pushedAt?: string
}

export interface Commit {
  readonly sha: string
  readonly parents: readonly string[]
  /** Paths of the files in which it differs from its first parent. */
  readonly changed?: readonly string[]
}

export interface Pull {
  readonly number: number
  state: 'open' | 'closed'
  /** No `repository` where the fork is deleted. */
  head: { readonly ref: string; sha: string; readonly repository: RepositoryName | null }
  base: { readonly ref: string; sha: string }
  labels: string[]
  mergeCommit: string | null
  /** When it was merged. */
  mergedAt?: string
}

export interface Labeling {
  readonly issue: number
  readonly label: string
  readonly by: string
  readonly at: string
}

/** As it is posted, and edited since. */
export interface CheckRun {
  readonly id: number
  readonly name: string
  readonly head_sha: string
  readonly external_id?: string
  readonly status?: 'queued' | 'in_progress' | 'completed'
  readonly conclusion?: string
  readonly details_url?: string
  readonly output?: { readonly title: string; readonly summary: string }
}

export interface Issue {
  readonly number: number
  readonly title: string
  readonly labels: readonly string[]
  readonly author: Author
  body: string
  state: 'open' | 'closed'
  state_reason?: string | null
}

export interface WorkflowRun {
  readonly id: number
  readonly number: number
  attempt: number
  readonly event: string
  readonly headBranch: string | null
  readonly headSha: string
  /** The workflow's file. */
  readonly path: string
  /** `null` where the fork is deleted. */
  readonly headRepository: RepositoryName | null
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: 'success' | 'failure' | 'cancelled' | null
}

export interface Artifact {
  readonly id: number
  readonly name: string
  /** The id of its run. */
  readonly run: number
  /** Of its bytes: a zip, unless it was stored as it is. */
  readonly mimeType: string
  bytes: Uint8Array
  /** `sha256:` and hexadecimal digits. */
  digest: string
  /** As GitHub says it, which a test may make a lie. */
  sizeInBytes: number
  createdAt: string
  expiresAt: string
  expired: boolean
}

export interface Author {
  readonly login: string
  readonly type: 'Bot' | 'User'
}

export interface Comment {
  readonly id: number
  readonly issue: number
  readonly author: Author
  body: string
  readonly createdAt: string
  updatedAt: string
}

/** All that the fake GitHub knows. A story writes it before, between and after runs of the action. */
export interface State {
  readonly repository: RepositoryName
  defaultBranch: string
  /** Branches, by name. */
  readonly branches: Map<string, string>
  /** Oldest first. */
  readonly commits: Commit[]
  /** Commits, by tag. */
  readonly tags: Map<string, string>
  /** Tags, the latest last. */
  readonly releases: string[]
  readonly pulls: Pull[]
  readonly issues: Issue[]
  readonly runs: WorkflowRun[]
  readonly artifacts: Artifact[]
  readonly comments: Comment[]
  /** Those of the token, on comments. */
  readonly reactions: { readonly comment: number; readonly content: string }[]
  /** Who set which label on what, and when. */
  readonly labelings: Labeling[]
  /** Who may write to the repository. */
  readonly writers: Set<string>
  readonly checkRuns: CheckRun[]
  /** Texts of files on the default branch, by path; of another ref, by `REF:PATH`. */
  readonly files: Map<string, string>
  /** The repository itself, where there is one. */
  origin?: Pick<Repository, 'git'>
  /** Trees and commits that were made by the API: files by path, by their SHA. */
  readonly made: {
    readonly trees: Map<string, ReadonlyMap<string, string>>
    readonly commits: Map<string, MadeCommit>
  }
  token: { readonly text: string; readonly author: Author; permissions: Permissions }
  /** What `GET` pages hold at most, whatever is asked for. */
  readonly largestPage: number
  /** The next id of its kind: 1001, 1002 … */
  nextId(kind: 'run' | 'artifact' | 'comment'): number
  /** The time by the clock on GitHub's wall: a minute later at every call. */
  now(): string
}

export type StateOptions = Partial<Pick<State, 'repository' | 'defaultBranch' | 'largestPage'>> & {
  readonly permissions?: Permissions
  /** Who comments as the token. */
  readonly author?: Author
  readonly commits?: readonly Commit[]
  readonly branches?: Readonly<Record<string, string>>
}

/** What the token of a job may do that follows the recipes in `docs/`. */
export const usualPermissions: Permissions = { actions: 'read', contents: 'read', 'pull-requests': 'write' }

/** What it may do in a pull request from a fork. */
export const readOnly: Permissions = { actions: 'read', contents: 'read', 'pull-requests': 'read' }

/** A repository without pull requests, runs and artifacts. */
export function makeState(options: StateOptions = {}): State {
  const ids = { run: 3000, artifact: 1000, comment: 2000 }
  let minutes = 0
  return {
    repository: options.repository ?? { id: 700, owner: 'octo', name: 'words' },
    defaultBranch: options.defaultBranch ?? 'main',
    branches: new Map(Object.entries(options.branches ?? {})),
    commits: [...(options.commits ?? [])],
    tags: new Map(),
    releases: [],
    pulls: [],
    issues: [],
    runs: [],
    artifacts: [],
    comments: [],
    reactions: [],
    labelings: [],
    writers: new Set(),
    checkRuns: [],
    files: new Map(),
    made: { trees: new Map(), commits: new Map() },
    token: {
      text: 'ghs_aTokenForTestsOnly',
      author: options.author ?? { login: 'github-actions[bot]', type: 'Bot' },
      permissions: options.permissions ?? usualPermissions,
    },
    largestPage: options.largestPage ?? 100,
    nextId: kind => ++ids[kind],
    now: () => new Date(Date.UTC(2026, 0, 31, 12, minutes++)).toISOString().replace('.000', ''),
  }
}

/** Adds a run; what is not said is a push to the default branch that has succeeded. */
export function addRun(state: State, given: Partial<WorkflowRun> & Pick<WorkflowRun, 'headSha'>): WorkflowRun {
  const run: WorkflowRun = {
    id: state.nextId('run'),
    number: state.runs.length + 1,
    attempt: 1,
    event: 'push',
    headBranch: state.defaultBranch,
    path: '.github/workflows/benchmark.yml',
    headRepository: state.repository,
    status: 'completed',
    conclusion: 'success',
    ...given,
  }
  state.runs.push(run)
  return run
}

/** Adds an artifact of a run. */
export function addArtifact(
  state: State,
  given: Partial<Artifact> & Pick<Artifact, 'name' | 'run' | 'bytes'>,
): Artifact {
  const artifact: Artifact = {
    id: state.nextId('artifact'),
    mimeType: 'application/zip',
    digest: `sha256:${createHash('sha256').update(given.bytes).digest('hex')}`,
    sizeInBytes: given.bytes.length,
    createdAt: state.now(),
    expiresAt: '2026-05-01T12:00:00Z',
    expired: false,
    ...given,
  }
  state.artifacts.push(artifact)
  return artifact
}

/** Adds a pull request; what is not said is an open one of this repository's branch `feature` to the default branch. */
export function addPull(
  state: State,
  given: Partial<Omit<Pull, 'head' | 'base'>> & {
    readonly head: Partial<Pull['head']> & Pick<Pull['head'], 'sha'>
    readonly base?: Partial<Pull['base']>
  },
): Pull {
  const base = { ref: state.defaultBranch, sha: state.branches.get(state.defaultBranch) ?? given.head.sha }
  const pull: Pull = {
    number: state.pulls.length + 1,
    state: 'open',
    labels: [],
    mergeCommit: null,
    ...given,
    head: { ref: 'feature', repository: state.repository, ...given.head },
    base: { ...base, ...given.base },
  }
  state.pulls.push(pull)
  return pull
}

/** Adds a comment to an issue or a pull request; what is not said is the token's own. */
export function addComment(state: State, given: Partial<Comment> & Pick<Comment, 'issue' | 'body'>): Comment {
  const now = state.now()
  const comment: Comment = {
    id: state.nextId('comment'),
    author: state.token.author,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  state.comments.push(comment)
  return comment
}

/** A fork of the repository. */
export function makeFork(state: State, owner = 'stranger'): RepositoryName {
  return { id: 900, owner, name: state.repository.name }
}
