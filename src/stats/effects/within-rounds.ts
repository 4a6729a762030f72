import { chiSquareTail } from '../distributions/gamma.js'

/** A score and the group that chance put it in, of `groups` numbered from 0. */
export interface Scored {
  readonly group: number
  readonly score: number
}

/**
 * The p-value of scores that do not depend on their group, all ways to deal out the groups of a round to its scores being equally
 * likely: the quadratic form of the groups' sums (Friedman's test, for any scores and for ragged rounds), asymptotically
 * chi-squared. 1 where nothing can be compared.
 */
export function testWithinRounds(rounds: readonly (readonly Scored[])[], groups: number): number {
  const excess = new Float64Array(groups)
  const covariance = Array.from({ length: groups }, () => new Float64Array(groups))
  for (const round of rounds) if (round.length > 1) addRound(round, excess, covariance)
  const { statistic, degrees } = standardise(excess, covariance)
  return chiSquareTail(statistic, degrees)
}

/** Dealing without replacement gives means and covariances. */
function addRound(round: readonly Scored[], excess: Float64Array, covariance: readonly Float64Array[]): void {
  const sizes = new Float64Array(excess.length)
  let mean = 0
  for (const { score } of round) mean += score / round.length
  let squares = 0
  for (const { group, score } of round) {
    sizes[group]!++
    excess[group]! += score - mean
    squares += (score - mean) ** 2
  }
  const variance = squares / (round.length - 1)
  for (let g = 0; g < sizes.length; g++) {
    if (sizes[g] === 0) continue
    covariance[g]![g]! += variance * sizes[g]!
    for (let h = 0; h < sizes.length; h++) covariance[g]![h]! -= (variance * sizes[g]! * sizes[h]!) / round.length
  }
}

/** x' C⁻ x and the rank of C, by elimination; the sums have at least one dependency. */
function standardise(
  excess: Float64Array,
  covariance: readonly Float64Array[],
): { readonly statistic: number; readonly degrees: number } {
  const scales = covariance.map((row, g) => row[g]!)
  let [statistic, degrees] = [0, 0]
  for (let pivot = 0; pivot < excess.length; pivot++) {
    const own = covariance[pivot]!
    const variance = own[pivot]!
    if (variance <= 1e-9 * scales[pivot]!) continue
    statistic += excess[pivot]! ** 2 / variance
    degrees++
    for (let g = pivot + 1; g < excess.length; g++) {
      const factor = covariance[g]![pivot]! / variance
      excess[g]! -= factor * excess[pivot]!
      for (let h = pivot + 1; h < excess.length; h++) covariance[g]![h]! -= factor * own[h]!
    }
  }
  return { statistic, degrees }
}
