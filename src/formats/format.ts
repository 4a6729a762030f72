import type { Metric } from '../metrics/metric.js'
import type { Document } from './reading/document.js'

/** A tool's result for one benchmark and metric in one invocation, in base units: its iterations, or its error. */
export interface Reading {
  readonly benchmark: string
  readonly metric: Metric
  /** The tool's samples where it gives them, else its median, else its mean; empty beside an error. */
  readonly values: readonly number[]
  readonly error?: string
  /** The step in which the values were printed, in base units; 0 where they are floats in full, and left out of what is counted exactly. */
  readonly step?: number
  /** Set if the name came more than once in the output, and nothing says whether it is of one benchmark: this run's evidence told it apart. */
  readonly repeated?: true
  /** What a reader of the values should know of how the tool measured them: its code, and the facts of its sentence. */
  readonly note?: { readonly code: string; readonly [fact: string]: string | number }
}

/** A benchmark tool's way of writing numbers. */
export interface Format {
  readonly name: string
  /** The tool and what it writes, for people: `Google Benchmark, JSON`. */
  readonly title: string
  /** Recognises the document by what must be in it: at most one format may do so. */
  readonly fits: (document: Document) => boolean
  /** Its readings, or a FormatError. A benchmark that failed is a reading with an error, and harms no other. */
  readonly parse: (document: Document, suite: string) => readonly Reading[]
  /**
   * Recognises a run that ended with an exit status only because a limit of the tool's own was crossed, such as a threshold of k6. Its
   * numbers are complete then. Left out where the tool has no limits, or tells them by the status that it has for failures too.
   */
  readonly isLimit?: (end: ToolEnd) => boolean
}

/** How a tool ended that wrote numbers and yet did not exit with 0. */
export interface ToolEnd {
  readonly status: number
  /** What it wrote, in the format that it is asked of. */
  readonly document: Document
  /** The last lines that it printed for people. */
  readonly tail: string
}

/** The command's output cannot be read as numbers; the message names the line and what to print instead. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
}
