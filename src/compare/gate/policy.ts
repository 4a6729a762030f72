/** The conditions on which a user can make a job fail. */
export const gateConditions = [
  'regressed',
  'inconclusive',
  'not-comparable',
  'not-compared',
  'removed',
  'budget',
  'required',
] as const
export type GateCondition = (typeof gateConditions)[number]

/** The conditions on which a gate fails by default, and which a user can allow. */
export const allowances = ['removed', 'errored', 'not-comparable', 'not-compared', 'missing-parts'] as const
export type Allowance = (typeof allowances)[number]

/** The conditions under which the job fails. */
export interface GatePolicy {
  /** Empty: there is no gate. */
  readonly failOn: readonly GateCondition[]
  readonly allow: readonly Allowance[]
  /** A regression fails only where its whole interval is beyond this, as a fraction; 0 where nothing is said. */
  readonly failAbove?: number
  /** The metrics that are named, of which every regression fails, whatever its size; none where this is left out. */
  readonly metrics?: readonly string[]
  /** Set if regressions of other metrics fail nothing. */
  readonly isOfMetrics?: true
}

/** No gate: nothing that is found fails the job. */
export const noGate: GatePolicy = { failOn: [], allow: [] }

const ruleConditions: readonly GateCondition[] = ['budget', 'required']

/** Returns whether the gate asks about rules only: then it looks at what the rules name, and at nothing else. */
export function isOfRulesOnly({ failOn }: GatePolicy): boolean {
  return failOn.every(condition => ruleConditions.includes(condition))
}
