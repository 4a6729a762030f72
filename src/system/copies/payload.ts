import { createHash } from 'node:crypto'
import { type BigIntStats, type Dirent, fstatSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { lstat, open, readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type GlobOptions, globSync } from 'tinyglobby'
import { InputError } from '../../inputs/values.js'
import { makeReason, type Reason } from '../../record/reasons.js'
import { attempt } from '../../util/attempt.js'
import { digestBytes, listFiles } from '../disk.js'
import { endAfter } from '../end-after.js'
import { platform } from '../platform/platform.js'
import { withoutStores } from './stores.js'

/** A file, symbolic link or directory of a payload. */
export interface Entry {
  /** Relative to the payload's root, with `/` between its parts on every system. */
  readonly path: string
  readonly kind: 'file' | 'link' | 'directory'
  readonly sizeInBytes: number
}

/**
 * Lists the entries of a copy of `root`, directories before their contents. These are what `globs` name, or everything without
 * globs, but never `.git`, and never a store of baselines. Links are entries of their own, and anything behind them is not included. Sockets and other special
 * files are left out, and so is bytecode that a Python is just writing, which gets its real name at any moment.
 */
export async function listPayload(
  root: string,
  globs: readonly string[],
  { advice = '', store, hasStores, ...limit }: PayloadOptions = {},
): Promise<readonly Entry[]> {
  const matched = globs.length === 0 ? [] : listMatches(root, globs, { name: 'files', ...limit })
  if (globs.length > 0 && matched.length === 0) throw new NoFilesError(root, globs, advice)
  const listed =
    globs.length === 0 ? await walk(root) : [...new Set([...matched.flatMap(parentsOf), ...matched])].sort()
  const paths = listed.filter(path => !halfWritten.test(path))
  const describe = async (path: string): Promise<readonly Entry[]> => {
    const stats = await lstat(join(root, path)).catch(ignoreGone)
    if (stats === undefined) return []
    if (stats.isFile()) return [{ path, kind: 'file', sizeInBytes: stats.size }]
    return stats.isSymbolicLink() || stats.isDirectory()
      ? [{ path, kind: stats.isDirectory() ? 'directory' : 'link', sizeInBytes: 0 }]
      : []
  }
  const entries = (await Promise.all(paths.map(describe))).flat()
  const links = new Set(entries.filter(entry => entry.kind === 'link').map(entry => entry.path))
  const reached = entries.filter(entry => !parentsOf(entry.path).some(parent => links.has(parent)))
  return hasStores ? reached : withoutStores(root, reached, store)
}

/** The patterns of `files` match nothing in a directory, which has nothing to run then. */
export class NoFilesError extends InputError {
  readonly patterns: readonly string[]
  readonly advice: string

  constructor(root: string, patterns: readonly string[], advice: string) {
    super(`"files" matches no file in ${root}: ${patterns.join(', ')}${advice}`)
    this.patterns = patterns
    this.advice = advice
  }
}

/** Says that a side has nothing to run, because none of its files is wanted. */
export function describeNoFiles({ patterns, advice }: NoFilesError, side: string): Reason {
  return makeReason('no-files', { patterns: [...patterns], place: `the ${side}`, advice })
}

/** Bytecode under the name that Python's import system gives it until it is complete: `x.cpython-313.pyc.140234`. */
const halfWritten = /\.pyc\.\d+$/

/** Editors and compilers remove files at any moment: what is gone before it was looked at is no part of a payload. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

async function walk(root: string): Promise<readonly string[]> {
  const entries = (await readdir(root, { withFileTypes: true }).catch(ignoreGone)) ?? []
  const nested = entries
    .filter(entry => entry.name !== '.git')
    .map(async entry => {
      const isDirectory = entry.isDirectory()
      const inside = isDirectory ? await walk(join(root, entry.name)) : []
      return [entry.name, ...inside.map(path => `${entry.name}/${path}`)]
    })
  return (await Promise.all(nested)).flat()
}

/** Options for matching patterns. */
interface Matching {
  /** The input that has the patterns. */
  readonly name: string
  /** The longest time that all files may take; most take no second. */
  readonly seconds?: number
}

interface PayloadOptions extends Omit<Matching, 'name'> {
  /** Says what to do where no file matches. */
  readonly advice?: string
  /** Where this call will put a baseline. */
  readonly store?: string | undefined
  /** Set if stores of baselines are listed too. */
  readonly hasStores?: true
}

/** Lists the files and links in `root` that `globs` name, all of them inside of it. Links are not followed. */
export function listMatches(
  root: string,
  globs: readonly string[],
  { name, seconds = 60 }: Matching,
): readonly string[] {
  let paths: readonly string[] = []
  const isDone = endAfter(1000 * seconds, () => {
    paths = globSync(globs.map(platform.toSlashes), {
      cwd: root,
      dot: true,
      ignore: ['**/.git', '**/.git/**'],
      fs: withLinksAsFiles,
    })
  })
  if (!isDone)
    throw new InputError(
      `"${name}" takes longer than ${seconds} s to match in ${root}: use fewer stars and braces in ${globs.join(', ')}`,
    )
  const outside = paths.find(path => relative(root, join(root, path)).startsWith('..'))
  if (outside !== undefined) throw new InputError(`"${name}" matches ${outside}, which is outside of ${root}`)
  return paths.toSorted()
}

/** A file system for the library, which either follows links or leaves them out. */
const withLinksAsFiles = {
  readdirSync(path: string, options: { readonly withFileTypes: true }): Dirent[] {
    const entries = readdirSync(path, options)
    for (const entry of entries) if (entry.isSymbolicLink()) entry.isFile = () => true
    return entries
  },
} as NonNullable<GlobOptions['fs']>

/** The directories on the way to `path`, the outermost first. */
export function parentsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
}

/** The largest payload that is allowed. */
export interface PayloadLimits {
  /** The size of all its files, unpacked. */
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
    if (target.startsWith('/') || target.split('/').some(platform.isForeign)) return true
    // A circle of links leads nowhere.
    if (++hops > mostHops) return false
    place.pop()
    rest.push(...target.split('/').reverse())
  }
  return false
}

/**
 * Finds the places in `directories`, relative to each, of the files that this call writes itself: `outputs`, and those that its output
 * goes to, as in `> bench.log 2>&1`.
 */
export function placeOutputs(
  directories: readonly string[],
  outputs: readonly string[],
  streams: readonly number[] = [process.stdout.fd, process.stderr.fd],
): readonly string[] {
  const paths = outputs.map(output => join(findReal(dirname(resolve(output))), basename(output)))
  const placed = directories.flatMap(directory => paths.map(path => relative(findReal(resolve(directory)), path)))
  return [...new Set([...placed.filter(isInside).map(platform.toSlashes), ...placeStreams(directories, streams)])]
}

/** Finds the places in `directories` of the files behind the descriptors `streams`. Their inodes tell, since no system says by which names they were opened. */
function placeStreams(directories: readonly string[], streams: readonly number[]): readonly string[] {
  const open = streams
    .flatMap(descriptor => attempt(() => fstatSync(descriptor, { bigint: true })) ?? [])
    .filter(stats => stats.isFile())
  if (open.length === 0) return []
  const isOpen = ({ dev, ino }: BigIntStats): boolean => open.some(stats => stats.dev === dev && stats.ino === ino)
  return directories.flatMap(directory =>
    [...listFiles(directory).files].flatMap(([path, stats]) => (isOpen(stats) ? path : [])),
  )
}

/** The entries that are not among the places `leftOut`. */
export function withoutOutputs<Some extends Entry>(
  entries: readonly Some[],
  leftOut: readonly string[],
): readonly Some[] {
  return entries.filter(({ path, kind }) => kind === 'directory' || !leftOut.includes(path))
}

function isInside(path: string): boolean {
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** The path without links on its way; itself, where it is not there. */
function findReal(path: string): string {
  return attempt(() => realpathSync(path)) ?? path
}

/** Describes what `entries` are in `root`, by their paths. */
export function describeContents(root: string, entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(entries.map(entry => [entry.path, describeContent(root, entry)]))
}

/** The SHA-256 of descriptions by their paths, in any order. */
export function digestDescriptions(contents: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const entry of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${JSON.stringify(entry)}\n`)
  return hash.digest('hex')
}

/** Describes what an entry is in `root`: its kind, its mode, and the digest of its bytes or the target of a link. Times are left out, since two builds of the same source differ in them. */
export function describeContent(root: string, { path, kind }: Pick<Entry, 'path' | 'kind'>): string {
  const whole = join(root, path)
  if (kind === 'link') return JSON.stringify([kind, platform.readLink(root, whole)])
  const mode = lstatSync(whole).mode & 0o777
  return JSON.stringify(kind === 'file' ? [kind, mode, digestBytes(whole)] : [kind, mode])
}

/** A place in a copy that leads out of it. */
export interface ReachBack {
  readonly path: string
  /** In words, for a message. */
  readonly why: string
  /** Set if it is only a mention inside a binary file, as debug information makes it, which the system would never follow. */
  readonly isMention: boolean
}

const pieceInBytes = 1 << 20
const sniffedInBytes = 8192
const longestName = 4096

/**
 * Finds where the files of `entries`, as they are in `directory`, lead back into one of `roots`. It checks symbolic links, and
 * absolute paths in text: a virtual environment's launchers, an editable install's `.pth`, a build directory's cache.
 *
 * A command that follows them runs the contender from the baseline's copy. In a binary file, a path is mostly debug information
 * and counts as a mention.
 */
export async function findReachBacks(
  directory: string,
  entries: readonly Entry[],
  roots: readonly string[],
): Promise<readonly ReachBack[]> {
  const reachBacks: ReachBack[] = []
  for (const { path, kind, sizeInBytes } of entries) {
    const reachBack =
      kind === 'link'
        ? await checkLink(directory, path, roots)
        : kind === 'file' && sizeInBytes > 0
          ? await checkFile(directory, path, roots)
          : undefined
    if (reachBack) reachBacks.push(reachBack)
  }
  return reachBacks
}

async function checkLink(directory: string, path: string, roots: readonly string[]): Promise<ReachBack | undefined> {
  const target = await readlink(join(directory, path))
  if (isAbsolute(target)) {
    const ends = [target, await realpath(target).catch(() => target)]
    const isBack = ends.some(end => roots.some(root => isWithin(root, end)))
    return isBack ? { path, why: `is a link to ${target}`, isMention: false } : undefined
  }
  const isInside = isWithin(directory, resolve(directory, dirname(path), target))
  return isInside ? undefined : { path, why: `is a link to ${target}, which is outside of the copy`, isMention: false }
}

async function checkFile(directory: string, path: string, roots: readonly string[]): Promise<ReachBack | undefined> {
  const { isBinary, root } = await searchFile(join(directory, path), roots)
  if (root === undefined) return undefined
  if (!isBinary) return { path, why: `holds the path ${root}`, isMention: false }
  const runPath = findRunPaths(await readFile(join(directory, path))).find(folder =>
    roots.some(each => isWithin(each, folder)),
  )
  return runPath === undefined
    ? { path, why: `mentions the path ${root}`, isMention: true }
    : { path, why: `loads its libraries from ${runPath}`, isMention: false }
}

/** The first of `roots` that the file holds as a path, and whether it is a binary file: one with a NUL among its first bytes. */
async function searchFile(
  file: string,
  roots: readonly string[],
): Promise<{ readonly isBinary: boolean; readonly root: string | undefined }> {
  await using handle = await open(file)
  const buffer = Buffer.alloc(pieceInBytes + longestName)
  let isBinary = false
  let kept = 0
  for (let offset = 0; ; ) {
    const { bytesRead } = await handle.read(buffer, kept, pieceInBytes, offset)
    if (offset === 0) isBinary = buffer.subarray(0, Math.min(bytesRead, sniffedInBytes)).includes(0)
    const filled = buffer.subarray(0, kept + bytesRead)
    const root = roots.find(candidate => holdsPath(filled, candidate))
    if (root !== undefined || bytesRead === 0) return { isBinary, root }
    offset += bytesRead
    // A path may lie across the border of two chunks.
    kept = Math.min(filled.length, longestName)
    buffer.copyWithin(0, filled.length - kept, filled.length)
  }
}

/** Returns whether `text` contains `path` or something below it. */
export function holdsPath(text: Buffer, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const next = text[at + Buffer.byteLength(path)]
    if (next === undefined || !/[\w.-]/.test(String.fromCharCode(next))) return true
  }
  return false
}

/** Lists the paths of a directory in the files that were made in it: its real path, and those over the links in `path`. */
export async function findNames(path: string): Promise<readonly string[]> {
  const root = await realpath(path)
  // A shell keeps in PWD the way by which it came.
  const asTyped = resolve(process.env.PWD ?? '', path)
  const isSame = (await realpath(asTyped).catch(() => undefined)) === root
  const ways = [root, resolve(path), ...(isSame ? [asTyped] : [])]
  return [...new Set(ways.flatMap(platform.listSpellings))]
}

/** Returns whether `path` is `root`, or below it. */
export function isWithin(root: string, path: string): boolean {
  const way = relative(root, path)
  return way === '' || isInside(way)
}

const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46])
const [ptLoad, ptDynamic] = [1, 2]
const [dtNull, dtStringTable, dtRunPathOld, dtRunPath] = [0, 5, 15, 29]

/**
 * The directories that a program asks the dynamic linker to load its libraries from (DT_RPATH and DT_RUNPATH, in the System V
 * ABI's chapter on dynamic linking); none where `file` is not a little-endian ELF file of 64 bits.
 */
function findRunPaths(file: Buffer): readonly string[] {
  const isReadable = file.length > 64 && file.subarray(0, 4).equals(magic) && file[4] === 2 && file[5] === 1
  try {
    return isReadable ? readRunPaths(file) : []
  } catch (error) {
    // A header that points outside of the file: the system would not load it either.
    if (error instanceof RangeError) return []
    throw error
  }
}

function readRunPaths(file: Buffer): readonly string[] {
  const number = (at: number): number => Number(file.readBigUInt64LE(at))
  const [headers, size, count] = [number(32), file.readUInt16LE(54), file.readUInt16LE(56)]
  const segments = Array.from({ length: count }, (_, index) => {
    const at = headers + index * size
    const [offset, address, length] = [number(at + 8), number(at + 16), number(at + 32)]
    return { type: file.readUInt32LE(at), offset, address, length }
  })
  const dynamic = segments.find(({ type }) => type === ptDynamic)
  const all = Array.from({ length: Math.floor((dynamic?.length ?? 0) / 16) }, (_, index) => {
    const at = dynamic!.offset + index * 16
    return { tag: number(at), value: number(at + 8) }
  })
  const end = all.findIndex(({ tag }) => tag === dtNull)
  const entries = end < 0 ? all : all.slice(0, end)
  const table = entries.find(({ tag }) => tag === dtStringTable)?.value ?? -1
  const home = segments.find(
    ({ type, address, length }) => type === ptLoad && address <= table && table < address + length,
  )
  if (!home) return []
  const strings = table - home.address + home.offset
  return entries
    .filter(({ tag }) => tag === dtRunPath || tag === dtRunPathOld)
    .map(({ value }) => strings + value)
    .flatMap(at => file.toString('latin1', at, file.indexOf(0, at)).split(':'))
}
