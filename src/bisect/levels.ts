import { solveLevels } from '../stats/network/network.js'
import { joinRaces } from './posterior.js'
import type { Bisection } from './result.js'

/** A relative change with its interval at 95 %. */
export interface HeightChange {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A commit's level above the good one. */
export interface CommitLevel extends HeightChange {
  readonly position: number
}

/** Lists the levels of the commits that were raced. */
export function listLevels({ progress }: Bisection): readonly CommitLevel[] {
  const { nodes, network } = joinRaces(progress)
  const { values, covariance } = solveLevels(network)
  return nodes.map((position, index) => ({ position, ...toChange(values[index]!, covariance[index]![index]!) }))
}

/** Turns a height and its variance, in logs, into a relative change. */
export function toChange(height: number, variance: number): HeightChange {
  const reach = 1.96 * Math.sqrt(variance)
  return { value: Math.expm1(height), low: Math.expm1(height - reach), high: Math.expm1(height + reach) }
}
