import type { Reason } from '../record/reasons.js'
import type { LedgerEntry, Origin, RecordedSince, RecordedTrend } from '../record/record.js'
import type { SuiteFiles } from '../record/suite-files.js'

/** A published payload that has been downloaded. */
export interface PackedBaseline {
  readonly kind: 'packed'
  readonly file: string
  /** The digest of the archive, as the manifest has it. */
  readonly sha256: string
  readonly sizeInBytes: number
  readonly origin: Origin
  /** Why it is not the baseline of the commit that was wanted, where verdicts must not rest on it. */
  readonly absence?: Reason
  readonly ledger: readonly LedgerEntry[]
  /** The text of the file that an extra keeps beside it; left out where there is none. */
  readonly beside?: string
  /** The changes since the last release; undefined if nothing is anchored to one. */
  readonly since?: RecordedSince
  /** The levels of the last pushes; undefined if there are too few. */
  readonly trend?: RecordedTrend
  /** The files that defined its benchmarks; unknown where this is left out. */
  readonly suite?: SuiteFiles
  /** The paths that its first run writes; unknown where this is left out. */
  readonly writes?: readonly string[]
  /** The time that storing it took; unknown where this is left out. */
  readonly secondsOfStoring?: number
}
