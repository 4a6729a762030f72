import type { Record, Warning } from '../record/record.js'
import { makeComparison } from './comparison.js'
import type { ControlSummary } from './control.js'
import type { Finding } from './finding.js'
import { makeFindings } from './findings.js'
import { sortByPresence } from './presence.js'
import { isSilent, makeSeries, type SeriesTable } from './series.js'
import { findStatus, type Status } from './status.js'

/** Everything that is concluded from a record. */
export interface Outcome {
  readonly status: Status
  readonly control: ControlSummary
  readonly findings: readonly Finding[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly warnings: readonly Warning[]
}

/** What `record` says, decided here once; every later stage only reads it. */
export function conclude(record: Record): Outcome {
  const table = makeSeries(record)
  const { shared, added, removed } = sortByPresence(table)
  const comparisons = shared.map(series => makeComparison(series, table))
  const { findings, control } = makeFindings(comparisons, record.settings)
  const status = findStatus({ measured: !table.series.every(isSilent), findings })
  return { status, control, findings, added, removed, warnings: describeFailures(table) }
}

function describeFailures({ failures }: SeriesTable): readonly Warning[] {
  return (['baseline', 'contender'] as const).flatMap(side => {
    const { failed, timedOut, succeeded, reason } = failures[side]
    const bad = failed + timedOut
    if (bad === 0) return []
    const message = `the ${side} failed in ${bad} of ${bad + succeeded} invocations${reason === undefined ? '' : `: ${reason}`}`
    return [{ code: 'invocations-failed', message }]
  })
}
