import type { Change } from '../compare/verdicts/finding.js'
import { findLeastErrors } from '../stats/network/steps.js'
import { type BenchmarkLevels, describeHeight, type Levels, type Push } from './levels.js'
import type { Measured } from './race.js'
import type { LevelStep, MoveOptions } from './steps.js'
import { thresholdFor } from './thresholds.js'

/** A change that several pushes made together, and no single one of them. */
export interface Creep {
  readonly of: Measured
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

interface CreepOptions extends MoveOptions {
  readonly steps: readonly LevelStep[]
}

/** Finds what crept in up to the newest push beside the known steps: for each benchmark, the span in which it is clearest. */
export function listCreeps(levels: Levels, options: CreepOptions): readonly Creep[] {
  return levels.benchmarks.flatMap(one => findCreep(one, levels, options) ?? [])
}

function findCreep(
  { of, stretches }: BenchmarkLevels,
  { pushes, anchor, benchmarks: { length }, spread }: Levels,
  { steps, benchmarks = length, ...thresholds }: CreepOptions,
): Creep | undefined {
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
    .sort((one, other) => other.errors - one.errors)
  if (found === undefined) return undefined
  const from = pushes.find(({ digest }) => digest === digests[found.start])!
  return { of, from, to: newest, pushes: last - found.start, change: found.change }
}

/** Returns whether a step belongs to a single push that can be named, or nearly. */
export function isPinned({ isSeenAtOnce, margin }: Pick<LevelStep, 'isSeenAtOnce' | 'margin'>): boolean {
  return isSeenAtOnce || margin <= mostMargin
}
