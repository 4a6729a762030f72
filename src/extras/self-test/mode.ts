import { storePage } from '../../action/artifacts.js'
import { findOwnConfig } from '../../action/config.js'
import { guardCommands, inStep } from '../../action/guarded.js'
import { toHtml } from '../../document/html.js'
import { summaryLimit, toMarkdown } from '../../document/markdown.js'
import { toTerminal } from '../../document/terminal.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { addToSummary, makeFiles, setOutput, writePages } from '../../github/step/step.js'
import { decodeGiven } from '../../inputs/declarations.js'
import { explain, withSentence } from '../../record/reasons.js'
import { onLocalMachine } from '../../system/local-machine.js'
import { renderJson } from '../../util/json.js'
import { selfTestDocument } from './document.js'
import { decodeSelfTest, type SelfTestInputs } from './inputs.js'
import { describeProgress } from './progress.js'
import { selfTest } from './run.js'
import type { SelfTest } from './self-test.js'

/** Measures how far the method can be trusted on this runner. */
export async function runSelfTest(run: Run, workspace: string): Promise<void> {
  const { get } = await findOwnConfig(workspace)
  const inputs = decodeSelfTest(get, workspace)
  const files = makeFiles(inputs.inputs.suite)
  const tested = await testHere(inputs, run)
  const { suite } = inputs.inputs
  const { show, retentionInDays } = decodeGiven(get, 'self-test')
  const request = { ...show, retentionInDays }
  const pageUrl = await storePage({ request, run, files, key: { suite }, mode: 'self-test' }, ({ tools }) =>
    toHtml(selfTestDocument(tested), { title: `${suite}: self-test`, tools }),
  )
  // Shows a self-test in the log and the job's summary, and leaves it in files that the outputs name.
  const document = selfTestDocument(tested)
  const page = toMarkdown(document, summaryLimit)
  const opened = pageUrl === undefined ? '' : `\n[Full report](${pageUrl})\n`
  log.info(toTerminal(document))
  writePages(files, renderJson(tested, withSentence), page)
  setOutput('report', files.report)
  setOutput('markdown', files.markdown)
  await addToSummary(`${page}${opened}`)
  if (tested.stoppedBy === 'complete') return
  const ending = tested.warnings.find(({ code }) => code === 'ended-early')
  log.fail(`${ending ? explain(ending) : 'the self-test was interrupted'}; the report has the sessions until then`)
}

async function testHere(inputs: SelfTestInputs, run: Run): Promise<SelfTest> {
  using _ = guardCommands('Self-test')
  // Sessions show themselves in another way.
  const options = { ...run, ...inStep(), watch: () => undefined }
  // Writes how a self-test goes on to the step's log: a line for each session, and what needs attention.
  return await onLocalMachine(inputs.inputs, options, world =>
    selfTest(inputs, world, progress => {
      const line = describeProgress(progress)
      if (line !== undefined) log.info(line)
    }),
  )
}
