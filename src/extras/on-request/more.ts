import type { SessionRecord } from '../../record/record.js'
import { mergeRecords } from '../../report/make-report.js'

/** Counts the benchmarks of `records` that are inconclusive, and the experiments so far. */
export function findOpenRows(records: readonly SessionRecord[]): {
  readonly count: number
  readonly experiments: number
} {
  const findings = mergeRecords(records).sections.flatMap(section => section.findings)
  return {
    count: findings.filter(({ verdict }) => verdict === 'inconclusive').length,
    experiments: 1 + Math.max(0, ...records.map(({ earlier = [] }) => earlier.length)),
  }
}
