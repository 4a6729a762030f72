import type { PageTools } from '../document/html.js'
import type { SessionRecord } from '../record/record.js'
import type { Section } from './report.js'
import type { NextStepOptions } from './words/reproduce.js'

/** The run of a workflow that a page is of. */
export interface PageRun {
  /** Address of the repository: `https://github.com/octocat/words`. */
  readonly repositoryUrl: string
  readonly url: string
  readonly runNumber: number
  readonly attempt: number
}

/** The tools of the machine that writes a report's page. */
export interface RecordTools extends PageTools {
  readonly encodeRecord: (record: SessionRecord) => string
}

export interface PageOptions extends NextStepOptions {
  readonly tools: RecordTools
  readonly run?: PageRun
}

/** The way from a section of a report to the record with its values, where that is at hand. */
export interface RecordFinder {
  readonly recordOf?: (section: Section) => SessionRecord | undefined
}
