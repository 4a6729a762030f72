import type { Environment } from '../record/environment.js'
import type { LedgerEntry } from '../record/record.js'

/** The number of A/A tests of a benchmark on one kind of machine that gives their variance to a fifth: √(2/50). */
const mostOfOne = 50
/** A suite of more than eight benchmarks has enough controls itself. */
const mostInAll = 2000

/**
 * The ledger of a new baseline: what `previous` held, and the `controls` of the newest run, which was made in `environment`.
 *
 * Oldest first. The newest 50 of each benchmark on each kind of machine are kept, by its fingerprint (model of the processor, cores,
 * operating system): readers look only at their own kind, and where a runner is of another kind each time, none is to drive the
 * others out. Since a run adds one control for a benchmark, these are 50 runs.
 */
export function carryLedger(
  previous: readonly LedgerEntry[],
  controls: readonly Omit<LedgerEntry, 'fingerprint'>[],
  { fingerprint }: Pick<Environment, 'fingerprint'>,
): readonly LedgerEntry[] {
  const added = controls
    .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
    .map(({ benchmark, estimate, standardError }) => ({ benchmark, estimate, standardError, fingerprint }))
  const counts = new Map<string, number>()
  const kept = [...previous, ...added].toReversed().filter(one => {
    const key = JSON.stringify([one.benchmark, one.fingerprint])
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= mostOfOne
  })
  return kept.slice(0, mostInAll).reverse()
}
