import { mean } from 'simple-statistics'
import type { Pair } from '../../record/pair.js'
import type { Comparison } from '../comparison.js'
import type { Inference } from '../controls/inference.js'
import type { Observation, Series } from '../series.js'
import type { Correction } from './correction.js'
import { blank, type Judgement } from './evidence.js'
import { judgeExactly } from './verdict.js'

/** Counts of which some are 0, before the correction for many. They have no ratio, so the test of ranks says which side has more. */
export interface OpenZeros {
  readonly comparison: Comparison
  readonly inference: Inference
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  /** Whether one side is always 0, and the other one never: then nothing has to be tested. */
  readonly isApart: boolean
}

/** The demands on a change of counts. */
interface Tolerance {
  readonly threshold: number
  readonly smallest: number
}

/** Returns what of a change of counts matters. */
export function exactTolerance({ ruling }: Pick<Series, 'ruling'>, { settings }: Pick<Pair, 'settings'>): Tolerance {
  return { threshold: ruling.threshold ?? settings.threshold, smallest: ruling.smallest?.value ?? 0 }
}

/**
 * Judges counts of which some are 0. If one side is always 0 and the other one never, it is a change. Otherwise, the test of ranks has to
 * reject, and the means must differ in the same direction by the threshold.
 */
export function judgeZeros(open: OpenZeros, correction: Correction | undefined, tolerance: Tolerance): Judgement {
  const { inference, shortage, isApart } = open
  const { series } = open.comparison
  if (shortage !== undefined) return { ...blank, verdict: 'incomparable', cause: 'machine', reason: shortage }
  const numbers = isApart ? blank : { ...blank, p: inference.p, adjustedP: correction?.adjustedP ?? null }
  const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')]
  const all = [...baseline, ...contender]
  if (Math.max(...all) - Math.min(...all) < tolerance.smallest) return { ...numbers, verdict: 'unchanged' }
  const means = { baseline: mean([...baseline]), contender: mean([...contender]) }
  const { change, verdict } = judgeExactly(means, series.metric.better, tolerance)
  const isSure = isApart || (correction?.rejected ?? false)
  const isAlike = Math.sign(means.contender - means.baseline) === findLead(series)
  if (!isSure || !isAlike || verdict === 'unchanged') return { ...numbers, ...undecided(series) }
  return isApart
    ? { ...numbers, change: means.contender === 0 ? change : null, verdict }
    : { ...numbers, verdict, reason: describe(baseline, contender) }
}

/** The judgement of counts with zeros if nothing is known of their direction. */
export function undecided({ rounds, metric }: Series): Pick<Judgement, 'verdict' | 'cause' | 'reason'> {
  const hasZero = (side: Observation['side']): boolean =>
    rounds.flat().some(one => one.side === side && one.value === 0)
  // Nothing at all is what a program does that fails, where more is better.
  const isFailure = metric.better === 'higher' && !hasZero('baseline')
  return {
    verdict: 'incomparable',
    cause: isFailure ? 'contender-failed' : 'machine',
    reason: 'a value is 0, and ratios need values above 0',
  }
}

/** Returns whether more rounds could tell something of these counts. Where both sides are 0 now and then, it is left at that. */
export function isOpen(open: OpenZeros, correction: Correction | undefined, tolerance: Tolerance): boolean {
  const { series } = open.comparison
  const isMixed = (['baseline', 'contender'] as const).every(side => {
    const values = valuesOf(series, side)
    return values.includes(0) && values.some(value => value > 0)
  })
  return !isMixed && judgeZeros(open, correction, tolerance).verdict === 'incomparable'
}

/** Returns whether one side is always 0, and the other one never. */
export function areApart(series: Series): boolean {
  const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')]
  const isNothing = (values: readonly number[]): boolean => values.every(value => value === 0)
  return (isNothing(baseline) && !contender.includes(0)) || (isNothing(contender) && !baseline.includes(0))
}

/** Finds which side has more, by pairs of values of the same round: 1 if the contender has, −1 if the baseline has, 0 if neither. */
export function findLead({ rounds }: Series): number {
  const leads = rounds.flatMap(round => {
    const values = { rounds: [round] }
    return valuesOf(values, 'contender').flatMap(one =>
      valuesOf(values, 'baseline').map(other => Math.sign(one - other)),
    )
  })
  return Math.sign(leads.reduce((sum, lead) => sum + lead, 0))
}

function describe(baseline: readonly number[], contender: readonly number[]): string {
  const count = (values: readonly number[]): string =>
    `${values.filter(value => value === 0).length} of ${values.length}`
  return `it is 0 in ${count(contender)} invocations of the contender, and in ${count(baseline)} of the baseline`
}

function valuesOf({ rounds }: Pick<Series, 'rounds'>, side: Observation['side']): readonly number[] {
  return rounds.flatMap(round => round.flatMap(one => (one.side === side ? [one.value] : [])))
}
