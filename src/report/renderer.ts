import type { TerminalStyle } from '../document/terminal.js'
import type { PageOptions, RecordFinder } from './page-options.js'
import type { Report } from './report.js'
import type { ReportOptions } from './tables.js'

/** The options of all forms of a report: each uses the ones that it needs. */
export type RenderOptions = TerminalStyle & ReportOptions & PageOptions & RecordFinder

/** One form of a report: all that is known of it. */
export interface Renderer {
  readonly name: string
  /** Help text of the option that saves this form to a file; undefined where there is no such option. */
  readonly file?: string
  /** Loads what renders it. */
  readonly load: () => Promise<Render>
}

/** Makes one form of a report. */
export type Render = (report: Report, options: RenderOptions) => string
