import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Occasion } from '../baseline/commit.js'
import { InputError } from '../input-values.js'
import type { Origin } from '../record/record.js'

const commit = v.object({ ref: v.string(), sha: v.string() })

const payload = v.object({
  pull_request: v.optional(v.object({ head: commit, base: commit })),
  merge_group: v.optional(v.object({ base_sha: v.string(), head_ref: v.string() })),
  repository: v.optional(v.object({ default_branch: v.optional(v.string()) })),
  before: v.optional(v.nullable(v.string())),
})

/** What the runner says of the workflow's run. */
export interface Run {
  readonly contender: Origin
  readonly occasion: Occasion
  /** Variables that let git read the repository. */
  readonly credentials: Readonly<Record<string, string>>
}

type Variables = Readonly<{ [name: string]: string | undefined }>

/** The run that the runner's variables and its file of the event tell of. */
export function readRun(variables: Variables, token: string): Run {
  const path = variables.GITHUB_EVENT_PATH
  const event = path ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return { ...decodeRun(variables, event), credentials: makeCredentials(variables.GITHUB_SERVER_URL, token) }
}

function makeCredentials(server = 'https://github.com', token: string): Run['credentials'] {
  if (token === '') return {}
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  return { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${server}/.extraheader`, GIT_CONFIG_VALUE_0: header }
}

/** The run that `variables` and the event's payload tell of. */
export function decodeRun(variables: Variables, event: unknown): Omit<Run, 'credentials'> {
  const { pull_request, merge_group, repository, before } = v.parse(payload, event)
  const [name, sha, branch] = [variables.GITHUB_EVENT_NAME, variables.GITHUB_SHA, variables.GITHUB_REF_NAME]
  if (name === 'pull_request_target')
    throw new InputError(
      'on "pull_request_target" the code of a pull request would run with the rights of the default branch: use "pull_request"',
    )
  const makeOrigin = (label: string | undefined, commit = sha): Origin => ({
    label: label ?? 'workspace',
    source: 'workspace',
    ...(commit === undefined ? {} : { commit }),
  })
  if (pull_request) {
    const { head, base } = pull_request
    return {
      contender: makeOrigin(head.ref, head.sha),
      occasion: { baseBranch: base.ref, ...(sha ? { mergeCommit: sha } : {}) },
    }
  }
  if (merge_group) return { contender: makeOrigin(merge_group.head_ref), occasion: { before: merge_group.base_sha } }
  const baseBranch = repository?.default_branch
  const isPushToBase = name === 'push' && branch === baseBranch && before && !/^0+$/.test(before)
  return {
    contender: makeOrigin(branch),
    occasion: { ...(baseBranch ? { baseBranch } : {}), ...(isPushToBase ? { before } : {}) },
  }
}
