import type { Warning } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import type { Range } from '../util/shapes.js'
import type { BudgetFinding, Change, Finding, Status } from './finding.js'

/** Everything that is concluded from a record. */
export interface Conclusion {
  readonly status: Status
  readonly control: ControlSummary
  /** Geometric mean of the ratios of all benchmarks of time; null where there are not two. */
  readonly suiteChange: Change | null
  /** The smallest change that would have been found with 80% power: the median over what is judged; null where nothing is. */
  readonly resolution: number | null
  /** Traces of the machine in our own work after rounds; left out where there was none. */
  readonly spin?: SpinSummary
  readonly findings: readonly Finding[]
  /** Growth of what changed with the size, where there are sizes. */
  readonly growth?: readonly Growth[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly warnings: readonly Warning[]
  /** Outcome of the rules, where there are any. */
  readonly rules?: RulesOutcome
}

/** One side in a ranking: no other is better than one `isAmongBest`, as far as can be told. */
interface RankedSide {
  readonly side: string
  /** Its level relative to the baseline's, as a fraction: 0.02 is 2% more. null: there is no ratio. */
  readonly change: number | null
  readonly isAmongBest: boolean
}

/** All sides by one benchmark and metric, the lowest estimate of cost first. A first place alone has no p-value: it is chosen by the same data. */
export interface SideRanking extends Pick<Finding, 'benchmark' | 'metric' | 'unit' | 'better'> {
  readonly places: readonly RankedSide[]
  /** Sides that cannot be compared with the baseline. */
  readonly unranked: readonly string[]
}

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

/** How far apart two copies of a side are at most, as fractions; null where there are too few runs to say so. */
export interface ControlBound {
  /** Of the median benchmark: the median of the far ends of the intervals. */
  readonly median: number | null
  /** Of the mean over all benchmarks; null for one alone. */
  readonly suite: number | null
}

/** The A/A test over all that is judged. */
export interface ControlSummary {
  /** The gravest outcome; `not-run` where no test could fail, because there are too few runs of two copies. */
  readonly status: ControlOutcome | 'not-run'
  /** The number of benchmarks with that outcome, where it is a difference; 0 if only their mean shows it. */
  readonly differing: number
  readonly of: number
  readonly bounds: { readonly [side in Side]: ControlBound }
  /** The offset of one installation alone, as a fraction (a standard deviation); null where it is not estimated. */
  readonly bias: number | null
}

/** The result of the spin, a fixed piece of our own work after every round. It is a control lane of the machine itself. */
export interface SpinSummary {
  /** The median over the rounds. */
  readonly seconds: number
  /** The median distance from the median, as a fraction of it. */
  readonly spread: number
  /** From the first half of the rounds to the second, as a fraction. */
  readonly drift: number
  /** The rounds, from 0, in which it was away from the median by more than the threshold, by more than 1%, and by more than it usually is. */
  readonly moved: readonly number[]
  /** True if these are too many for single accidents. */
  readonly contaminated: boolean
}

/** The answer whether both sides did the same, as far as what they printed shows it. */
export interface Work {
  /** null: unknown, because the baseline's output varies from run to run. */
  readonly same: boolean | null
  readonly baselineDigest: string | null
  readonly contenderDigest: string | null
}

/** The effect of a file's rules on a run, beside what stands in each finding. */
export interface RulesOutcome {
  readonly source: string
  /** The day on which they were applied. */
  readonly asOf: string
  /** Benchmarks, or patterns of rules, that had to run on the contender's side and have not. */
  readonly missing: readonly string[]
  /** Budgets of what only one side has, so that there is no finding of it. */
  readonly budgets: readonly NamedBudget[]
}

/** A budget with the name of what it is for. */
export type NamedBudget = BudgetFinding & Pick<Finding, 'benchmark' | 'metric' | 'unit'>

/** All budgets of a run, those of its findings first. */
export function listBudgets(run: {
  readonly findings: readonly Finding[]
  readonly rules?: { readonly budgets: readonly NamedBudget[] }
}): readonly NamedBudget[] {
  const budgets = run.findings.flatMap(({ benchmark, metric, unit, budget }) =>
    budget === undefined ? [] : [{ benchmark, metric, unit, ...budget }],
  )
  return [...budgets, ...(run.rules?.budgets ?? [])]
}

/** A contender whose time has changed, and the findings that say so. */
export interface Changed {
  readonly name: string
  readonly findings: readonly Finding[]
}

/** The growth of a metric with the size, on both sides. It describes what changed, and no verdict depends on it. */
export interface Growth {
  /** The common name of all sizes, with `…` in place of the size. */
  readonly benchmark: string
  readonly metric: string
  readonly baseline: Exponent
  readonly contender: Exponent
}

/** The slope of log value on log size, which is 2 for a value that grows like n², with its interval. */
export interface Exponent extends Range {
  readonly value: number
  /** The largest distance of a typical value from the power of the size that fits them best, as a fraction of that. */
  readonly misfit: number
}
