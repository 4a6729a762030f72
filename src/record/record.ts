import type { Metric } from '../metrics/metric.js'
import type { Side, Slot } from '../plan/round.js'
import type { Judge, Rules } from '../rules/rules.js'
import type { RecordedCauses } from './causes.js'
import type { Environment } from './environment.js'
import type { HostSample } from './host.js'
import type { Origin } from './origin.js'
import type { Outage } from './outage.js'
import type { RecordedSince } from './since.js'
import type { RecordedTrend } from './trend.js'

/** The one number of one benchmark and metric from one invocation, in base units. */
export interface Measurement {
  readonly benchmark: string
  readonly metric: Metric
  readonly value: number
  /** The tool's own iterations inside the invocation, for diagnostics. */
  readonly samples?: readonly number[]
  /** The error that the benchmark itself reported; `value` is then NaN. */
  readonly error?: string
}

export type Outcome = 'ok' | 'failed' | 'timed-out'

/** One run of one copy's command: one fresh process. */
export interface Invocation<Name extends string = string> {
  readonly slot: Slot<Name>
  readonly outcome: Outcome
  /** Seconds since measuring began. */
  readonly startedAt?: number
  /** Why it failed: exit status, signal, and the last lines that it printed. */
  readonly reason?: string
  /** A digest of what it printed, where that is no numbers, without what differs between copies and commits. */
  readonly work?: string
  readonly measurements: readonly Measurement[]
}

/** Something that the reader should know, found while measuring or judging. */
export interface Warning {
  readonly code: string
  readonly message: string
  /** The side that it is about, where it is about one alone. */
  readonly side?: Side
}

export type StopReason = 'complete' | 'settled' | 'time-budget' | 'interrupted' | 'failing'

export const sameWorkChoices = ['auto', 'ignore', 'required'] as const

export const suiteChangesChoices = ['not-comparable', 'judge'] as const

/** The user's choices for the judgement. */
export interface Settings {
  /** The smallest change worth reporting, as a fraction. */
  readonly threshold: number
  readonly confidence: number
  /** Which metrics are judged: `primary`, `all`, or names, comma-separated. */
  readonly metrics: string
  /** The rule for output that differs. `auto`, the default: improvements need the same output if both sides run the same command. */
  readonly sameWork?: Exclude<(typeof sameWorkChoices)[number], 'auto'>
  /** The rule for benchmark files that differ. By default, nothing can then be compared. */
  readonly suiteChanges?: 'judge'
  /** The smallest difference of exponents worth reporting, where that is not as usual. */
  readonly exponentThreshold?: number
  /** The number that is compared of the values of a side; `auto` by default. */
  readonly judge?: Exclude<Judge, 'auto'>
  /** Numbers of rounds after which the data were examined, where that is not for the plan to say. */
  readonly looks?: readonly number[]
  /** The rules for single benchmarks. */
  readonly rules?: Rules
}

/** The result of a past control of one benchmark of the suite: copy 2 of a baseline against its copy 1, in natural logs. */
export interface LedgerEntry {
  readonly benchmark: string
  readonly estimate: number
  readonly standardError: number
  /** The fingerprint of the environment that it was measured in. */
  readonly fingerprint: string
}

/** One of several runners whose rounds are pooled. */
export interface Runner {
  /** Its number. */
  readonly label: string
  /** The number of its first round, from 0. */
  readonly firstRound: number
  readonly seed?: string
  readonly environment?: Environment
}

/** Texts of inputs by their names. */
export type GivenInputs = { readonly [input: string]: string }

/** A side of a record. */
export interface NamedSide {
  readonly name: string
  /** The number of installations; undefined if it is unknown. */
  readonly copies?: 1 | 2
  /** Unknown where this is left out; a baseline that was not to be had has none. */
  readonly origin?: Origin
  /** Set if its files are those of the baseline, byte for byte; undefined if that is unknown. */
  readonly identical?: boolean
  /** Patterns of rules that match the same files as in the baseline, with the same bytes. */
  readonly sameFiles?: readonly string[]
  /** A digest of its files; unknown where this is left out. */
  readonly digest?: string
  /** The files that define its benchmarks and differ from those of the baseline; unknown, or not asked for, where this is left out. */
  readonly suiteChanges?: readonly string[]
  /** The files that define the benchmarks and were replaced by those of the contender, so that both sides have the same. */
  readonly suiteReplaced?: readonly string[]
}

export const reinstallChoices = ['once', 'quarter', 'round'] as const

/** The rounds at which fresh copies were made. */
export interface Reinstall {
  readonly when: (typeof reinstallChoices)[number]
  /** The number of the first round of each block of rounds that shares its copies; the first is 0. */
  readonly starts: readonly number[]
}

/** The benchmarks that are not run from a round on, since more rounds could not change their verdicts. */
export interface FocusStep {
  /** The number of the round, from 0. It holds until the next step. */
  readonly from: number
  readonly without: readonly string[]
}

/** The course of the measurement. */
export interface Course {
  /** Set if both copies of a side run in one directory, so that the A/A test cannot see what a directory changes. */
  readonly inPlace: boolean
  readonly rounds: number
  readonly looks: readonly number[]
  /** Set if the number of rounds is chosen at the first analysis. */
  readonly auto?: true
  /** The benchmarks that ran in only some of the rounds. */
  readonly focus?: readonly FocusStep[]
  readonly stoppedBy: StopReason
  readonly seconds: number
  /** The number of runs back to back that each invocation stands for; 1 by default. */
  readonly batch?: number
  /** How often each copy runs in a round; once by default. */
  readonly runs?: number
  /** The numbers of repeats in the runs of each invocation; its values are the time of one repeat. */
  readonly slope?: readonly number[]
}

/** The content of a record with any number of sides. */
export interface Recorded {
  readonly suite: string
  /** The name of the part (a system, a version) that this was measured in. */
  readonly part?: string
  /** Such as `2/3`: one of several runners whose rounds are pooled. */
  readonly partNumber?: string
  /** The number of the pull request that it is of, as its own run has it; anybody can write one here. */
  readonly pullRequest?: number
  readonly seed?: string
  readonly createdAt?: string
  /** The command line of each run, as the user would type it. */
  readonly command?: string
  /** The inputs that were not left at their defaults, as they were given: what repeats the run. */
  readonly options?: GivenInputs
  readonly statistic?: string
  /** Why the wanted commit has no baseline, where it has none: then nothing was measured, or only what another one shows. */
  readonly absence?: string
  /** Why nobody knows whether there was one: a run that starts again may find it. */
  readonly outage?: Outage
  readonly settings: Settings
  readonly environment?: Environment
  /** Whose rounds are pooled here, in the order of their rounds; one runner measured all where this is left out. */
  readonly runners?: readonly Runner[]
  /** Once, at the first round, where this is left out. */
  readonly reinstall?: Reinstall
  /** The number of the first round of each stretch that was measured without a break; one stretch where this is left out. */
  readonly segments?: readonly number[]
  /**
   * The numbers of the first rounds of two stages: the second runs what the first suspects again, on new copies. Only 0, if there was no
   * second one. Left out if a verdict needs none.
   */
  readonly stages?: readonly number[]
  /** Past controls of the suite; none where this is left out. */
  readonly ledger?: readonly LedgerEntry[]
  /** The baseline against the last release; left out where nothing is anchored to one. */
  readonly since?: RecordedSince
  /** The levels of the last pushes up to the baseline; left out where the default branch has too few comparisons. */
  readonly trend?: RecordedTrend
  /** Files of copies, such as `b1/run.sh`, or of templates, that somebody changed who may not: then nothing can be compared. */
  readonly tampered?: readonly string[]
  /** The samples of the host monitor by round; undefined if there are none. */
  readonly host?: readonly HostSample[]
  readonly warnings: readonly Warning[]
}

/** Everything measured, in run order; enough to redo every later stage. */
export interface SessionRecord extends Recorded {
  /** The name of the side that the others are compared with. */
  readonly baseline: string
  /** The baseline and at least one other; no two have the same name. */
  readonly sides: readonly NamedSide[]
  readonly plan?: Course
  /** Files in a side's directory that the calls themselves wrote, relative to it. They are part of no side. */
  readonly leftOut?: readonly string[]
  readonly rounds: readonly (readonly Invocation[])[]
  /** The complete experiments with the same sides before this one, the oldest first. They are judged on their own. */
  readonly earlier?: readonly SessionRecord[]
  /** The profiles that were taken after a verdict; undefined if none were asked for. */
  readonly causes?: RecordedCauses
}

/** The names of the sides where nobody gives them others. */
export const usualNames = { baseline: 'baseline', contender: 'contender' } as const
