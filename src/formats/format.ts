import type { Metric } from '../metrics/metric.js'

/** What one invocation left to be read. */
export interface Output {
  readonly stdout: string
  /** What the command appended to the file named by `BENCH_OUTPUT`; empty where it wrote none. */
  readonly benchOutput: string
  /** Wall time of the process. */
  readonly seconds: number
}

/** What a tool said of one benchmark and metric in one invocation, in base units: its iterations, or its error. */
export interface Reading {
  readonly benchmark: string
  readonly metric: Metric
  readonly values: readonly number[]
  readonly error?: string
}

/** A benchmark tool's way of printing numbers. */
export interface Format {
  readonly name: string
  /** Whether `output` is of this format. */
  readonly fits: (output: Output) => boolean
  /** The readings in `output`, or a FormatError. */
  readonly parse: (output: Output, suite: string) => readonly Reading[]
}

/** The command's output cannot be read as numbers; the message names the line and what to print instead. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
}
