import * as core from '@actions/core'
import { withoutStandIn } from '../../compare/gate/stand-in.js'
import { harmlessLines } from '../../document/escape.js'
import type { MergedReport } from '../../report/merged.js'
import { renderJson } from '../../report/pages/json.js'
import { renderWholeMarkdown } from '../../report/pages/merged-markdown.js'
import { renderMergedTerminal } from '../../report/pages/merged-terminal.js'
import { summaryLimit } from '../../report/text/fit.js'
import type { NextStepOptions } from '../../report/words/next-step.js'
import { programOf } from '../program.js'
import { type Files, writePages } from './files.js'
import { setOutputs } from './outputs.js'
import { addToSummary } from './summary.js'

/** Shows a merged report in the log and the job's summary, with a link to its page, and leaves it in files that the outputs name. */
export async function publishMerged(
  report: MergedReport,
  files: Files,
  options: NextStepOptions & { readonly pageUrl?: string | undefined } = {},
): Promise<void> {
  const program = programOf(process.env)
  const page = renderWholeMarkdown(report, { program, ...options, limit: summaryLimit })
  core.info(harmlessLines(renderMergedTerminal(report, { color: false, program })))
  writePages(files, renderJson(report), page)
  await addToSummary(page)
  const { status } = report
  const sections = report.sections.map(withoutStandIn)
  const findings = sections.flatMap(section => section.findings)
  const growths = sections.flatMap(section => section.growths ?? [])
  setOutputs({ status, findings, growths, ...findCommonSides(report) }, files)
}

/** The baseline that all sections were compared with, where it was one. */
function findCommonSides({ sections }: MergedReport): Pick<MergedReport['sections'][number], 'sides'> {
  const [first] = sections
  const isCommon = sections.every(({ sides }) => sides?.baseline?.commit === first?.sides?.baseline?.commit)
  return isCommon && first?.sides ? { sides: first.sides } : {}
}
