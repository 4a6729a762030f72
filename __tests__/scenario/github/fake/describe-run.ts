import { fillEvent } from '../../../runner-inputs.js'
import type { Texts } from '../../action.js'
import type { Sandbox } from '../../sandbox.js'
import type { Trigger } from './events.js'
import type { GitHub } from './fake-github.js'

export interface JobOptions {
  readonly sandbox: Pick<Sandbox, 'write'>
  readonly github: Pick<GitHub, 'url' | 'state'>
  readonly trigger: Trigger
}

const lie = {
  pull_request: { number: 666, head: { ref: 'x', sha: 'f'.repeat(40), repo: { id: 666 } }, base: { ref: 'x' } },
  merge_group: { base_sha: 'f'.repeat(40), base_ref: 'refs/heads/x', head_ref: 'x', head_sha: 'f'.repeat(40) },
  repository: { id: 666, default_branch: 'x', private: false },
}

/** The variables by which the runner tells a job of its run. */
export function describeRun({ sandbox, github, trigger }: JobOptions): Texts {
  const { run, sha, ref, payload } = trigger
  const { repository, defaultBranch } = github.state
  const kind = ref.startsWith('refs/pull/') ? 'pull' : 'heads'
  const pull = (payload as { readonly pull_request?: { readonly head: Texts; readonly base: Texts } }).pull_request
  return {
    GITHUB_API_URL: github.url,
    ACTIONS_RESULTS_URL: `${github.url}/`,
    ACTIONS_RUNTIME_TOKEN: makeRuntimeToken(run.id),
    GITHUB_REPOSITORY: `${repository.owner}/${repository.name}`,
    GITHUB_REPOSITORY_ID: `${repository.id}`,
    GITHUB_REPOSITORY_OWNER: repository.owner,
    GITHUB_RUN_ID: `${run.id}`,
    GITHUB_RUN_NUMBER: `${run.number}`,
    GITHUB_RUN_ATTEMPT: `${run.attempt}`,
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_EVENT_NAME: run.event,
    // A step before may have written anything to it.
    GITHUB_EVENT_PATH: sandbox.write('event.json', JSON.stringify(lie)),
    INPUT_EVENT: fillEvent(payload),
    GITHUB_SHA: sha,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|pull)\//, ''),
    GITHUB_REF_TYPE: 'branch',
    ...(pull && kind === 'pull' ? { GITHUB_HEAD_REF: pull.head.ref!, GITHUB_BASE_REF: pull.base.ref! } : {}),
    GITHUB_WORKFLOW: 'Benchmark',
    GITHUB_WORKFLOW_REF: `${repository.owner}/${repository.name}/${run.path}@refs/heads/${defaultBranch}`,
    GITHUB_JOB: 'benchmark',
  }
}

/** A token of the runner's for the results service: it says which run it is for, and nobody checks its signature here. */
export function makeRuntimeToken(run: number): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode({ scp: `Actions.Results:run-${run}:job-1` })}.bm90LXNpZ25lZA`
}
