import { percent, percentSize } from '../../metrics/scale.js'
import type { Invocation, Settings } from '../../record/record.js'
import { makeReport, type Report } from '../report.js'

/** With more values in a round, an estimate after each would take longer than what it tells is worth. */
const mostValues = 200
/** As many as fit beside a bar. */
const mostRows = 2

/** The changes that are the worst so far, in a few words; empty where there are none yet, or too many to look at after each round. */
export function describeEstimates(rounds: readonly (readonly Invocation[])[], settings: Settings): string {
  const values = rounds[0]?.reduce((sum, one) => sum + one.measurements.length, 0) ?? 0
  if (values === 0 || values > mostValues) return ''
  const { findings } = makeReport({ suite: '', settings, warnings: [], rounds })
  return describeWorst(findings)
}

/** The worst of `findings` that are judged, with half the width of their intervals. */
export function describeWorst(findings: Report['findings']): string {
  const judged = findings.flatMap(({ benchmark, better, change, verdict }) =>
    verdict === null || change === null
      ? []
      : [{ benchmark, change, cost: better === 'higher' ? -change.value : change.value }],
  )
  return judged
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, mostRows)
    .map(({ benchmark, change: { value, low, high } }) => {
      const half = low === null || high === null ? '' : ` ± ${percentSize((high - low) / 2)}`
      return `${benchmark} ${percent(value)}${half}`
    })
    .join(', ')
}
