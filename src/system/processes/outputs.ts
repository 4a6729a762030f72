import type { ProcessResult } from '../../measure/process.js'
import { type OutputFile, openOutputFile } from './output-file.js'

/** Where the invocations of a run print: a pair of files for each turn. */
export class Outputs {
  readonly #directory: string
  readonly #pairs: { readonly stdout: OutputFile; readonly stderr: OutputFile }[] = []

  /** In `directory`, for runs of `turns`, until a longer one is prepared. */
  constructor(directory: string, turns: number) {
    this.#directory = directory
    this.prepare(turns)
  }

  /** Those for stdout and stderr, by turn. */
  get descriptors(): readonly (readonly [number, number])[] {
    return this.#pairs.map(({ stdout, stderr }) => [stdout.descriptor, stderr.descriptor] as const)
  }

  /** Empties all, and opens what is missing for a run of `turns`. */
  prepare(turns: number): void {
    for (const file of this.#files()) file.clear()
    while (this.#pairs.length < turns)
      this.#pairs.push({ stdout: openOutputFile(this.#directory), stderr: openOutputFile(this.#directory) })
  }

  /** What was printed in one turn, readable until the next run is prepared. */
  capture(turn: number): Pick<ProcessResult, 'stdout' | 'stderr'> {
    const { stdout, stderr } = this.#pairs[turn]!
    return { stdout: stdout.capture(), stderr: stderr.capture() }
  }

  close(): void {
    for (const file of this.#files()) file.close()
  }

  #files(): OutputFile[] {
    return this.#pairs.flatMap(({ stdout, stderr }) => [stdout, stderr])
  }
}
