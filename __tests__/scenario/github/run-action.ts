import './shorten-timers.js'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { runStep, runStepHere, type Step, type Texts } from '../action.js'
import type { Sandbox } from '../sandbox.js'
import { describeRun } from './fake/describe-run.js'
import type { Trigger } from './fake/events.js'
import type { GitHub } from './fake/fake-github.js'

const shim = fileURLToPath(new URL('shorten-timers.js', import.meta.url))

export interface ActionOptions {
  readonly sandbox: Sandbox
  readonly github: GitHub
  readonly trigger: Trigger
  readonly inputs?: Texts
  readonly variables?: Texts
  /** Modules that Node loads first. */
  readonly preload?: readonly string[]
  /** Directory of the bundle, where it is not this checkout's. */
  readonly bundle?: string
  /** Words before the command that starts Node. */
  readonly before?: readonly string[]
  /** What ends the step, once its command has written the file `here` into the sandbox. */
  readonly endedBy?: NodeJS.Signals
  /** Whether the run that it is a job of has ended with it; true by default. */
  readonly isLast?: boolean
  /** A part of the action to run in place of the whole. */
  readonly act?: () => Promise<void>
}

/** Runs the action in the sandbox's `work` as a job of the trigger's run; nothing that is secret may come out of it. */
export async function runAction(options: ActionOptions): Promise<Step> {
  const { sandbox, github, trigger, inputs = {}, isLast = true, endedBy, bundle, before, preload = [], act } = options
  const variables = { ...describeRun(options), ...options.variables }
  const given = {
    // The page has tests of its own; in the others it would be one more artifact.
    inputs: { 'github-token': github.state.token.text, show: 'comment', ...inputs },
    variables,
  }
  const own = {
    ...(endedBy === undefined ? {} : { endedBy }),
    ...(bundle === undefined ? {} : { bundle }),
    ...(before === undefined ? {} : { before }),
  }
  const needsOwnProcess = preload.length > 0 || Object.keys(own).length > 0
  const step = needsOwnProcess
    ? await runStep(sandbox, { ...given, preload: [shim, ...preload], ...own })
    : await runStepHere(sandbox, { ...given, ...(act ? { act } : {}) })
  if (isLast) Object.assign(trigger.run, { status: 'completed', conclusion: step.status === 0 ? 'success' : 'failure' })
  expectSecrecy(sandbox, step, [github.state.token.text, variables.ACTIONS_RUNTIME_TOKEN ?? ''])
  return step
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
