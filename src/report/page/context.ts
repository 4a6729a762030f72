import type { SessionRecord } from '../../record/record.js'
import type { NextStepOptions } from '../words/next-step.js'

/** What a page needs of the machine that writes it. */
export interface PageTools {
  /** `text` as base64 of gzip. */
  readonly pack: (text: string) => string
  /** The JSON of `record`, packed alike. */
  readonly packRecord: (record: SessionRecord) => string
  /** The SHA-256 of `text` in base64, by which the page's policy names it. */
  readonly digest: (text: string) => string
}

/** The run of a workflow that a page is of. */
export interface PageRun {
  /** Of the repository: `https://github.com/octocat/words`. */
  readonly repositoryUrl: string
  readonly url: string
  readonly runNumber: number
  readonly attempt: number
}

export interface PageOptions extends NextStepOptions {
  readonly tools: PageTools
  readonly run?: PageRun
}

/** A report with the values behind it, where they are at hand. */
export interface PageRecords {
  readonly record?: SessionRecord | undefined
}
