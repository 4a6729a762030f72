import { lstatSync } from 'node:fs'
import { basename, isAbsolute, join, relative } from 'node:path'
import { makeReason, NotComparedError } from '../../record/reasons.js'
import { attempt } from '../../util/attempt.js'
import type { Archive, Item, Seal } from '../../world.js'
import { digestFile, listFiles, stampOf } from '../disk.js'
import { platform } from '../platform/platform.js'
import { listFolders, listNames, nameIn } from './guard.js'
import { describeContent, describeContents, listPayload, PayloadError } from './payload.js'
import { describeItems } from './renewal.js'

/** What `globs` name in `root`, as it is now. Times, modes and targets of links are kept in memory, bytes by their digests alone. */
export async function sealPayload(root: string, globs: readonly string[]): Promise<Seal> {
  const items = describeItems(root, await listPayload(root, globs))
  return { items, contents: describeContents(root, items) }
}

/** Refuses what is in `root` now where it is no longer of the kinds and sizes that `items` were. It reads none of it, since that might never end. */
export function refuseReplaced(root: string, items: readonly Item[]): void {
  const isReplaced = ({ path, kind, sizeInBytes }: Item): boolean => {
    const stats = attempt(() => lstatSync(join(root, path)))
    if (kind === 'link') return !stats?.isSymbolicLink()
    return kind === 'file' ? !stats?.isFile() || stats.size !== sizeInBytes : !stats?.isDirectory()
  }
  refuseChanged(items.filter(isReplaced).map(({ path }) => path))
}

/** Refuses `root` where one of `items` has another content there than the seal says. */
export function refuseAltered(root: string, { items: all, contents }: Seal, items = all): void {
  refuseReplaced(root, items)
  const isAltered = (item: Item): boolean => attempt(() => describeContent(root, item)) !== contents.get(item.path)
  refuseChanged(items.filter(isAltered).map(({ path }) => path))
}

/** Turns a failure to read a file of `root`, which was there before, into what it means. */
export function explainUnreadable(error: unknown, root: string): unknown {
  const { path } = error as NodeJS.ErrnoException
  const name = path === undefined ? '' : relative(root, path)
  const isInside = name !== '' && !name.startsWith('..') && !isAbsolute(name)
  return isInside ? makeChange([platform.toSlashes(name)]) : error
}

/**
 * Does `work`, which runs code of the contender, beside the baseline's copies `roots`. Returns what changed in them meanwhile, and what appeared
 * in the directories of ours that they lie in, up to `top`.
 */
export async function runBeside(
  roots: readonly string[],
  top: string,
  work: () => Promise<void>,
  nameOf: (root: string) => string = basename,
): Promise<readonly string[]> {
  const watched = roots.map(root => [root, watchFiles(root)] as const)
  const folders = [...new Set(roots.flatMap(root => listFolders(root, top)))].map(
    path => [path, listNames(path)] as const,
  )
  await work()
  const changed = watched.flatMap(([root, findChanges]) => findChanges().map(path => nameIn(root, path, nameOf)))
  const added = folders.flatMap(([path, names]) => listNames(path).filter(name => !names.includes(name)))
  return [...changed, ...added]
}

/** Takes note of the files in `root`. Returns what finds the paths of those that were changed, added or removed since. */
function watchFiles(root: string): () => readonly string[] {
  const before = listFiles(root).files
  // A file has another name elsewhere, as package managers make them: its stamp changes with each new name.
  const linked = [...before].filter(([, { nlink }]) => nlink > 1n)
  const digests = new Map(linked.map(([path]) => [path, digestFile(root, path)]))
  return () => {
    const { files } = listFiles(root)
    const isSame = (path: string): boolean => {
      const [stats, now] = [before.get(path), files.get(path)]
      if (stats === undefined || now === undefined) return false
      if (stampOf(stats) === stampOf(now)) return true
      const isAsDated = stats.mtimeNs === now.mtimeNs && stats.mode === now.mode
      return isAsDated && digests.has(path) && digestFile(root, path) === digests.get(path)
    }
    return [...new Set([...before.keys(), ...files.keys()])].filter(path => !isSame(path))
  }
}

/** Turns a failure to unpack an archive that was as it should be before into what it means. */
export function explainUnpacked(error: unknown, { file }: Archive): unknown {
  const { path } = error as NodeJS.ErrnoException
  return error instanceof PayloadError || path === file ? makeChange([basename(file)]) : error
}

function refuseChanged(paths: readonly string[]): void {
  if (paths.length > 0) throw makeChange(paths)
}

/** The paths that a reason names are few, and one of them is enough to know the rest by. */
const mostPaths = 10

/** The error of files of the baseline that changed while `hook` of the contender ran. */
export function makeChange(paths: readonly string[], hook: 'build' | 'install' = 'build'): NotComparedError {
  return new NotComparedError(makeReason('changed-early', { hook, paths: paths.slice(0, mostPaths) }))
}
