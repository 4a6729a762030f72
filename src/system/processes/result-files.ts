import {
  type BigIntStats,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  type Stats,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { CommandOutput, FreshDirectory, FreshFile, Written } from '../../measure/session.js'
import { coarsestStepInMilliseconds, stampOf } from '../copies/stamp.js'

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

const mostFiles = 5000
const mostMebibytes = 64

/**
 * Reads the file at `path`, or those below it that may hold numbers, where `isFresh` says that they are to be read. A problem is in words
 * that follow the name of what was to be read.
 */
export function readOutput(path: string, isFresh: (path: string, stats: BigIntStats) => boolean = () => true): Written {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats) return { problem: 'is not there' }
  if (stats.isDirectory()) return readDirectory(path, isFresh)
  if (!stats.isFile()) return { problem: 'is neither a file nor a directory' }
  if (!isFresh('', stats)) return { problem: 'is older than this run: the command did not write it now' }
  if (isTooLarge(stats.size)) return { problem: tooLarge }
  return { files: [{ path: basename(path), text: readFileSync(path, 'utf8') }] }
}

function readDirectory(path: string, isFresh: (path: string, stats: BigIntStats) => boolean): Written {
  const all = findFilesWithin(path)
  const files = all.filter(file => isFresh(file.path, file.stats))
  if (all.length === 0) return { problem: 'holds no file whose name ends with .json or .xml' }
  if (files.length === 0) return { problem: 'holds only files that are older than this run' }
  if (files.length > mostFiles)
    return { problem: `holds more than ${mostFiles} files whose names end with .json or .xml` }
  if (isTooLarge(files.reduce((sum, { stats }) => sum + stats.size, 0n))) return { problem: tooLarge }
  return { files: files.map(file => ({ path: file.path, text: readFileSync(join(path, file.path), 'utf8') })) }
}

const tooLarge = `is larger than ${mostMebibytes} MiB: let the tool leave out what is not needed, such as raw samples`

function isTooLarge(sizeInBytes: bigint): boolean {
  return sizeInBytes > BigInt(mostMebibytes * 2 ** 20)
}

/** A file in a directory, which is neither a link nor a device. */
interface FoundFile {
  /** Relative to the directory. */
  readonly path: string
  readonly stats: BigIntStats
}

const deepest = 32
const mostEntries = 100_000
/** What tools write into directories for others to read. */
const wanted = /\.(?:json|xml)$/

/** The files below `directory` that may hold numbers, by path, links not followed; none beyond the first 100,000 entries. */
function findFilesWithin(directory: string): readonly FoundFile[] {
  const found: FoundFile[] = []
  let entries = 0
  const walk = (below: string, depth: number): void => {
    for (const entry of readdirSync(join(directory, below), { withFileTypes: true })) {
      if (++entries > mostEntries) return
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory() && depth < deepest) walk(path, depth + 1)
      else if (entry.isFile() && wanted.test(entry.name))
        found.push({ path, stats: lstatSync(join(directory, path), { bigint: true }) })
    }
  }
  walk('', 0)
  return found.sort((one, other) => (one.path < other.path ? -1 : 1))
}

const longestInMebibytes = 64

/** The file at `path`, which one command may write to. */
export function makeFreshFile(path: string): FreshFile {
  const find = (): Stats | undefined => lstatSync(path, { throwIfNoEntry: false })
  return {
    path,
    read() {
      const stats = find()
      if (stats === undefined) return { text: '' }
      // To open a FIFO or a device would wait for whoever is at its other end.
      if (!stats.isFile())
        return { problem: `"$BENCH_OUTPUT" is ${describeKind(stats)} now: let the command write a file there` }
      if (stats.size > longestInMebibytes * 2 ** 20)
        return {
          problem: `it wrote more than ${longestInMebibytes} MiB to "$BENCH_OUTPUT": let it write only its numbers`,
        }
      return { text: readFileSync(path, 'utf8') }
    },
    remove() {
      // To look first is quicker, for it is seldom there.
      if (find()) rmSync(path, { recursive: true, force: true })
    },
  }
}

function describeKind(stats: Stats): string {
  if (stats.isDirectory()) return 'a directory'
  if (stats.isSymbolicLink()) return 'a symbolic link'
  return stats.isFIFO() ? 'a FIFO' : 'a device or a socket'
}

/** What instruments count stands at the top of their files, however long these are. */
const readInBytes = 64 * 1024

/** The directory at `path`, which is made, for what is written about one command. */
export function makeFreshDirectory(path: string): FreshDirectory {
  mkdirSync(path, { recursive: true })
  return {
    path,
    read: () =>
      readdirSync(path)
        .map(name => join(path, name))
        .filter(file => lstatSync(file).isFile())
        .map(readBeginning),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

function readBeginning(path: string): string {
  const buffer = Buffer.alloc(readInBytes)
  const descriptor = openSync(path, 'r')
  try {
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, readInBytes, 0))
  } finally {
    closeSync(descriptor)
  }
}
