import type { Gated } from '../compare/gate/gate.js'
import { commentLimit, toMarkdown } from '../document/markdown.js'
import { reportDocument, shortDocument } from '../report/document.js'
import { countRounds, findOnly, type Report, toEnded } from '../report/report.js'
import type { NextStepOptions } from '../report/words/reproduce.js'
import { encodeMarker, type RunIdentity, suiteKey, withoutHiddenLines } from './marker.js'
import type { CommentRequest } from './write.js'

/** The run that a report is of, and what its next step depends on. */
export interface PagesOptions {
  /** The name by which the comment is found again, also where it is of several sections. */
  readonly suite: string
  readonly run: RunIdentity
  readonly runUrl: string
  /** Address of the HTML page that this very run has stored. */
  readonly pageUrl?: string | undefined
  readonly step: NextStepOptions
  /** A hash of what was measured; undefined where that is unknown. */
  readonly of?: string | undefined
}

/** The content of a comment. */
export type Pages = Omit<CommentRequest, 'policy' | 'isSecondHand'>

/** Renders a report as a comment. One section has a comment of its own, by the name of its suite. */
export function makePages(report: Report, options: PagesOptions): Pages {
  const { run, runUrl, pageUrl, of } = options
  const suite = findOnly(report)?.suite ?? options.suite
  const rounds = countRounds(report)
  const marker = encodeMarker(suiteKey(suite), run, rounds, of)
  const mark = (text: string): string => `${marker}${withoutHiddenLines(text)}`
  const source = { runNumber: run.number, attempt: run.attempt, url: runUrl }
  const page = { source, pageUrl, ...options.step }
  return {
    suite,
    run,
    runUrl,
    rounds,
    isChanged: isChanged(toEnded(report)),
    ...(of === undefined ? {} : { of }),
    body: mark(toMarkdown(reportDocument(report, page), commentLimit)),
    shortBody: mark(toMarkdown(shortDocument(report, page))),
  }
}

/** Returns whether there is something that nobody should miss: a change, or results that are missing. */
function isChanged({ status, findings, removed, missing = [] }: Gated): boolean {
  if (status === 'errored' || removed.length + missing.length > 0) return true
  const worthy = new Set(['regressed', 'improved', 'not-comparable'])
  return findings.some(({ verdict }) => verdict !== null && worthy.has(verdict))
}
