import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ProcessResult } from '../../measure/process.js'
import { makeOutputFile, type OutputFile } from './output-file.js'

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
