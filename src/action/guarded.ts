import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import * as core from '@actions/core'
import { log } from '../github/step/log.js'
import { rememberRunnerFiles, restoreRunnerFiles, runnerFiles } from '../github/step/runner-files.js'
import { ownDirectory, restoreOwnFolder } from '../system/own-folder.js'
import { nameSome } from '../util/list.js'

/**
 * Opens a group of the log for work that runs commands. When its scope ends, the files that only the runner and we may write to are put
 * back, and the log says which.
 */
export function guardCommands(title: string): Disposable {
  rememberRunnerFiles()
  core.startGroup(title)
  return {
    [Symbol.dispose]() {
      core.endGroup()
      restoreFiles()
    },
  }
}

/**
 * Puts back the files that only the runner and we may write to, and says so in the log. It is also the last thing that a step does, because
 * what a command left running may have waited until its step was nearly over.
 */
export function restoreFiles(): void {
  try {
    restoreRunnerFiles()
  } finally {
    // We may be part of what is checked out, as with `uses: ./`, and so its commands' to build.
    if (relative(process.env.GITHUB_WORKSPACE ?? '.', ownDirectory).startsWith('..')) restoreOwn()
  }
}

/** Options of a machine that runs commands for a step of the action. */
export function inStep() {
  const { RUNNER_TEMP: temporary } = process.env
  const baselinePlace = temporary ? join(temporary, 'counterbalance', 'baseline') : undefined
  const ofStep = { withholdsSecrets: true, ownFiles: runnerFiles(), hasOwnCheckouts: true }
  return { ...ofStep, baselinePlace, watchedHome: homedir() }
}

function restoreOwn(): void {
  const changed = restoreOwnFolder()
  if (changed.length === 0) return
  const names = nameSome(changed, 5)
  log.warning(`A command changed files of this action, which a later step would run: ${names}. They were put back.`)
}
