import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { runStep, type Step, type Texts } from '../action.js'
import type { Sandbox } from '../sandbox.js'
import type { Trigger } from './events.js'
import type { GitHub } from './fake-github.js'

const shim = fileURLToPath(new URL('shorten-timers.js', import.meta.url))

export interface ActionOptions {
  readonly sandbox: Sandbox
  readonly github: GitHub
  readonly trigger: Trigger
  readonly inputs?: Texts
  readonly variables?: Texts
  /** Whether the run that it is a job of has ended with it; true by default. */
  readonly isLast?: boolean
}

/** Runs the action in the sandbox's `work` as a job of the trigger's run; nothing that is secret may come out of it. */
export async function runAction(options: ActionOptions): Promise<Step> {
  const { sandbox, github, trigger, inputs = {}, isLast = true } = options
  const variables = { ...describeRun(options), ...options.variables }
  const step = await runStep(sandbox, {
    inputs: { 'github-token': github.state.token.text, ...inputs },
    variables,
    preload: [shim],
  })
  if (isLast) Object.assign(trigger.run, { status: 'completed', conclusion: step.status === 0 ? 'success' : 'failure' })
  expectSecrecy(sandbox, step, [github.state.token.text, variables.ACTIONS_RUNTIME_TOKEN ?? ''])
  return step
}

/** The variables by which the runner tells a job of its run. */
export function describeRun({ sandbox, github, trigger }: Omit<ActionOptions, 'inputs'>): Texts {
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
    GITHUB_EVENT_PATH: sandbox.write('event.json', JSON.stringify(payload)),
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

/** Tokens and signatures are nowhere but in `::add-mask::`, which is how the runner learns what to hide. */
function expectSecrecy(sandbox: Sandbox, step: Step, tokens: readonly string[]): void {
  const log = step.stdout.replace(/^::add-mask::.*$/gm, '')
  const files = Object.values(step.outputs)
    .filter(path => path.startsWith(sandbox.path) && statSync(path, { throwIfNoEntry: false })?.isFile())
    .map(path => sandbox.read(path.slice(sandbox.path.length + 1)))
  const texts = [log, step.stderr, step.summary, ...files]
  const found = [...tokens, 'secret-signature'].filter(
    secret => secret !== '' && texts.some(text => text.includes(secret)),
  )
  expect(found, 'secrets in the log, the summary or an output').toEqual([])
}
