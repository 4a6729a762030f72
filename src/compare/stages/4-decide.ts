import { makeReason, type Reason } from '../../record/reasons.js'
import type { Pair } from '../../record/record.js'
import { present } from '../../util/present.js'
import {
  blank,
  type Corrected,
  hasZeros,
  type Inference,
  type Inferred,
  isInferred,
  type JudgedRun,
  type Judgement,
  ownSettings,
  ownThreshold,
  type TestedRun,
} from '../assessment.js'
import { describeClocks, guardByClocks } from '../clock-guard.js'
import type { Change, Finding, Verdict } from '../finding.js'
import { boundsToPass, drawInterval } from '../inference.js'
import type { OwnSettings } from '../resolved-rule.js'
import type { Clock, ConstantSide } from '../steps.js'
import { compareMeanOf, doubtImprovement } from '../trust/tails.js'
import {
  equivalenceLevel,
  exactTolerance,
  type Intervals,
  isWithin,
  judge,
  judgeExactly,
  toChange,
  toFraction,
  toLogs,
  toleranceOf,
} from '../verdict.js'
import { judgeZeros, undecided } from '../zeros.js'
import type { Corrections } from './3-correct.js'

/** Decides on each benchmark by all that bears on it alone. */
export function decide(run: TestedRun, corrections: Corrections): JudgedRun {
  return {
    ...run,
    assessments: run.assessments.map(tested => {
      const corrected = { ...tested, correction: corrections.get(tested) }
      return { ...corrected, judgement: judgeOne(corrected, run.record) }
    }),
  }
}

function judgeOne(corrected: Corrected, record: Pair): Judgement {
  const { basis, series, role, isLeftOut } = corrected
  if (basis.kind === 'obstacle')
    return { ...blank, verdict: 'not-comparable', cause: basis.cause, reason: basis.reason }
  if (basis.kind === 'exact') {
    // In one round, what a tool prints may be the same by chance: the bytes of Go are a mean.
    const tolerance = series.rounds.length < 2 ? toleranceOf(series, record) : exactTolerance(series, record)
    return { ...blank, ...judgeExactly(basis, series.metric.better, tolerance) }
  }
  if (isLeftOut) return { ...blank, verdict: 'unchanged', reason: makeReason('ran-once', {}) }
  if (isInferred(corrected)) return judgeInferred(corrected, record)
  return role === 'judged' && hasZeros(corrected)
    ? judgeZeros(corrected, corrected.correction, toleranceOf(series, record))
    : { ...blank, ...undecided(series) }
}

/** The normal quantile of 80%, the power at which a change counts as one that would have been found. */
const quantileOfPower = 0.8416

/** The smallest change, as a fraction, that an interval of this confidence would have told from 0 with 80% power; null: none. */
export function findResolution(inference: Inference, confidence: number): number | null {
  return toFraction(inference.reach(confidence) + quantileOfPower * inference.standardError)
}

const mostRounds = 10_000
const rounding = 1e-6

/**
 * Computes how many more rounds would settle a change that cannot be distinguished from none or from the threshold, if it stays where it
 * is and its interval narrows by the root of the rounds. Returns null if no reasonable number would settle it.
 */
export function findRoundsToSettle(
  { change, equivalence }: Intervals,
  threshold: number,
  rounds: number,
): number | null {
  const size = Math.abs(change.value)
  const { low, high } = size < threshold ? equivalence : change
  if (low === null || high === null) return null
  const room = size < threshold ? threshold - size : size
  const needed = Math.ceil(rounds * ((high - low) / 2 / room) ** 2 - rounding)
  return needed > rounds && needed <= mostRounds ? needed - rounds : null
}

/** The inference of an assessment at both levels that it is judged by, its intervals wider by these distances at either end. */
function read(
  { series, inference, correction }: Corrected<Inferred>,
  { threshold, confidence, failAbove = 0 }: OwnSettings,
  { less, more }: Pick<Clock, 'less' | 'more'>,
) {
  const direction = series.metric.better
  const bounds = [threshold, series.rule.failAbove ?? failAbove].flatMap(size => Object.values(toLogs(size, direction)))
  const intervalAt = (at: number, passed: readonly number[]) =>
    toChange(drawInterval(inference, at, { bounds: passed, less, more }), direction, at)
  const level = correction?.level ?? confidence
  const change = intervalAt(level, boundsToPass(inference, level, bounds))
  const intervals = { change, equivalence: intervalAt(equivalenceLevel(confidence), bounds) }
  const rejected = correction?.rejected ?? false
  return { intervals, verdict: judge(intervals, { direction, threshold, rejected }) }
}

/** Returns whether steps are too wide for *unchanged*: wider than what matters, or so wide that a side seems not to vary at all. */
export function isHiddenBySteps({ tick, constant }: Clock, { threshold }: Pick<OwnSettings, 'threshold'>): boolean {
  return tick >= threshold || constant.length > 0
}

/** Decides on one inference by all that bears on it. */
export function decideInferred(assessment: Corrected<Inferred>, record: Pair) {
  const { shortage, control, clock } = assessment
  const settings = ownSettings(assessment, record)
  const isHidden = isHiddenBySteps(clock, settings)
  const readWith = (reach: number) => {
    const { intervals, verdict } = read(assessment, settings, { less: clock.less + reach, more: clock.more + reach })
    // Steps that are wider than what matters hide it.
    return { intervals, verdict: isHidden && verdict === 'unchanged' ? ('inconclusive' as const) : verdict }
  }
  const { intervals, verdict } = readWith(0)
  const { change } = intervals
  const decided = (called: Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement>) => ({
    ...{ settings, intervals, called },
  })
  if (shortage !== undefined) return decided({ change, verdict: 'not-comparable', ...shortage })
  const { widening, note } = control ?? {}
  if (widening === undefined) return decided({ change, verdict, ...(note ? { warnings: [note] } : {}) })
  // Copies of the baseline that differ widen the interval by as much; only where that changes the verdict, there is none.
  const { reach, reason } = widening
  const widened = readWith(reach)
  return widened.verdict === verdict
    ? decided({ change: widened.intervals.change, verdict, warnings: [reason] })
    : decided({ change: widened.intervals.change, verdict: 'not-comparable', cause: 'machine', reason })
}

/**
 * Returns on which side of the threshold one inference is, as far as its intervals alone say: they are only asked whether they reach the
 * threshold, not where they end. Beyond it is only what the correction for many rejects. Undefined where more bears on it.
 */
export function placeOf(assessment: Corrected<Inferred>, record: Pair): 'within' | 'beyond' | 'neither' | undefined {
  const { series, inference, shortage, control, clock, correction, guard } = assessment
  const { better } = series.metric
  if (shortage !== undefined || control?.widening || guard || better === 'unknown') return undefined
  const { less, more } = toLogs(ownThreshold(assessment, record), better)
  const level = equivalenceLevel(record.settings.confidence)
  if (inference.excludes(less + clock.less, 'low', level) && inference.excludes(more - clock.more, 'high', level))
    return 'within'
  if (!correction?.rejected) return 'neither'
  const isBeyond =
    inference.excludes(more + clock.less, 'low', correction.level) ||
    inference.excludes(less - clock.more, 'high', correction.level)
  return isBeyond ? 'beyond' : 'neither'
}

/** Judges one inference by all that bears on it. */
export function judgeInferred(assessment: Corrected<Inferred>, record: Pair): Judgement {
  const { series, inference, correction, control } = assessment
  const { settings, intervals, called } = decideInferred(assessment, record)
  const numbers = {
    ...blank,
    ...intervals,
    p: inference.p,
    adjustedP: correction?.adjustedP ?? null,
    control: control?.change ?? null,
    resolution: findResolution(inference, intervals.change.level),
    meanChange: compareMeanOf(series, settings.confidence),
    ...present({ byCpuTime: describeClocks(assessment, settings) }),
  }
  if (called.cause !== undefined) return { ...numbers, ...called }
  const isOpen = called.verdict === 'inconclusive' && !control?.widening
  const isDoubted = called.verdict === 'improved' && series.judge === 'auto'
  const doubt = isDoubted ? doubtImprovement(assessment, numbers, settings) : undefined
  const { length } = series.rounds
  const refused = guardByClocks(called, assessment, settings)
  return {
    ...numbers,
    ...called,
    warnings: [
      ...(called.warnings ?? []),
      ...(inference.hasIslands(intervals.change.level) ? [makeReason('islands', {})] : []),
    ],
    ...(refused ?? doubt ?? explain(intervals, called.verdict, assessment, settings)),
    roundsToSettle: isOpen ? findRoundsToSettle(intervals, settings.threshold, length) : null,
  }
}

/** Why the verdict is what it is, where the interval that is shown does not say so. */
function explain(
  { change, equivalence }: Intervals,
  verdict: Verdict | null,
  assessment: Corrected<Inferred>,
  settings: OwnSettings,
): Pick<Finding, 'reason' | 'doubt'> {
  const { tick, isPrinted, less, more, constant } = assessment.clock
  if (verdict === 'unchanged' && !isWithin(change, settings.threshold))
    return { reason: makeReason('equivalent', { threshold: settings.threshold, level: equivalence.level }) }
  if (verdict !== 'inconclusive') return {}
  if (tick < settings.threshold && constant.length > 0) return { doubt: 'tick', reason: describeConstants(assessment) }
  const near = findNear(change, assessment, settings)
  if (less + more === 0) return near
  const isTooCoarse = tick >= settings.threshold || read(assessment, settings, { less: 0, more: 0 }).verdict !== verdict
  return isTooCoarse ? { doubt: 'tick', reason: makeReason('tick', { tick, isPrinted }) } : near
}

/** Says of a change whose sign is sure that it is near the threshold, where its interval does not tell on which side. */
function findNear(
  { value, low, high }: Change,
  { correction, series }: Corrected<Inferred>,
  { threshold }: OwnSettings,
): Pick<Finding, 'reason' | 'doubt'> {
  const isWithoutZero = (low ?? -1) > 0 || (high ?? 1) < 0
  if (!isWithoutZero || correction?.isSignSure !== true || Math.abs(value) >= threshold) return {}
  return { doubt: 'near', reason: makeReason('near-threshold', { change: value, unit: series.metric.unit }) }
}

/** Says that no value of a side differs from the others. */
function describeConstants({ clock: { constant }, series }: Inferred): Reason {
  const [first, second] = constant as [ConstantSide, ConstantSide?]
  const isOfBoth = second !== undefined && second.value === first.value
  return makeReason('constant', {
    ...{ value: first.value, unit: series.metric.unit },
    ...(isOfBoth ? {} : { side: first.side }),
  })
}
