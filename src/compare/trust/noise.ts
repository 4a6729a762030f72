import { rankShares, testSpread } from '../../stats/effects/spread-test.js'
import type { ChangeEngine } from '../../stats/engine/engine.js'
import { once } from '../../util/once.js'
import type { Comparison } from '../comparison.js'
import type { Observation } from '../series.js'

/** The sides of one comparison, and what tests them. */
export interface TestedSides {
  readonly comparison: Pick<Comparison, 'series'>
  readonly engine: ChangeEngine
}

/** How far a value lies from the level of its side, as a distance or as a rank. */
interface Distance extends Pick<Observation, 'side' | 'turn'> {
  readonly distance: number
}

/** Chance alone shall seldom doubt an improvement. */
const alpha = 0.05

/** Returns whether the contender's values seem to lie farther from their level than the baseline's. */
export function isNoisier(tested: TestedSides): boolean {
  return isWider(findDistances(tested))
}

/** So many times as far from its level as the baseline's slowest run, a run is of a kind that the baseline does not have. */
const newKind = 6

/** Returns whether the contender has slow runs of a kind that the baseline does not have: one in twelve hardly changes the spread by ranks. */
export function hasNewSlowRuns({ engine }: Pick<TestedSides, 'engine'>): boolean {
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

function nameOf({ comparison }: TestedSides): string {
  return comparison.series.metric.name
}

function isWider(rounds: readonly (readonly Distance[])[]): boolean {
  const of = (round: readonly Distance[], side: Distance['side']) =>
    round.filter(one => one.side === side).map(({ distance }) => distance)
  const test = testSpread(rounds.map(round => ({ a: of(round, 'baseline'), b: of(round, 'contender') })))
  return test.isWider && test.p <= alpha
}

function findDistances({ comparison: { series }, engine }: TestedSides): readonly (readonly Distance[])[] {
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
      const number = one.comparison.series.numbers[at]!
      const sums = rounds.get(number) ?? new Map<number, Distance>()
      rounds.set(number, sums)
      for (const { side, turn } of round)
        sums.set(turn, { side, turn, distance: (sums.get(turn)?.distance ?? 0) + ranks[next++]! })
    }
  }
  return [...rounds.values()].map(sums => [...sums.values()])
}
