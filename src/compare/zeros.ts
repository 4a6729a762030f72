import { mean } from 'simple-statistics'
import { largest } from '../metrics/number.js'
import { makeReason, type Reason } from '../record/reasons.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'
import { compareMeansWithZeros } from '../stats/two-sample.js'
import { blank, type Correction, type Judgement, type TestedZeros } from './assessment.js'
import type { Change } from './finding.js'
import { describeBadValue } from './obstacles.js'
import { type Observation, type Series, toBlocks, valuesOf } from './series.js'
import { equivalenceLevel, isWithin, judgeExactly, type Tolerance } from './verdict.js'

/**
 * Judges counts of which some are 0. If one side is always 0 and the other one never, it is a change. Otherwise, the test of ranks has to
 * reject, and the means must differ in the same direction by the threshold. The change is then that of the means. If it does not reject,
 * the interval of the means decides between unchanged and inconclusive.
 */
export function judgeZeros(tested: TestedZeros, correction: Correction | undefined, tolerance: Tolerance): Judgement {
  const {
    series,
    basis: { isApart },
    inference,
    shortage,
  } = tested
  if (shortage !== undefined) return { ...blank, verdict: 'not-comparable', ...shortage }
  const numbers = isApart ? blank : { ...blank, p: inference.p, adjustedP: correction?.adjustedP ?? null }
  const called = callZeros(series, tolerance)
  if (called !== undefined && (isApart || called.verdict === 'unchanged')) return { ...numbers, ...called }
  if (called === undefined || !correction?.rejected) {
    const change = compareMeansOf(tested, correction?.level ?? tolerance.confidence)
    const equivalence = compareMeansOf(tested, equivalenceLevel(tolerance.confidence))
    if (isFailing(series)) return { ...numbers, ...undecided(series) }
    const isSame = equivalence !== null && isWithin(equivalence, tolerance.threshold)
    const verdict = isSame ? 'unchanged' : 'inconclusive'
    // The test of ranks has not rejected that there is none.
    const { low = null, high = null } = change ?? {}
    const open = change && { ...change, low: low && Math.min(low, 0), high: high && Math.max(high, 0) }
    return { ...numbers, change: open, verdict, reason: describe(series, change) }
  }
  const change = called.change && endAtNone(called.change, compareMeansOf(tested, correction.level))
  return { ...numbers, change, verdict: called.verdict, reason: describe(series, change) }
}

/**
 * Judges counts with zeros as if their difference were sure: by their means, if these differ by what matters, and in the same direction
 * as most pairs of values. Undefined if they do not.
 */
export function callZeros(series: Series, tolerance: Tolerance): ReturnType<typeof judgeExactly> | undefined {
  const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')]
  const all = [...baseline, ...contender]
  if (Math.max(...all) - Math.min(...all) < tolerance.smallest) return { change: null, verdict: 'unchanged' }
  const means = { baseline: mean(baseline), contender: mean(contender) }
  const isAlike = Math.sign(means.contender - means.baseline) === findLead(series)
  const called = judgeExactly(means, series.metric.better, tolerance)
  return isAlike && called.verdict !== 'unchanged' ? called : undefined
}

/** The change of the means with its repeated interval; null if the baseline is always 0, so that there is no ratio. */
function compareMeansOf({ series, circumstances }: TestedZeros, level: number): Change | null {
  if (valuesOf(series, 'baseline').every(value => value === 0)) return null
  const confidence = 1 - nominalAlpha(circumstances.design, 1 - level)
  const { value, low, high } = compareMeansWithZeros(toBlocks(series), confidence)
  return { value: value - 1, low: low - 1, high: high <= largest ? high - 1 : null, level }
}

/** `change` with the interval of the means, which ends at none, since the test of ranks has rejected that. */
function endAtNone(change: Change, means: Change | null): Change {
  const { low, high, level } = means ?? change
  return change.value > 0
    ? { ...change, low: Math.max(low ?? -1, 0), high, level }
    : { ...change, low, high: Math.min(high ?? 0, 0), level }
}

/** The judgement of counts with zeros if nothing is known of their direction. */
export function undecided(series: Series): Pick<Judgement, 'verdict' | 'cause' | 'reason'> {
  if (!isFailing(series)) return { verdict: 'inconclusive' }
  return { verdict: 'not-comparable', cause: 'contender-failed', reason: describeBadValue(0) }
}

/** Returns whether the contender seems to fail: nothing at all is what a program does that fails, where more is better. */
function isFailing(series: Series): boolean {
  return (
    series.metric.better === 'higher' &&
    valuesOf(series, 'contender').includes(0) &&
    !valuesOf(series, 'baseline').includes(0)
  )
}

/** Returns whether more rounds could tell something of these counts. */
export function isOpen(tested: TestedZeros, correction: Correction | undefined, tolerance: Tolerance): boolean {
  const { verdict } = judgeZeros(tested, correction, tolerance)
  return verdict === 'not-comparable' || verdict === 'inconclusive'
}

/** Finds which side has more, by pairs of values of the same round: 1 if the contender has, −1 if the baseline has, 0 if neither. */
export function findLead(series: Series): number {
  const leads = toBlocks(series).flatMap(({ a, b }) =>
    b.flatMap(value => a.map(baseline => Math.sign(value - baseline))),
  )
  return Math.sign(leads.reduce((sum, lead) => sum + lead, 0))
}

function describe(series: Series, change: Change | null): Reason {
  const count = (side: Observation['side']): string => {
    const values = valuesOf(series, side)
    return `${values.filter(value => value === 0).length} of ${values.length}`
  }
  return makeReason('with-zeros', {
    ...{ baseline: count('baseline'), contender: count('contender') },
    isOfMeans: change !== null,
  })
}
