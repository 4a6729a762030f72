import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import { summaryLimit, toMarkdown } from '../../document/markdown.js'
import { toTerminal } from '../../document/terminal.js'
import { selfTestDocument } from '../../self-test/document.js'
import { describeProgress, type SelfTestProgress } from '../../self-test/progress.js'
import type { SelfTest } from '../../self-test/self-test.js'
import { renderJson } from '../../util/json.js'
import { type Files, writePages } from './files.js'
import { setOutput } from './outputs.js'
import { addToSummary } from './summary.js'

/** Writes how a self-test goes on to the step's log: a line for each session, and what needs attention. */
export function logSelfTestProgress(progress: SelfTestProgress): void {
  const line = describeProgress(progress)
  if (line !== undefined) core.info(harmlessLines(line))
}

/** Shows a self-test in the log and the job's summary, and leaves it in files that the outputs name. */
export async function publishSelfTest(selfTest: SelfTest, files: Files, pageUrl: string | undefined): Promise<void> {
  const document = selfTestDocument(selfTest)
  const page = toMarkdown(document, summaryLimit)
  const opened = pageUrl === undefined ? '' : `\n[Full report](${pageUrl})\n`
  core.info(harmlessLines(toTerminal(document)))
  writePages(files, renderJson(selfTest), page)
  setOutput('report', files.report)
  setOutput('markdown', files.markdown)
  await addToSummary(`${page}${opened}`)
}

/** Fails the step where the self-test did not come to its end. The last thing that is done. */
export function gateSelfTest({ stoppedBy, warnings }: SelfTest): void {
  if (stoppedBy === 'complete') return
  const why = warnings.find(({ code }) => code === 'ended-early')?.message ?? 'the self-test was interrupted'
  core.setFailed(harmlessLines(`${why}; the report has the sessions until then`))
}
