import type { LedgerEntry, Record, Warning } from '../record/record.js'
import { leastControls } from './bias.js'

/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
export function findOwnEntries(record: Pick<Record, 'ledger' | 'environment' | 'runners'>): readonly LedgerEntry[] {
  const { ledger = [], environment, runners = [{ environment }] } = record
  const machines = new Set(runners.map(runner => runner.environment?.fingerprint))
  return ledger.filter(entry => machines.has(entry.fingerprint))
}

/** Why a ledger that is there is of no use, where it was needed and is not. */
export function describeUnusedLedger(record: Record, controls: number): readonly Warning[] {
  const { ledger = [], plan } = record
  const own = findOwnEntries(record).length
  if (ledger.length === 0 || plan?.inPlace || controls >= leastControls || own >= leastControls) return []
  const held = own === 0 ? 'none' : `only ${own}`
  const message = `of ${ledger.length} past controls of the suite, ${held} ran on a machine like this one, and it takes ${leastControls}: how far two installations of the same code lie apart is not estimated, and the intervals do not allow for it`
  return [{ code: 'ledger-unused', message }]
}
