import * as core from '@actions/core'
import { describeError } from '../github/api/problem.js'
import { type Run, readRun } from '../github/run.js'
import type { Mode } from '../inputs/declaration.js'
import { runBisect } from './bisect.js'
import { compare } from './compare.js'
import { runHistory } from './history/mode.js'
import { merge } from './merge.js'
import { pickMode } from './mode.js'
import { post } from './post.js'
import { publish } from './publish.js'
import { report } from './report.js'
import { runSelfTest } from './self-test.js'

const modes: Readonly<Record<Mode, (run: Run, workspace: string) => Promise<void>>> = {
  compare,
  publish,
  merge,
  report,
  'self-test': runSelfTest,
  bisect: runBisect,
  history: runHistory,
}

/** The step of the action to run, main or post, and how it runs. */
export interface Start {
  readonly isPost: boolean
  /** Why the step's secrets could not be hidden, where they could not. */
  readonly exposure: string | undefined
}

/** Does what the step asks for; the post step only mends what it has left behind. */
export async function runAction({ isPost, exposure }: Start): Promise<void> {
  if (isPost) return await post()
  try {
    if (exposure !== undefined)
      core.info(
        `The measured commands can read the token of this step (in /proc), because it could not be hidden: ${exposure}.`,
      )
    const run = readRun(process.env, core.getInput('github-token'))
    await modes[pickMode(core.getInput, run.event)](run, process.env.GITHUB_WORKSPACE ?? '.')
  } catch (error) {
    core.setFailed(describeError(error, process.env))
  }
}
