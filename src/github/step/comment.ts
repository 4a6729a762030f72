import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import type { CommentResult } from '../comment/write.js'
import type { ReadOnlyCause } from '../run.js'
import { setOutput } from './outputs.js'

/** The next step for the reader of a notice, and what is not possible. */
export interface Explanation {
  /** Why the token may only read. */
  readonly cause?: ReadOnlyCause | undefined
  /** What posts the comment later. */
  readonly command?: string | undefined
}

/** Leaves the comment's address in the outputs, and a notice where it was not written as asked. */
export function announceComment(result: CommentResult, explanation: Explanation): void {
  setOutput('comment-url', 'url' in result ? result.url : '')
  const notice = explainComment(result, explanation)
  if (notice !== undefined) core.notice(notice)
}

/** Describes for the log why a comment could not be written as requested. Returns undefined if there is nothing to say. */
export function explainComment(result: CommentResult, { cause, command }: Explanation): string | undefined {
  switch (result.kind) {
    case 'created':
    case 'updated':
    case 'left':
    case 'silent':
      return undefined
    case 'superseded':
      return `The comment was left alone: ${superseded[result.by]}. This run's report is in the job summary.`
    case 'forbidden':
      return harmlessLines(
        `The report is in the job summary, and not in a comment: ${cause === undefined ? result.reason : readOnly[cause]}`,
      )
    case 'failed':
      return harmlessLines(
        `The report is in the job summary; the comment could not be written: ${result.reason}${command === undefined ? '' : `\nThis posts it later: ${command}`}`,
      )
  }
}

const superseded = {
  'newer-run': 'a newer run has written it, or will write it',
  'moved-head': 'the pull request has newer commits than this run',
  'more-rounds': 'an earlier run completed more rounds of the same commit',
} as const

const reporter = 'To comment on them, add a second workflow "on: workflow_run" with "mode: report".'

const readOnly = {
  fork: `on pull requests from forks the token may only read. ${reporter}`,
  dependabot: `on pull requests by Dependabot the token may only read. ${reporter}`,
} as const
