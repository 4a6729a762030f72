import * as core from '@actions/core'
import { compare } from './action/compare.js'
import { merge } from './action/merge.js'
import { pickMode } from './action/mode.js'
import { publish } from './action/publish.js'
import { report } from './action/report.js'
import { runSelfTest } from './action/self-test.js'
import { describeError } from './github/api/problem.js'
import { type Run, readRun } from './github/run.js'
import type { Mode } from './inputs/declaration.js'

const modes: Readonly<Record<Mode, (run: Run, workspace: string) => Promise<void>>> = {
  compare,
  publish,
  merge,
  report,
  'self-test': runSelfTest,
}

try {
  const run = readRun(process.env, core.getInput('github-token'))
  await modes[pickMode(core.getInput, run.event)](run, process.env.GITHUB_WORKSPACE ?? '.')
} catch (error) {
  core.setFailed(describeError(error))
}
