import { bisect } from '../bisect/bisect.js'
import { bisectDocument } from '../bisect/document.js'
import { makeBisectView } from '../bisect/progress.js'
import type { BisectResult } from '../bisect/result.js'
import { summaryLimit, toMarkdown } from '../document/markdown.js'
import { toTerminal } from '../document/terminal.js'
import { programOf } from '../github/program.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { makeNoteLog } from '../github/step/progress-log.js'
import { addToSummary, type Files, makeFiles, setOutput, writePages } from '../github/step/step.js'
import { type BisectInputs, decodeBisect } from '../inputs/bisect.js'
import { InputError, shown } from '../inputs/values.js'
import { type BisectWorld, bisectOnLocalMachine } from '../system/local-bisection.js'
import { renderJson } from '../util/json.js'
import { findOwnConfig } from './config.js'
import { guardCommands, inStep } from './guarded.js'

/** Finds the commit that made a benchmark slower, among commits of the default branch. */
export async function runBisect(run: Run, workspace: string): Promise<void> {
  const { get } = await findOwnConfig(workspace)
  const asked = decodeBisect(get, workspace, {})
  const { inputs } = asked
  for (const commit of [asked.good, asked.bad]) refuseShortName(commit)
  const files = makeFiles(inputs.suite)
  const result = await search(asked, run)
  await publishBisection(result, files)
  if (result.end.kind === 'same') log.fail('the good commit and the bad one cannot be told apart')
}

async function search(asked: BisectInputs, run: Run): Promise<BisectResult> {
  using _ = guardCommands('Bisect')
  const { inputs, setup } = asked
  const options = { ...inStep(), credentials: run.credentials, inputs, setup, watch: makeNoteLog() }
  return await bisectOnLocalMachine(options, async world => {
    await refuseForeign(world, asked.bad, run.event.defaultBranch)
    return await bisect(asked, world, bisectLog)
  })
}

/** Refuses anything but a full commit SHA, because a form takes text from outside. */
function refuseShortName(commit: string): void {
  if (!/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(commit))
    throw new InputError(
      `invalid value ${shown(commit)} for "range"; it must be two full names of commits, of 40 characters each`,
    )
}

/** Only commits that were reviewed and merged are built here. */
async function refuseForeign({ isReachable }: BisectWorld, bad: string, branch: string | undefined): Promise<void> {
  if (branch !== undefined && (await isReachable(bad, `origin/${branch}`))) return
  throw new InputError(
    `"range" ends with ${bad.slice(0, 7)}, which is not a commit of the default branch: only its commits are built`,
  )
}

/** Shows how a bisection goes on in the step's log. */
const bisectLog = makeBisectView(line => log.info(line))

/** Shows what a bisection has found in the log and the job's summary, and leaves it in files that the outputs name. */
async function publishBisection(result: BisectResult, files: Files): Promise<void> {
  const document = bisectDocument(result, programOf(process.env))
  const page = toMarkdown(document, summaryLimit)
  log.info(toTerminal(document).trimEnd())
  writePages(files, renderJson(result), page)
  setOutput('report', files.report)
  setOutput('markdown', files.markdown)
  setOutput('commit', result.culprit?.commit ?? '')
  await addToSummary(page)
}
