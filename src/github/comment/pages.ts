import type { Gated } from '../../compare/gate/failures.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { withoutStandIn } from '../../compare/gate/stand-in.js'
import { encodeMarker, type RunIdentity, suiteKey } from '../../report/marker.js'
import { findOnly, isMerged, type MergedReport, toGated } from '../../report/merged.js'
import { renderMarkdown, renderShort } from '../../report/pages/markdown.js'
import { renderMergedMarkdown, renderMergedShort } from '../../report/pages/merged-markdown.js'
import type { Section } from '../../report/section.js'
import { commentLimit } from '../../report/text/fit.js'
import type { Tally } from '../../report/words/headline.js'
import type { NextStepOptions } from '../../report/words/next-step.js'
import { programOf } from '../program.js'
import type { CheckPage } from '../step/check-run.js'
import type { CommentRequest } from './write.js'

export interface CommentPageOptions {
  readonly run: RunIdentity
  /** Of the run on GitHub. */
  readonly runUrl: string
  readonly gate: GatePolicy
  /** Of the HTML page that this very run has stored. */
  readonly pageUrl?: string | undefined
  /** Empty: no label accepts anything. */
  readonly overrideLabel: string
}

/** The content of a comment. */
export type Pages = Omit<CommentRequest, 'policy' | 'isSecondHand'>

/** Renders a report as a comment. */
export function makeCommentPages(report: Section, options: CommentPageOptions): Pages {
  const { run, runUrl, pageUrl } = options
  const marker = encodeMarker(suiteKey(report.suite), run, report.rounds)
  const source = { runNumber: run.number, attempt: run.attempt, url: runUrl }
  const page = { source, pageUrl, program: programOf(process.env), ...labelFor(options) }
  return {
    suite: report.suite,
    run,
    runUrl,
    rounds: report.rounds,
    isChanged: isChanged(withoutStandIn(report)),
    body: `${marker}${renderMarkdown(report, { ...page, limit: commentLimit })}`,
    shortBody: `${marker}${renderShort(report, page)}`,
  }
}

export interface MergedPageOptions extends CommentPageOptions {
  /** What the comment is found again by, where it is of several. */
  readonly suite: string
}

/** Renders a merged report as a comment. If it has only one report, the result is that report's own comment. */
export function makeMergedPages(report: MergedReport, options: MergedPageOptions): Pages {
  const only = findOnly(report)
  if (only) return makeCommentPages(only, options)
  const { suite, run, runUrl, pageUrl } = options
  const rounds = report.sections.reduce((sum, section) => sum + section.rounds, 0)
  const marker = encodeMarker(suiteKey(suite), run, rounds)
  const source = { runNumber: run.number, attempt: run.attempt, url: runUrl }
  const page = { source, pageUrl, program: programOf(process.env), ...labelFor(options) }
  return {
    suite,
    run,
    runUrl,
    rounds,
    isChanged: isChanged(toGated(report)),
    body: `${marker}${renderMergedMarkdown(report, { ...page, limit: commentLimit })}`,
    shortBody: `${marker}${renderMergedShort(report, page)}`,
  }
}

/** Renders a report of any kind as the comment of `suite`. */
export function makePages(report: Section | MergedReport, options: MergedPageOptions): Pages {
  return isMerged(report) ? makeMergedPages(report, options) : makeCommentPages(report, options)
}

/** The label that the next step names: only where there is a gate that it opens. */
export function labelFor({ gate, overrideLabel }: Pick<CommentPageOptions, 'gate' | 'overrideLabel'>): NextStepOptions {
  return overrideLabel !== '' && gate.failOn.includes('regressed') ? { overrideLabel } : {}
}

/** Returns whether there is something that nobody should miss: a change, or results that are missing. */
function isChanged({ status, findings, growths = [], removed, missing = [] }: Gated): boolean {
  if (status === 'errored' || removed.length + missing.length > 0) return true
  const worthy = new Set(['regressed', 'improved', 'incomparable'])
  return [...findings, ...growths].some(({ verdict }) => verdict !== null && worthy.has(verdict))
}

/** Makes the content of a check run from these pages: the comment without its hidden line, and its headline as a title. */
export function makeCheckPage({ suite, body }: Pages, headline: readonly Tally[]): CheckPage {
  const title = headline.map(({ mark, text }) => `${mark.emoji} ${text}`).join(' · ')
  return { suite, title, summary: body.replace(/^<!--.*-->\n/, '') }
}
