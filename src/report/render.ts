import { commentLimit, type Limit, summaryLimit, toMarkdown } from '../document/markdown.js'
import { type TerminalStyle, toTerminal } from '../document/terminal.js'
import { withSentence } from '../record/reasons.js'
import { renderJson } from '../util/json.js'
import { causesDocument, reportDocument } from './document.js'
import type { PageOptions } from './page/context.js'
import { type RecordFinder, renderPage } from './page/page.js'
import type { Report } from './report.js'
import type { ReportOptions } from './tables.js'

/** The options of all forms of a report: each uses the ones that it needs. */
export type RenderOptions = TerminalStyle & ReportOptions & PageOptions & RecordFinder

/** One form of a report: all that is known of it. */
export interface Renderer {
  readonly name: string
  /** Help text of the option that saves this form to a file; undefined where there is no such option. */
  readonly file?: string
  readonly render: (report: Report, options: RenderOptions) => string
}

/** All of them, in the order in which they are offered. */
export const renderers: readonly Renderer[] = [
  { name: 'terminal', render: renderTerminal },
  { name: 'comment', render: within(commentLimit) },
  { name: 'summary', render: within(summaryLimit) },
  { name: 'json', file: 'Write the report as JSON.', render: renderReport },
  { name: 'markdown', file: 'Write the report as Markdown.', render: within(undefined) },
  {
    name: 'html',
    file: 'Write the report as an HTML page with plots, which holds all values.',
    render: renderPage,
  },
]

/** The report for programs. */
export function renderReport(report: Report): string {
  return renderJson(report, withSentence)
}

/** The report for a terminal or a log. */
export function renderTerminal(report: Report, options: TerminalStyle & ReportOptions): string {
  const show = options.stage === 'causes' ? causesDocument : reportDocument
  return toTerminal(show(report, options), options)
}

/** The report for GitHub, no larger than `limit` where there is one. */
export function renderMarkdown(report: Report, limit: Limit | undefined, options: ReportOptions): string {
  return toMarkdown(reportDocument(report, options), limit)
}

function within(limit: Limit | undefined): Renderer['render'] {
  return (report, { program }) => renderMarkdown(report, limit, program ? { program } : {})
}

/** The page with plots, which can be opened. */
export const htmlPage = renderers.find(({ name }) => name === 'html')!
