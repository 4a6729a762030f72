import * as core from '@actions/core'
import type { GateCondition } from '../../compare/verdicts/gate.js'
import { makeAnnotations } from '../../report/annotations.js'
import type { Report } from '../../report/report.js'
import { harmlessLines } from '../../report/text/escape.js'

/** Notes what deserves attention beside the checks of the commit; `failOn` is what the gate will fail on. */
export function annotate(report: Report, failOn: readonly GateCondition[]): void {
  const write = { error: core.error, warning: core.warning }
  for (const { level, title, message } of makeAnnotations(report, failOn))
    write[level](harmlessLines(message), { title: harmlessLines(title) })
}
