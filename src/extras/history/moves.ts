import type { Change } from '../../compare/finding.js'
import { findLeastErrors, findSteps, weighIncrements } from '../../stats/network/steps.js'
import type { Comparison, TrackedMetric } from './comparison.js'
import {
  type BenchmarkLevels,
  describeHeight,
  findLevels,
  type HistoryLevels,
  type Push,
  type Stretch,
  type Thresholds,
  thresholdFor,
} from './levels.js'

/** The moves of levels. */
export interface Moves {
  /** In the order of their pushes. */
  readonly steps: readonly LevelStep[]
  /** Trends up to the newest push. */
  readonly trends: readonly Trend[]
}

/** Finds what moved the levels. A step that could be any of many pushes is part of a trend where there is one. */
export function findMoves(levels: HistoryLevels, options: MoveOptions): Moves {
  const steps = listSteps(levels, options)
  const trends = listTrends(levels, { ...options, steps })
  const order = new Map(levels.pushes.map(({ digest }, index) => [digest, index]))
  const isOfTrend = ({ of, at }: LevelStep): boolean =>
    trends.some(trend => trend.of === of && order.get(trend.from.digest)! < order.get(at.digest)!)
  return { steps: steps.filter(step => isPinned(step) || !isOfTrend(step)), trends }
}

/**
 * Finds the moves that the newest push of `comparisons` has brought to light: those of their `levels` that the comparisons before it do not show.
 */
export function findNews(comparisons: readonly Comparison[], levels: HistoryLevels, options: MoveOptions): Moves {
  const last = levels.pushes.at(-1)?.digest
  const now = findMoves(levels, options)
  const moved = new Set([...now.steps, ...now.trends].map(({ of }) => JSON.stringify(of)))
  const earlier = comparisons
    .filter(({ comparedSides }) => comparedSides.every(({ digest }) => digest !== last))
    .map(comparison => ({
      ...comparison,
      estimates: comparison.estimates.filter(({ of }) => moved.has(JSON.stringify(of))),
    }))
  const benchmarks = levels.benchmarks.length
  const before = findMoves(findLevels(earlier, levels.spread), { benchmarks, ...options })
  const order = new Map(levels.pushes.map(({ digest }, index) => [digest, index]))
  return {
    steps: now.steps.filter(
      step => !before.steps.some(levelStep => isSame(levelStep, step) && isNear(levelStep, step, order)),
    ),
    trends: now.trends.filter(trend => !before.trends.some(earlier => isSame(earlier, trend))),
  }
}

type Move = Pick<LevelStep, 'of' | 'change'>

function isSame(a: Move, b: Move): boolean {
  return (
    a.of.benchmark === b.of.benchmark &&
    a.of.metric === b.of.metric &&
    Math.sign(a.change.value) === Math.sign(b.change.value)
  )
}

/** Returns whether the pushes that two steps may belong to overlap. */
function isNear(a: LevelStep, b: LevelStep, order: ReadonlyMap<string, number>): boolean {
  const [first, second] = [a, b].map(({ good, bad }) => [order.get(good.digest)!, order.get(bad.digest)!] as const)
  return first![0] < second![1] && second![0] < first![1]
}

/** A lasting change of a benchmark that came with a push. */
export interface LevelStep {
  readonly of: TrackedMetric
  /** The push that it came with, or most likely did. */
  readonly at: Push
  readonly change: Change
  /** The same in natural logs, where more is worse. */
  readonly height: number
  /** True if the comparison of that push showed it. Otherwise only the comparisons after it did. */
  readonly isSeenAtOnce: boolean
  /** The number of pushes before or after it that may be the one. */
  readonly margin: number
  /** The last push that surely lacks it, and the first one that surely has it. */
  readonly good: Push
  readonly bad: Push
}

export interface MoveOptions extends Thresholds {
  /** The number of benchmarks that share the rate of false alarms; by default those of the levels. */
  readonly benchmarks?: number
}

/** Finds the steps of all benchmarks in the order of their pushes, but for those below half the threshold: two of these make what matters. */
export function listSteps(
  levels: HistoryLevels,
  { benchmarks = levels.benchmarks.length, ...thresholds }: MoveOptions,
): readonly LevelStep[] {
  const least = findLeastErrors(benchmarks, levels.spread.doubt)
  const pushes = new Map(levels.pushes.map((push, index) => [push.digest, { push, index }]))
  return levels.benchmarks
    .flatMap(benchmark => benchmark.stretches.flatMap(stretch => stepsOf(benchmark, stretch, levels, least)))
    .filter(({ of, change }) => Math.abs(change.value) >= thresholdFor(of, thresholds) / 2)
    .sort((a, b) => pushes.get(a.at.digest)!.index - pushes.get(b.at.digest)!.index)
}

function stepsOf({ of }: BenchmarkLevels, stretch: Stretch, levels: HistoryLevels, least: number) {
  const layout = levels.spread.layout ** 2
  const { values, covariance, digests } = stretch
  const pushOf = (node: number): Push => levels.pushes.find(({ digest }) => digest === digests[node])!
  return findSteps(values, weighIncrements(covariance, layout), least).map(step => {
    const { at, first, last, value: height } = step
    const comparison = stretch.comparisons[at]
    return {
      ...{ of, height, at: pushOf(at + 1), good: pushOf(first), bad: pushOf(last + 1) },
      change: describeHeight(step, of, levels.spread),
      isSeenAtOnce:
        comparison !== undefined && Math.abs(comparison.value) >= least * Math.sqrt(comparison.variance + 2 * layout),
      margin: Math.max(at - first, last - at),
    }
  })
}

/** A change that several pushes made together, and no single one of them. */
export interface Trend {
  readonly of: TrackedMetric
  /** The push before them, and the newest. */
  readonly from: Push
  readonly to: Push
  readonly pushes: number
  /** Without the steps among them that are known. */
  readonly change: Change
}

/** Over how many pushes a change is looked for, beside all since the anchor. */
const spans = [1, 2, 5, 10, 20, 40]
/** A step that may be so many pushes away is no single push that one could name. */
const mostMargin = 5

interface TrendOptions extends MoveOptions {
  readonly steps: readonly LevelStep[]
}

/** Finds what grew slowly up to the newest push beside the known steps: for each benchmark, the span in which it is clearest. */
export function listTrends(levels: HistoryLevels, options: TrendOptions): readonly Trend[] {
  return levels.benchmarks.flatMap(benchmark => findTrendOf(benchmark, levels, options) ?? [])
}

function findTrendOf(
  { of, stretches }: BenchmarkLevels,
  { pushes, anchor, benchmarks: { length }, spread }: HistoryLevels,
  { steps, benchmarks = length, ...thresholds }: TrendOptions,
): Trend | undefined {
  const newest = pushes.at(-1)
  const stretch = stretches.find(({ digests }) => digests.at(-1) === newest?.digest)
  if (stretch === undefined || newest === undefined) return undefined
  const { digests, values, covariance } = stretch
  const last = digests.length - 1
  const anchorAt = anchor === undefined ? -1 : digests.indexOf(anchor.digest)
  const starts = [...spans.map(span => last - span), anchorAt].filter(start => start >= 0)
  const [least, threshold] = [findLeastErrors(benchmarks, spread.doubt), thresholdFor(of, thresholds)]
  const known = steps.filter(step => step.of === of && isPinned(step))
  const [found] = starts
    .filter(start => last - start > 1)
    .map(start => {
      const within = known.filter(({ at }) => digests.indexOf(at.digest) > start)
      const explained = within.reduce((sum, step) => sum + step.height, 0)
      const value = values[last]! - values[start]! - explained
      const noise = covariance[last]![last]! + covariance[start]![start]! - 2 * covariance[last]![start]!
      const variance = Math.max(0, noise) + 2 * spread.layout ** 2
      const change = describeHeight({ value, variance }, of, spread)
      return { start, change, errors: Math.abs(value) / Math.sqrt(variance) }
    })
    .filter(({ change, errors }) => Math.abs(change.value) >= threshold && errors >= least)
    .sort((a, b) => b.errors - a.errors)
  if (found === undefined) return undefined
  const from = pushes.find(({ digest }) => digest === digests[found.start])!
  return { of, from, to: newest, pushes: last - found.start, change: found.change }
}

/** Returns whether a step belongs to a single push that can be named, or nearly. */
function isPinned({ isSeenAtOnce, margin }: Pick<LevelStep, 'isSeenAtOnce' | 'margin'>): boolean {
  return isSeenAtOnce || margin <= mostMargin
}
