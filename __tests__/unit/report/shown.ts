import { type Limit, toMarkdown } from '../../../src/document/markdown.js'
import type { TerminalStyle } from '../../../src/document/terminal.js'
import type { ReportOptions } from '../../../src/report/blocks.js'
import { shortDocument } from '../../../src/report/document.js'
import { renderTerminal as renderLog, renderMarkdown as renderWhole } from '../../../src/report/render.js'
import type { Report, Section } from '../../../src/report/report.js'

/** The report that has only this section, as a session of two sides has. */
export function asReport(of: Section | Report): Report {
  if ('sections' in of) return of
  return { schema: 'counterbalance/report@1', status: of.status, sections: [of], missing: [], warnings: [] }
}

export function renderMarkdown(
  of: Section | Report,
  { limit, ...options }: ReportOptions & { readonly limit?: Limit } = {},
): string {
  return renderWhole(asReport(of), limit, options)
}

export function renderShort(of: Section | Report, options: ReportOptions = {}): string {
  return toMarkdown(shortDocument(asReport(of), options))
}

export function renderTerminal(of: Section | Report, options: TerminalStyle & ReportOptions = {}): string {
  return renderLog(asReport(of), options)
}
