import { percentSize, share } from '../../metrics/scale.js'
import type { Pair } from '../../record/pair.js'
import type { ChangeEngine } from '../../stats/engine/engine.js'
import type { Comparison } from '../comparison.js'
import type { Control } from '../controls/control.js'
import type { Inference } from '../controls/inference.js'
import { makeSecondOpinions } from '../trust/second-opinions.js'
import type { Clock } from '../trust/spread.js'
import { doubtImprovement } from '../trust/tails.js'
import { toLogs } from './change.js'
import type { Correction } from './correction.js'
import { type Description, type OwnSettings, ownSettings, ownThreshold } from './description.js'
import type { Finding, Verdict } from './finding.js'
import { findLogs, type LevelsOfIntervals, type Logs, toIntervals, widenBy } from './intervals.js'
import { findResolution, findRoundsToSettle } from './resolution.js'
import { equivalenceLevel, type Intervals, isWithin, judge } from './verdict.js'

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

/** Everything that bears on the verdict of one inference. */
export interface Evidence {
  readonly comparison: Comparison
  readonly engine: ChangeEngine
  readonly inference: Inference
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  readonly correction: Correction | undefined
  readonly control: Control | undefined
  readonly clock: Clock
  /** Whether all that is judged in this metric, taken together, shows a noisier contender. */
  isSuiteNoisier(): boolean
}

/** The verdict of one inference, with what it was decided by. */
interface Decision {
  readonly settings: OwnSettings
  readonly intervals: Intervals
  readonly called: Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement>
}

/** Decides on one inference by all that bears on it. */
export function decideEvidence(evidence: Evidence, record: Pair): Decision {
  const { comparison, inference, shortage, control } = evidence
  const settings = ownSettings(comparison, record)
  const levels = levelsOf(evidence, settings)
  const logs = widenBy(findLogs(inference, levels), Math.log1p(evidence.clock.reach))
  const intervals = toIntervals(logs, comparison.series.metric.better, levels)
  const { change } = intervals
  const decided = (called: Decision['called']): Decision => ({ settings, intervals, called })
  if (shortage !== undefined) return decided({ change, verdict: 'not-comparable', cause: 'machine', reason: shortage })
  const verdict = decide(logs, evidence, settings)
  return decided(control?.failed ? judgeWidened(logs, verdict, evidence, settings) : { change, verdict })
}

/**
 * Returns on which side of the threshold one inference is, as far as its intervals alone say: they are only asked whether they reach the
 * threshold, not where they end. Beyond it is only what the correction for many rejects. Undefined where more bears on it.
 */
export function placeOf(evidence: Evidence, record: Pair): 'within' | 'beyond' | 'neither' | undefined {
  const { comparison, inference, shortage, control, clock } = evidence
  const { better } = comparison.series.metric
  if (shortage !== undefined || control?.failed || better === 'unknown') return undefined
  const { less, more } = toLogs(ownThreshold(comparison, record), better)
  const reach = Math.log1p(clock.reach)
  const { confidence } = record.settings
  const level = equivalenceLevel(confidence)
  if (inference.excludes(less + reach, 'low', level) && inference.excludes(more - reach, 'high', level)) return 'within'
  if (!evidence.correction?.rejected) return 'neither'
  const { level: shown } = levelsOf(evidence, { confidence })
  const isBeyond = inference.excludes(more + reach, 'low', shown) || inference.excludes(less - reach, 'high', shown)
  return isBeyond ? 'beyond' : 'neither'
}

/** Judges one inference by all that bears on it. */
export function judgeEvidence(evidence: Evidence, record: Pair): Judgement {
  const { comparison, inference, correction, control } = evidence
  const { settings, intervals, called } = decideEvidence(evidence, record)
  const numbers = {
    ...blank,
    ...intervals,
    p: inference.p,
    adjustedP: correction?.adjustedP ?? null,
    control: control?.change ?? null,
    resolution: findResolution(inference, levelsOf(evidence, settings).level),
    secondOpinions: makeSecondOpinions(comparison.series, settings.confidence),
  }
  if (called.cause !== undefined) return { ...numbers, ...called }
  const isOpen = called.verdict === 'inconclusive' && !control?.failed
  const isDoubted = called.verdict === 'improved' && comparison.series.judge === 'auto'
  const doubt = isDoubted ? doubtImprovement(evidence, numbers, settings) : undefined
  const { length } = comparison.series.rounds
  return {
    ...numbers,
    ...called,
    ...(doubt ?? explain(intervals, called.verdict, evidence, settings)),
    roundsToSettle: isOpen ? findRoundsToSettle(intervals, settings.threshold, length) : null,
  }
}

/** Why the verdict is what it is, where the interval that is shown does not say so. */
function explain(
  { change, equivalence }: Intervals,
  verdict: Verdict | null,
  evidence: Evidence,
  settings: OwnSettings,
): Pick<Finding, 'reason' | 'doubt'> {
  const { inference, clock } = evidence
  if (verdict === 'unchanged' && !isWithin(change, settings.threshold))
    return { reason: `within ±${share(settings.threshold)} (${share(equivalence.level)})` }
  if (verdict !== 'inconclusive' || clock.reach === 0) return {}
  const levels = levelsOf(evidence, settings)
  const exact = decide(findLogs(inference, levels), evidence, settings)
  const isTooCoarse = exact !== verdict || clock.reach >= settings.threshold
  return isTooCoarse ? { doubt: 'tick', reason: `the clock's tick is ${percentSize(clock.tick)}` } : {}
}

function levelsOf({ correction }: Evidence, { confidence }: Pick<OwnSettings, 'confidence'>): LevelsOfIntervals {
  return { level: correction?.level ?? confidence, confidence }
}

function decide(logs: Logs, evidence: Evidence, settings: OwnSettings): Verdict | null {
  const direction = evidence.comparison.series.metric.better
  const { threshold } = settings
  return judge(toIntervals(logs, direction, levelsOf(evidence, settings)), {
    ...{ direction, threshold },
    rejected: evidence.correction?.rejected ?? false,
  })
}

/** A failed control widens the interval by what it shows; only where that changes the verdict, there is none. */
function judgeWidened(
  logs: Logs,
  verdict: Verdict | null,
  evidence: Evidence,
  settings: OwnSettings,
): Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement> {
  const { comparison, control } = evidence
  const widened = widenBy(logs, control!.reach)
  const { change } = toIntervals(widened, comparison.series.metric.better, levelsOf(evidence, settings))
  if (decide(widened, evidence, settings) !== verdict) return { change, ...blame(control!) }
  return { change, verdict, warnings: [{ code: 'control-failed', message: describeControl(control!) }] }
}

/** What cannot be told from what the machine does to two copies of the same code. */
function blame(control: Control): Pick<Finding, 'verdict' | 'reason' | 'cause'> {
  return { verdict: 'not-comparable', cause: 'machine', reason: describeControl(control) }
}

function describeControl({ change }: Control): string {
  return `two copies of the same baseline differ by ${percentSize(change.value)}`
}
