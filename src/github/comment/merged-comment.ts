import { encodeMarker, suiteKey } from '../../report/marker.js'
import { findOnly, type MergedReport, toGated } from '../../report/merged.js'
import { renderMergedMarkdown, renderMergedShort } from '../../report/pages/merged-markdown.js'
import { commentLimit } from '../../report/text/fit.js'
import { type CommentPageOptions, isChanged, labelFor, makeCommentPages, type Pages } from './comment-pages.js'

export interface MergedPageOptions extends CommentPageOptions {
  /** What the comment is found again by, where it is of several. */
  readonly suite: string
}

/** What a merged report says in a comment; where it is one report and no more, what that one says, in its own comment. */
export function makeMergedPages(report: MergedReport, options: MergedPageOptions): Pages {
  const only = findOnly(report)
  if (only) return makeCommentPages(only, options)
  const { suite, run, runUrl } = options
  const marker = encodeMarker(suiteKey(suite), run)
  const page = { source: { runNumber: run.number, attempt: run.attempt, url: runUrl }, ...labelFor(options) }
  return {
    suite,
    run,
    isChanged: isChanged(toGated(report)),
    body: `${marker}${renderMergedMarkdown(report, { ...page, limit: commentLimit })}`,
    shortBody: `${marker}${renderMergedShort(report, page)}`,
  }
}
