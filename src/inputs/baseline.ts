import type { Race } from '../history/race.js'
import type { Command } from '../measure/process.js'
import type { LedgerEntry, Origin, RecordedSince, RecordedTrend } from '../record/record.js'
import type { SuiteFiles } from '../record/suite-files.js'
import type { Given } from './declarations.js'
import { InputError } from './values.js'

/** A commit that is checked out and built. */
export interface BuiltBaseline {
  readonly kind: 'ref'
  /** undefined: the commit that the contender was built on. */
  readonly ref: string | undefined
  readonly setup: string | undefined
  /** The directory in which `setup` runs, relative to the checkout; its root by default. */
  readonly directory?: string
}

/** The baseline that an earlier run of the default branch has published. */
export interface PublishedBaseline {
  readonly kind: 'artifact'
  /** The commit whose artifact is wanted; undefined: the one that the contender was built on. */
  readonly ref: string | undefined
  /** The fallback if that commit has no artifact; undefined: an ancestor's stands in. */
  readonly fallback: BuiltBaseline | undefined
  /** Set if verdicts may rest on an ancestor's artifact too; otherwise it is shown, and no gate judges by it. */
  readonly takesNearest: boolean
  /** The branch that it is kept on; left out where it is an artifact. */
  readonly branch?: string
}

/** A published payload that has been downloaded. */
export interface PackedBaseline {
  readonly kind: 'packed'
  /** Path of the archive. */
  readonly file: string
  /** The digest of the archive, as the manifest has it. */
  readonly sha256: string
  readonly origin: Origin
  /** Why it is not the baseline of the commit that was wanted, where verdicts must not rest on it. */
  readonly absence?: string
  /** Past controls of the suite. */
  readonly ledger: readonly LedgerEntry[]
  /** Past races of the suite; none where this is left out. */
  readonly history?: readonly Race[]
  /** The changes since the last release; undefined if nothing is anchored to one. */
  readonly since?: RecordedSince
  /** The levels of the last pushes; undefined if there are too few. */
  readonly trend?: RecordedTrend
  /** The files that defined its benchmarks; unknown where this is left out. */
  readonly suite?: SuiteFiles
}

/** The possible origins of a side. */
export type BaselineSource =
  | { readonly kind: 'directory'; readonly directory: string }
  | BuiltBaseline
  | PackedBaseline
  /** A separate command, in the contender's directory. */
  | { readonly kind: 'command' }

/** A side by its name, and what is run for it. */
export interface NamedCommand {
  readonly name: string
  readonly command: Command
}

/** A side that is compared with the baseline. */
export interface AskedContender extends NamedCommand {
  readonly source: BaselineSource
}

/** The baseline that a user requests. */
export type BaselineInput = Exclude<BaselineSource, PackedBaseline> | PublishedBaseline

/** The baseline as a user gives it. */
type GivenBaseline = Partial<Pick<Given<'compare'>, 'baseline' | 'setup' | 'measureSetup'>>

/** The baseline that is asked for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
export function makeBaseline(given: GivenBaseline): BaselineInput {
  const { baseline: { kind, value } = { kind: 'auto' } } = given
  const directory = kind === 'dir' ? value : undefined
  const branch = kind === 'branch' ? value : undefined
  const ref = kind === 'dir' || kind === 'branch' ? undefined : value
  // What is measured builds nothing here where the baseline is built already.
  const isBuilt = directory !== undefined || kind === 'published'
  const setup = given.measureSetup && isBuilt ? undefined : given.setup
  if (directory !== undefined && (ref !== undefined || setup !== undefined))
    throw new InputError(
      '"baseline" is a directory, which is not built: leave out "setup", or set "baseline" to ref:COMMIT',
    )
  if (directory !== undefined) return { kind: 'directory', directory }
  const built: BuiltBaseline = { kind: 'ref', ref, setup }
  if (kind === 'ref') return built
  if (kind === 'published') {
    if (setup === undefined) return { kind: 'artifact', ref, fallback: undefined, takesNearest: true }
    throw new InputError(
      '"baseline" is published, and "setup" is only for a baseline that is built: leave out "setup", or set "baseline" to auto, which builds if nothing is published',
    )
  }
  return {
    ...{ kind: 'artifact', ref, takesNearest: false, ...(branch === undefined ? {} : { branch }) },
    fallback: ref === undefined && setup === undefined ? undefined : built,
  }
}

/** `baseline` where there are no artifacts: what it falls back to. */
export function refuseArtifact(baseline: BaselineInput): BaselineSource {
  if (baseline.kind !== 'artifact') return baseline
  if (baseline.fallback !== undefined) return baseline.fallback
  throw new InputError(
    'there is no baseline to compare with: set "baseline" to dir:DIRECTORY, or to ref:COMMIT with "setup" (how it is built)',
  )
}
