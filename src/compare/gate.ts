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

/** Whether someone who may has said that a failing gate shall not fail the job. */
export type Acceptance =
  /** `by` is undefined where it cannot be read who set the label. */
  | { readonly kind: 'given'; readonly label: string; readonly by: string | undefined }
  | { readonly kind: 'missing'; readonly label: string }
  | { readonly kind: 'unknown'; readonly label: string; readonly reason: string }

/** What the gate does. The verdict is the same in each case: the label accepts a slowdown, and does not undo it. */
export type Passage =
  | { readonly kind: 'open' }
  | { readonly kind: 'shut'; readonly reason: string }
  | {
      readonly kind: 'accepted'
      readonly failures: readonly string[]
      readonly label: string
      readonly by: string | undefined
    }

/** What the gate does where `failures` hold; `acceptance` is undefined where there is no pull request, or no label that accepts. */
export function decidePassage(failures: readonly string[], acceptance: Acceptance | undefined): Passage {
  if (failures.length === 0) return { kind: 'open' }
  if (acceptance?.kind === 'given') return { ...acceptance, kind: 'accepted', failures }
  return { kind: 'shut', reason: `"fail-on": ${failures.join('; ')}${adviceOf(acceptance)}` }
}

function adviceOf(acceptance: Acceptance | undefined): string {
  if (acceptance?.kind === 'missing')
    return `. To accept that, add the label "${acceptance.label}" to the pull request, and run the job again`
  if (acceptance?.kind === 'unknown')
    return `. Whether the pull request has the label "${acceptance.label}", which would accept that, could not be read: ${acceptance.reason}`
  return ''
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
