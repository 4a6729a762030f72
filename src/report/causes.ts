import type { ProfiledFunction, ProfileUnit, RecordedProfiler } from '../record/causes.js'
import type { Reason } from '../record/reasons.js'
import type { Range } from '../util/shapes.js'

/** The difference between the sides that one function makes, as the mean of an invocation. */
export interface CauseRow extends ProfiledFunction {
  /** The name that it has on the contender's side, where one was paired with another. */
  readonly renamed?: string
  readonly baseline: number
  readonly contender: number
  readonly difference: number
  readonly interval?: Range
  /** Uncorrected. */
  readonly p: number
  /** Code of others that it called, where that is much of its difference; the largest first. */
  readonly parts?: readonly CausePart[]
  /** True if it is named as one of the functions that account for the change. */
  readonly isNamed: boolean
}

/** Code of somebody else that a function called, and that makes up much of its difference. */
export interface CausePart {
  readonly name: string
  readonly difference: number
  /** Left out where both sides called it. */
  readonly presence?: 'new' | 'gone'
}

/** Several functions together. */
export interface Sum {
  readonly baseline: number
  readonly contender: number
  readonly difference: number
  readonly interval?: Range
}

/** The functions that account for a change. */
export interface Causes {
  readonly profiler: RecordedProfiler
  readonly unit: ProfileUnit
  /** The benchmark that was profiled alone. */
  readonly benchmark?: string
  readonly rounds: number
  readonly whole: Sum & { readonly p: number }
  /** True if the whole differs under the profiler too. Without it, a function is named only if the whole leaves room for it. */
  readonly isReproduced: boolean
  /** Those that are named first, of these the repository's own, then by the size of their difference. */
  readonly rows: readonly CauseRow[]
  /** All that is in none of the rows that are named. */
  readonly rest: Sum & { readonly functions: number }
  /** Functions that are not named, together by where they are, if they differ together; left out where no place does. */
  readonly groups?: readonly CauseGroup[]
}

/** The functions in one file, library or program that are not named. */
export interface CauseGroup extends Sum {
  readonly place: string
  /** True for the kernel, an interpreter, an allocator: it runs any program, and so is not to blame. */
  readonly isRuntime?: true
  readonly functions: number
}

/** The causes of a change, or why they are not known. */
export type CausesOutcome = Causes | { readonly absence: Reason }
