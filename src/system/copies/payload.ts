import { type Dirent, readdirSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type GlobOptions, globSync } from 'tinyglobby'
import { InputError } from '../../inputs/values.js'
import { endAfter } from '../processes/end-after.js'

/** A file, symbolic link or directory of a payload. */
export interface Entry {
  /** Relative to the payload's root. */
  readonly path: string
  readonly kind: 'file' | 'link' | 'directory'
  readonly sizeInBytes: number
}

/**
 * Lists the entries of a copy of `root`, directories before their contents. These are what `globs` name, or everything without
 * globs, but never `.git`. Links are entries of their own, and anything behind them is not included. Sockets and other special
 * files are left out.
 */
export async function listPayload(
  root: string,
  globs: readonly string[],
  seconds = longestInSeconds,
): Promise<readonly Entry[]> {
  const paths = globs.length === 0 ? await walk(root) : withParents(listPayloadFiles(root, globs, seconds))
  const entries = (await Promise.all(paths.map(path => describe(root, path)))).filter(entry => entry !== undefined)
  const links = new Set(entries.filter(entry => entry.kind === 'link').map(entry => entry.path))
  return entries.filter(entry => !parentsOf(entry.path).some(parent => links.has(parent)))
}

async function walk(root: string): Promise<readonly string[]> {
  const found = await readdir(root, { withFileTypes: true })
  const nested = found
    .filter(entry => entry.name !== '.git')
    .map(async entry => {
      const isDirectory = entry.isDirectory()
      const inside = isDirectory ? await walk(join(root, entry.name)) : []
      return [entry.name, ...inside.map(path => join(entry.name, path))]
    })
  return (await Promise.all(nested)).flat()
}

/** For all files of a payload; most take no second. */
const longestInSeconds = 60

function listPayloadFiles(root: string, globs: readonly string[], seconds: number): readonly string[] {
  const found = listMatches(root, globs, { name: 'payload', seconds })
  if (found.length === 0) throw new InputError(`"files" matches no file in ${root}: ${globs.join(', ')}`)
  return found
}

/** The input that has patterns, and how long they may take to match. */
export interface Matching {
  readonly name: string
  readonly seconds?: number
}

/** Lists the files and links in `root` that `globs` name, all of them inside of it. Links are not followed. */
export function listMatches(
  root: string,
  globs: readonly string[],
  { name, seconds = longestInSeconds }: Matching,
): readonly string[] {
  let found: readonly string[] = []
  const isDone = endAfter(1000 * seconds, () => {
    found = globSync([...globs], { cwd: root, dot: true, ignore: ['**/.git', '**/.git/**'], fs: withLinksAsFiles })
  })
  if (!isDone)
    throw new InputError(
      `"${name}" takes longer than ${seconds} s to match in ${root}: use fewer stars and braces in ${globs.join(', ')}`,
    )
  const outside = found.find(path => relative(root, join(root, path)).startsWith('..'))
  if (outside !== undefined) throw new InputError(`"${name}" matches ${outside}, which is outside of ${root}`)
  return found.toSorted()
}

/** A file system for the library, which either follows links or leaves them out. */
const withLinksAsFiles = {
  readdirSync(path: string, options: { readonly withFileTypes: true }): Dirent[] {
    const entries = readdirSync(path, options)
    for (const entry of entries) if (entry.isSymbolicLink()) entry.isFile = () => true
    return entries
  },
} as NonNullable<GlobOptions['fs']>

function withParents(paths: readonly string[]): readonly string[] {
  return [...new Set([...paths.flatMap(parentsOf), ...paths])].sort()
}

/** The directories on the way to `path`, the outermost first. */
export function parentsOf(path: string): readonly string[] {
  const parts = path.split(sep).slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join(sep))
}

async function describe(root: string, path: string): Promise<Entry | undefined> {
  const stats = await lstat(join(root, path))
  const kind = stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'directory' : undefined
  return kind && { path, kind, sizeInBytes: kind === 'file' ? stats.size : 0 }
}
