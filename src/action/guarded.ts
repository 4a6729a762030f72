import { relative } from 'node:path'
import * as core from '@actions/core'
import { harmlessLines } from '../document/escape.js'
import { guardingRunnerFiles } from '../github/step/runner-files.js'
import { ownDirectory, restoreOwnFolder } from '../system/own-folder.js'
import { nameSome } from '../util/list.js'

/** Does `work`, which runs commands, and then puts back the files that only the runner and we may write to. The log says which. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await guardingRunnerFiles(work)
  } finally {
    if (!isInWorkspace()) restore()
  }
}

/** Returns whether we are part of what is checked out, as with `uses: ./`, and so its commands' to build. */
function isInWorkspace(): boolean {
  return !relative(process.env.GITHUB_WORKSPACE ?? '.', ownDirectory).startsWith('..')
}

function restore(): void {
  const changed = restoreOwnFolder()
  if (changed.length === 0) return
  const names = harmlessLines(nameSome(changed, 5))
  core.warning(`A command changed files of this action, which a later step would run: ${names}. They were put back.`)
}
