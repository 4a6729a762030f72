import type { Reason } from '../record/reasons.js'
import type { Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import type { ChangeEngine, End, Engine } from '../stats/inversion.js'
import type { Design } from '../stats/sequential/repeated-p.js'
import type { Shift } from '../stats/signed-ranks.js'
import type { Conclusion, ControlSummary } from './conclusion.js'
import type { ControlChange, Finding, ObstacleCause, SecondStage, Summary } from './finding.js'
import { type OwnSettings, thresholdOf } from './resolved-rule.js'
import type { Presence, Series, SeriesTable } from './series.js'
import type { Clock } from './steps.js'
import type { LogChange } from './verdict.js'

/** One benchmark and metric, and the basis on which its sides can be compared: the first of three moments on the way to its verdict. */
export interface Described {
  readonly series: Series
  /** `shown`: not tested. */
  readonly role: 'judged' | 'shown'
  /** True if it ran in the first round only, since nothing that it needs has changed. */
  readonly isLeftOut: boolean
  readonly basis: Basis
  /** Why its rounds are too few for a verdict, and because of whom, where they are. */
  readonly shortage: Obstacle | undefined
  summarise(side: Side): Summary | null
}

/** The second moment: tested as if it were the only one, where its basis allows that. */
export type Tested = Inferred | TestedZeros | Untested

/** A ratio that the engine has tested. */
export interface Inferred extends Described {
  /** Each side against itself, where either has two copies. */
  readonly control: Control | undefined
  readonly circumstances: Circumstances
  readonly engine: ChangeEngine
  readonly inference: Inference
  readonly clock: Clock
  /** The other clocks, where CPU time is judged. */
  readonly guard?: ClockGuard
  /** Returns whether all that is judged in this metric, taken together, shows a noisier contender. */
  isSuiteNoisier(): boolean
}

/** Counts of which some are 0, which have no engine for their ratio. */
export interface TestedZeros extends Described {
  readonly basis: Extract<Basis, { kind: 'zeros' }>
  readonly engine?: undefined
  readonly circumstances: Circumstances
  readonly inference: Inference
}

interface Untested extends Described {
  readonly basis: Exclude<Basis, { kind: 'zeros' | 'inference' }>
  readonly engine?: undefined
  readonly inference?: undefined
}

/** A test with the correction for all that is tested beside it; undefined where it needs none. */
export type Corrected<One extends Tested = Tested> = One & { readonly correction: Correction | undefined }

/** The last moment. */
export type Judged = Corrected & {
  readonly judgement: Judgement
  /** Left out where no second stage had to confirm a change. */
  readonly confirmation?: Confirmation
}

/** Everything with a p-value. */
export type Hypothesis = Inferred | TestedZeros

/** One record at one of the three moments. */
interface Run<One> extends Presence {
  /** The record, without a second stage. */
  readonly record: Pair
  /** The record with all of its stages. */
  readonly whole: Pair
  readonly table: SeriesTable
  readonly assessments: readonly One[]
}

export type DescribedRun = Run<Described>

export interface TestedRun extends Run<Tested> {
  /** The conclusions of the experiments before this one. */
  readonly before: readonly Conclusion[]
  /** The findings of earlier experiments that stay as they are, by the keys of their series. They are not among the assessments. */
  readonly standing: ReadonlyMap<string, Finding>
  readonly control: ControlSummary
}

export interface JudgedRun extends TestedRun {
  readonly assessments: readonly Judged[]
}

/** The reason why two sides cannot be compared. */
export interface Obstacle {
  readonly cause: ObstacleCause
  readonly reason: Reason
}

/** The basis of a verdict. */
export type Basis =
  | ({ readonly kind: 'obstacle' } & Obstacle)
  | { readonly kind: 'exact'; readonly baseline: number; readonly contender: number }
  /** Counts of which some are 0, which have no ratio. Nothing has to be tested where one side is always 0, and the other one never. */
  | { readonly kind: 'zeros'; readonly engine: Engine; readonly isApart: boolean }
  | { readonly kind: 'inference'; readonly change: ChangeEngine }

/** The comparison of each side with itself, for one benchmark. */
export interface Control {
  /** Copy 2 of a side against its copy 1, in natural logs where more is worse; undefined where a side has one copy. */
  readonly sides: { readonly [side in Side]: Shift | undefined }
  /** True if the copies of the baseline differ in this benchmark. */
  readonly failed: boolean
  /** The baseline's, with the p-value of both sides; null where it has one copy. */
  readonly change: ControlChange | null
  /** The distance, in natural logs, by which the interval is widened at either end, and why; left out where it is not. */
  readonly widening?: { readonly reach: number; readonly reason: Reason }
  /** Tells that the copies of the contender alone differ. */
  readonly note?: Reason
}

/** A variance that offsets may have, and how likely it is; the weights of a distribution sum to 1. */
export interface WeightedVariance {
  readonly variance: number
  readonly weight: number
}

/** The distance between two installations of the same code. Its only causes are layout, directory and place on the disk. */
export interface Bias {
  /** Variance of one installation's offset, in squared natural logs: the best guess. null: the controls are too few to tell. */
  readonly variance: number | null
  /** All that it may be. */
  readonly offsets: readonly WeightedVariance[]
}

/** The known facts beside the values; a bias of null is not estimated. */
export interface Circumstances {
  readonly design: Design
  readonly bias: Bias | null
  /** Times that one installation's variance enters the difference of the sides. */
  readonly weight: number
}

/** The result of the engine after looks and the bias of installations are taken into account. */
export interface Inference {
  /** The repeated p-value of no change; 1 by `pUpTo` where it is above `alpha`, which is quicker to tell. */
  readonly p: number
  pUpTo(alpha: number): number
  readonly estimate: number
  /** Natural logs; with what installations add. */
  readonly standardError: number
  /** The repeated interval. */
  interval(confidence: number): LogChange
  /** Returns whether the repeated interval ends before it reaches `bound`, which takes less than the interval itself. */
  excludes(bound: number, end: End, confidence: number): boolean
  /** Returns whether values beyond the repeated interval are not all ruled out. */
  hasIslands(confidence: number): boolean
  /** Returns the average distance of the repeated interval's ends. */
  reach(confidence: number): number
}

/** The other clocks, which guard a verdict by CPU time: they show changes that CPU time does not. */
export interface ClockGuard {
  /** The inference by the wall clock. */
  readonly wall: Inference
  /**
   * The inference by wall time without the time in which no core was free: by CPU time and waiting together, which other programs on the
   * machine hardly disturb. Undefined where some run has no such time.
   */
  readonly busy: Inference | undefined
  /** Share of the time of all cores that other programs used; undefined where it was not measured. */
  readonly others: number | undefined
}

/** The result of the correction for many benchmarks, for one p-value. */
export interface Correction {
  readonly adjustedP: number
  readonly rejected: boolean
  /** True if the value changed at all, by a correction of its own: for that, changes of less than matters count as they are. */
  readonly isSignSure: boolean
  /** Confidence of the interval that is shown and judged by, and if what is not rejected yet alone came to be. */
  readonly level: number
  readonly levelToReject: number
}

/** The part of a finding that is known before anything is judged. */
export type Description = Pick<
  Finding,
  'benchmark' | 'metric' | 'unit' | 'better' | 'primary' | 'quantity' | 'aside' | 'baseline' | 'contender' | 'runners'
>

/** The part of a finding that judging adds. */
export type Judgement = Omit<Finding, keyof Description>

/** The judgement of what cannot be judged. */
export const blank: Judgement = {
  change: null,
  p: null,
  adjustedP: null,
  control: null,
  verdict: null,
  resolution: null,
  roundsToSettle: null,
  meanChange: null,
  warnings: [],
}

/** The answer of both stages to a change that the first one found. */
export interface Confirmation {
  /** The test that is judged by: of both stages, if there were two. */
  readonly assessment: Corrected<Inferred>
  /** The second stage. Undefined if there was none, or if it has no values of this benchmark. */
  readonly second: SecondStage | undefined
  /** True if the second stage shows the same change. */
  readonly isSame: boolean
  /** True if nothing ran again, and the change is too large to be about these copies only. */
  readonly isLarge: boolean
}

/** Tells ratios that the engine has tested. */
export function isInferred<One extends Tested>(tested: One): tested is One & Inferred {
  return tested.engine !== undefined
}

/** Tells counts of which some are 0. */
export function hasZeros<One extends Tested>(tested: One): tested is One & TestedZeros {
  return tested.basis.kind === 'zeros'
}

/** Lists what is judged and has run on after the first round: one round says nothing of the machine. */
export function listRunning<One extends Described>(described: readonly One[]): readonly One[] {
  return described.filter(({ role, isLeftOut }) => role === 'judged' && !isLeftOut)
}

/** The settings that one benchmark and metric is judged by. */
export function ownSettings(described: Described, { settings }: Pick<Pair, 'settings'>): OwnSettings {
  return { ...settings, threshold: ownThreshold(described, { settings }) }
}

/** The threshold of one benchmark and metric, of the baseline's level, since that is what a change is relative to. */
export function ownThreshold({ series, summarise }: Described, { settings }: Pick<Pair, 'settings'>): number {
  return thresholdOf(series.rule, settings, () => summarise('baseline')?.median ?? 0)
}
