import type { Settings } from '../record/record.js'
import { type MergedReport, mergeRecords } from '../report/merged.js'
import { collectRecords, type RunArtifacts } from './records.js'

/** What a merge is asked for. */
export interface MergeRequest {
  /** How many legs there must be; undefined: as many as there are. */
  readonly legs: number | undefined
  /** What is set for all legs alike; what is left out is each record's own. */
  readonly settings: Partial<Settings>
}

/** The report of all records that the jobs of this run have left, whatever their legs and suites. */
export async function mergeRun(artifacts: RunArtifacts, { legs, settings }: MergeRequest): Promise<MergedReport> {
  const { records, unread } = await collectRecords(artifacts)
  const judged = records.map(record => ({ ...record, settings: { ...record.settings, ...settings } }))
  return mergeRecords(judged, { legs, unread })
}
