import type { LedgerEntry } from '../record/record.js'
import { carryLedger } from './ledger.js'
import { type Manifest, makeManifest } from './manifest.js'

/** The source of a manifest: everything that it contains, and the entries from which its ledger grows. */
export interface NewBaseline extends Omit<Manifest, 'fingerprint' | 'ledger'> {
  /** The ledger of the baseline before. */
  readonly before: readonly LedgerEntry[]
  /** What the controls of `record` showed. */
  readonly controls: readonly Omit<LedgerEntry, 'fingerprint'>[]
}

/** The manifest of a new baseline, whose ledger goes on from that of the baseline before. */
export function makeNewManifest({ before, controls, ...rest }: NewBaseline): Manifest {
  return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) })
}
