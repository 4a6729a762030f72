import { solveLevels } from '../stats/network/network.js'
import { joinRaces } from './posterior.js'
import type { Bisection } from './result.js'

/** A commit's level above the good one, as a relative change, with its interval at 95 %. */
export interface CommitLevel {
  readonly position: number
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Lists the levels of the commits that were raced. */
export function listLevels({ progress }: Bisection): readonly CommitLevel[] {
  const { nodes, network } = joinRaces(progress)
  const { values, covariance } = solveLevels(network)
  return nodes.map((position, index) => {
    const reach = 1.96 * Math.sqrt(covariance[index]![index]!)
    const [value, low, high] = [0, -reach, reach].map(more => Math.expm1(values[index]! + more)) as [
      number,
      number,
      number,
    ]
    return { position, value, low, high }
  })
}
