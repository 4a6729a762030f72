import { commentLimit, type Limit, summaryLimit, toMarkdown } from '../document/markdown.js'
import { type TerminalStyle, toTerminal } from '../document/terminal.js'
import { withSentence } from '../record/reasons.js'
import { renderJson } from '../util/json.js'
import { reportDocument, restDocument } from './document.js'
import type { Render, Renderer } from './renderer.js'
import type { Report } from './report.js'
import type { ReportOptions } from './tables.js'

/** Those of core, in the order in which they are offered. */
export const renderers: readonly Renderer[] = [
  { name: 'terminal', load: async () => renderTerminal },
  { name: 'comment', load: async () => within(commentLimit) },
  { name: 'summary', load: async () => within(summaryLimit) },
  { name: 'json', file: 'Write the report as JSON.', load: async () => renderReport },
  { name: 'markdown', file: 'Write the report as Markdown.', load: async () => within(undefined) },
]

/** The report for programs. */
export function renderReport(report: Report): string {
  return renderJson(report, withSentence)
}

/** The report for a terminal or a log. */
export function renderTerminal(report: Report, options: TerminalStyle & ReportOptions): string {
  const show = options.stage === 'rest' ? restDocument : reportDocument
  return toTerminal(show(report, options), options)
}

/** The report for GitHub, no larger than `limit` where there is one. */
export function renderMarkdown(report: Report, limit: Limit | undefined, options: ReportOptions): string {
  return toMarkdown(reportDocument(report, options), limit)
}

function within(limit: Limit | undefined): Render {
  return (report, { program }) => renderMarkdown(report, limit, program ? { program } : {})
}
