import type { Change } from '../compare/verdicts/finding.js'
import { findLeastErrors, findSteps, type Step, weighIncrements } from '../stats/network/steps.js'
import { type BenchmarkLevels, describeHeight, type Levels, type Push, type Stretch } from './levels.js'
import type { Measured } from './race.js'
import { type Thresholds, thresholdFor } from './thresholds.js'

/** A lasting change of a benchmark that came with a push. */
export interface LevelStep {
  readonly of: Measured
  /** The push that it came with, or most likely did. */
  readonly at: Push
  readonly change: Change
  /** The same in natural logs, where more is worse. */
  readonly height: number
  /** Whether the race of that push showed it. Otherwise only the races after it did. */
  readonly isSeenAtOnce: boolean
  /** How many pushes before or after it may be the one. */
  readonly margin: number
  /** The last push that surely lacks it, and the first one that surely has it. */
  readonly good: Push
  readonly bad: Push
}

export interface MoveOptions extends Thresholds {
  /** How many benchmarks share the rate of false alarms; by default those of the levels. */
  readonly benchmarks?: number
}

/**
 * Finds the steps of all benchmarks, in the order of their pushes. Those smaller than half the threshold are left out: two of these make
 * what somebody wants to know.
 */
export function listSteps(
  levels: Levels,
  { benchmarks = levels.benchmarks.length, ...thresholds }: MoveOptions,
): readonly LevelStep[] {
  const least = findLeastErrors(benchmarks, levels.spread.doubt)
  const pushes = new Map(levels.pushes.map((push, index) => [push.digest, { push, index }]))
  return levels.benchmarks
    .flatMap(one => one.stretches.flatMap(stretch => stepsOf(one, stretch, { levels, least })))
    .filter(({ of, change }) => Math.abs(change.value) >= thresholdFor(of, thresholds) / 2)
    .sort((one, other) => pushes.get(one.at.digest)!.index - pushes.get(other.at.digest)!.index)
}

interface Searched {
  readonly levels: Levels
  readonly least: number
}

function stepsOf({ of }: BenchmarkLevels, stretch: Stretch, { levels, least }: Searched): readonly LevelStep[] {
  const layout = levels.spread.layout ** 2
  const { values, covariance, digests } = stretch
  const pushOf = (node: number): Push => levels.pushes.find(({ digest }) => digest === digests[node])!
  return findSteps(values, weighIncrements(covariance, layout), least).map(step => ({
    of,
    at: pushOf(step.at + 1),
    change: describeHeight(step, of, levels.spread),
    height: step.value,
    ...locate(step, stretch.races[step.at], { layout, least }),
    good: pushOf(step.first),
    bad: pushOf(step.last + 1),
  }))
}

function locate(
  { at, first, last }: Step,
  race: Stretch['races'][number],
  { layout, least }: { readonly layout: number; readonly least: number },
): Pick<LevelStep, 'isSeenAtOnce' | 'margin'> {
  const isSeenAtOnce = race !== undefined && Math.abs(race.value) >= least * Math.sqrt(race.variance + 2 * layout)
  return { isSeenAtOnce, margin: Math.max(at - first, last - at) }
}
