import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import { DiskError, nameFile } from '../../system/disk.js'

/**
 * `write`, which writes to `path`. Where the disk refuses that, the step fails, and goes on to its end all the same: what was measured is
 * told in other places too.
 */
export function failAtTheEnd(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    noteDisk(error, path)
  }
}

/** Has the step fail at its end, where `error` is the disk's, from writing to `path`; throws any other. */
export function noteDisk(error: unknown, path: string): void {
  const named = nameFile(error, path)
  if (!(named instanceof DiskError)) throw named
  if (!refused.has(path)) core.setFailed(harmlessLines(named.message))
  refused.add(path)
}

/** What has been said once. */
const refused = new Set<string>()
