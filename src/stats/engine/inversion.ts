import type { Range } from '../../util/shapes.js'
import { rejects } from '../multiple.js'

/** The hull of the shifts that are not rejected; an unbounded end is infinite. */
export type Ends = Range

/** The side of an interval. */
export type End = 'low' | 'high'

/** Estimate, its error and intervals by inverting the test (Hodges & Lehmann 1963). */
export interface Inversion {
  /** Shift at which the statistic crosses its mean; undefined where it does not depend on the shift. */
  readonly estimate: number | undefined
  /** Half the distance between the shifts with |z| = 1; infinite where there are none. */
  findStandardError(): number
  /** The hull of what is not rejected at `alpha`; `p` is that of no shift, which it holds if that is not rejected. */
  findEnds(alpha: number, p: number): Ends
  /** Returns whether everything is rejected from `bound` on outwards; undefined where the end itself has to be found for it. */
  excludes?(bound: number, end: End, alpha: number): boolean | undefined
}

/** The test of no shift that an interval is adjusted to. */
export interface Null {
  /** The p-value of no shift. */
  readonly p: number
  readonly estimate: number
  readonly alpha: number
  /** The end on the side given, of the part of what is not rejected that holds the estimate, looked for from 0. */
  endFromZero(side: End): number
}

/** Returns whether an interval ends before it reaches `bound`. */
export function endsBefore({ low, high }: Ends, bound: number, end: End): boolean {
  return end === 'low' ? low > bound : high < bound
}

/** `ends` so that they hold 0 if and only if p does not reject it. */
export function agreeAtZero(ends: Ends, { p, estimate, alpha, endFromZero }: Null): Ends {
  if (!rejects(p, alpha)) return { low: Math.min(ends.low, 0), high: Math.max(ends.high, 0) }
  if (ends.low > 0 || ends.high < 0) return ends
  // 0 lies in a gap of what is not rejected, or within the tolerance of an end.
  return estimate > 0 ? { ...ends, low: endFromZero('low') } : { ...ends, high: endFromZero('high') }
}

/** The conclusions from rounds of values about the difference of the contender from the baseline. */
export interface ChangeEngine {
  /** Two-sided p-value of no difference. */
  readonly p: number
  /** Shift at which the statistic crosses its mean; 0 where no round has both sides. */
  readonly estimate: number
  /** Half the distance between the shifts with |z| = 1; infinite where there are none. */
  readonly standardError: number
  /** The shifts that are not rejected at 1 − `confidence`; they hold 0 if and only if `p` does not reject. */
  interval(confidence: number): Ends
  /** Returns whether the interval ends before it reaches `bound`, which most often takes much less than the interval itself. */
  excludes(bound: number, end: End, confidence: number): boolean
  /** Both sides' values as the test compares them at the estimate, on the level that is common to all rounds. */
  levelled(): Levelled
  /** The engine by ranks over the same rounds, where there is one: blunter, but its p falls with the distance from the estimate. */
  byRanks(): ChangeEngine
}

/** The values of both sides without what came and went, around the level that all rounds have in common. */
export interface Levelled {
  /** The baseline's level: the median of all values, the contender's lowered by the shift. The contender's is the shift above. */
  readonly centre: number
  readonly a: Float64Array
  readonly b: Float64Array
}

/** The statistic at one shift, in doubled ranks or in whole scores, with what follows from it. */
export interface Diagnosis extends ShiftTest {
  /** Rank statistic as integers: 2T, 2E(T) and 4Var(T). */
  readonly t2: number
  readonly mean2: number
  readonly var4: number
  /** The two-sided p-value of the normal approximation, without continuity correction. */
  readonly pNormal: number
}

/** The conclusions from rounds of values about the shift of the contender against the baseline. */
export interface Engine extends ChangeEngine {
  /** P-values and intervals come from the exact null distribution, not from the normal one. */
  readonly exact: boolean
  pAt(shift: number): number
  zAt(shift: number): number
  diagnose(shift: number): Diagnosis
  byRanks(): Engine
}

/** A test of one hypothesised shift, two-sided. */
export interface ShiftTest {
  readonly p: number
  /** P(sum ≤ observed) and P(sum ≥ observed). */
  readonly pLower: number
  readonly pUpper: number
}
