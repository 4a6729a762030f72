import { adjustPValues, rejects } from '../../stats/multiple.js'
import type { Finding } from '../finding.js'
import type { GatePolicy } from './policy.js'

/** What a gate looks at to tell which regressions are beyond what it tolerates. */
export interface Judged {
  readonly findings: readonly Finding[]
  readonly settings?: { readonly confidence: number }
}

const usualConfidence = 0.95

/**
 * Finds the regressions of `run` that are beyond what the gate tolerates: the whole interval is, and the change is among what a correction for
 * many finds that counts only changes of that size. The report's own correction counts all that are worth reporting, and a gate of 5% among
 * many changes of 3% would otherwise let noise fail it.
 */
export function findBeyond({ findings, settings }: Judged, policy: GatePolicy): ReadonlySet<Finding> {
  const limitOf = ({ failAbove, metric }: Finding): number =>
    failAbove ?? (policy.metrics?.includes(metric) ? 0 : (policy.failAbove ?? 0))
  const tested = findings.filter(({ p, verdict }) => p !== null && verdict !== null)
  const isSmall = (finding: Finding): boolean =>
    finding.change !== null && Math.abs(finding.change.value) < limitOf(finding)
  const adjusted = adjustPValues(tested.map(finding => (isSmall(finding) ? 1 : finding.p!)))
  const alpha = 1 - (settings?.confidence ?? usualConfidence)
  const unsure = new Set(tested.filter((finding, at) => limitOf(finding) > 0 && !rejects(adjusted[at]!, alpha)))
  const isBeyond = ({ change, better }: Finding, limit: number): boolean =>
    // From nothing to something is more than any limit.
    limit === 0 || change === null || (better === 'higher' ? (change.high ?? 0) < -limit : (change.low ?? 0) > limit)
  return new Set(
    findings.filter(
      finding => finding.verdict === 'regressed' && isBeyond(finding, limitOf(finding)) && !unsure.has(finding),
    ),
  )
}
