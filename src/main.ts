import * as core from '@actions/core'
import { compare } from './action/compare.js'
import { merge } from './action/merge.js'
import { findMode, type Mode } from './action/mode.js'
import { report } from './action/report.js'
import { runSelfTest } from './action/self-test.js'
import { describeError } from './github/problem.js'
import { type Run, readRun } from './github/run.js'

const modes: Readonly<Partial<Record<Mode, (run: Run, workspace: string) => Promise<void>>>> = {
  compare,
  merge,
  report,
  'self-test': runSelfTest,
}

try {
  const run = readRun(process.env, core.getInput('github-token'))
  const mode = findMode(core.getInput, run.event)
  const work = modes[mode] ?? modes.compare!
  await work(run, process.env.GITHUB_WORKSPACE ?? '.')
} catch (error) {
  core.setFailed(describeError(error))
}
