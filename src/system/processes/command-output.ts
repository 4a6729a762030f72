import { type BigIntStats, lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandOutput } from '../../measure/session.js'
import { coarsestStepInMilliseconds, stampOf } from '../copies/stamp.js'
import { findFilesWithin } from './files-within.js'
import { readOutput } from './read-output.js'

/**
 * Returns the place where the commands of a copy write their numbers: the file or directory `name` in `directory`.
 *
 * Before each invocation, a file is removed, and so is a directory that a command has made. If a directory was there before the
 * first invocation, only what commands have added is removed. A user's own files stay, and are read only if an invocation has
 * written them anew.
 */
export function makeCommandOutput(directory: string, name: string): CommandOutput {
  const path = join(directory, name)
  let given: ReadonlySet<string> | undefined
  let before: ReadonlyMap<string, string> = new Map()
  let clearedAt = 0
  return {
    clear() {
      const isDirectory = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
      given ??= new Set(isDirectory ? ['', ...pathsWithin(path)] : [])
      if (isDirectory && given.has('')) removeAdded(path, given)
      else rmSync(path, { recursive: true, force: true })
      const isKept = isDirectory && given.has('')
      before = new Map(isKept ? findFilesWithin(path).map(file => [file.path, stampOf(file.stats)]) : [])
      clearedAt = Date.now()
    },
    read() {
      const isFresh = (file: string, stats: BigIntStats): boolean =>
        before.get(file) !== stampOf(stats) && Number(stats.mtimeMs) >= clearedAt - coarsestStepInMilliseconds
      if (!lstatSync(path, { throwIfNoEntry: false }))
        return { problem: `"output" (${name}) is not there: the command did not write it` }
      const written = readOutput(path, isFresh)
      return 'files' in written ? written : { problem: `"output" (${name}) ${written.problem}` }
    },
  }
}

function pathsWithin(path: string): readonly string[] {
  return findFilesWithin(path).map(file => file.path)
}

function removeAdded(directory: string, given: ReadonlySet<string>): void {
  for (const path of pathsWithin(directory)) if (!given.has(path)) rmSync(join(directory, path), { force: true })
}
