import * as core from '@actions/core'
import { renderBisectMarkdown } from '../../bisect/markdown.js'
import type { BisectView } from '../../bisect/ports.js'
import {
  describeBeginning,
  describePlace,
  describeRace,
  describeSkip,
  drawPlaces,
} from '../../bisect/progress-words.js'
import type { BisectResult } from '../../bisect/result.js'
import { describeResult } from '../../bisect/words.js'
import { renderJson } from '../../report/pages/json.js'
import { harmlessLines, terminalVoice } from '../../report/text/escape.js'
import { type Text, write } from '../../report/text/text.js'
import { type Files, writePages } from './files.js'
import { setOutput } from './outputs.js'
import { addToSummary } from './summary.js'

const info = (text: Text, before = ''): void => core.info(harmlessLines(`${before}${write(text, terminalVoice)}`))

/** Shows how a bisection goes on in the step's log: a line for each race, and where the commit is likely to be after it. */
export const bisectLog: BisectView = {
  begin: (bisection, limits) => info(describeBeginning(bisection, limits)),
  openRace(bisection, request) {
    info(describeRace(bisection, request))
    return { watch: () => undefined, [Symbol.dispose]: () => undefined }
  },
  learn: bisection => info(describePlace(bisection), `│${drawPlaces(bisection)}│ `),
  skip: (bisection, position) => info(describeSkip(bisection, position)),
}

/** Shows what a bisection has found in the log and the job's summary, and leaves it in files that the outputs name. */
export async function publishBisection(result: BisectResult, files: Files): Promise<void> {
  const page = renderBisectMarkdown(result)
  for (const text of describeResult(result)) info(text)
  writePages(files, renderJson(result), page)
  setOutput('report', files.report)
  setOutput('markdown', files.markdown)
  setOutput('commit', result.culprit?.commit ?? '')
  await addToSummary(page)
}
