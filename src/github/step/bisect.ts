import * as core from '@actions/core'
import { renderBisectMarkdown } from '../../bisect/markdown.js'
import type { BisectResult } from '../../bisect/result.js'
import { makeBisectView } from '../../bisect/view.js'
import { describeResult } from '../../bisect/words.js'
import { renderJson } from '../../report/pages/json.js'
import { harmlessLines, terminalVoice } from '../../report/text/escape.js'
import { write } from '../../report/text/text.js'
import { type Files, writePages } from './files.js'
import { setOutput } from './outputs.js'
import { addToSummary } from './summary.js'

/** Shows how a bisection goes on in the step's log. */
export const bisectLog = makeBisectView(line => core.info(harmlessLines(line)))

/** Shows what a bisection has found in the log and the job's summary, and leaves it in files that the outputs name. */
export async function publishBisection(result: BisectResult, files: Files): Promise<void> {
  const page = renderBisectMarkdown(result)
  for (const text of describeResult(result, 'action')) core.info(harmlessLines(write(text, terminalVoice)))
  writePages(files, renderJson(result), page)
  setOutput('report', files.report)
  setOutput('markdown', files.markdown)
  setOutput('commit', result.culprit?.commit ?? '')
  await addToSummary(page)
}
