import type { Pair } from '../../record/pair.js'
import type { LedgerEntry } from '../../record/record.js'
import { makeComparison } from '../comparison.js'
import { sortByPresence } from '../presence.js'
import { makeSeries } from '../series.js'
import { isJudged } from '../verdicts/judged.js'
import { makeControls } from './control.js'

/**
 * Finds what the controls of `record` showed, for the ledger: one entry for each benchmark and metric that is judged.
 *
 * Finds none if both copies ran in one directory, because then nothing could make two installations differ. Copies that were made
 * anew tell little of one installation, so they are left out too.
 */
export function findControlEstimates(record: Pair): readonly Omit<LedgerEntry, 'fingerprint'>[] {
  const { plan, reinstall = { when: 'once' } } = record
  if (plan?.inPlace || reinstall.when !== 'once') return []
  const table = makeSeries(record)
  const judged = sortByPresence(table)
    .shared.filter(series => isJudged(series, record.settings.metrics))
    .map(series => makeComparison(series, table))
  const { controls } = makeControls(judged, record.settings.confidence)
  return [...controls]
    .map(([{ series }, { estimate, standardError }]) => ({ benchmark: series.benchmark, estimate, standardError }))
    .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
}
