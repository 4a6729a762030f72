import type { Finding } from './finding.js'

/** The possible results of the whole run. The first that applies counts. */
export const statuses = [
  'errored',
  'not-compared',
  'regressed',
  'not-comparable',
  'inconclusive',
  'improved',
  'unchanged',
] as const
export type Status = (typeof statuses)[number]

/**
 * The status of a run with these findings; `absence` is why the wanted commit has no baseline, also where another one stands in.
 *
 * Where nothing was judged (every direction unknown, say) the run is inconclusive: nothing speaks for "unchanged".
 */
export function statusOf(run: {
  readonly absence: string | undefined
  /** Whether there is any round. */
  readonly ran: boolean
  readonly measured: boolean
  readonly findings: readonly Pick<Finding, 'verdict'>[]
}): Status {
  if (run.absence !== undefined && !run.ran) return 'not-compared'
  if (!run.measured) return 'errored'
  if (run.absence !== undefined || run.findings.length === 0) return 'not-compared'
  const found = new Set(run.findings.map(finding => finding.verdict))
  return statuses.find(status => (found as ReadonlySet<string | null>).has(status)) ?? 'inconclusive'
}
