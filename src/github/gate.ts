import * as core from '@actions/core'
import { findGateFailures, type GateCondition } from '../compare/gate.js'
import { harmlessLines } from '../report/escape.js'
import type { Report } from '../report/report.js'

/** Fails the step where nothing could be measured, or where a condition of `failOn` holds. The last thing that is done. */
export function gate(report: Report, failOn: readonly GateCondition[]): void {
  const failure = describeFailure(report, failOn)
  if (failure !== undefined) core.setFailed(harmlessLines(failure))
}

function describeFailure(report: Report, failOn: readonly GateCondition[]): string | undefined {
  if (report.plan?.stoppedBy === 'interrupted')
    return 'measuring was interrupted; the report holds the rounds until then'
  if (report.status === 'errored')
    return ['nothing could be measured', ...report.warnings.map(one => one.message)].join('\n')
  const failures = findGateFailures(report, failOn)
  return failures.length === 0 ? undefined : `"fail-on": ${failures.join('; ')}`
}
