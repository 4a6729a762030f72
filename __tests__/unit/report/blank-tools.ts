import { renderPage } from '../../../src/extras/page/page.js'
import type { RecordTools } from '../../../src/report/page-options.js'
import type { Section } from '../../../src/report/report.js'
import { asReport } from './shown.js'

/** Tools of no machine: what they make is always the same. */
export const blankTools: RecordTools = { pack: () => '', encodeRecord: () => '', digest: () => '', script: '' }

/** The page of a report without its record. */
export function renderHtml(report: Section): string {
  return renderPage(asReport(report), { tools: blankTools })
}
