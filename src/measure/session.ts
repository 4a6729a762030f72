import type { Reading } from '../formats/format.js'
import type { WrittenFile } from '../formats/output.js'
import type { EndAfter } from '../formats/own/regex.js'
import type { Selection } from '../formats/selection.js'
import type { Profile, ProfileFile } from '../profiles/profile.js'
import type { CausesRequest } from '../record/causes.js'
import type { HostSample } from '../record/host.js'
import type { Reason } from '../record/reasons.js'
import type { Invocation } from '../record/record.js'
import type { Statistic } from '../record/statistic.js'
import type { ScanPoint } from '../scan.js'
import type { Side, Slot } from '../schedule/round.js'
import type { Schedule } from '../schedule/schedule.js'
import type { Random } from '../stats/random.js'
import { present } from '../util/present.js'
import type { Instrument } from './instruments/instrument.js'
import type { Command, Processes, ProcessRequest, Shell } from './process.js'
import type { ReinstallRequest } from './reinstall.js'
import type { Before } from './resumed-session.js'
import type { Examination, SoFar } from './rounds/examination.js'
import type { Around, AroundPorts } from './serve/server.js'
import type { Variables } from './variables.js'

/** An installed copy of a side. */
export interface CopyPlace {
  readonly root: string
  /** What texts call it, such as `b1`; left out where its directory is called so. */
  readonly name?: string
  /** The directory that the command runs in, at or below `root`. */
  readonly directory: string
}

/** The command of a side, and the places of its copies. */
export interface SessionSide {
  readonly name: string
  /** Why it has nothing to run: then each of its runs fails by that, and no process is started. */
  readonly broken?: Reason
  readonly command: Command
  /** Places by copy. */
  readonly places: readonly [CopyPlace, CopyPlace]
}

/** The measurement to make, with its settings. */
export interface Session extends Around {
  readonly suite: string
  readonly plan: Schedule
  /** The first is the baseline. */
  readonly sides: readonly SessionSide[]
  readonly variables: Variables
  /** Names of secrets that are not among them. */
  readonly withheld?: readonly string[]
  /** Commits of the sides, which what they print may name. */
  readonly commits?: readonly string[]
  /** True if an invocation may write to no other copy than its own. */
  readonly isConfined?: boolean
  readonly prepare: string | undefined
  /** A format's name, or `auto`. */
  readonly format: string
  readonly values?: string | undefined
  /** The file that the command writes its numbers to, relative to where it runs; undefined where it prints them. */
  readonly output?: string | undefined
  /** The way to tell the command which benchmarks to run, where there is one. */
  readonly selection?: Selection | undefined
  readonly statistic: Statistic
  readonly timeBudgetInSeconds: number
  /**
   * Seconds of the time budget that storing what is measured takes. Where it is given, measuring ends in time for that, in the middle of a
   * run if need be, because a version becomes a baseline without a verdict as well.
   */
  readonly secondsForStoring?: number
  /** A run that takes longer is ended; after the warm-up, so is one that takes ten times as long as the longest there. */
  readonly invocationTimeoutInSeconds: number
  /** The shortest time of warm-up rounds. */
  readonly warmupTimeInSeconds: number
  readonly batch: Batch
  /** Undefined where an invocation is one run. */
  readonly slope?: Slope | undefined
  /** The sizes that each invocation runs at, in a random order; one run where there are none. */
  readonly scan?: readonly ScanPoint[]
  readonly instruments: readonly Instrument[]
  readonly reinstall: ReinstallRequest
  /** True if making copies draws the layout of their code. */
  readonly drawsLayout?: boolean
  /** The rounds of an earlier session, which this one goes on with. */
  readonly before?: Before
  /** True if a change must show on other copies too, where copies are not made anew in each round. */
  readonly isConfirmed?: boolean
  /** The smallest change that matters, as a fraction. */
  readonly threshold: number
  /** The profiler that explains a change afterwards; undefined if there is none. */
  readonly causes?: CausesRequest
  /** True if allocations and instructions are to be counted after the rounds. */
  readonly isCounted?: boolean
  /** Runs the invocations under a profiler; left out where they are measured. */
  readonly profiling?: Profiling
  /** Alters a side's numbers as they are read, where they are not to be taken as they are. */
  readonly alter?: (readings: readonly Reading[], side: string) => readonly Reading[]
}

/** Has invocations run under a profiler, each of which leaves what it found in a directory of its own. */
export interface Profiling {
  wrap(argv: readonly string[], directory: string): readonly string[]
  /** Variables that the command gets beside or instead of those in `variables`. */
  variables(variables: Variables, directory: string): Variables
  /** Reads the profile in `directory`, or says what is wrong with it, before the next invocation starts. */
  read(directory: string, invoked: ProcessRequest): Promise<Profiled>
}

/** The profile of an invocation, or what is wrong with it, in words that continue a sentence. */
export type Profiled = { readonly profile: Profile } | { readonly problem: string }

/** The number of runs back to back that make one invocation. With `auto`, it is as many as a short command needs. */
export type Batch = 'auto' | number

/** The numbers of times that a command does its work in the runs of an invocation, ascending; at least two. */
export type Slope = readonly number[]

/** An empty directory for one invocation, at a path that nobody can guess. */
export interface FreshDirectory {
  readonly path: string
  /** Returns the beginning of each of its files. */
  read(): readonly string[]
  remove(): void
}

/** A file for one invocation to write to, at a path that nobody can guess; it is not there until then. */
export interface FreshFile {
  readonly path: string
  /** Returns the text written to it, empty where there was none, or the problem with it. */
  read(): { readonly text: string } | { readonly problem: string }
  remove(): void
}

/** The files that a command wrote, or the problem with them. */
export type WrittenNumbers = { readonly files: readonly WrittenFile[] } | { readonly problem: string }

/** The file or directory that a copy's command writes its numbers to; what one invocation wrote is never read as another's. */
export interface CommandOutput {
  clear(): void
  /** Returns the files written since it was cleared. */
  read(): WrittenNumbers
}

/** The events during measuring, for observers. */
export type Progress =
  | {
      readonly kind: 'invoked'
      readonly slot: Slot
      readonly outcome: Invocation['outcome']
      readonly failure?: Reason
    }
  | { readonly kind: 'format-chosen'; readonly format: string }
  /** What is built, and where, in words; said before it begins. */
  | { readonly kind: 'building'; readonly message: string }
  /** Work that is no round goes on, for so many seconds by now; `advice` says what would shorten it, in words. */
  | { readonly kind: 'busy'; readonly work: string; readonly seconds: number; readonly advice?: string }
  /** That work has ended. */
  | { readonly kind: 'idle' }
  /** A run of a round goes on, for so many seconds by now. */
  | { readonly kind: 'waited'; readonly seconds: number }
  /** Something that the reader of the report is warned about too. */
  | { readonly kind: 'warned'; readonly warning: Reason }
  /** After a verdict, both sides run again under a profiler; how long that will take, in words. */
  | { readonly kind: 'profiling'; readonly message: string }
  /** What a line that prepares a side left running, which was ended, in words. */
  | { readonly kind: 'tidied'; readonly message: string }
  /** Changes have to show on new copies too, in words. */
  | { readonly kind: 'confirming'; readonly message: string }
  /** The expected time, in words; said before the first round. */
  | { readonly kind: 'time-expected'; readonly message: string }
  /** After how many rounds measuring has ended, and why, in words. */
  | { readonly kind: 'ended'; readonly message: string }
  /** Each invocation is so many runs from here on. */
  | { readonly kind: 'batch-chosen'; readonly runs: number }
  | {
      readonly kind: 'round-finished'
      readonly number: number
      readonly of: number
      readonly round: readonly Invocation[]
      readonly secondsLeft: number
    }

/** Watches the machine itself, and only while no invocation runs: before a round, and after it. */
export interface HostMonitor {
  begin(): Promise<void>
  /** Returns the machine's activity since `begin`. */
  end(): Promise<HostSample>
}

/** The differences between the baseline's copies now and before, by paths that begin with the name of a copy. */
export interface Changes {
  /** Files that were there and have been changed or removed, and what the contender's runs have added. */
  readonly changed: readonly string[]
  /** Files that were added, and not by the contender as far as is known. */
  readonly added: readonly string[]
  /** Files that the baseline's first run changed as far as is known, relative to their side; none where its own writes were known before. */
  readonly written: readonly string[]
}

/** Sees whether somebody changes the files of the baseline's copies while they are measured. */
export interface Guard {
  /** Takes note of what is there. */
  begin(): void
  /**
   * Takes note again, after the baseline has run in each of its copies, and nobody else has: what it writes there is its own, and what it
   * writes elsewhere is a change.
   */
  settle(): void
  /** Takes note that runs of `side` come next, and nothing of the other side runs meanwhile. */
  take(side: Side): void
  /** Takes note of what the first run of the version wrote that becomes the next baseline, once it has run. */
  learn(): void
  /** The paths that it wrote; undefined before, and where there is no such version. */
  readonly learned: readonly string[] | undefined
  /** Returns the changes since it settled, and in the first run where its own writes were known before. */
  check(): Changes
  /**
   * Takes note of copies that were made anew. What a copy's own run writes stays its own. `isDated` is whether a later write to a file
   * would show in its times.
   */
  follow(isDated: boolean): void
}

/** Makes copies anew, from templates that hold what is in a copy after one run. */
export interface Renewal {
  /** True if there are templates. */
  readonly isReady: boolean
  /** Seconds that `install` takes in all copies, where it runs in them again. */
  readonly secondsToInstall: number
  /** Takes every copy as its template, unless that takes longer than `seconds`. Returns why it cannot be one, in words. */
  begin(seconds: number): Promise<string | undefined>
  /** Puts new files at the paths of the old ones. Returns whether a later write to a file would show in its times. */
  renew(): Promise<boolean>
  /** Files of templates that somebody changed, by paths that begin with the name of a copy. */
  check(): readonly string[]
}

/** Why copies cannot be installed again. */
export interface NotInstalled {
  readonly problem: string
  /** Files that are not what they were when they were first installed, relative to their side. */
  readonly paths: readonly string[]
  /** Files of the baseline, or of what it comes from, that somebody has changed. */
  readonly changed: readonly string[]
}

/** The world as far as measuring needs it. */
export interface MeasurePorts extends AroundPorts {
  readonly processes: Processes
  readonly host?: HostMonitor
  /** None where the sides run where they are: nobody can tell then whose a change is. */
  readonly guard?: Guard
  /** None where the sides run where they are. */
  readonly renewal?: Renewal
  /** Installs all copies again, from the files of their sides. Returns why it could not. Left out where the sides run where they are. */
  readonly installAgain?: () => Promise<NotInstalled | undefined>
  /** Seconds that the first installation of all copies took. */
  readonly secondsToInstall?: number
  /** The file for the numbers of the next invocation. */
  benchOutput(): FreshFile
  /** Returns the path that the command in `directory` writes as `name`. */
  commandOutput(directory: string, name: string): CommandOutput
  /** The directory for the instruments' files about the next invocation. */
  instrumentOutput(): FreshDirectory
  readonly endAfter: EndAfter
  readonly shell: Shell
  readonly signal: AbortSignal
  /** A short digest of a text. */
  digest(text: string): string
  /** Reads a script by its path in a copy's directory; undefined where it is none. Left out where nothing can be read. */
  readonly readScript?: (directory: string, path: string) => string | undefined
  /** For the padding of the environment. */
  readonly random: Random
  /** Seconds on a clock that only goes forward. */
  clock(): number
  readonly examine: Examination
  /** Takes each round as soon as it is complete, with what is known by then. */
  keep(round: readonly Invocation[], soFar: SoFar): void
  watch(progress: Progress): void
  /** Takes why measuring goes on or ends. */
  readonly debug?: (text: string) => void
}

/** The ports that single runs need. */
export type RunPorts = Omit<MeasurePorts, 'examine' | 'keep'>

/** The world as far as profiling needs it. */
export interface ProfilingPorts extends Pick<MeasurePorts, 'processes' | 'signal'> {
  /** The files that were left in `directory`, or what is wrong with them. */
  readProfiles(directory: string): { readonly files: readonly ProfileFile[] } | { readonly problem: string }
  /** The version of the package `name` that is installed in `root`; undefined where it is not known. */
  readVersion(root: string, name: string): string | undefined
  /** Returns whether two directories have the same file at this relative path. */
  isSameFile(before: string, after: string, path: string): boolean
}

/** Tells `watch` that `work` goes on until its scope ends, because it may take minutes in which no round ends. */
export function sayBusy(watch: MeasurePorts['watch'], work: string, advice?: string): Disposable {
  watch({ kind: 'busy', work, seconds: 0, ...present({ advice }) })
  return { [Symbol.dispose]: () => watch({ kind: 'idle' }) }
}
