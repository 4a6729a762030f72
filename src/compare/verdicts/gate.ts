import { listBudgets } from './budget.js'
import type { Finding } from './finding.js'
import type { RulesOutcome } from './rules-outcome.js'
import type { Status } from './status.js'

/** What a job may be made to fail on. */
export const gateConditions = [
  'regressed',
  'inconclusive',
  'incomparable',
  'not-compared',
  'removed',
  'budget',
  'required',
] as const
export type GateCondition = (typeof gateConditions)[number]

/** What the gate looks at. */
export interface Gated {
  readonly status: Status
  readonly findings: readonly Finding[]
  readonly removed: readonly string[]
  readonly rules?: Pick<RulesOutcome, 'missing' | 'budgets'>
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
  const names = findNames(run, condition)
  return names.length === 0 ? undefined : `${names.length} ${words[condition] ?? condition}: ${listNames(names)}`
}

const words: { readonly [condition in GateCondition]?: string } = {
  budget: 'over budget',
  required: 'required, but not run',
}

function findNames(run: Gated, condition: Exclude<GateCondition, 'not-compared'>): readonly string[] {
  switch (condition) {
    case 'removed':
      return run.removed
    case 'required':
      return run.rules?.missing ?? []
    case 'budget':
      return listBudgets(run)
        .filter(({ state }) => state === 'missed')
        .map(({ benchmark }) => benchmark)
    default:
      return run.findings.filter(finding => finding.verdict === condition).map(finding => finding.benchmark)
  }
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}
