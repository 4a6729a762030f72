/** The outcomes of an A/A test of a benchmark, or of a run, the gravest first. */
export const controlOutcomes = ['failed', 'contender-differs', 'paths-matter', 'passed'] as const

/**
 * `failed`: copies of the baseline differ, so the harness makes a difference that the program does not. `contender-differs`: only those of the
 * contender do, which is a property of this change. `paths-matter`: those of both sides differ in the same way, so the comparison holds.
 */
export type ControlOutcome = (typeof controlOutcomes)[number]

/** The effects of an outcome on a row and on the run. A gate follows the verdict, and what is not comparable here is the machine's fault. */
export interface ControlEffect {
  /** True if the interval is widened by the far end of the baseline's A/A interval; a verdict that this changes is *not comparable*. */
  readonly isWidened: boolean
  /** True if the row has a note. */
  readonly hasNote: boolean
  /** True if the verdicts of the run may be relied on. */
  readonly isSure: boolean
}

/** The table of docs/method/mathematics.md, "The A/A test". */
export const controlEffects: Readonly<Record<ControlOutcome, ControlEffect>> = {
  failed: { isWidened: true, hasNote: false, isSure: false },
  'contender-differs': { isWidened: false, hasNote: true, isSure: true },
  'paths-matter': { isWidened: false, hasNote: false, isSure: true },
  passed: { isWidened: false, hasNote: false, isSure: true },
}

/** Returns the gravest of `outcomes`; passed, where there are none. */
export function gravestOutcome(outcomes: readonly ControlOutcome[]): ControlOutcome {
  return controlOutcomes.find(outcome => outcomes.includes(outcome)) ?? 'passed'
}
