import type { GatePolicy } from '../../compare/gate/policy.js'
import { encodeMarker, type RunIdentity, suiteKey } from '../../report/marker.js'
import { renderMarkdown, renderShort } from '../../report/pages/markdown.js'
import type { Report } from '../../report/report.js'
import { commentLimit } from '../../report/text/fit.js'
import type { NextStepOptions } from '../../report/words/next-step.js'
import type { CommentRequest } from './comment.js'

export interface CommentPageOptions {
  readonly run: RunIdentity
  /** Of the run on GitHub. */
  readonly runUrl: string
  readonly gate: GatePolicy
  /** Empty: no label accepts anything. */
  readonly overrideLabel: string
}

/** What goes into a comment. */
export type Pages = Pick<CommentRequest, 'suite' | 'run' | 'isChanged' | 'body' | 'shortBody'>

/** What a report says in a comment. */
export function makeCommentPages(report: Report, options: CommentPageOptions): Pages {
  const { run, runUrl } = options
  const marker = encodeMarker(suiteKey(report.suite), run)
  const source = { runNumber: run.number, attempt: run.attempt, url: runUrl }
  const page = { source, ...labelFor(options) }
  return {
    suite: report.suite,
    run,
    isChanged: isChanged(report),
    body: `${marker}${renderMarkdown(report, { ...page, limit: commentLimit })}`,
    shortBody: `${marker}${renderShort(report, page)}`,
  }
}

/** The label that the next step names: only where there is a gate that it opens. */
export function labelFor({ gate, overrideLabel }: Pick<CommentPageOptions, 'gate' | 'overrideLabel'>): NextStepOptions {
  return overrideLabel !== '' && gate.failOn.includes('regressed') ? { overrideLabel } : {}
}

/** Whether there is something that nobody should miss: a change, or a benchmark that failed or went. */
export function isChanged({ status, findings, removed }: Pick<Report, 'status' | 'findings' | 'removed'>): boolean {
  if (status === 'errored' || removed.length > 0) return true
  const worthy = new Set(['regressed', 'improved', 'incomparable'])
  return findings.some(({ verdict }) => verdict !== null && worthy.has(verdict))
}
