import { randomBytes } from 'node:crypto'
import { type BigIntStats, lstatSync, mkdirSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ProcessOutput, ProcessResult } from '../../measure/process.js'
import type { CommandOutput, FreshDirectory, FreshFile, WrittenNumbers } from '../../measure/session.js'
import { coarsestStepInMilliseconds, listFiles, readPart, stampOf } from '../disk.js'
import { readText } from '../text.js'

/** The files that an invocation prints to. */
export interface OutputPaths {
  readonly stdout: string
  readonly stderr: string
}

/**
 * The place where one invocation after another prints: two files, whose names nobody can guess.
 *
 * The code that starts an invocation opens and empties them just before it, and closes them after it. The output of an invocation
 * is read before the next one starts. So no invocation can add to what another one prints.
 */
export class Outputs {
  readonly paths: OutputPaths
  #generation = 0

  constructor(directory: string) {
    this.paths = { stdout: drawPath(directory), stderr: drawPath(directory) }
  }

  /** Forgets what was printed. */
  forget(): void {
    this.#generation += 1
  }

  /** The output of the last invocation, readable until it is forgotten. */
  capture(): Pick<ProcessResult, 'stdout' | 'stderr'> {
    const generation = this.#generation
    const capture = (path: string): ProcessOutput => {
      const findSize = (): number => {
        if (generation !== this.#generation)
          throw new Error('The output of a run was read after the next run had begun.')
        return sizeOf(path)
      }
      return {
        readText() {
          const size = findSize()
          if (size === 0) return ''
          return size > mostInBytes ? undefined : readText(path)
        },
        readTail() {
          const size = findSize()
          if (size === 0) return ''
          const start = Math.max(0, size - longestTailInBytes)
          const lines = readPart(path, longestTailInBytes, start).toString('utf8').trimEnd().split('\n')
          // The first line may begin in the middle, even in the middle of a character.
          const whole = start > 0 && lines.length > 1 ? lines.slice(1) : lines
          return whole.slice(-longestTailInLines).join('\n')
        },
      }
    }
    return { stdout: capture(this.paths.stdout), stderr: capture(this.paths.stderr) }
  }

  /** Begins a file anew that is longer than `longestInBytes`. */
  limit(longestInBytes: number): void {
    for (const path of Object.values(this.paths)) if (sizeOf(path) > longestInBytes) truncateSync(path)
  }

  remove(): void {
    for (const path of Object.values(this.paths)) rmSync(path, { recursive: true, force: true })
  }
}

/** 0 where there is no file, or the invocation has put something else in its place: nothing was printed then. */
function sizeOf(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : 0
}

/** A path in `directory` that is not there, and that nobody can guess; always of the same length. */
export function drawPath(directory: string): string {
  return join(directory, randomBytes(8).toString('hex'))
}

/** The most that is read of what a command writes. */
const mostMebibytes = 64
const mostInBytes = mostMebibytes * 2 ** 20
const longestTailInBytes = 4096
const longestTailInLines = 20

/**
 * Returns the place where the commands of a copy write their numbers: the file or directory `name` in `directory`.
 *
 * Before each invocation, a file is removed, and so is a directory that a command has made. If a directory was there before the
 * first invocation, only what commands have added is removed. A user's own files stay, and are read only if an invocation has
 * written them anew.
 */
export function makeCommandOutput(directory: string, name: string): CommandOutput {
  const path = join(directory, name)
  /** The user's own files, and an empty path for the directory itself. */
  let kept: ReadonlySet<string> | undefined
  const before = new Map<string, string>()
  let clearedAt = 0
  return {
    clear() {
      const isDirectory = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
      const files = isDirectory ? findFilesWithin(path) : []
      kept ??= new Set(isDirectory ? ['', ...files.map(file => file.path)] : [])
      before.clear()
      if (!isDirectory || !kept.has('')) rmSync(path, { recursive: true, force: true })
      else
        for (const file of files)
          if (kept.has(file.path)) before.set(file.path, stampOf(file.stats))
          else rmSync(join(path, file.path), { force: true })
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

const mostFiles = 5000

/**
 * Reads the file at `path`, or those below it that may hold numbers, where `isFresh` says that they are to be read. A problem is in words
 * that follow the name of what was to be read.
 */
export function readOutput(
  path: string,
  isFresh: (path: string, stats: BigIntStats) => boolean = () => true,
): WrittenNumbers {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats) return { problem: 'is not there' }
  if (stats.isDirectory()) return readDirectory(path, isFresh)
  if (!stats.isFile()) return { problem: 'is neither a file nor a directory' }
  if (!isFresh('', stats)) return { problem: 'is older than this run: the command did not write it now' }
  if (stats.size > mostInBytes) return { problem: tooLarge }
  return { files: [{ path: basename(path), text: readText(path) }] }
}

function readDirectory(path: string, isFresh: (path: string, stats: BigIntStats) => boolean): WrittenNumbers {
  const all = findFilesWithin(path)
  const files = all.filter(file => isFresh(file.path, file.stats))
  if (all.length === 0) return { problem: 'holds no file whose name ends with .json or .xml' }
  if (files.length === 0) return { problem: 'holds only files that are older than this run' }
  if (files.length > mostFiles)
    return { problem: `holds more than ${mostFiles} files whose names end with .json or .xml` }
  if (files.reduce((sum, { stats }) => sum + stats.size, 0n) > mostInBytes) return { problem: tooLarge }
  return { files: files.map(file => ({ path: file.path, text: readText(join(path, file.path)) })) }
}

const tooLarge = `is larger than ${mostMebibytes} MiB: let the tool leave out what is not needed, such as raw samples`

const mostEntries = 100_000
/** The files of a directory that are read: tools write these for programs. */
const wanted = /\.(?:json|xml)$/

/** Lists the files below `directory` that may hold numbers, by their paths in it; none beyond the first 100,000 entries, no link and no device. */
function findFilesWithin(directory: string): readonly { readonly path: string; readonly stats: BigIntStats }[] {
  return [...listFiles(directory, path => wanted.test(path), mostEntries).files]
    .map(([path, stats]) => ({ path, stats }))
    .filter(({ stats }) => stats.isFile())
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The file at `path`, which one command may write to. */
export function makeFreshFile(path: string): FreshFile {
  return {
    path,
    read() {
      const stats = lstatSync(path, { throwIfNoEntry: false })
      if (stats === undefined) return { text: '' }
      // To open a FIFO or a device would wait for whoever is at its other end.
      if (!stats.isFile()) {
        const special = stats.isFIFO() ? 'FIFO' : 'device or a socket'
        const kind = stats.isDirectory() ? 'directory' : stats.isSymbolicLink() ? 'symbolic link' : special
        return { problem: `"$BENCH_OUTPUT" is a ${kind} now: let the command write a file there` }
      }
      if (stats.size > mostInBytes)
        return { problem: `it wrote more than ${mostMebibytes} MiB to "$BENCH_OUTPUT": let it write only its numbers` }
      return { text: readText(path) }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** The part of an instrument's file that is read, since its counts stand at the top. */
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
        .map(file => readPart(file, readInBytes).toString('utf8')),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
