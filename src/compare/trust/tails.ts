import { largest } from '../../metrics/number.js'
import { percentSize } from '../../metrics/scale.js'
import type { Side } from '../../schedule/round.js'
import { rankShares, testSpread } from '../../stats/effects/spread-test.js'
import type { RoundBlock } from '../../stats/engine/blocks.js'
import type { ChangeEngine } from '../../stats/engine/inversion.js'
import { quantile } from '../../stats/quantile.js'
import { compareMeans, compareTails, mannWhitneyP, type Ratio } from '../../stats/two-sample.js'
import { once } from '../../util/once.js'
import type { Change, Finding, SecondOpinions } from '../finding.js'
import type { OwnSettings } from '../resolved-rule.js'
import { type Observation, type Series, valuesOf } from '../series.js'

interface Improvement {
  readonly change: Change
  readonly secondOpinions: SecondOpinions
}

/** The sides of one benchmark, and whether all benchmarks together show a noisier contender. */
interface Tested extends TestedSides {
  isSuiteNoisier(): boolean
}

/** A slow run in twelve is among so many runs in 93 of 100 sessions. */
const fewestRuns = 30
/** The change of a slow run that the contender may have now and then: half as slow again as the baseline's runs. */
const slowRun = 0.5

/**
 * Returns whether more rounds may yet doubt an improvement of the typical run: the contender seems to be noisier, and the other runs have
 * not improved like it. Its runs may also be too few to show those that are slow now and then, unless the improvement outweighs them.
 */
export function mayBeDoubted(tested: Tested, settings: OwnSettings): boolean {
  const { series, engine } = tested
  if (engine.estimate >= 0 || series.judge !== 'auto') return false
  const { length: runs } = valuesOf(series, 'contender')
  if (runs < fewestRuns && !outweighsUnseen(engine.estimate, runs, settings)) return true
  const others = findOthers(series, compareSideMeans(series, settings.confidence))
  return !hasImproved(others, series, settings) && seemsNoisier(tested)
}

/**
 * Returns whether the mean has improved by the threshold even if the contender has as many slow runs as `runs` without one leave possible:
 * a share q with (1 − q) ^ runs = 5%. At a threshold of 2%, an improvement of 21% is clear after 10 runs, of 13% after 16 and of 9% after 26.
 */
function outweighsUnseen(estimate: number, runs: number, { threshold }: OwnSettings): boolean {
  const gain = 1 - Math.exp(estimate)
  const share = 1 - alpha ** (1 / runs)
  return (1 - share) * gain - share * slowRun >= threshold
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
  const { series } = tested
  const { means, p95 } = secondOpinions
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

interface Others {
  readonly means: Change | null
  /** Change of the value that one run in ten is worse than. */
  readonly slow: Extreme
}

interface Extreme {
  readonly percent: number
  readonly value: number
}

function findOthers(series: Series, means: Change | null): Others {
  const of = (side: Side) => Float64Array.from(valuesOf(series, side)).sort()
  const percent = series.metric.better === 'higher' ? 10 : 90
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

function isMeanWorse(means: Change | null, { metric }: Series, { threshold }: OwnSettings): boolean {
  if (means === null) return false
  const { value, low, high } = means
  return metric.better === 'higher'
    ? value < 0 && (low ?? -1) <= -threshold
    : value > 0 && (high ?? Infinity) >= threshold
}

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

function isOpen({ low, high }: Change): boolean {
  return (low ?? 0) <= 0 && (high ?? 0) >= 0
}

function word(value: number, isTime: boolean): string {
  if (isTime) return value < 0 ? 'faster' : 'slower'
  return value < 0 ? 'lower' : 'higher'
}

/** The sides of one benchmark, and what tests them. */
interface TestedSides {
  readonly series: Series
  readonly engine: ChangeEngine
}

/** Distance of a value from the level of its side, or its rank. */
interface Distance extends Pick<Observation, 'side' | 'turn'> {
  readonly distance: number
}

/** Chance alone shall seldom doubt an improvement. */
const alpha = 0.05

/** Returns whether the contender's values seem to lie farther from their level than the baseline's. */
function isNoisier(tested: TestedSides): boolean {
  return isWider(findDistances(tested))
}

/** So many times as far from its level as the baseline's slowest run, a run is of a kind that the baseline does not have. */
const newKind = 6

/** Returns whether the contender has slow runs of a kind that the baseline does not have: one in twelve hardly changes the spread by ranks. */
function hasNewSlowRuns({ engine }: Pick<TestedSides, 'engine'>): boolean {
  const { centre, a, b } = engine.levelled()
  const slowest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), -Infinity)
  return slowest(b) - centre - engine.estimate > newKind * (slowest(a) - centre)
}

/** Makes what tells of a metric whether all that is `tested` in it, taken together, shows a noisier contender. */
export function makeSuiteNoise(tested: readonly TestedSides[]): (metric: string) => boolean {
  const names = new Set(tested.map(nameOf))
  const noisier = new Map(
    [...names].map(name => [name, once(() => isWider(sumRanks(tested.filter(one => nameOf(one) === name))))]),
  )
  return metric => noisier.get(metric)?.() ?? false
}

function nameOf({ series }: TestedSides): string {
  return series.metric.name
}

function isWider(rounds: readonly (readonly Distance[])[]): boolean {
  const of = (round: readonly Distance[], side: Distance['side']) =>
    round.filter(one => one.side === side).map(({ distance }) => distance)
  const test = testSpread(rounds.map(round => ({ a: of(round, 'baseline'), b: of(round, 'contender') })))
  return test.isWider && test.p <= alpha
}

function findDistances({ series, engine }: TestedSides): readonly (readonly Distance[])[] {
  const { centre, a, b } = engine.levelled()
  const values = { baseline: a, contender: b }
  const levels = { baseline: centre, contender: centre + engine.estimate }
  const next = { baseline: 0, contender: 0 }
  return series.rounds.map(round =>
    round.map(({ side, turn }) => ({ side, turn, distance: Math.abs(values[side][next[side]++]! - levels[side]) })),
  )
}

/**
 * The sum over all benchmarks, for each invocation: what benchmarks share in it stays in its sum. A benchmark that did not run adds
 * nothing.
 */
function sumRanks(tested: readonly TestedSides[]): readonly (readonly Distance[])[] {
  const rounds = new Map<number, Map<number, Distance>>()
  for (const one of tested) {
    const distances = findDistances(one)
    const ranks = rankShares(distances.flat().map(({ distance }) => distance))
    let next = 0
    for (const [at, round] of distances.entries()) {
      const number = one.series.numbers[at]!
      const sums = rounds.get(number) ?? new Map<number, Distance>()
      rounds.set(number, sums)
      for (const { side, turn } of round)
        sums.set(turn, { side, turn, distance: (sums.get(turn)?.distance ?? 0) + ranks[next++]! })
    }
  }
  return [...rounds.values()].map(sums => [...sums.values()])
}

/** The second opinions on `series`, whose values are positive. */
export function makeSecondOpinions(series: Series, confidence: number): SecondOpinions {
  const blocks = toBlocks(series)
  const [a, b] = [blocks.flatMap(block => block.a), blocks.flatMap(block => block.b)]
  if (a.length === 0 || b.length === 0) return { means: null, p95: null, mannWhitneyP: null }
  return {
    means: toChange(compareMeans(blocks, confidence), confidence),
    p95: toChange(compareTails(blocks, { p: slowEnd(series) / 100, confidence }), confidence),
    mannWhitneyP: mannWhitneyP(a, b) ?? null,
  }
}

function compareSideMeans(series: Series, confidence: number): Change {
  return toChange(compareMeans(toBlocks(series), confidence), confidence)
}

/** The percentile that only one value in twenty is worse than. */
function slowEnd({ metric }: Series): number {
  return metric.better === 'higher' ? 5 : 95
}

function toBlocks({ rounds }: Series): readonly RoundBlock[] {
  return rounds.map(round => ({
    a: valuesOf({ rounds: [round] }, 'baseline'),
    b: valuesOf({ rounds: [round] }, 'contender'),
  }))
}

function toChange({ value, low, high }: Ratio, level: number): Change {
  return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= largest ? high - 1 : null, level }
}
