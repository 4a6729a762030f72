import * as core from '@actions/core'
import { type Acceptance, decidePassage, findGateFailures, type GateCondition } from '../../compare/verdicts/gate.js'
import type { Report } from '../../report/report.js'
import { harmlessLines } from '../../report/text/escape.js'
import { acceptanceNotice, renderAcceptance } from '../../report/words/acceptance.js'
import { addToSummary } from './summary.js'

/** What a gate looks at: a report, or several as one. */
export type Gateable = Pick<Report, 'status' | 'findings' | 'removed' | 'warnings' | 'plan'>

/**
 * Fails the step where nothing could be measured, or where a condition of `failOn` holds that nobody accepted. The last thing
 * that is done: what was found is in the summary, the comment, the outputs and the artifacts by then.
 *
 * `findAcceptance` asks GitHub, and is called only where the gate would fail.
 */
export async function gate(
  report: Gateable,
  failOn: readonly GateCondition[],
  findAcceptance?: () => Promise<Acceptance>,
): Promise<void> {
  const obstacle = describeObstacle(report)
  if (obstacle !== undefined) return core.setFailed(harmlessLines(obstacle))
  const failures = findGateFailures(report, failOn)
  const passage = decidePassage(failures, failures.length > 0 ? await findAcceptance?.() : undefined)
  if (passage.kind === 'shut') core.setFailed(harmlessLines(passage.reason))
  if (passage.kind !== 'accepted') return
  core.notice(harmlessLines(acceptanceNotice(passage)))
  await addToSummary(`\n${renderAcceptance(passage)}`)
}

/** What no label accepts. */
function describeObstacle(report: Gateable): string | undefined {
  if (report.plan?.stoppedBy === 'interrupted')
    return 'measuring was interrupted; the report holds the rounds until then'
  if (report.status === 'errored')
    return ['nothing could be measured', ...report.warnings.map(one => one.message)].join('\n')
  return undefined
}
