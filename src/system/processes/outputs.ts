import { randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readFileSync, readSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessOutput, ProcessResult } from '../../measure/process.js'

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
  readonly #stdout: OutputFile
  readonly #stderr: OutputFile

  constructor(directory: string) {
    this.paths = { stdout: drawPath(directory), stderr: drawPath(directory) }
    this.#stdout = makeOutputFile(this.paths.stdout)
    this.#stderr = makeOutputFile(this.paths.stderr)
  }

  /** Forgets what was printed. */
  forget(): void {
    this.#stdout.forget()
    this.#stderr.forget()
  }

  /** What the last invocation printed, readable until it is forgotten. */
  capture(): Pick<ProcessResult, 'stdout' | 'stderr'> {
    return { stdout: this.#stdout.capture(), stderr: this.#stderr.capture() }
  }

  /** Begins a file anew that is longer than `longestInBytes`. */
  limit(longestInBytes: number): void {
    this.#stdout.limit(longestInBytes)
    this.#stderr.limit(longestInBytes)
  }

  remove(): void {
    this.#stdout.remove()
    this.#stderr.remove()
  }
}

const nameInBytes = 8
let names = ''

/** A path in `directory` that is not there, and that nobody can guess; always of the same length. */
export function drawPath(directory: string): string {
  // To draw many at once takes a hundredth of the time.
  if (names === '') names = randomBytes(512 * nameInBytes).toString('hex')
  const name = names.slice(0, 2 * nameInBytes)
  names = names.slice(2 * nameInBytes)
  return join(directory, name)
}

const longestTextInBytes = 64 * 1024 * 1024
const longestTailInBytes = 4096
const longestTailInLines = 20

/** A file that takes what one invocation after another prints on one stream. */
interface OutputFile {
  /** What is in the file, readable until it is forgotten. */
  capture(): ProcessOutput
  forget(): void
  /** Begins the file anew where it is longer than that. */
  limit(longestInBytes: number): void
  remove(): void
}

/** The file at `path`. Where there is none, or the invocation has put something else in its place, nothing was printed. */
function makeOutputFile(path: string): OutputFile {
  let generation = 0
  const findSize = (): number => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats.size : 0
  }
  return {
    capture() {
      const capturedIn = generation
      const check = (): void => {
        if (capturedIn !== generation) throw new Error('The output of a run was read after the next run had begun.')
      }
      return {
        readText() {
          check()
          const size = findSize()
          if (size === 0) return ''
          return size > longestTextInBytes ? undefined : readFileSync(path, 'utf8')
        },
        readTail() {
          check()
          return readLastLines(path, findSize())
        },
      }
    },
    forget() {
      generation += 1
    },
    limit(longestInBytes) {
      if (findSize() > longestInBytes) truncateSync(path)
    },
    remove() {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Of the file at `path`, which has `size` bytes. */
function readLastLines(path: string, size: number): string {
  if (size === 0) return ''
  const start = Math.max(0, size - longestTailInBytes)
  const lines = readFrom(path, start).toString('utf8').trimEnd().split('\n')
  // The first line may begin in the middle, even in the middle of a character.
  const whole = start > 0 && lines.length > 1 ? lines.slice(1) : lines
  return whole.slice(-longestTailInLines).join('\n')
}

function readFrom(path: string, start: number): Buffer {
  const buffer = Buffer.alloc(longestTailInBytes)
  const descriptor = openSync(path, 'r')
  try {
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, start))
  } finally {
    closeSync(descriptor)
  }
}
