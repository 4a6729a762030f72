import type { Manifest } from './baseline/manifest.js'
import type { PackedBaseline } from './baseline/packed.js'
import type { ExplainingPorts } from './explained.js'
import type { Companion } from './extra.js'
import type { Inputs } from './inputs/inputs.js'
import type { Equipment } from './measure/instruments/choose.js'
import type { CopyPlace, Guard, NotInstalled, Renewal, Session } from './measure/session.js'
import type { Variables } from './measure/variables.js'
import type { Environment } from './record/environment.js'
import type { Reason } from './record/reasons.js'
import type { ChangedFiles, Invocation, Origin, SessionRecord, Warning } from './record/record.js'
import type { SuiteFiles } from './record/suite-files.js'

/** The ports that a comparison needs; what they hold open or on disk is theirs to close. */
export interface World extends ExplainingPorts {
  /** For commands: nothing is among them that these must not see. */
  readonly variables: Variables
  /** Names of secrets that commands are not given, and could be. */
  readonly withheld: readonly string[]
  /**
   * The directories that hold the two sides; a baseline that has to be built is. With `tryCopy`, its first run shows what it writes, before
   * code of a contender runs here.
   */
  prepareSides(inputs: Inputs, tryCopy?: TryCopy): Promise<Sides>
  /** Installs copies of the sides. With `tryCopy`, the command runs in the first one before others are made. */
  install(inputs: Inputs, sides: Sides, tryCopy?: TryCopy): Promise<Installation>
  /** The instruments that are asked for, as far as they are there. */
  detectInstruments(inputs: Inputs): Promise<Equipment>
  /** Has invocations held as still as `inputs` ask; the machine as it is then. */
  holdStill(inputs: Inputs): Promise<Environment>
  /** Keeps invocations that are confined to a copy from writing to the other ones, and to files of ours; why not, in words, where it cannot. */
  confine(installation: Installation): Promise<string | undefined>
  /**
   * Lists the files in which the sides differ, for a comparison whose sides are identical and are not measured. Left out where they are
   * measured all the same, to test the machine.
   */
  listChanges?(baseline: Origin): Promise<ChangedFiles | undefined>
  drawSeed(): string
  /** The date and time, in ISO 8601. */
  now(): string
  /** Begins a record, with the rounds of an earlier session where that goes on. */
  openRecord(header: RecordHeader, rounds?: SessionRecord['rounds']): RecordKeeper
}

/** Runs the command once in a copy of the side with this place among all. Returns why it failed. */
export type TryCopy = (side: number, place: CopyPlace) => Promise<Reason | undefined>

/** A file, link or directory of a side, with what a copy of it needs. */
export interface Item {
  /** Relative to the root of the side, with `/` between its parts on every system. */
  readonly path: string
  readonly kind: 'file' | 'link' | 'directory'
  readonly sizeInBytes: number
  readonly mode: number
  /** Seconds. */
  readonly accessedAt: number
  readonly modifiedAt: number
  /** The target of a link; empty for everything else. */
  readonly target: string
  readonly isToDirectory: boolean
}

/** What the files of a side were before any code of another side ran, which may change them. */
export interface Seal {
  readonly items: readonly Item[]
  /** A description of each, by its path, which another content changes. */
  readonly contents: ReadonlyMap<string, string>
}

/** An archive of a payload, by its SHA-256. */
export interface Archive {
  readonly file: string
  readonly sha256: string
  /** Set if it was what it should be before any code of another side ran. */
  readonly isSealed?: true
}

/** The source of a side: a directory, or a payload that was packed elsewhere. */
export type SideFiles =
  | {
      readonly directory: string
      readonly seal?: Seal
      /** Set if it is a checkout of ours, which nobody else writes to. */
      readonly isOwn?: true
      readonly archive?: never
    }
  | { readonly directory?: never; readonly archive: Archive }

export type PreparedSide = SideFiles & {
  readonly name: string
  readonly origin: Origin
  /** Why it has nothing to run, such as a build that failed: then each of its runs fails by that, and the other sides run. */
  readonly broken?: Reason
  /** The files that define its benchmarks; unknown, or not asked for, where this is left out. */
  readonly suite?: SuiteFiles
  /** Those of them that were replaced by the contender's. */
  readonly suiteReplaced?: readonly string[]
  /** Files that match too, but that git neither tracks nor ignores. They count for nothing. */
  readonly suiteUntracked?: readonly string[]
  /** What a reader should know of how its files came about. */
  readonly warnings?: readonly Warning[]
  /** The paths that its first run writes in a copy, learned where no code of another side had run; unknown where this is left out. */
  readonly writes?: readonly string[]
}

/** The sides, the baseline first. */
export type Sides = readonly [baseline: PreparedSide, ...contenders: PreparedSide[]]

/** The places in which a side runs. */
export interface InstalledSide {
  readonly name: string
  /** Why nothing is in its places, so that each of its runs fails. */
  readonly broken?: Reason
  /** Places by copy. */
  readonly places: readonly [CopyPlace, CopyPlace]
  /** Digest of its files without their times; none where it stays where it is. */
  readonly contentDigest?: string
}

/** The places in which the sides run, the baseline first. */
export interface Installation {
  readonly sides: readonly InstalledSide[]
  /** True if both copies of a side share one directory. */
  readonly inPlace: boolean
  /** Over the baseline's copies; none where the sides stay where they are. */
  readonly guard?: Guard
  /** None where the sides stay where they are. */
  readonly renewal?: Renewal
  readonly installAgain?: () => Promise<NotInstalled | undefined>
  /** Seconds that the first installation of all copies took; left out where there are none. */
  readonly secondsToInstall?: number
  /** Places in the sides of what we wrote ourselves. They are part of no side. */
  readonly leftOut?: readonly string[]
  readonly warnings: readonly Warning[]
}

/** A record without its rounds. */
export type RecordHeader = Omit<SessionRecord, 'rounds'>

/** Takes the record as it grows. */
export interface RecordKeeper {
  /** Why the file is not as it should be; undefined while it is. */
  readonly problem: string | undefined
  append(round: readonly Invocation[], soFar: RecordHeader): void
  /** Takes the whole of it: what is kept is this then, whatever others have made of it. */
  finish(record: SessionRecord): void
}

/** The machine and the ports of a session. */
export interface Prepared extends Pick<Session, 'alter'> {
  readonly sides: Sides
  readonly installation: Installation
  readonly equipment: Equipment
  /** Contenders with the same files and the same command as the baseline, where that was not the intention. */
  readonly identical: readonly string[]
}

/** A baseline with everything that is kept of it. */
export interface KeptBaseline {
  readonly manifest: Manifest
  /** Its payload's archive. */
  readonly file: string
  /** What an extra does with it; undefined without one. */
  readonly companion: Companion | undefined
}

/** A place that keeps the baselines of suites: a repository's artifacts, a branch or a directory. */
export interface BaselineStore<Stored> {
  /** Finds the newest baseline; undefined where there is none. */
  findPrevious(): Promise<PackedBaseline | undefined>
  /** Loads what an extra does with a version that follows the newest baseline; undefined without one. */
  follow(): Promise<Companion | undefined>
  add(baseline: KeptBaseline): Promise<Stored>
}
