import './shorten-timers.js'
import { vi } from 'vitest'
import { type Api, openApi } from '../../../src/github/api/api.js'
import { fillInputs } from '../../runner-inputs.js'
import { makeSandbox, type Sandbox } from '../sandbox.js'
import { describeRun } from './fake/describe-run.js'
import { onPush } from './fake/events.js'
import { type GitHub, startGitHub } from './fake/fake-github.js'
import type { StateOptions, WorkflowRun } from './fake/repository-state.js'

/** A job of a push, in this process: for tests of what speaks with GitHub, without the rest. */
export interface Job extends AsyncDisposable {
  readonly github: GitHub
  readonly sandbox: Sandbox
  readonly run: WorkflowRun
  readonly api: Api
}

/** Starts GitHub and a job on it. */
export async function startJob(options: StateOptions = {}): Promise<Job> {
  const github = await startGitHub(options)
  const sandbox = makeSandbox()
  const trigger = onPush(github.state, 'a'.repeat(40))
  // Nothing that goes to this machine may go by way of another.
  for (const name of Object.keys(process.env).filter(one => /_proxy$/i.test(one))) vi.stubEnv(name, undefined)
  const variables = { ...fillInputs({}), ...describeRun({ sandbox, github, trigger }) }
  for (const [name, text] of Object.entries(variables)) vi.stubEnv(name, text)
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com')
  const api = await openApi({ token: github.state.token.text, repository: 'octo/words' })
  return {
    github,
    sandbox,
    run: trigger.run,
    api,
    async [Symbol.asyncDispose]() {
      vi.unstubAllEnvs()
      await github[Symbol.asyncDispose]()
    },
  }
}
