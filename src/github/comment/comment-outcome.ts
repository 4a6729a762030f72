import * as core from '@actions/core'
import type { ReadOnlyCause } from '../run.js'
import type { CommentResult } from './comment.js'
import { explainComment } from './comment-notice.js'

/** Leaves the comment's address in the outputs, and a notice where it was not written as asked. */
export function announceComment(result: CommentResult, cause: ReadOnlyCause | undefined): void {
  core.setOutput('comment-url', 'url' in result ? result.url : '')
  const notice = explainComment(result, cause)
  if (notice !== undefined) core.notice(notice)
}
