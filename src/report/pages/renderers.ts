import type { SessionRecord } from '../../record/record.js'
import { isMerged, type MergedReport } from '../merged.js'
import type { PageOptions } from '../page/context.js'
import { renderMergedPage, renderPage } from '../page/page.js'
import type { Report } from '../report.js'
import { commentLimit, type Limit, summaryLimit } from '../text/fit.js'
import { renderJson } from './json.js'
import { renderJunit, renderMergedJunit } from './junit.js'
import { renderMarkdown } from './markdown.js'
import { renderWholeMarkdown } from './merged-markdown.js'
import { renderMergedTerminal } from './merged-terminal.js'
import { renderTerminal, type TerminalOptions } from './terminal.js'

/** The options of all pages: each page uses the ones that it needs. */
export type RenderOptions = TerminalOptions & PageOptions

/** The way from a section of a report to the record with its values, where that is at hand. */
export interface RecordFinder {
  readonly recordOf?: (section: Report) => SessionRecord | undefined
}

/** One way of showing a report: all that is known of it. */
export interface Renderer {
  readonly name: string
  /** What the help says of the option of its name, which leaves it in a file; undefined where there is no such option. */
  readonly file?: string
  readonly render: (report: Report, options: RenderOptions & RecordFinder) => string
  readonly renderMerged: (report: MergedReport, options: RenderOptions & RecordFinder) => string
}

/** All of them, in the order in which they are offered. */
export const renderers: readonly Renderer[] = [
  { name: 'terminal', render: renderTerminal, renderMerged: renderMergedTerminal },
  { name: 'comment', ...markdownWithin(commentLimit) },
  { name: 'summary', ...markdownWithin(summaryLimit) },
  {
    name: 'json',
    file: 'Write the report as JSON.',
    render: renderJson,
    renderMerged: renderJson,
  },
  {
    name: 'markdown',
    file: 'Write the report as Markdown.',
    ...markdownWithin({ ...summaryLimit, size: Number.POSITIVE_INFINITY }),
  },
  {
    name: 'html',
    file: 'Write the report as an HTML page with plots, which holds all values.',
    render: (report, { recordOf, ...options }) => renderPage(report, { ...options, record: recordOf?.(report) }),
    renderMerged: renderMergedPage,
  },
  { name: 'junit', render: renderJunit, renderMerged: renderMergedJunit },
]

/** `report` as one renderer shows it, whether it is of one section or of several. */
export function renderBy(
  { render, renderMerged }: Pick<Renderer, 'render' | 'renderMerged'>,
  report: Report | MergedReport,
  options: RenderOptions & RecordFinder,
): string {
  return isMerged(report) ? renderMerged(report, options) : render(report, options)
}

function markdownWithin(limit: Limit): Pick<Renderer, 'render' | 'renderMerged'> {
  return {
    render: (report, { program }) => renderMarkdown(report, { limit, ...(program && { program }) }),
    renderMerged: (report, { program }) => renderWholeMarkdown(report, { limit, ...(program && { program }) }),
  }
}

/** The page with plots, which can be opened. */
export const htmlPage = renderers.find(({ name }) => name === 'html')!
