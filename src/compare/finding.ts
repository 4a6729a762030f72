import type { Direction } from '../metrics/unit.js'
import type { Reason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import type { Budget, Ignore } from '../rules/rules.js'
import type { Side } from '../schedule/round.js'
import type { BoundedValue, Range } from '../util/shapes.js'

export const verdicts = ['regressed', 'not-comparable', 'inconclusive', 'improved', 'unchanged'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * The cause of a missing verdict. `contender-changed`: the contender measures something else than the baseline. `interfered`: a command got
 * at what measures it, so that no gate may pass.
 */
export type ObstacleCause = 'contender-failed' | 'contender-changed' | 'interfered' | 'baseline' | 'machine'

/**
 * The reason to doubt a change that the interval shows. `tails`: the typical run is faster, and the others are not. `few-runs`: it is
 * faster, and the runs are too few to show slow ones. `near`: it is there, and may be on either side of the threshold. `clocks`: CPU time and
 * wall time moved in opposite directions. `unconfirmed`: a second installation did not show it too.
 */
export type Doubt = 'tick' | 'tails' | 'few-runs' | 'near' | 'clocks' | 'unconfirmed'

/** The position of a side's values without what comes and goes with the rounds. It belongs to the estimate of a change. */
export interface Level {
  readonly value: number
  /** The median distance from it. */
  readonly mad: number
}

/** The distribution of a side's measurements, for description only. */
export interface Summary {
  readonly n: number
  readonly median: number
  /** Both sides or neither: the contender's level over the baseline's is the change. Left out where there is no change. */
  readonly level?: Level
  readonly mean: number
  readonly min: number
  readonly p5: number
  readonly p95: number
  readonly q1: number
  readonly q3: number
  readonly max: number
  readonly mad: number
  /** Standard deviation over mean; null where the mean is 0. */
  readonly cv: number | null
  /** Standard deviation; null where it is too large to compute with. */
  readonly sd: number | null
  /** The number of values that lie farther from the middle half than 1.5 times its width (Tukey 1977). They count like all others. */
  readonly outliers: Range
}

/** A relative change of the value (0.02 = +2%) with its interval. */
export interface Change extends BoundedValue {
  /** Confidence of the interval. */
  readonly level: number
}

/** The result of one benchmark's control: copy 2 relative to copy 1 of the same side. */
export interface ControlChange extends BoundedValue {
  readonly p: number
}

/** The medians of one runner's values; null where it has none of a side. */
export type RunnerMedians = Readonly<Record<Side, number | null>>

export type BudgetState = 'missed' | 'undecided' | 'met'

/** The answer whether the contender keeps to a budget, in the unit of its finding. The interval is that of the contender's level. */
export interface BudgetFinding extends Omit<Change, 'value'> {
  readonly bound: Budget['bound']
  readonly value: number
  /** Median of the contender's values; null where there are none. */
  readonly median: number | null
  readonly state: BudgetState
}

/** The result of running a candidate change again on new copies. */
export interface SecondStage {
  readonly rounds: number
  /** Change of these rounds alone. null: there is no ratio. */
  readonly change: Change | null
}

/** The result of one benchmark in an experiment before the one that is judged. */
export type EarlierResult = Pick<Finding, 'verdict' | 'change'>

/** The results of one benchmark in all experiments with the same sides. */
export interface Experiments {
  /** The oldest first; null where an experiment has nothing of it. */
  readonly earlier: readonly (EarlierResult | null)[]
  /** The number of the experiment whose verdict it is, from 1. Those after it have not judged it again. */
  readonly decides: number
  /** Change of the rounds of all experiments; null where there is no ratio. No verdict depends on it. */
  readonly pooled: Change | null
}

/** Counts behind a change whose instructions are the same on both sides. */
export interface LayoutSuspicion {
  /** Change of the instructions, as a fraction. */
  readonly instructions: number
  /** Instructions per cycle of baseline and contender, where the processor counts cycles. */
  readonly ipc?: readonly [baseline: number, contender: number]
  /** True if a gate fails on such a change as on any other. */
  readonly isJudged: boolean
}

/** The other clocks of a process that is judged by its CPU time. */
export interface ByCpuTime {
  /** Share of the time of all cores that other programs used meanwhile; left out where that is unknown. */
  readonly others?: number
  /** Change of the wall time. */
  readonly wall: Change
  /** Set if the wall time may have changed by the threshold, so that *unchanged* rests on CPU time alone. */
  readonly isAlone?: true
  /** Change of CPU time and waiting together: of the wall time without the time in which no core was free. */
  readonly busy?: Change
}

/** A comparison with its verdict; plain data, as it stands in the report's JSON. */
export interface Finding {
  readonly benchmark: string
  readonly metric: string
  readonly unit: string
  readonly better: Direction
  /** True if this metric is the one that the benchmark is about. */
  readonly primary: boolean
  /** The statistic that is compared, where it is not the typical value. */
  readonly quantity?: 'mean'
  /** True if it is of the process as a whole, next to what the command prints. */
  readonly aside?: true
  /** null: nothing was measured on this side. */
  readonly baseline: Summary | null
  readonly contender: Summary | null
  /** null: there is no ratio (a value of 0, or not finite, or too few rounds). */
  readonly change: Change | null
  /** The interval that decides whether it is unchanged, of a lower level than that of the change; left out where there is no noise. */
  readonly equivalence?: Change
  readonly p: number | null
  readonly adjustedP: number | null
  readonly control: ControlChange | null
  /** null: not judged. */
  readonly verdict: Verdict | null
  /** The smallest change, as a fraction, that would have been found with 80% power; null where none would. */
  readonly resolution: number | null
  /** The number of further rounds that would settle an inconclusive result; null where it is none, or no reasonable number would. */
  readonly roundsToSettle: number | null
  /** The change of the mean. Only *improved* depends on it; null where there is no ratio. */
  readonly meanChange: Change | null
  /** The medians on each runner, in the record's order, where there are several. */
  readonly runners?: readonly RunnerMedians[]
  /** The smallest change worth reporting of this one, as a fraction, where a rule sets it. */
  readonly threshold?: number
  /** A regression fails a gate only where its whole interval is beyond this, as a fraction, where a rule sets it. */
  readonly failAbove?: number
  /** Verdict on a rule's budget for the contender. */
  readonly budget?: BudgetFinding
  /** Why a rule says that this is not judged. */
  readonly ignored?: Ignore
  /** Cause of a verdict of not comparable. */
  readonly cause?: ObstacleCause
  /** Doubt that takes the verdict, where more rounds would not give it back. */
  readonly doubt?: Doubt
  /** Why the verdict is what it is, where the interval alone does not tell. */
  readonly reason?: Reason
  /** Result on new copies, where the verdict needed that. The change is then that of all rounds. */
  readonly secondStage?: SecondStage
  /** The change came with the same instructions, so that layout probably made it. */
  readonly layout?: LayoutSuspicion
  /** Set on a time whose values, change and verdict are those of the CPU time of its process. */
  readonly byCpuTime?: ByCpuTime
  /** Results of other experiments with the same sides, where there were any. */
  readonly experiments?: Experiments
  readonly warnings: readonly Warning[]
}

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
 * The status of a run with these findings; `absence` is why the wanted commit has no baseline, also where another one stands in, and `ran` if
 * there is any round. Identical sides that were not measured are unchanged. Where nothing was judged the run is inconclusive: nothing speaks
 * for "unchanged".
 */
export function statusOf(run: {
  readonly absence: Reason | undefined
  readonly ran: boolean
  readonly isUnmeasured: boolean
  /** True if no number of the contender has one to be compared with: the baseline failed each time, or the time was over before anything ran. */
  readonly isUnpaired: boolean
  readonly measured: boolean
  /** True if measuring ended before any finding had a verdict. */
  readonly isAllCutShort: boolean
  readonly findings: readonly Pick<Finding, 'verdict'>[]
}): Status {
  if (run.isUnmeasured) return 'unchanged'
  if (run.absence !== undefined && !run.ran) return 'not-compared'
  if (run.isUnpaired) return 'not-compared'
  if (!run.measured) return 'errored'
  if (run.absence !== undefined || run.findings.length === 0 || run.isAllCutShort) return 'not-compared'
  const present = new Set(run.findings.map(finding => finding.verdict))
  return statuses.find(status => (present as ReadonlySet<string | null>).has(status)) ?? 'inconclusive'
}

/** The benchmarks without any judged metric, because it is unknown which direction is better. */
export function findUnjudged(findings: readonly Finding[]): readonly string[] {
  const judged = new Set(findings.filter(({ verdict }) => verdict !== null).map(({ benchmark }) => benchmark))
  const blurred = findings.filter(
    finding =>
      finding.better === 'unknown' && !finding.aside && finding.ignored === undefined && !judged.has(finding.benchmark),
  )
  return [...new Set(blurred.map(({ benchmark }) => benchmark))]
}
