import * as core from '@actions/core'
import type { ActionMode } from '../extra.js'
import { extras } from '../extras/index.js'
import { describeError } from '../github/api/github-error.js'
import { makeRun } from '../github/run.js'
import { forgetRunnerFiles } from '../github/step/runner-files.js'
import type { Mode } from '../inputs/declaration.js'
import { decodeOne } from '../inputs/declarations.js'
import { type Get, InputError } from '../inputs/values.js'
import { startDebugging } from '../system/debug.js'
import { leaveCallersRepository } from '../system/git/inherited.js'
import { findSafeProgram } from '../system/git/program.js'
import { findCheckout } from './checkout.js'
import { refuseUnknown } from './config.js'
import { restoreFiles } from './guarded.js'
import { readInput } from './step-inputs.js'

/** The story of each mode, loaded once it is asked for, since most steps only compare. */
const modes: Readonly<Record<string, ActionMode['load']>> = {
  compare: async () => (await import('./compare.js')).compare,
  publish: async () => (await import('./publish.js')).publish,
  ...Object.fromEntries(
    extras.flatMap(({ modes = {} }) => Object.entries(modes).map(([name, { load }]) => [name, load])),
  ),
}

/** Does what the step asks for. `exposure` says why the step's secrets could not be hidden, where they could not. */
export async function runAction(exposure: string | undefined): Promise<void> {
  using _ = core.isDebug() ? startDebugging(line => core.debug(line)) : undefined
  leaveCallersRepository()
  try {
    if (exposure !== undefined)
      core.info(`The measured commands can read the token of this step, because it could not be hidden: ${exposure}.`)
    // Any step before may have written to it, and GitHub's client would read it.
    delete process.env.GITHUB_EVENT_PATH
    refuseUnknown(process.env)
    const run = makeRun(process.env, decodeOne(readInput, 'event'), readInput('github-token'))
    const git = run.credentials && findSafeProgram('git')
    if (git?.isOfRoot === false)
      core.info(
        `Where git needs the token, ${git.file} gets it: no git in PATH belongs to root alone, so a step before this one may have put it there.`,
      )
    const mode = pickMode(readInput, run.event)
    const load = modes[mode]
    // Chosen by the event, where an extra was taken out.
    if (load === undefined) throw new InputError(`this event asks for the mode ${mode}, which this build does not have`)
    const work = await load(run)
    await work(run, enterCheckout())
  } catch (error) {
    core.setFailed(describeError(error, process.env))
  } finally {
    restoreFiles()
    forgetRunnerFiles()
  }
}

/** Finds the checkout of the step, to which its input is relative from now on. Directories that are compared need no checkout. */
function enterCheckout(): string {
  const { GITHUB_WORKSPACE: workspace = '.' } = process.env
  if (decodeOne(readInput, 'baseline').kind === 'dir') return workspace
  const checkout = findCheckout(workspace, readInput('working-directory'))
  process.env['INPUT_WORKING-DIRECTORY'] = checkout.workingDirectory
  return checkout.root
}

/** The mode that `given` asks for, on `event`; what is not safe is refused by whatever name it is asked for. */
export function pickMode(get: Get, event: TriggeringEvent): string {
  const [text, fitting] = [decodeOne(get, 'mode'), chooseMode(event)]
  if (text === 'compare' && event.name === 'workflow_run')
    throw new InputError(
      '"mode" is compare on "workflow_run", where the code of a pull request would run with the rights of the default branch: compare on "pull_request". Here, leave "mode" at auto, which merges',
    )
  if (text === 'compare' && event.name === 'issue_comment')
    throw new InputError(
      '"mode" is compare on "issue_comment", where the code of a pull request would run with the rights of the default branch: measure with "mode: measure", in a job with "permissions: {}"',
    )
  return text === 'auto' ? fitting : text
}

/** The event that started the workflow's run. */
export interface TriggeringEvent {
  readonly name: string | undefined
  /** In full, as in `refs/heads/main`. */
  readonly ref?: string | undefined
  /** Without `refs/heads/`. */
  readonly defaultBranch?: string | undefined
}

/**
 * The mode that `auto` is on `event`: the default branch publishes what pull requests are compared with.
 *
 * Nothing publishes but that branch's own events, since nothing else is trusted as a baseline. An InputError refuses what is
 * not safe.
 */
export function chooseMode(event: TriggeringEvent): Mode {
  switch (event.name) {
    case 'pull_request_target':
      throw new InputError(
        'on "pull_request_target" the code of a pull request would run with the rights of the default branch. Use "pull_request", and "workflow_run" for the comment on pull requests from forks',
      )
    case 'workflow_run':
      return 'merge'
    case 'issue_comment':
      return 'request'
    case 'schedule':
      return 'publish'
    case 'push':
    case 'workflow_dispatch':
      return event.defaultBranch !== undefined && event.ref === `refs/heads/${event.defaultBranch}`
        ? 'publish'
        : 'compare'
    default:
      return 'compare'
  }
}
