import * as core from '@actions/core'
import { verdicts } from '../../compare/verdicts/finding.js'
import type { Report } from '../../report/report.js'
import type { Files } from './files.js'

/** Sets the step's outputs. */
export function setOutputs(
  { status, findings, sides }: Pick<Report, 'status' | 'findings' | 'sides'>,
  { record, report, markdown }: Files,
): void {
  const counts = verdicts.map(verdict => [verdict, findings.filter(finding => finding.verdict === verdict).length])
  core.setOutput('status', status)
  core.setOutput('verdicts', JSON.stringify(Object.fromEntries(counts)))
  core.setOutput('report', report)
  core.setOutput('record', record)
  core.setOutput('markdown', markdown)
  core.setOutput('baseline-sha', sides?.baseline?.commit ?? '')
  core.setOutput('baseline-source', sides?.baseline?.source ?? '')
}
