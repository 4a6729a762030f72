import type { Occasion } from '../baseline/choose.js'
import { nameJob, type RunIdentity } from '../forge/marker.js'
import type { EventFacts } from '../inputs/declared/event.js'
import type { Origin } from '../record/record.js'

/** The reason why a run's token may only read. */
export type ReadOnlyCause = 'fork' | 'dependabot'

export interface Repository {
  readonly owner: string
  readonly name: string
  readonly id: number
  readonly defaultBranch: string | undefined
  /** True if only some people may read it, or if its event does not say. */
  readonly isPrivate: boolean
  /** Its page. */
  readonly url: string
}

export interface Pull {
  readonly number: number
  readonly readOnlyCause: ReadOnlyCause | undefined
}

/** An entry of a merge queue: the commits between the entry before it and its own. */
export interface QueueEntry {
  /** The queue's branch for it, in full. */
  readonly ref: string
  readonly branch: string
  readonly base: string
  readonly head: string
}

/** The runner's information about the workflow's run. */
export interface Run {
  readonly event: {
    readonly name: string | undefined
    /** In full, as in `refs/heads/main`. */
    readonly ref: string | undefined
    readonly defaultBranch: string | undefined
  }
  readonly repository: Repository
  readonly identity: RunIdentity
  /** Its page. */
  readonly url: string
  readonly pull: Pull | undefined
  readonly group: QueueEntry | undefined
  readonly contender: Origin
  readonly occasion: Occasion
  /** The address and the header of HTTP by which git can read the repository; undefined without a token. */
  readonly credentials: { readonly url: string; readonly header: string } | undefined
}

function makeCredentials({ url }: Repository, token: string): Run['credentials'] {
  if (token === '') return undefined
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  return { url: `${url}.git`, header }
}

/**
 * The run that the runner's variables and the facts of its event tell of. No step can change the variables that GitHub documents, and the
 * facts come from the runner's memory.
 */
export function makeRun(variables: NodeJS.ProcessEnv, facts: EventFacts, token: string): Run {
  const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY = '/', GITHUB_REPOSITORY_ID = 0 } = variables
  const [owner = '', name = ''] = GITHUB_REPOSITORY.split('/')
  const url = `${GITHUB_SERVER_URL}/${owner}/${name}`
  const { 'default-branch': defaultBranch, private: isPrivate = true } = facts
  const repository = { owner, name, id: Number(GITHUB_REPOSITORY_ID), defaultBranch, isPrivate, url }
  const contender = findContender(variables, facts)
  const id = Number(variables.GITHUB_RUN_ID ?? 0)
  return {
    event: { name: variables.GITHUB_EVENT_NAME, ref: variables.GITHUB_REF, defaultBranch: repository.defaultBranch },
    repository,
    identity: {
      id,
      number: Number(variables.GITHUB_RUN_NUMBER ?? 0),
      attempt: Number(variables.GITHUB_RUN_ATTEMPT ?? 1),
      ...findJob(variables),
      head: contender.commit ?? '',
    },
    url: runUrlOf(repository, id),
    pull: findPull(variables, facts, repository),
    group: findGroup(facts),
    contender,
    occasion: findOccasion(variables, facts),
    credentials: makeCredentials(repository, token),
  }
}

/** The workflow's file and the job, of which the runner says `owner/name/path@ref` and the id; left out where it does not. */
function findJob({ GITHUB_WORKFLOW_REF: workflow = '', GITHUB_JOB: job }: NodeJS.ProcessEnv): Pick<RunIdentity, 'job'> {
  const [, file] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(workflow) ?? []
  return file === undefined || !job ? {} : { job: nameJob(file, job) }
}

/** The page of a run. */
export function runUrlOf({ url }: Repository, runId: number): string {
  return `${url}/actions/runs/${runId}`
}

function findPull(variables: NodeJS.ProcessEnv, facts: EventFacts, { id }: Repository): Pull | undefined {
  const number = facts['pull-request']
  if (number === undefined) return undefined
  // A fork that was deleted has no id.
  const isFork = facts['head-repository'] !== id
  const isDependabot = variables.GITHUB_ACTOR === 'dependabot[bot]'
  return { number, readOnlyCause: isFork ? 'fork' : isDependabot ? 'dependabot' : undefined }
}

function findGroup(facts: EventFacts): QueueEntry | undefined {
  const { 'queue-head-ref': ref, 'queue-base-ref': branch, 'queue-base-sha': base, 'queue-head-sha': head } = facts
  if (ref === undefined || branch === undefined || base === undefined || head === undefined) return undefined
  return { ref, branch: branch.replace(/^refs\/heads\//, ''), base, head }
}

function findContender({ GITHUB_SHA: sha, GITHUB_REF_NAME: branch }: NodeJS.ProcessEnv, facts: EventFacts): Origin {
  const label = facts['head-ref'] ?? facts['queue-head-ref'] ?? branch ?? 'workspace'
  const commit = facts['head-sha'] ?? sha
  return { label, source: 'workspace', ...(commit === undefined ? {} : { commit }) }
}

function findOccasion(variables: NodeJS.ProcessEnv, facts: EventFacts): Occasion {
  const { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, GITHUB_REF: ref } = variables
  const { 'base-ref': base, 'queue-base-sha': queued, 'default-branch': baseBranch, before } = facts
  if (base !== undefined) return { baseBranch: base, ...(sha ? { mergeCommit: sha } : {}) }
  if (queued !== undefined) return { before: queued }
  const isPushToBase = name === 'push' && ref === `refs/heads/${baseBranch}` && before && !/^0+$/.test(before)
  return { ...(baseBranch ? { baseBranch } : {}), ...(isPushToBase ? { before } : {}) }
}
