import { percentSize, share } from '../../metrics/scale.js'
import type { Direction } from '../../metrics/unit.js'
import type { Pair } from '../../record/record.js'
import {
  type AssessedRun,
  type Assessment,
  blank,
  type Inference,
  type Inferred,
  isInferred,
  type Judgement,
  ownSettings,
  ownThreshold,
} from '../assessment.js'
import { equivalenceLevel, type LogChange, toChange, toFraction, toLogs } from '../change.js'
import type { Finding, Verdict } from '../finding.js'
import { judgeGrowth } from '../growth/judge.js'
import { describeControl } from '../obstacles.js'
import type { OwnSettings } from '../resolved-rule.js'
import { isUnaffected } from '../same-files.js'
import { doubtImprovement, makeSecondOpinions } from '../trust/tails.js'
import { exactTolerance, type Intervals, isWithin, judge, judgeExactly } from '../verdict.js'
import { judgeZeros, undecided } from '../zeros.js'

/** Decides on each benchmark by all that bears on it alone. */
export function decide(run: AssessedRun): AssessedRun {
  const { record, assessments, openGrowths } = run
  return {
    ...run,
    assessments: assessments.map(one => ({ ...one, judgement: judgeOne(one, record) })),
    growths: openGrowths.flatMap(one => judgeGrowth(one, one.correction, record) ?? []),
  }
}

function judgeOne(one: Assessment, record: Pair): Judgement {
  const { basis, series, role, isLeftOut } = one
  if (basis.kind === 'obstacle')
    return { ...blank, verdict: 'not-comparable', cause: basis.cause, reason: basis.reason }
  if (basis.kind === 'exact')
    return { ...blank, ...judgeExactly(basis, series.metric.better, exactTolerance(series, record)) }
  if (isLeftOut) {
    const why = isUnaffected(series.benchmark, record) ? 'not affected' : 'same files'
    return { ...blank, verdict: 'unchanged', reason: `${why}, so it ran only once` }
  }
  if (isInferred(one)) return judgeAssessment(one, record)
  return role === 'judged'
    ? judgeZeros(one, one.correction, exactTolerance(series, record))
    : { ...blank, ...undecided(series) }
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

interface Logs {
  readonly change: LogChange
  readonly equivalence: LogChange
}

interface LevelsOfIntervals {
  /** Level of the interval that is shown, after the correction for many. */
  readonly level: number
  /** Confidence of one interval alone. */
  readonly confidence: number
}

function findLogs(inference: Inference, { level, confidence }: LevelsOfIntervals): Logs {
  return { change: inference.interval(level), equivalence: inference.interval(equivalenceLevel(confidence)) }
}

function widenBy({ change, equivalence }: Logs, reach: number): Logs {
  const widen = ({ estimate, low, high }: LogChange) => ({ estimate, low: low - reach, high: high + reach })
  return { change: widen(change), equivalence: widen(equivalence) }
}

function toIntervals(logs: Logs, direction: Direction, { level, confidence }: LevelsOfIntervals): Intervals {
  return {
    change: toChange(logs.change, direction, level),
    equivalence: toChange(logs.equivalence, direction, equivalenceLevel(confidence)),
  }
}

interface Decision {
  readonly settings: OwnSettings
  readonly intervals: Intervals
  readonly called: Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement>
}

/** Decides on one inference by all that bears on it. */
export function decideAssessment(assessment: Inferred, record: Pair): Decision {
  const { series, inference, shortage, control } = assessment
  const settings = ownSettings(assessment, record)
  const levels = levelsOf(assessment, settings)
  const logs = widenBy(findLogs(inference, levels), Math.log1p(assessment.clock.reach))
  const intervals = toIntervals(logs, series.metric.better, levels)
  const { change } = intervals
  const decided = (called: Decision['called']): Decision => ({ settings, intervals, called })
  if (shortage !== undefined) return decided({ change, verdict: 'not-comparable', cause: 'machine', reason: shortage })
  const verdict = judgeLogs(logs, assessment, settings)
  return decided(control?.failed ? judgeWidened(logs, verdict, assessment, settings) : { change, verdict })
}

/**
 * Returns on which side of the threshold one inference is, as far as its intervals alone say: they are only asked whether they reach the
 * threshold, not where they end. Beyond it is only what the correction for many rejects. Undefined where more bears on it.
 */
export function placeOf(assessment: Inferred, record: Pair): 'within' | 'beyond' | 'neither' | undefined {
  const { series, inference, shortage, control, clock } = assessment
  const { better } = series.metric
  if (shortage !== undefined || control?.failed || better === 'unknown') return undefined
  const { less, more } = toLogs(ownThreshold(assessment, record), better)
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
export function judgeAssessment(assessment: Inferred, record: Pair): Judgement {
  const { series, inference, correction, control } = assessment
  const { settings, intervals, called } = decideAssessment(assessment, record)
  const numbers = {
    ...blank,
    ...intervals,
    p: inference.p,
    adjustedP: correction?.adjustedP ?? null,
    control: control?.change ?? null,
    resolution: findResolution(inference, levelsOf(assessment, settings).level),
    secondOpinions: makeSecondOpinions(series, settings.confidence),
  }
  if (called.cause !== undefined) return { ...numbers, ...called }
  const isOpen = called.verdict === 'inconclusive' && !control?.failed
  const isDoubted = called.verdict === 'improved' && series.judge === 'auto'
  const doubt = isDoubted ? doubtImprovement(assessment, numbers, settings) : undefined
  const { length } = series.rounds
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
  assessment: Inferred,
  settings: OwnSettings,
): Pick<Finding, 'reason' | 'doubt'> {
  const { inference, clock } = assessment
  if (verdict === 'unchanged' && !isWithin(change, settings.threshold))
    return { reason: `within ±${share(settings.threshold)} (${share(equivalence.level)})` }
  if (verdict !== 'inconclusive' || clock.reach === 0) return {}
  const levels = levelsOf(assessment, settings)
  const exact = judgeLogs(findLogs(inference, levels), assessment, settings)
  const isTooCoarse = exact !== verdict || clock.reach >= settings.threshold
  return isTooCoarse ? { doubt: 'tick', reason: `the clock's tick is ${percentSize(clock.tick)}` } : {}
}

function levelsOf({ correction }: Inferred, { confidence }: Pick<OwnSettings, 'confidence'>): LevelsOfIntervals {
  return { level: correction?.level ?? confidence, confidence }
}

function judgeLogs(logs: Logs, assessment: Inferred, settings: OwnSettings): Verdict | null {
  const direction = assessment.series.metric.better
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
  assessment: Inferred,
  settings: OwnSettings,
): Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement> {
  const { series, control } = assessment
  const widened = widenBy(logs, control!.reach)
  const { change } = toIntervals(widened, series.metric.better, levelsOf(assessment, settings))
  if (judgeLogs(widened, assessment, settings) !== verdict)
    return { change, verdict: 'not-comparable', cause: 'machine', reason: describeControl(control!) }
  return { change, verdict, warnings: [{ code: 'control-failed', message: describeControl(control!) }] }
}
