import { median } from 'simple-statistics'
import type { Record, Warning } from '../record/record.js'
import { makeComparison } from './comparison.js'
import type { ControlSummary } from './control.js'
import type { Change, Finding } from './finding.js'
import { makeFindings } from './findings.js'
import { describeUnusedLedger } from './ledger.js'
import { sortByPresence } from './presence.js'
import { isSilent, makeSeries, type SeriesTable } from './series.js'
import { findStatus, type Status } from './status.js'
import { findSuiteChange } from './suite.js'

/** Everything that is concluded from a record. */
export interface Outcome {
  readonly status: Status
  readonly control: ControlSummary
  /** Geometric mean of the ratios of all benchmarks of time; null where there are not two. */
  readonly suiteChange: Change | null
  /** The smallest change that would have been found with 80 % power: the median over what is judged; null where nothing is. */
  readonly resolution: number | null
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
  const { findings, control } = makeFindings(comparisons, record)
  const resolution = findMedianResolution(findings)
  const suiteChange = findSuiteChange(shared, record)
  const { absence } = record
  const warnings = [
    ...(absence === undefined ? [] : [{ code: 'no-baseline', message: absence }]),
    ...describeFailures(table),
    ...describeUnusedLedger(record, control.of),
  ]
  const status = findStatus({ absence, measured: !table.series.every(isSilent), findings })
  return { status, control, suiteChange, resolution, findings, added, removed, warnings }
}

function findMedianResolution(findings: readonly Finding[]): number | null {
  const known = findings.flatMap(({ verdict, resolution }) =>
    verdict === null || resolution === null ? [] : resolution,
  )
  return known.length === 0 ? null : median(known)
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
