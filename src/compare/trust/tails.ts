import { largest } from '../../metrics/number.js'
import { makeReason, type Reason } from '../../record/reasons.js'
import type { ChangeEngine } from '../../stats/inversion.js'
import { isSpreadWider, rankShares } from '../../stats/noise.js'
import { quantile } from '../../stats/quantile.js'
import { compareMeans, type Ratio } from '../../stats/two-sample.js'
import { once } from '../../util/once.js'
import type { Change, Finding } from '../finding.js'
import type { OwnSettings } from '../resolved-rule.js'
import { type Observation, type Series, toBlocks, valuesOf } from '../series.js'

/** The sides of one benchmark, and what tests them. */
interface TestedSides {
  readonly series: Series
  readonly engine: ChangeEngine
}

/** The same, and whether all benchmarks together show a noisier contender. */
interface Tested extends TestedSides {
  isSuiteNoisier(): boolean
}

/** A slow run in twelve is among so many runs in 96 of 100 sessions. */
const fewestRuns = 38
/** The change of a slow run that the contender may have now and then: half as slow again as the baseline's runs. */
const slowRun = 0.5
/** Chance alone shall seldom doubt an improvement. */
const alpha = 0.05

/**
 * Returns whether more rounds may yet doubt an improvement of the typical run: the contender seems to be noisier, and the other runs have
 * not improved like it.
 */
export function mayBeDoubted(tested: Tested, settings: OwnSettings): boolean {
  const { series, engine } = tested
  if (engine.estimate >= 0 || series.judge !== 'auto') return false
  const means = compareMeanOf(series, settings.confidence)
  return !hasImproved(series, means, findSlow(series), settings) && seemsNoisier(tested)
}

/**
 * Returns whether the runs of the contender are too few to show those that are slow now and then, and that could undo its improvement: a
 * share q of them with (1 − q) ^ runs = 5% may be; also of `growth` times as many runs. At a threshold of 2%, an improvement of 21% outweighs these after 10 runs, of 13% after 16
 * and of 9% after 26.
 */
export function hasTooFewRuns({ series, engine }: TestedSides, { threshold }: OwnSettings, growth = 1): boolean {
  if (series.judge !== 'auto') return false
  const runs = growth * valuesOf(series, 'contender').length
  const unseen = 1 - alpha ** (1 / runs)
  const outweighed = (1 - unseen) * (1 - Math.exp(engine.estimate)) - unseen * slowRun
  return runs < fewestRuns && outweighed < threshold
}

/** So many runs that are all slower than the baseline's slowest come by chance in one of forty sessions at most, if sides do not differ. */
const clearlySlow = 0.025

/** Returns whether the slow end is clearly worse: more runs of the contender are worse than the baseline's worst than chance makes. */
function isSlowEndWorse(series: Series): boolean {
  const sign = series.metric.better === 'higher' ? -1 : 1
  const [baseline, contender] = (['baseline', 'contender'] as const).map(side =>
    valuesOf(series, side).map(value => sign * value),
  ) as [number[], number[]]
  const worst = baseline.reduce((most, value) => Math.max(most, value), -Infinity)
  const share = contender.length / (baseline.length + contender.length)
  return share ** contender.filter(value => value > worst).length <= clearlySlow
}

/**
 * Doubts an improvement of the typical run, which is what the test of ranks sees, where other runs did not improve.
 *
 * It is no improvement where the slow end is clearly worse, or where the mean seems worse and may be so by the threshold, nor where its runs
 * are too few to show slow ones. Where the contender seems noisier, in this benchmark or in all together, it is none unless mean and slow runs improved like it. Where they did although this
 * one is noisier, only the reason says so. Returns undefined without any of this.
 */
export function doubtImprovement(
  tested: Tested,
  { change, meanChange: means }: { readonly change: Change; readonly meanChange: Change | null },
  settings: OwnSettings,
): Partial<Pick<Finding, 'verdict' | 'doubt' | 'reason'>> | undefined {
  const { series } = tested
  const slow = findSlow(series)
  const doubt = { verdict: 'inconclusive', doubt: 'tails', reason: describe(series, [change, means, slow]) } as const
  const mean = means && toGain(means, series)
  const isMeanWorse = mean !== null && mean.value < 0 && mean.low <= -settings.threshold
  if (isMeanWorse || isSlowEndWorse(series)) return doubt
  const isShown = hasImproved(series, means, slow, settings)
  if (!isShown && seemsNoisier(tested)) return doubt
  if (hasTooFewRuns(tested, settings)) {
    const facts = { change: change.value, unit: series.metric.unit }
    return { verdict: 'inconclusive', doubt: 'few-runs', reason: makeReason('few-runs-of-gain', facts) }
  }
  return isShown && isWider(findDistances(tested)) ? { reason: doubt.reason } : undefined
}

/** The change of a percentile. */
interface Extreme {
  readonly percent: number
  readonly value: number
}

/** The change of the value that one run in ten is worse than. */
function findSlow(series: Series): Extreme {
  const percent = series.metric.better === 'higher' ? 10 : 90
  const [before, after] = (['baseline', 'contender'] as const).map(side =>
    quantile(Float64Array.from(valuesOf(series, side)).sort(), percent / 100),
  ) as [number, number]
  return { percent, value: after / before - 1 }
}

/** `change` where more is better. */
function toGain({ value, low, high }: Change, { metric }: Pick<Series, 'metric'>) {
  const [from, to] = [low ?? -1, high ?? Infinity]
  return metric.better === 'higher' ? { value, low: from, high: to } : { value: -value, low: -to, high: -from }
}

/**
 * Returns whether other runs than the typical one have improved: the mean clearly by more than the threshold, or the mean and the slow
 * runs together, one of them clearly and the other by the threshold, as it seems.
 */
function hasImproved(series: Series, means: Change | null, slow: Extreme, { threshold }: OwnSettings): boolean {
  if (means === null) return false
  const mean = toGain(means, series)
  const slowGain = series.metric.better === 'higher' ? slow.value : -slow.value
  if (mean.low >= threshold) return true
  return (mean.value >= threshold && slowGain > 0) || (mean.low > 0 && slowGain >= threshold)
}

function describe(
  { metric }: Series,
  [change, means, { percent, value }]: readonly [Change, Change | null, Extreme],
): Reason {
  return makeReason('tails', {
    isTime: metric.unit === 's' && metric.better === 'lower',
    typical: change.value,
    ...(means && { mean: means.value }),
    isMeanUnchanged: means !== null && (means.low ?? 0) <= 0 && (means.high ?? 0) >= 0,
    ...{ percent, extreme: value },
  })
}

/**
 * So many times as far from its level as the baseline's slowest run, a run is of a kind that the baseline does not have. At 10, true
 * improvements under spikes would be doubted in 4.3 instead of 5.5% of sessions, but those with rare slow runs would stand in 18 instead of 7%
 * where the noise is 2%.
 */
const newKind = 6

/** Returns whether the contender seems noisier, or has slow runs of a new kind: one in twelve hardly changes the spread by ranks. */
function seemsNoisier(tested: Tested): boolean {
  const { estimate } = tested.engine
  const { centre, a, b } = tested.engine.levelled()
  const slowest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), -Infinity)
  const hasNewKind = slowest(b) - centre - estimate > newKind * (slowest(a) - centre)
  return hasNewKind || isWider(findDistances(tested)) || tested.isSuiteNoisier()
}

/** Makes what tells of a metric whether all that is `tested` in it, taken together, shows a noisier contender. */
export function makeSuiteNoise(tested: readonly TestedSides[]): (metric: string) => boolean {
  const nameOf = ({ series }: TestedSides): string => series.metric.name
  const noisier = new Map(
    [...new Set(tested.map(nameOf))].map(name => [
      name,
      once(() => isWider(sumRanks(tested.filter(tested => nameOf(tested) === name)))),
    ]),
  )
  return metric => noisier.get(metric)?.() ?? false
}

/** Rounds in which the distance from the level of its side, or its rank, stands in place of each value. */
type Distances = Series['rounds']

function isWider(distances: Distances): boolean {
  return isSpreadWider(toBlocks({ rounds: distances }), alpha)
}

function findDistances({ series, engine }: TestedSides): Distances {
  const { centre, a, b } = engine.levelled()
  const values = { baseline: a, contender: b }
  const levels = { baseline: centre, contender: centre + engine.estimate }
  const next = { baseline: 0, contender: 0 }
  return series.rounds.map(round =>
    round.map(observation => ({
      ...observation,
      value: Math.abs(values[observation.side][next[observation.side]++]! - levels[observation.side]),
    })),
  )
}

/** Adds up ranks over all benchmarks, for each invocation: what they share in it stays. One that did not run adds nothing. */
function sumRanks(tested: readonly TestedSides[]): Distances {
  const rounds = new Map<number, Map<number, Observation>>()
  for (const one of tested) {
    const distances = findDistances(one)
    const ranks = rankShares(distances.flat().map(({ value }) => value))
    let next = 0
    for (const [at, round] of distances.entries()) {
      const number = one.series.numbers[at]!
      const sums = rounds.get(number) ?? new Map<number, Observation>()
      rounds.set(number, sums)
      for (const observation of round)
        sums.set(observation.turn, { ...observation, value: (sums.get(observation.turn)?.value ?? 0) + ranks[next++]! })
    }
  }
  return [...rounds.values()].map(sums => [...sums.values()])
}

/** The change of the mean of `series`, whose values are positive; null where a side has none. */
export function compareMeanOf(series: Series, confidence: number): Change | null {
  const isEmpty = (['baseline', 'contender'] as const).some(side => valuesOf(series, side).length === 0)
  return isEmpty ? null : toChange(compareMeans(toBlocks(series), confidence), confidence)
}

function toChange({ value, low, high }: Ratio, level: number): Change {
  return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= largest ? high - 1 : null, level }
}
