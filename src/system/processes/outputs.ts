import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ProcessResult } from '../../measure/process.js'
import { makeOutputFile, type OutputFile } from './output-file.js'

/** Where an invocation prints, by path; the files are not there yet. */
export interface OutputPaths {
  readonly stdout: string
  readonly stderr: string
}

/**
 * Where one invocation after another prints.
 *
 * Each has a pair of files of its own, whose names nobody can guess. They are made when it starts and are gone before the next one
 * starts, so that no invocation can add to what another one prints.
 */
export class Outputs {
  readonly #directory: string
  #pair: { readonly stdout: OutputFile; readonly stderr: OutputFile } | undefined

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Forgets what was printed, and names the files for the next invocation. */
  next(): OutputPaths {
    this.clear()
    const [stdout, stderr] = [drawPath(this.#directory), drawPath(this.#directory)]
    this.#pair = { stdout: makeOutputFile(stdout), stderr: makeOutputFile(stderr) }
    return { stdout, stderr }
  }

  /** What the last invocation printed, readable until the next one is named. */
  capture(): Pick<ProcessResult, 'stdout' | 'stderr'> {
    return { stdout: this.#pair!.stdout.capture(), stderr: this.#pair!.stderr.capture() }
  }

  clear(): void {
    this.#pair?.stdout.remove()
    this.#pair?.stderr.remove()
    this.#pair = undefined
  }
}

/** A path in `directory` that is not there, and that nobody can guess; always of the same length. */
export function drawPath(directory: string): string {
  return join(directory, randomBytes(8).toString('hex'))
}
