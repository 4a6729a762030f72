import { findCountThreshold } from '../metrics/metric.js'
import { largest } from '../metrics/number.js'
import type { Direction } from '../metrics/unit.js'
import type { Pair } from '../record/record.js'
import type { Change, Verdict } from './finding.js'
import type { Series } from './series.js'

/** The intervals of one change. */
export interface Intervals {
  readonly change: Change
  /** The interval of level 1 − 2α: the change is within what it excludes on either side, each by a one-sided test of level α. */
  readonly equivalence: Change
}

/** Returns whether the whole of `change` is closer to none than `threshold`. */
export function isWithin({ low, high }: Pick<Change, 'low' | 'high'>, threshold: number): boolean {
  return low !== null && high !== null && -threshold < low && high < threshold
}

/** Returns whether `verdict` says that there is a change. */
export function isCalled(verdict: Verdict | null): boolean {
  return verdict === 'regressed' || verdict === 'improved'
}

/**
 * Judges the interval of a relative change, given the smallest change worth reporting as a fraction. Unless the
 * correction for many benchmarks has `rejected` that there is none, no interval makes a change.
 *
 * For a metric where lower is better (mirrored where higher is better):
 *
 *     <---->                                    improved       (without 0, estimate at or beyond the threshold)
 *            <-------->                         inconclusive   (reaches beyond the threshold, estimate within it)
 *                <------->                      unchanged      (within the threshold on both ends, with or without 0)
 *                       <------------->         inconclusive   (holds 0)
 *                                <------->      regressed
 *         |---------|---------|--------- change
 *      -threshold   0     +threshold
 *
 * *Unchanged* is decided by the narrower interval of equivalence, because two one-sided tests are enough for it.
 */
export function judge(
  { change, equivalence }: Intervals,
  by: { readonly direction: Direction; readonly threshold: number; readonly rejected: boolean },
): Verdict | null {
  const { direction, threshold, rejected } = by
  if (direction === 'unknown') return null
  const { low, value, high } = change
  if (isWithin(equivalence, threshold)) return 'unchanged'
  if (!rejected || Math.abs(value) < threshold) return 'inconclusive'
  const isLess = high !== null && high < 0 && value < 0
  const isMore = low !== null && low > 0 && value > 0
  if (!isLess && !isMore) return 'inconclusive'
  return isLess === (direction === 'lower') ? 'improved' : 'regressed'
}

/**
 * The change of something without noise: the exact ratio, judged by the threshold or by the smallest absolute change that matters, whichever
 * allows more. From 0 to 0 nothing changed; from 0 to anything else there is no ratio, and the change is null.
 */
export function judgeExactly(
  values: { readonly baseline: number; readonly contender: number },
  direction: Direction,
  { threshold, smallest = 0 }: { readonly threshold: number; readonly smallest?: number },
): { readonly change: Change | null; readonly verdict: Verdict | null } {
  const { baseline, contender } = values
  const ratio = contender === baseline ? 1 : contender / baseline
  const change = ratio - 1
  const isSmall = Math.abs(change) < threshold || Math.abs(contender - baseline) < smallest
  const isBetter = direction === 'lower' ? change < 0 : change > 0
  const verdict = change === 0 || isSmall ? 'unchanged' : isBetter ? 'improved' : 'regressed'
  return {
    change: Number.isFinite(change) ? { value: change, low: change, high: change, level: 1 } : null,
    verdict: direction === 'unknown' ? null : verdict,
  }
}

/** The demands on a change of counts. */
export interface Tolerance {
  readonly threshold: number
  readonly smallest: number
  readonly confidence: number
}

/** Returns what of a change of counts that never vary matters: a rule says so, or the metric, or else the threshold of all. */
export function exactTolerance(
  series: Pick<Series, 'rule' | 'metric'>,
  { settings }: Pick<Pair, 'settings'>,
): Tolerance {
  const { metric, rule } = series
  const threshold = rule.threshold ?? findCountThreshold(metric.name) ?? settings.threshold
  return { ...toleranceOf(series, { settings }), threshold }
}

/** Returns what of a change of counts that vary matters. */
export function toleranceOf({ rule }: Pick<Series, 'rule'>, { settings }: Pick<Pair, 'settings'>): Tolerance {
  return {
    threshold: rule.threshold ?? settings.threshold,
    smallest: rule.smallest?.value ?? 0,
    confidence: settings.confidence,
  }
}

/** An estimate on the scale of the engine: natural logs, where more is worse; unbounded ends are infinite. */
export interface LogChange {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** `value` on the scale of the engine: its natural log, negated where higher is better. */
export function toLog(value: number, direction: Direction): number {
  return direction === 'higher' ? -Math.log(value) : Math.log(value)
}

/** The value that is `log` on the scale of the engine. */
export function fromLog(log: number, direction: Direction): number {
  return Math.exp(direction === 'higher' ? -log : log)
}

/** The relative change of the value itself: where higher is better, the sign comes back and the ends change places. */
export function toChange(log: LogChange, direction: Direction, level: number): Change {
  const { estimate, low, high } =
    direction === 'higher' ? { estimate: -log.estimate, low: -log.high, high: -log.low } : log
  return { value: Math.expm1(estimate), low: toFraction(low), high: toFraction(high), level }
}

/** The changes by ± `fraction` of the value, on the scale of the engine. */
export function toLogs(fraction: number, direction: Direction): { readonly less: number; readonly more: number } {
  const [fall, rise] = [fraction < 1 ? Math.log1p(-fraction) : -Infinity, Math.log1p(fraction)]
  return direction === 'higher' ? { less: -rise, more: -fall } : { less: fall, more: rise }
}

/** A change in natural logs as a fraction; null where it is not bounded, or too large to compute with. */
export function toFraction(log: number): number | null {
  const change = Math.expm1(log)
  return Number.isFinite(log) && change <= largest ? change : null
}

/** Returns the level of the interval of equivalence: 90% for intervals of 95%. */
export function equivalenceLevel(confidence: number): number {
  return Math.max(0.5, 1 - 2 * (1 - confidence))
}
