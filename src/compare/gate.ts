import type { Finding } from './finding.js'
import type { Status } from './status.js'

/** What a job may be made to fail on. */
export const gateConditions = ['regressed', 'inconclusive', 'incomparable', 'not-compared', 'removed'] as const
export type GateCondition = (typeof gateConditions)[number]

/** What the gate looks at. */
export interface Gated {
  readonly status: Status
  readonly findings: readonly Finding[]
  readonly removed: readonly string[]
}

/** The conditions of `failOn` that hold, each in words; none: the gate is open. Applied last, after everything is published. */
export function findGateFailures(run: Gated, failOn: readonly GateCondition[]): readonly string[] {
  return failOn.flatMap(condition => describeCondition(run, condition) ?? [])
}

function describeCondition(run: Gated, condition: GateCondition): string | undefined {
  if (condition === 'not-compared') return run.status === 'not-compared' ? 'nothing was compared' : undefined
  const names =
    condition === 'removed'
      ? run.removed
      : run.findings.filter(finding => finding.verdict === condition).map(finding => finding.benchmark)
  return names.length === 0 ? undefined : `${names.length} ${condition}: ${listNames(names)}`
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}
