import type { ChangeEngine } from '../../stats/engine/engine.js'
import { endsBefore } from '../../stats/engine/inversion.js'
import { chanceBeyond, estimateBias, reachOf, widen } from '../controls/bias.js'
import type { Circumstances, Inference } from '../controls/inference.js'
import type { LogChange } from '../verdicts/change.js'

/**
 * The inference from both stages together: by noise, and by what the controls of both show of installations. The first stage had to
 * reject by its exact test, whose repeated p is `firstP`; p is the larger of the two.
 *
 * The interval has no looks in it, since the rounds of the second stage are as many as the first one asked for, whatever they show.
 */
export function inferFromBoth(engine: ChangeEngine, circumstances: Circumstances, firstP: number): Inference {
  const { bias, weight } = circumstances
  const offsets = bias ?? estimateBias([])
  const { estimate, standardError } = engine
  const uncertainty = { standardError, weight }
  const reach = (confidence: number): number => reachOf(offsets, uncertainty, 1 - confidence)
  const p = Math.max(firstP, chanceBeyond(offsets, uncertainty, Math.abs(estimate)))
  const interval = (confidence: number): LogChange => {
    const own = reach(confidence)
    return { estimate, low: estimate - own, high: estimate + own }
  }
  return {
    p,
    pUpTo: () => p,
    estimate,
    standardError: widen(offsets, uncertainty),
    interval,
    excludes: (bound, end, confidence) => endsBefore(interval(confidence), bound, end),
    reach,
  }
}

/** The engine of one stage, and how many rounds it is over. */
export interface StageEngine {
  readonly engine: ChangeEngine
  readonly rounds: number
}

/**
 * Pools the engines of two stages: every round counts alike. Scores over all rounds at once would take copies that differ for two modes of
 * the noise, and choose one of them. The levels come from `both`, the engine over all rounds.
 */
export function poolEngines(both: ChangeEngine, stages: readonly StageEngine[]): ChangeEngine {
  const total = stages.reduce((sum, { rounds }) => sum + rounds, 0)
  const shares = stages.map(({ engine, rounds }) => ({ engine, share: rounds / total }))
  return {
    ...{ p: both.p, interval: both.interval, excludes: both.excludes, levelled: both.levelled, byRanks: both.byRanks },
    estimate: shares.reduce((sum, { engine, share }) => sum + share * engine.estimate, 0),
    standardError: Math.hypot(...shares.map(({ engine, share }) => share * engine.standardError)),
  }
}
