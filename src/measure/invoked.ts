import type { Output } from '../formats/output.js'
import type { Profile } from '../profiles/profile.js'
import type { Reason } from '../record/reasons.js'
import type { Outcome, Warning } from '../record/record.js'
import type { ScanPoint } from '../scan.js'
import type { Slot } from '../schedule/round.js'
import type { InstrumentReading } from './instruments/instrument.js'
import { InvocationError } from './process.js'
import type { ServerUse } from './serve/server.js'

/** An invocation that is over, its numbers not yet read. */
export interface Invoked {
  readonly slot: Slot
  readonly outcome: Outcome
  /** On the clock of the ports. */
  readonly startedAt: number
  /** Why it failed. */
  readonly failure?: Reason
  /** Its output; undefined where it failed. */
  readonly text?: Output
  /** Its output before it ended with an exit status of its own: a tool does so where one of its benchmarks failed. */
  readonly textOfFailed?: Output
  /** The observations from outside; undefined where nothing of it is to be read. */
  readonly observation?: InstrumentReading
  /** The functions it ran, where it was run under a profiler. */
  readonly profile?: Profile
  /** The use of its server meanwhile, where it has one. */
  readonly server?: ServerUse
  /** The runs of a scan, in the order of the points. They hold what was printed and seen. */
  readonly points?: readonly PointRun[]
  /** Distance of its runs with some repeats from the line through the first and the last, where there are more than these two. */
  readonly bends?: readonly number[]
  readonly leftovers: number
  /** True if the command could not even be started. */
  readonly isNotStarted: boolean
}

/** The run at one point of a scan. */
export interface PointRun {
  readonly point: ScanPoint
  readonly run: Invoked
}

/** The warning that a command does not wait for all that it starts. */
export const leftoversWarning: Warning = {
  code: 'leftovers',
  message:
    'the command left processes running, which were ended before the next run and are not in its numbers: let the command wait for them',
}

/** Counts what several runs that make one invocation left behind. */
export function sumLeftovers(runs: readonly Pick<Invoked, 'leftovers'>[]): number {
  return runs.reduce((sum, run) => sum + run.leftovers, 0)
}

/** Throws an InvocationError if no command could be started. */
export function refuseUnstarted(invoked: readonly Invoked[]): void {
  if (invoked.every(({ isNotStarted }) => isNotStarted)) throw new InvocationError(invoked[0]!.failure!)
}
