import * as core from '@actions/core'
import { bisectDocument } from '../../bisect/document.js'
import { makeBisectView } from '../../bisect/progress.js'
import type { BisectResult } from '../../bisect/result.js'
import { harmlessLines } from '../../document/escape.js'
import { summaryLimit, toMarkdown } from '../../document/markdown.js'
import { toTerminal } from '../../document/terminal.js'
import { renderJson } from '../../util/json.js'
import { type Files, writePages } from './files.js'
import { setOutput } from './outputs.js'
import { addToSummary } from './summary.js'

/** Shows how a bisection goes on in the step's log. */
export const bisectLog = makeBisectView(line => core.info(harmlessLines(line)))

/** Shows what a bisection has found in the log and the job's summary, and leaves it in files that the outputs name. */
export async function publishBisection(result: BisectResult, files: Files): Promise<void> {
  const document = bisectDocument(result, 'action')
  const page = toMarkdown(document, summaryLimit)
  core.info(harmlessLines(toTerminal(document).trimEnd()))
  writePages(files, renderJson(result), page)
  setOutput('report', files.report)
  setOutput('markdown', files.markdown)
  setOutput('commit', result.culprit?.commit ?? '')
  await addToSummary(page)
}
