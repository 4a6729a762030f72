import * as core from '@actions/core'
import { summaryLimit } from '../report/fit.js'
import { renderMarkdown } from '../report/markdown.js'
import type { NextStepOptions } from '../report/next-step.js'
import type { Report } from '../report/report.js'

/** Adds the report to the job's summary, where the runner keeps one. */
export async function writeSummary(report: Report, options: NextStepOptions = {}): Promise<void> {
  if (!process.env.GITHUB_STEP_SUMMARY) return
  await core.summary.addRaw(renderMarkdown(report, { ...options, limit: summaryLimit }), true).write()
}
