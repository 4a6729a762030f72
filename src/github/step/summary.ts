import * as core from '@actions/core'
import { renderMarkdown } from '../../report/pages/markdown.js'
import type { Report } from '../../report/report.js'
import { summaryLimit } from '../../report/text/fit.js'
import type { NextStepOptions } from '../../report/words/next-step.js'

/** Adds the report to the job's summary, where the runner keeps one. */
export async function writeSummary(report: Report, options: NextStepOptions = {}): Promise<void> {
  if (!process.env.GITHUB_STEP_SUMMARY) return
  await core.summary.addRaw(renderMarkdown(report, { ...options, limit: summaryLimit }), true).write()
}
