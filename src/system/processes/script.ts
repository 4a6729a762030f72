import { lstatSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A script that somebody wrote is shorter. */
const mostBytes = 2 ** 18

/** Reads the text of a plain file at `path` in `directory`; undefined where there is none, or where it is too large for a script. */
export function readScript(directory: string, path: string): string | undefined {
  const file = resolve(directory, path)
  try {
    const stats = lstatSync(file)
    return stats.isFile() && stats.size <= mostBytes ? readFileSync(file, 'utf8') : undefined
  } catch {
    return undefined
  }
}
