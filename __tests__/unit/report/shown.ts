import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { type Limit, toMarkdown } from '../../../src/document/markdown.js'
import type { TerminalStyle } from '../../../src/document/terminal.js'
import { shortDocument } from '../../../src/report/document.js'
import { renderTerminal as renderLog, renderMarkdown as renderWhole } from '../../../src/report/render.js'
import type { Report, Section } from '../../../src/report/report.js'
import type { ReportOptions } from '../../../src/report/tables.js'

/** The report that has only this section, as a session of two sides has. */
export function asReport(of: Section | Report): Report {
  if ('sections' in of) return of
  return { schema: 'counterbalance/report@2', status: of.status, sections: [of], missing: [], warnings: [] }
}

/** The same, of which a page is made: so what golden pages show is also what docs/report.schema.json describes. */
function asDescribed(of: Section | Report): Report {
  const shown = asReport(of)
  const misfit = findMisfit(shown)
  if (misfit !== undefined) throw new Error(`what is shown is not as docs/report.schema.json has it: ${misfit}`)
  return shown
}

export function renderMarkdown(
  of: Section | Report,
  { limit, ...options }: ReportOptions & { readonly limit?: Limit } = {},
): string {
  return renderWhole(asDescribed(of), limit, options)
}

export function renderShort(of: Section | Report, options: ReportOptions = {}): string {
  return toMarkdown(shortDocument(asDescribed(of), options))
}

export function renderTerminal(of: Section | Report, options: TerminalStyle & ReportOptions = {}): string {
  return renderLog(asDescribed(of), options)
}
