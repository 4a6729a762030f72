import { collectRecords, ownLimits, type RunArtifacts } from '../github/artifacts/records.js'
import { pickUnusual } from '../inputs/settings.js'
import type { SessionRecord, Settings, Warning } from '../record/record.js'
import { mergeRecords, type Report } from '../report/report.js'
import type { Rules } from '../rules/rules.js'

/** The settings and rules that judge the records of one suite. */
export interface Judging {
  readonly settings: Settings
  /** Undefined: there are none. */
  readonly rules?: Rules | undefined
}

/** The number of parts and the settings that a merge uses. */
export interface MergeRequest {
  /** The number of parts that must be there; undefined: as many as there are. */
  readonly parts: number | undefined
  /** Finds what the job that merges has for `suite`; settings that differ from the defaults win over a record's. */
  readonly judge: (suite: string) => Judging
  /** Warnings about the rules. */
  readonly warnings?: readonly Warning[]
}

/** A merged report, and the records that it was made from. */
export interface MergedRun {
  readonly report: Report
  readonly records: readonly SessionRecord[]
}

/**
 * The report of all records that the jobs of this run have left, whatever their parts and suites.
 *
 * A record is judged as its own job asked, but for what the merging job sets: what it leaves as it is says nothing. Rules are
 * always its own, since records are files that a job's own code can write.
 */
export async function mergeRun(artifacts: RunArtifacts, request: MergeRequest): Promise<MergedRun> {
  const { parts, judge, warnings = [] } = request
  const { records, unread } = await collectRecords(artifacts, ownLimits)
  const judged = records.map(record => {
    const { settings, rules } = judge(record.suite)
    const { rules: _, ...kept } = record.settings
    return { ...record, settings: { ...kept, ...pickUnusual(settings), ...(rules ? { rules } : {}) } }
  })
  const report = mergeRecords(judged, { parts, unread })
  return { report: { ...report, warnings: [...report.warnings, ...warnings] }, records: judged }
}
