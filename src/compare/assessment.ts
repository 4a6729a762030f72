import type { Pair } from '../record/record.js'
import type { ChangeEngine } from '../stats/engine/inversion.js'
import type { Design } from '../stats/sequential/repeated-p.js'
import type { Comparison } from './comparison.js'
import type { ControlSummary } from './conclusion.js'
import type { Correction } from './correct-for-many.js'
import type { Circumstances } from './estimate-offsets.js'
import type { ControlChange } from './finding.js'
import type { Inference } from './inference.js'
import type { Observation, Series, SeriesTable } from './series.js'

/** The comparison of the baseline with itself, for one benchmark. */
export interface Control {
  readonly change: ControlChange
  /** The far end of its interval, in natural logs: what the two copies of one program may differ by. */
  readonly reach: number
  /** Natural logs. */
  readonly estimate: number
  readonly standardError: number
  readonly failed: boolean
}

/** The clock that values were read from, as fractions of them. */
export interface Clock {
  /** The step in which it shows them. */
  readonly tick: number
  /** The largest movement of the ratio of the sides by its steps; 0 where rounding averages out. */
  readonly reach: number
}

/** Everything that bears on the verdict of one inference. */
export interface Assessment {
  readonly comparison: Comparison
  readonly engine: ChangeEngine
  readonly inference: Inference
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  readonly correction: Correction | undefined
  readonly control: Control | undefined
  readonly clock: Clock
  /** Returns whether all that is judged in this metric, taken together, shows a noisier contender. */
  isSuiteNoisier(): boolean
}

/** A scan with all that bears on its growth, before the correction for many. */
export interface OpenGrowth {
  readonly scan: Scan
  readonly rounds: readonly (readonly ScannedInvocation[])[]
  readonly design: Design
  readonly inference: Inference
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  /** True if every exponent of a side is the same: then there is no noise. */
  readonly isExact: boolean
}

/** Comparisons of one metric at several sizes. */
export interface Scan {
  readonly family: string
  readonly parameter: string
  /** Points by size, ascending. */
  readonly points: readonly SizedPoint[]
  /** Benchmarks of sizes without values of both sides. */
  readonly leftOut: readonly string[]
}

export interface SizedPoint {
  readonly size: number
  readonly comparison: Comparison
}

/** One invocation of a scan: its values at all sizes, as natural logarithms, and the exponent that they make. */
export interface ScannedInvocation extends Pick<Observation, 'side' | 'copy' | 'turn'> {
  readonly logs: readonly number[]
  readonly exponent: number
}

/** Counts of which some are 0, before the correction for many. They have no ratio, so the test of ranks says which side has more. */
export interface OpenZeros {
  readonly comparison: Comparison
  readonly inference: Inference
  readonly design: Design
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  /** True if one side is always 0, and the other one never: then nothing has to be tested. */
  readonly isApart: boolean
}

/** The comparisons of one record with all that bears on them, before the correction for many. */
export interface AssessedRecord {
  /** The record, without a second stage. */
  readonly record: Pair
  /** The record with all of its stages. */
  readonly whole: Pair
  readonly table: SeriesTable
  readonly comparisons: readonly Comparison[]
  readonly judged: ReadonlySet<Comparison>
  /** Series that ran in the first round only, since nothing that they need has changed. */
  readonly leftOut: ReadonlySet<Series>
  readonly controls: ReadonlyMap<Comparison, Control>
  readonly control: Omit<ControlSummary, 'noiseFloor'>
  readonly inferences: readonly UncorrectedAssessment[]
  /** Covers what is judged, and control benchmarks. */
  readonly zeros: readonly OpenZeros[]
  readonly growths: readonly OpenGrowth[]
}

/** An inference before the correction for many. */
export interface UncorrectedAssessment extends Omit<Assessment, 'correction' | 'control'> {
  readonly circumstances: Circumstances
}

/** A benchmark, or the growth over several, with its p-value. */
export type Tested = UncorrectedAssessment | OpenZeros | OpenGrowth
