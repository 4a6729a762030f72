import type { Direction } from '../metrics/metric.js'

/** A quantity in its base unit. */
export interface Amount {
  readonly value: number
  /** A base unit, or the user's own word where it is none. */
  readonly unit: string
}

/** The limit for the contender's level, whatever the baseline's level was. */
export interface Budget extends Amount {
  readonly bound: 'at most' | 'at least'
}

/** The reason for not judging something, and the last day on which it holds. */
export interface Ignore {
  readonly reason: string
  /** The last day on which that holds, as in `2027-03-01`. */
  readonly until: string
}

export const judgeChoices = ['auto', 'typical', 'mean', 'p90', 'p95', 'p99'] as const

/** The number that is compared of all values of a side. `auto`: the typical one, with a look at the others. */
export type Judge = (typeof judgeChoices)[number]

/** The requirements for the benchmarks and metrics that its patterns match. `false` takes back what an earlier rule asks. */
export interface Rule {
  /** The line in its file, from 1. */
  readonly line: number
  readonly benchmark: string
  readonly metric: string
  /** A fraction, such as 0.02 for 2%. */
  readonly threshold?: number
  /** A fraction, such as 0.02 for 2%. */
  readonly failAbove?: number | false
  readonly judge?: Judge
  /** The metric of the same benchmark that says how much work was done. Both sides must do equally much. */
  readonly sameWork?: string | false
  /** Set if no change can touch it, so that a difference is one of the machine. */
  readonly control?: boolean
  /** A pattern of the files that it needs. Where both sides have the same, it need not run. */
  readonly files?: string | false
  /** Patterns of the source files that it is built from and that it reads, and packages such as `go:./parser`. */
  readonly sources?: readonly string[] | false
  readonly direction?: Exclude<Direction, 'unknown'>
  /** The unit of numbers without one, as people write it. */
  readonly unit?: string
  readonly smallest?: Amount | false
  readonly budget?: Budget | false
  readonly required?: boolean
  /** The value that a person worked out beforehand, as a calculation: `8e9 B / 2.1e10 B/s`. */
  readonly expect?: string | false
  /** The amount of work, as a calculation: `2*n^3 flop`. */
  readonly work?: string | false
  /** The name that the benchmark had before, for its history. */
  readonly was?: string
  readonly ignore?: Ignore | false
}

/** The rules of one file; of two that ask for the same, the later wins. */
export interface Rules {
  /** The file, as it is named in messages. */
  readonly source: string
  /** The day on which they are applied, in UTC, as in `2026-01-31`: an end date before it is past. */
  readonly asOf: string
  readonly list: readonly Rule[]
}

/** The pattern that matches everything, which is meant where none is given. */
export const everything = '**'
