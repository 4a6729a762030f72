import * as core from '@actions/core'
import { describeError } from '../github/api/problem.js'
import { type Run, readRun } from '../github/run.js'
import type { Mode } from '../inputs/declaration.js'
import { startDebugging } from '../system/debug.js'
import { runBisect } from './bisect.js'
import { compare } from './compare.js'
import { refuseUnknown } from './config.js'
import { runHistory } from './history/mode.js'
import { merge } from './merge.js'
import { pickMode } from './mode.js'
import { publish } from './publish.js'
import { report } from './report.js'
import { runSelfTest } from './self-test.js'

const modes: Readonly<Record<Mode, (run: Run, workspace: string) => Promise<void>>> = {
  compare,
  publish,
  // What another run has measured comes by its event.
  merge: (run, workspace) => (run.event.name === 'workflow_run' ? report(run) : merge(run, workspace)),
  'self-test': runSelfTest,
  bisect: runBisect,
  history: runHistory,
}

/** Does what the step asks for. `exposure` says why the step's secrets could not be hidden, where they could not. */
export async function runAction(exposure: string | undefined): Promise<void> {
  using _ = core.isDebug() ? startDebugging(line => core.debug(line)) : undefined
  try {
    if (exposure !== undefined)
      core.info(
        `The measured commands can read the token of this step (in /proc), because it could not be hidden: ${exposure}.`,
      )
    refuseUnknown(process.env)
    const run = readRun(process.env, core.getInput('github-token'))
    await modes[pickMode(core.getInput, run.event)](run, process.env.GITHUB_WORKSPACE ?? '.')
  } catch (error) {
    core.setFailed(describeError(error, process.env))
  }
}
