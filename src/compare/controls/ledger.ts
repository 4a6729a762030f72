import type { Pair } from '../../record/pair.js'
import type { LedgerEntry, Warning } from '../../record/record.js'
import { leastControls } from './bias.js'

/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
export function findOwnEntries(record: Pick<Pair, 'ledger' | 'environment' | 'runners'>): readonly LedgerEntry[] {
  const { ledger = [], environment, runners = [{ environment }] } = record
  const machines = new Set(runners.map(runner => runner.environment?.fingerprint))
  return ledger.filter(entry => machines.has(entry.fingerprint))
}

/** Warns if a ledger was needed, but is of no use because it is from elsewhere. A ledger that is only young grows by itself. */
export function describeForeignLedger(record: Pair, controls: number): readonly Warning[] {
  const { ledger = [], plan } = record
  if (ledger.length === 0 || plan?.inPlace || controls >= leastControls || findOwnEntries(record).length > 0) return []
  const message = `none of the ${ledger.length} past controls of the suite ran on a machine like this one. So the intervals do not include the difference between two installations of the same code`
  return [{ code: 'foreign-ledger', message }]
}
