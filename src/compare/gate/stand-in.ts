import type { Warning } from '../../record/record.js'
import type { Finding } from '../verdicts/finding.js'
import type { Status } from '../verdicts/status.js'

interface Shown {
  readonly status: Status
  readonly warnings: readonly Warning[]
  readonly findings: readonly Finding[]
}

/** Returns whether another version stands in for the base commit, which has no baseline: it is shown, and nothing is judged by it. */
export function isOfStandIn({ status, warnings, findings }: Shown): boolean {
  return status === 'not-compared' && findings.length > 0 && warnings.some(({ code }) => code === 'no-baseline')
}

/** Returns the part of `run` that a gate may judge: what the contender is by itself, where another version stands in for its base. */
export function withoutStandIn<Run extends Shown & { readonly removed: readonly string[] }>(run: Run): Run {
  if (!isOfStandIn(run)) return run
  return { ...run, findings: run.findings.map(withoutVerdict), growths: [], removed: [] }
}

function withoutVerdict(finding: Finding): Finding {
  const { cause, ...rest } = finding
  return cause === 'contender-failed' ? finding : { ...rest, verdict: null }
}
