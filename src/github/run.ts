import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Occasion } from '../baseline/choose.js'
import type { RunIdentity } from '../forge/marker.js'
import { InputError } from '../inputs/values.js'
import type { Origin } from '../record/record.js'

const commit = v.object({ ref: v.string(), sha: v.string() })

const head = v.object({ ...commit.entries, repo: v.optional(v.nullable(v.object({ id: v.number() }))) })

const payload = v.object({
  pull_request: v.optional(v.object({ number: v.number(), head, base: commit })),
  merge_group: v.optional(
    v.object({ base_sha: v.string(), base_ref: v.string(), head_ref: v.string(), head_sha: v.string() }),
  ),
  repository: v.optional(
    v.object({
      id: v.optional(v.number()),
      default_branch: v.optional(v.string()),
      private: v.optional(v.boolean()),
    }),
  ),
  before: v.optional(v.nullable(v.string())),
})

type Payload = v.InferOutput<typeof payload>

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

/** The event that started the run, from the runner's file. */
export function readEvent({ GITHUB_EVENT_PATH: path }: NodeJS.ProcessEnv): unknown {
  if (!path) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const { message } = cause as Error
    throw new InputError(`the runner's file of the event, "${path}", cannot be read: ${message}; run the job again`, {
      cause,
    })
  }
}

/** The run that the runner's variables and its file of the event tell of. */
export function readRun(variables: NodeJS.ProcessEnv, token: string): Run {
  const decoded = v.safeParse(payload, readEvent(variables))
  if (decoded.success) return makeRun(variables, decoded.output, token)
  const [issue] = decoded.issues
  throw new InputError(
    `the runner's file of the event, "${variables.GITHUB_EVENT_PATH}", is not as GitHub describes events (${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}); run the job again`,
  )
}

function makeCredentials({ url }: Repository, token: string): Run['credentials'] {
  if (token === '') return undefined
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  return { url: `${url}.git`, header }
}

function makeRun(variables: NodeJS.ProcessEnv, given: Payload, token: string): Run {
  const own = decodeRepository(variables, given)
  const contender = findContender(variables, given)
  const group = given.merge_group
  const id = Number(variables.GITHUB_RUN_ID ?? 0)
  return {
    event: { name: variables.GITHUB_EVENT_NAME, ref: variables.GITHUB_REF, defaultBranch: own.defaultBranch },
    repository: own,
    identity: {
      id,
      number: Number(variables.GITHUB_RUN_NUMBER ?? 0),
      attempt: Number(variables.GITHUB_RUN_ATTEMPT ?? 1),
      head: contender.commit ?? '',
    },
    url: runUrlOf(own, id),
    pull: findPull(variables, given, own),
    group: group && {
      ref: group.head_ref,
      branch: group.base_ref.replace(/^refs\/heads\//, ''),
      base: group.base_sha,
      head: group.head_sha,
    },
    contender,
    occasion: findOccasion(variables, given),
    credentials: makeCredentials(own, token),
  }
}

/** The page of a run. */
export function runUrlOf({ url }: Repository, runId: number): string {
  return `${url}/actions/runs/${runId}`
}

function decodeRepository(variables: NodeJS.ProcessEnv, event: Payload): Repository {
  const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY = '/', GITHUB_REPOSITORY_ID } = variables
  const [owner = '', name = ''] = GITHUB_REPOSITORY.split('/')
  const id = event.repository?.id ?? Number(GITHUB_REPOSITORY_ID ?? 0)
  const url = `${GITHUB_SERVER_URL}/${owner}/${name}`
  const { default_branch: defaultBranch, private: isPrivate = true } = event.repository ?? {}
  return { owner, name, id, defaultBranch, isPrivate, url }
}

function findPull(variables: NodeJS.ProcessEnv, event: Payload, own: Repository): Pull | undefined {
  if (event.pull_request === undefined) return undefined
  const { number, head } = event.pull_request
  const isFork = head.repo !== undefined && head.repo?.id !== own.id
  const isDependabot = variables.GITHUB_ACTOR === 'dependabot[bot]'
  return { number, readOnlyCause: isFork ? 'fork' : isDependabot ? 'dependabot' : undefined }
}

function findContender(variables: NodeJS.ProcessEnv, { pull_request, merge_group }: Payload): Origin {
  const { GITHUB_SHA: sha, GITHUB_REF_NAME: branch } = variables
  const label = pull_request?.head.ref ?? merge_group?.head_ref ?? branch ?? 'workspace'
  const commit = pull_request?.head.sha ?? sha
  return { label, source: 'workspace', ...(commit === undefined ? {} : { commit }) }
}

function findOccasion(variables: NodeJS.ProcessEnv, event: Payload): Occasion {
  const { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, GITHUB_REF: ref } = variables
  const { pull_request, merge_group, before } = event
  if (pull_request) return { baseBranch: pull_request.base.ref, ...(sha ? { mergeCommit: sha } : {}) }
  if (merge_group) return { before: merge_group.base_sha }
  const baseBranch = event.repository?.default_branch
  const isPushToBase = name === 'push' && ref === `refs/heads/${baseBranch}` && before && !/^0+$/.test(before)
  return { ...(baseBranch ? { baseBranch } : {}), ...(isPushToBase ? { before } : {}) }
}
