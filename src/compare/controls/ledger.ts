import type { Pair } from '../../record/pair.js'
import type { LedgerEntry } from '../../record/record.js'

/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
export function findOwnEntries(record: Pick<Pair, 'ledger' | 'environment' | 'runners'>): readonly LedgerEntry[] {
  const { ledger = [], environment, runners = [{ environment }] } = record
  const machines = new Set(runners.map(runner => runner.environment?.fingerprint))
  return ledger.filter(entry => machines.has(entry.fingerprint))
}
