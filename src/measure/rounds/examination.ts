import type { Language } from '../../formats/selection.js'
import type { HostSample } from '../../record/host.js'
import type { Reason } from '../../record/reasons.js'
import type { FocusStep, Invocation, Reinstall, StopReason, Warning } from '../../record/record.js'
import type { Settling } from '../../schedule/settling.js'

type Rounds = readonly (readonly Invocation[])[]

/** The questions that are asked after the baseline's first run, and at a look. */
export interface Examination {
  /** Throws if what the baseline's first run has printed shows that the plan cannot give what is asked. */
  refuseInVain?(first: Invocation): void
  /**
   * Adds looks to those that are planned, if the values vary too much for these to settle anything; undefined where they are enough, or the
   * time is too short, since only `fitting` rounds fit. It sees no difference between the sides. Asked at the first look, and where some were
   * added, at the last that was planned. Left out where the number is fixed.
   */
  extend?(rounds: Rounds, looks: readonly number[], fitting: number): readonly number[] | undefined
  /** Finds the benchmarks that need not run, since nothing they need has changed. */
  findNeedless?(rounds: Rounds): ReadonlySet<string>
  /** Finds what more rounds could still change. */
  settle(rounds: Rounds, soFar: SoFar): Settling
}

/** Never ends before all rounds are complete. */
export const noExamination: Examination = {
  settle: () => ({ isSettled: false, findOpen: () => new Set(), findDoubtful: () => undefined }),
}

/** The facts that are known about a session after each of its rounds. */
export interface SoFar {
  /** The looks that are planned. */
  readonly looks: readonly number[]
  /** The rounds that were planned before more were added. Left out if none were. */
  readonly extendedFrom?: number
  /** Files of copies that somebody changed or removed, and had no business with. */
  readonly tampered: readonly string[]
  /** Acts of commands after which nothing can be compared. */
  readonly interference: readonly Reason[]
  /** When copies were made anew. */
  readonly reinstall: Reinstall
  /** The benchmarks that were left out, and from which round on. */
  readonly focus: readonly FocusStep[]
  /** Runs of each copy in a round; left out if one. */
  readonly runs?: number
  /** The first rounds of the stages. Left out if nothing has to run again on new copies. */
  readonly stages?: readonly number[]
}

/** The result of measuring. */
export interface MeasuredRounds extends SoFar {
  readonly rounds: Rounds
  readonly stoppedBy: StopReason
  readonly seconds: number
  /** Samples by round; empty where nobody watched. */
  readonly host: readonly HostSample[]
  /** The number of runs of each invocation. */
  readonly batch: number
  readonly warnings: readonly Warning[]
  /** The way in which the tool that printed the numbers is told which benchmarks to run; undefined where it has none. */
  readonly language: Language | undefined
}
