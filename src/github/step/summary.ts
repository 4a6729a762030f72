import { appendFile } from 'node:fs/promises'
import { renderMarkdown } from '../../report/pages/markdown.js'
import type { Section } from '../../report/section.js'
import { summaryLimit } from '../../report/text/fit.js'
import type { NextStepOptions } from '../../report/words/next-step.js'
import { programOf } from '../program.js'
import { noteDisk } from './disk.js'

/** Adds the report to the job's summary. */
export async function writeSummary(
  report: Section,
  options: NextStepOptions & { readonly pageUrl?: string | undefined } = {},
): Promise<void> {
  await addToSummary(renderMarkdown(report, { program: programOf(process.env), ...options, limit: summaryLimit }))
}

/** Adds `markdown` to the job's summary, where the runner keeps one. */
export async function addToSummary(markdown: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path) return
  try {
    await appendFile(path, `${markdown}\n`)
  } catch (error) {
    noteDisk(error, path)
  }
}
