import { createHash, type Hash } from 'node:crypto'
import {
  type BigIntStats,
  closeSync,
  type Dirent,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
} from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type GlobOptions, globSync } from 'tinyglobby'
import { InputError } from '../../inputs/values.js'
import { endAfter } from '../processes/outputs.js'

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
interface Matching {
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

/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
}

/** The largest payload that is allowed. */
export interface PayloadLimits {
  /** Of all its files, unpacked. */
  readonly sizeInBytes: number
  readonly entries: number
  /** To unpack it; a disk takes its time for so many files. */
  readonly seconds: number
}

/** The most that is packed and unpacked. */
export const payloadLimits: PayloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 }

/** More than any system follows. */
const mostHops = 40

/**
 * Returns whether the symbolic link at `path` leads out of the root that all paths are relative to, on its way or at its end.
 *
 * `links` are all links by their paths. A target is followed part by part, as the system does. If `a` is a link itself, `a/..` is
 * not the place where it started.
 */
export function isEscape(path: string, links: ReadonlyMap<string, string>): boolean {
  const rest = path.split('/').reverse()
  const place: string[] = []
  for (let hops = 0; rest.length > 0; ) {
    const part = rest.pop()!
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (place.pop() === undefined) return true
      continue
    }
    place.push(part)
    const target = links.get(place.join('/'))
    if (target === undefined) continue
    if (target.startsWith('/')) return true
    // A circle of links leads nowhere.
    if (++hops > mostHops) return false
    place.pop()
    rest.push(...target.split('/').reverse())
  }
  return false
}

/** The files and directories below a directory, by paths relative to it. */
export interface Listing {
  /** Files and symbolic links; no devices or sockets. */
  readonly files: ReadonlyMap<string, BigIntStats>
  readonly directories: ReadonlySet<string>
}

const mostEntries = 1_000_000

/**
 * Finds everything below `root`, up to a million entries. Links are not followed. A directory that cannot be read counts as
 * empty.
 */
export function listFiles(root: string): Listing {
  const files = new Map<string, BigIntStats>()
  const directories = new Set<string>()
  const walk = (below: string): void => {
    for (const entry of readEntries(join(root, below))) {
      if (files.size + directories.size >= mostEntries) return
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) {
        directories.add(path)
        walk(path)
      } else if (entry.isFile() || entry.isSymbolicLink()) {
        const stats = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false })
        if (stats) files.set(path, stats)
      }
    }
  }
  walk('')
  return { files, directories }
}

/** The SHA-256 of the file at `path` in `root`, or the target of the link there; empty where it cannot be read. */
export function digestFile(root: string, path: string): string {
  const whole = join(root, path)
  try {
    const isLink = lstatSync(whole).isSymbolicLink()
    return isLink ? `link to ${readlinkSync(whole)}` : digestBytes(whole)
  } catch {
    return ''
  }
}

function readEntries(directory: string): readonly Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return []
  }
}

/** Finds the places in `directories`, relative to each, of the files `outputs` that this call writes itself. */
export function placeOutputs(directories: readonly string[], outputs: readonly string[]): readonly string[] {
  const paths = outputs.map(output => join(findReal(dirname(resolve(output))), basename(output)))
  const placed = directories.flatMap(directory => paths.map(path => relative(findReal(resolve(directory)), path)))
  return [...new Set(placed.filter(isInside))]
}

/** The entries that are not among the places `leftOut`. */
export function withoutOutputs(entries: readonly Entry[], leftOut: readonly string[]): readonly Entry[] {
  return entries.filter(({ path, kind }) => kind === 'directory' || !leftOut.includes(path))
}

function isInside(path: string): boolean {
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** The path without links on its way; itself, where it is not there. */
function findReal(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

const chunkInBytes = 1 << 20

/**
 * The SHA-256 of what `entries` are in `root`: paths, modes, bytes and the targets of links. Times are left out, since two builds
 * of the same source differ in them.
 */
export function digestContent(root: string, entries: readonly Entry[]): string {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(chunkInBytes)
  for (const { path, kind } of entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const { mode, size } = lstatSync(join(root, path))
    const what = kind === 'link' ? readlinkSync(join(root, path)) : kind === 'file' ? size : 0
    hash.update(`${JSON.stringify([kind, path, kind === 'link' ? 0 : mode & 0o777, what])}\n`)
    if (kind === 'file') hashFile(hash, join(root, path), buffer)
  }
  return hash.digest('hex')
}

/** The SHA-256 of the bytes of the file at `path`. */
export function digestBytes(path: string): string {
  const hash = createHash('sha256')
  hashFile(hash, path)
  return hash.digest('hex')
}

/** Adds the bytes of the file at `path` to `hash`, by way of `buffer`. */
function hashFile(hash: Hash, path: string, buffer = Buffer.allocUnsafe(chunkInBytes)): void {
  const descriptor = openSync(path, 'r')
  try {
    for (let read = -1; read !== 0; ) {
      read = readSync(descriptor, buffer)
      hash.update(buffer.subarray(0, read))
    }
  } finally {
    closeSync(descriptor)
  }
}
