import { percentSize, share } from '../metrics/scale.js'
import type { Direction } from '../metrics/unit.js'
import type { Pair } from '../record/record.js'
import type { Assessment, Control } from './assessment.js'
import { equivalenceLevel, type LogChange, toChange, toFraction, toLogs } from './change.js'
import { type Description, ownSettings, ownThreshold } from './describe.js'
import type { Change, Finding, Verdict } from './finding.js'
import type { Inference } from './inference.js'
import type { OwnSettings } from './resolved-rule.js'
import { doubtImprovement, makeSecondOpinions } from './trust/tails.js'

/** The intervals of one change. */
export interface Intervals {
  readonly change: Change
  /** The interval of level 1 − 2α: the change is within what it excludes on either side, each by a one-sided test of level α. */
  readonly equivalence: Change
}

/** The demands on a change. */
interface Judging {
  readonly direction: Direction
  /** The smallest change worth reporting, as a fraction. */
  readonly threshold: number
  /** True if no change is rejected after the correction for many benchmarks. Without that, no interval makes a change. */
  readonly rejected: boolean
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
 * Judges the interval of a relative change, given the smallest change worth reporting.
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
 * Whether it is unchanged is for the interval of equivalence to say, which is narrower: two one-sided tests are what it takes.
 */
export function judge({ change, equivalence }: Intervals, { direction, threshold, rejected }: Judging): Verdict | null {
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
 * The change of something without noise, every value of each side the same: the exact ratio, judged by the threshold alone, or by the
 * smallest absolute change that matters, whichever allows more.
 *
 * From 0 to 0 nothing changed; from 0 to anything else there is no ratio, and the change is null.
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
  const verdict = change === 0 || isSmall ? 'unchanged' : isBetter(change, direction) ? 'improved' : 'regressed'
  return {
    change: Number.isFinite(change) ? { value: change, low: change, high: change, level: 1 } : null,
    verdict: direction === 'unknown' ? null : verdict,
  }
}

function isBetter(change: number, direction: Direction): boolean {
  return direction === 'lower' ? change < 0 : change > 0
}

/** The normal quantile of 80%, the power at which a change counts as one that would have been found. */
const quantileOfPower = 0.8416

const mostRounds = 10_000
const rounding = 1e-6

/** The smallest change, as a fraction, that an interval of this confidence would have told from 0 with 80% power; null: none. */
export function findResolution(inference: Inference, confidence: number): number | null {
  return toFraction(inference.reach(confidence) + quantileOfPower * inference.standardError)
}

/**
 * Computes how many more rounds would settle a change that cannot be distinguished from none or from the threshold. It assumes
 * that the change stays where it is, and that its interval narrows by the root of the rounds. Returns null if no reasonable
 * number would settle it.
 */
export function findRoundsToSettle(
  { change, equivalence }: Intervals,
  threshold: number,
  rounds: number,
): number | null {
  const size = Math.abs(change.value)
  const { low, high } = size < threshold ? equivalence : change
  if (low === null || high === null) return null
  const halfWidth = (high - low) / 2
  const room = size < threshold ? threshold - size : size
  const needed = Math.ceil(rounds * (halfWidth / room) ** 2 - rounding)
  return needed > rounds && needed <= mostRounds ? needed - rounds : null
}

/** The intervals of a change in natural logs. */
interface Logs {
  readonly change: LogChange
  readonly equivalence: LogChange
}

/** The levels of intervals. */
interface LevelsOfIntervals {
  /** Level of the interval that is shown, after the correction for many. */
  readonly level: number
  /** Confidence of one interval alone. */
  readonly confidence: number
}

function findLogs(inference: Inference, { level, confidence }: LevelsOfIntervals): Logs {
  return { change: inference.interval(level), equivalence: inference.interval(equivalenceLevel(confidence)) }
}

/** Widens `logs` on either side, as far as something may have moved them. */
function widenBy({ change, equivalence }: Logs, reach: number): Logs {
  const widen = ({ estimate, low, high }: LogChange) => ({ estimate, low: low - reach, high: high + reach })
  return { change: widen(change), equivalence: widen(equivalence) }
}

/** Makes changes of the values of `logs`. */
function toIntervals(logs: Logs, direction: Direction, { level, confidence }: LevelsOfIntervals): Intervals {
  return {
    change: toChange(logs.change, direction, level),
    equivalence: toChange(logs.equivalence, direction, equivalenceLevel(confidence)),
  }
}

/** The part of a finding that judging adds to a comparison; the rest of a finding is description. */
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
  secondOpinions: null,
  warnings: [],
}

/** The verdict of one inference, with what it was decided by. */
interface Decision {
  readonly settings: OwnSettings
  readonly intervals: Intervals
  readonly called: Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement>
}

/** Decides on one inference by all that bears on it. */
export function decideAssessment(assessment: Assessment, record: Pair): Decision {
  const { comparison, inference, shortage, control } = assessment
  const settings = ownSettings(comparison, record)
  const levels = levelsOf(assessment, settings)
  const logs = widenBy(findLogs(inference, levels), Math.log1p(assessment.clock.reach))
  const intervals = toIntervals(logs, comparison.series.metric.better, levels)
  const { change } = intervals
  const decided = (called: Decision['called']): Decision => ({ settings, intervals, called })
  if (shortage !== undefined) return decided({ change, verdict: 'not-comparable', cause: 'machine', reason: shortage })
  const verdict = decide(logs, assessment, settings)
  return decided(control?.failed ? judgeWidened(logs, verdict, assessment, settings) : { change, verdict })
}

/**
 * Returns on which side of the threshold one inference is, as far as its intervals alone say: they are only asked whether they reach the
 * threshold, not where they end. Beyond it is only what the correction for many rejects. Undefined where more bears on it.
 */
export function placeOf(assessment: Assessment, record: Pair): 'within' | 'beyond' | 'neither' | undefined {
  const { comparison, inference, shortage, control, clock } = assessment
  const { better } = comparison.series.metric
  if (shortage !== undefined || control?.failed || better === 'unknown') return undefined
  const { less, more } = toLogs(ownThreshold(comparison, record), better)
  const reach = Math.log1p(clock.reach)
  const { confidence } = record.settings
  const level = equivalenceLevel(confidence)
  if (inference.excludes(less + reach, 'low', level) && inference.excludes(more - reach, 'high', level)) return 'within'
  if (!assessment.correction?.rejected) return 'neither'
  const { level: shown } = levelsOf(assessment, { confidence })
  const isBeyond = inference.excludes(more + reach, 'low', shown) || inference.excludes(less - reach, 'high', shown)
  return isBeyond ? 'beyond' : 'neither'
}

/** Judges one inference by all that bears on it. */
export function judgeAssessment(assessment: Assessment, record: Pair): Judgement {
  const { comparison, inference, correction, control } = assessment
  const { settings, intervals, called } = decideAssessment(assessment, record)
  const numbers = {
    ...blank,
    ...intervals,
    p: inference.p,
    adjustedP: correction?.adjustedP ?? null,
    control: control?.change ?? null,
    resolution: findResolution(inference, levelsOf(assessment, settings).level),
    secondOpinions: makeSecondOpinions(comparison.series, settings.confidence),
  }
  if (called.cause !== undefined) return { ...numbers, ...called }
  const isOpen = called.verdict === 'inconclusive' && !control?.failed
  const isDoubted = called.verdict === 'improved' && comparison.series.judge === 'auto'
  const doubt = isDoubted ? doubtImprovement(assessment, numbers, settings) : undefined
  const { length } = comparison.series.rounds
  return {
    ...numbers,
    ...called,
    ...(doubt ?? explain(intervals, called.verdict, assessment, settings)),
    roundsToSettle: isOpen ? findRoundsToSettle(intervals, settings.threshold, length) : null,
  }
}

/** Why the verdict is what it is, where the interval that is shown does not say so. */
function explain(
  { change, equivalence }: Intervals,
  verdict: Verdict | null,
  assessment: Assessment,
  settings: OwnSettings,
): Pick<Finding, 'reason' | 'doubt'> {
  const { inference, clock } = assessment
  if (verdict === 'unchanged' && !isWithin(change, settings.threshold))
    return { reason: `within ±${share(settings.threshold)} (${share(equivalence.level)})` }
  if (verdict !== 'inconclusive' || clock.reach === 0) return {}
  const levels = levelsOf(assessment, settings)
  const exact = decide(findLogs(inference, levels), assessment, settings)
  const isTooCoarse = exact !== verdict || clock.reach >= settings.threshold
  return isTooCoarse ? { doubt: 'tick', reason: `the clock's tick is ${percentSize(clock.tick)}` } : {}
}

function levelsOf({ correction }: Assessment, { confidence }: Pick<OwnSettings, 'confidence'>): LevelsOfIntervals {
  return { level: correction?.level ?? confidence, confidence }
}

function decide(logs: Logs, assessment: Assessment, settings: OwnSettings): Verdict | null {
  const direction = assessment.comparison.series.metric.better
  const { threshold } = settings
  return judge(toIntervals(logs, direction, levelsOf(assessment, settings)), {
    ...{ direction, threshold },
    rejected: assessment.correction?.rejected ?? false,
  })
}

/** A failed control widens the interval by what it shows; only where that changes the verdict, there is none. */
function judgeWidened(
  logs: Logs,
  verdict: Verdict | null,
  assessment: Assessment,
  settings: OwnSettings,
): Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement> {
  const { comparison, control } = assessment
  const widened = widenBy(logs, control!.reach)
  const { change } = toIntervals(widened, comparison.series.metric.better, levelsOf(assessment, settings))
  if (decide(widened, assessment, settings) !== verdict) return { change, ...blame(control!) }
  return { change, verdict, warnings: [{ code: 'control-failed', message: describeControl(control!) }] }
}

/** The verdict on a difference that could as well come from what the machine does to two copies of the same code. */
function blame(control: Control): Pick<Finding, 'verdict' | 'reason' | 'cause'> {
  return { verdict: 'not-comparable', cause: 'machine', reason: describeControl(control) }
}

function describeControl({ change }: Control): string {
  return `two copies of the same baseline differ by ${percentSize(change.value)}`
}
