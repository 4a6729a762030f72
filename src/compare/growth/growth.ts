import type { Direction } from '../../metrics/unit.js'
import type { Shape } from '../../stats/growth.js'
import type { BoundedValue } from '../../util/shapes.js'
import type { Change, Verdict } from '../finding.js'

/** The growth of one metric over the sizes of a scan, both sides, with its verdict; plain data, as it stands in the report's JSON. */
export interface Growth {
  /** The common name of all points, with `…` in place of the size. */
  readonly benchmark: string
  /** Name of the size. */
  readonly parameter: string
  readonly metric: string
  readonly unit: string
  readonly better: Direction
  /** Points by size, ascending. */
  readonly points: readonly GrowthPoint[]
  readonly baseline: SideGrowth
  readonly contender: SideGrowth
  /** The contender's exponent less the baseline's: 0.95 from n^1.02 to n^1.97. Null where there are too few rounds to estimate it. */
  readonly change: Change | null
  readonly p: number | null
  readonly adjustedP: number | null
  /** The smallest difference of exponents worth reporting. */
  readonly threshold: number
  readonly verdict: Verdict | null
  /** The size at which the sides change places, where they do. */
  readonly crossing?: number
  /** Benchmarks of sizes that were not measured on both sides. */
  readonly leftOut?: readonly string[]
  /** Why there is no verdict. */
  readonly reason?: string
}

/** Both sides at one size. */
export interface GrowthPoint {
  readonly benchmark: string
  readonly size: number
  readonly baseline: Between
  readonly contender: Between
  /** The value that a rule expects at this size. */
  readonly expected?: number
}

/** A geometric mean with its interval; an unbounded end is null. */
export type Between = BoundedValue

/** The growth of one side. */
export interface SideGrowth {
  /** The slope of log value on log size, with its interval. */
  readonly exponent: Change
  /** The shapes that describe it, the best first; none where none does. */
  readonly shapes: readonly Shape[]
  /** The part of the values that does not grow, where the best shape has one. */
  readonly constant?: number
}

/** The smallest difference of exponents that is worth a report, unless somebody says another one. */
export const usualExponentThreshold = 0.1
