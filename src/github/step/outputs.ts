import * as core from '@actions/core'
import { verdicts } from '../../compare/verdicts/finding.js'
import type { Section } from '../../report/section.js'
import { failAtTheEnd } from './disk.js'
import type { Files } from './files.js'

/** The origins of baselines, as the input `baseline` calls them. */
const sourceNames: Readonly<Record<string, string>> = { artifact: 'published', directory: 'dir' }

/** Sets the step's outputs. */
export function setOutputs(
  { status, findings, growths = [], sides }: Pick<Section, 'status' | 'findings' | 'growths' | 'sides'>,
  { record, report, markdown }: Files,
): void {
  const judged = [...findings, ...growths]
  const counts = verdicts.map(verdict => [verdict, judged.filter(one => one.verdict === verdict).length])
  setOutput('status', status)
  setOutput('verdicts', JSON.stringify(Object.fromEntries(counts)))
  setOutput('report', report)
  setOutput('record', record)
  setOutput('markdown', markdown)
  setOutput('baseline-sha', sides?.baseline?.commit ?? '')
  const source = sides?.baseline?.source
  setOutput('baseline-source', source === undefined ? '' : (sourceNames[source] ?? source))
}

/** Sets one output of the step. */
export function setOutput(name: string, value: string | number | boolean): void {
  failAtTheEnd(process.env.GITHUB_OUTPUT ?? 'GITHUB_OUTPUT', () => core.setOutput(name, value))
}
