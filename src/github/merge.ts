import { withDefaults } from '../input-values.js'
import { decodeSettings } from '../inputs.js'
import type { Settings } from '../record/record.js'
import { type MergedReport, mergeRecords } from '../report/merged.js'
import { collectRecords, type RunArtifacts } from './records.js'

/** What a merge is asked for. */
export interface MergeRequest {
  /** How many legs there must be; undefined: as many as there are. */
  readonly legs: number | undefined
  /** Those of the job that merges; what is not as usual there is set for all records alike. */
  readonly settings: Settings
}

/**
 * The report of all records that the jobs of this run have left, whatever their legs and suites.
 *
 * A record is judged as its own job asked, but for what the merging job sets: what it leaves as it is says nothing.
 */
export async function mergeRun(artifacts: RunArtifacts, { legs, settings }: MergeRequest): Promise<MergedReport> {
  const { records, unread } = await collectRecords(artifacts)
  const chosen = findChosen(settings)
  const judged = records.map(record => ({ ...record, settings: { ...record.settings, ...chosen } }))
  return mergeRecords(judged, { legs, unread })
}

const usual = decodeSettings(withDefaults(() => ''))

function findChosen({ threshold, confidence, metrics }: Settings): Partial<Settings> {
  return {
    ...(threshold === usual.threshold ? {} : { threshold }),
    ...(confidence === usual.confidence ? {} : { confidence }),
    ...(metrics === usual.metrics ? {} : { metrics }),
  }
}
