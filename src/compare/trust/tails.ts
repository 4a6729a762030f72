import { percentSize } from '../../metrics/scale.js'
import type { Side } from '../../schedule/round.js'
import { quantile } from '../../stats/quantile.js'
import type { Comparison } from '../comparison.js'
import type { Series } from '../series.js'
import type { OwnSettings } from '../verdicts/description.js'
import type { Change, Finding, SecondOpinions } from '../verdicts/finding.js'
import { hasNewSlowRuns, isNoisier, type TestedSides } from './noise.js'
import { compareSideMeans, slowEnd } from './second-opinions.js'

/** What was improved, and how. */
interface Improvement {
  readonly change: Change
  readonly secondOpinions: SecondOpinions | null
}

/** The sides of one comparison, and whether all benchmarks together show a noisier contender. */
interface Tested extends TestedSides {
  readonly comparison: Comparison
  isSuiteNoisier(): boolean
}

/** A slow run in twelve is among so many runs in 93 of 100 sessions. */
const fewestRuns = 30

/**
 * Returns whether more rounds may yet doubt an improvement of the typical run: the contender seems to be noisier, and the other runs have
 * not improved like it. Its runs may also be too few to show those that are slow now and then.
 */
export function mayBeDoubted(tested: Tested, settings: OwnSettings): boolean {
  const { comparison, engine } = tested
  const { series } = comparison
  if (engine.estimate >= 0 || series.judge !== 'auto') return false
  if (series.rounds.flat().filter(({ side }) => side === 'contender').length < fewestRuns) return true
  const others = findOthers(series, compareSideMeans(series, settings.confidence))
  return !hasImproved(others, series, settings) && seemsNoisier(tested)
}

/**
 * Doubts an improvement of the typical run, which is what the test of ranks sees, where other runs did not improve.
 *
 * It is no improvement where the slowest runs are worse, or where the mean seems so and may be worse by the threshold. Where the contender seems noisier, in this benchmark or in all
 * together, it is none unless mean and slow runs improved like it. Where they did although this one is noisier, only the reason says so.
 * Returns undefined without any of this.
 */
export function doubtImprovement(
  tested: Tested,
  { change, secondOpinions }: Improvement,
  settings: OwnSettings,
): Pick<Finding, 'reason'> | Pick<Finding, 'verdict' | 'doubt' | 'reason'> | undefined {
  const { series } = tested.comparison
  const means = secondOpinions?.means ?? null
  const p95 = secondOpinions?.p95 ?? null
  const say = (extreme: Extreme | undefined): string => describe(series, { change, means, extreme })
  const doubt = { verdict: 'inconclusive', doubt: 'tails' } as const
  if (isWholly('worse', p95, series) || isMeanWorse(means, series, settings))
    return { ...doubt, reason: say(p95 === null ? undefined : { percent: slowEnd(series), value: p95.value }) }
  const others = findOthers(series, means)
  const isShown = hasImproved(others, series, settings)
  if (!(isShown ? isNoisier(tested) : seemsNoisier(tested))) return undefined
  return { ...(isShown ? {} : doubt), reason: say(others.slow) }
}

function seemsNoisier(tested: Tested): boolean {
  return hasNewSlowRuns(tested) || isNoisier(tested) || tested.isSuiteNoisier()
}

/** The changes of what the typical run does not show. */
interface Others {
  readonly means: Change | null
  /** Of the value that one in ten is worse than. */
  readonly slow: Extreme
}

/** The change of a percentile, as a fraction. */
interface Extreme {
  readonly percent: number
  readonly value: number
}

function findOthers({ rounds, metric }: Series, means: Change | null): Others {
  const of = (side: Side) =>
    Float64Array.from(rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value))).sort()
  const percent = metric.better === 'higher' ? 10 : 90
  const [before, after] = [quantile(of('baseline'), percent / 100), quantile(of('contender'), percent / 100)]
  return { means, slow: { percent, value: after / before - 1 } }
}

/**
 * Returns whether other runs than the typical one have improved: the mean clearly by more than the threshold, or the mean and the slow
 * runs together, one of them clearly and the other by the threshold, as it seems.
 */
function hasImproved({ means, slow }: Others, series: Series, { threshold }: OwnSettings): boolean {
  if (means === null) return false
  const gain = (value: number): number => (series.metric.better === 'higher' ? value : -value)
  const nearest = series.metric.better === 'higher' ? means.low : means.high
  if (nearest !== null && gain(nearest) >= threshold) return true
  return (
    (gain(means.value) >= threshold && gain(slow.value) > 0) ||
    (nearest !== null && gain(nearest) > 0 && gain(slow.value) >= threshold)
  )
}

/** Returns whether the mean is worse, as it seems, and may be so by the threshold. */
function isMeanWorse(means: Change | null, { metric }: Series, { threshold }: OwnSettings): boolean {
  if (means === null) return false
  const { value, low, high } = means
  return metric.better === 'higher'
    ? value < 0 && (low ?? -1) <= -threshold
    : value > 0 && (high ?? Infinity) >= threshold
}

/** Whether the whole interval of `change` is on one side of none. */
function isWholly(what: 'better' | 'worse', change: Change | null, { metric }: Series): boolean {
  const isMore = what === (metric.better === 'higher' ? 'better' : 'worse')
  return isMore ? (change?.low ?? 0) > 0 : (change?.high ?? 0) < 0
}

interface Views {
  readonly change: Change
  readonly means: Change | null
  readonly extreme: Extreme | undefined
}

function describe({ metric }: Series, { change, means, extreme }: Views): string {
  const isTime = metric.unit === 's' && metric.better === 'lower'
  const say = (value: number): string => `${percentSize(value)} ${word(value, isTime)}`
  const mean = means && (isOpen(means) ? 'unchanged' : say(means.value))
  return [
    `typical ${isTime ? 'run' : 'value'} ${say(change.value)}`,
    ...(mean === null ? [] : [`mean ${mean}`]),
    ...(extreme ? [`${isTime ? 'slowest runs' : `${extreme.percent}th percentile`} ${say(extreme.value)}`] : []),
  ].join(', ')
}

/** Whether it may be no change. */
function isOpen({ low, high }: Change): boolean {
  return (low ?? 0) <= 0 && (high ?? 0) >= 0
}

function word(value: number, isTime: boolean): string {
  if (isTime) return value < 0 ? 'faster' : 'slower'
  return value < 0 ? 'lower' : 'higher'
}
