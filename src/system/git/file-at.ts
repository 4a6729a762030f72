import { readFile, stat } from 'node:fs/promises'
import type { Git } from './git.js'

const largestInBytes = 2 ** 20

/** The text of a file as `commit` has it: null where it has none, undefined where the clone does not hold the commit. */
export async function readFileAt(git: Git, commit: string, path: string): Promise<string | null | undefined> {
  if ((await git.try('cat-file', '-e', `${commit}^{commit}`)) === undefined) return undefined
  const entry = await git.run('ls-tree', '--full-tree', commit, '--', path)
  const blob = /^100\d+ blob ([0-9a-f]+)\t/.exec(entry)?.[1]
  return blob === undefined ? null : await git.run('cat-file', 'blob', blob)
}

/** The text of a file of at most 1 MiB; undefined where there is none. */
export async function readSmallFile(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() && stats.size <= largestInBytes ? await readFile(path, 'utf8') : undefined
}
