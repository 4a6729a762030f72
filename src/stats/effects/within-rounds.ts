import { chiSquareTail } from '../distributions/gamma.js'

/** Scores, round after round, and the group that chance put each in, numbered from 0. */
export interface Scored {
  /** Where each round starts, and at the end the number of scores. */
  readonly starts: ArrayLike<number>
  readonly groups: ArrayLike<number>
  readonly scores: ArrayLike<number>
}

/**
 * The p-value of scores that do not depend on their group, all ways to deal out the groups of a round to its scores being equally
 * likely: the quadratic form of the groups' sums (Friedman's test, for any scores and for ragged rounds), asymptotically
 * chi-squared. 1 where nothing can be compared.
 */
export function testWithinRounds(scored: Scored, count: number): number {
  const excess = new Float64Array(count)
  const covariance = Array.from({ length: count }, () => new Float64Array(count))
  const sizes = new Float64Array(count)
  for (let round = 0; round + 1 < scored.starts.length; round++) {
    const [start, end] = [scored.starts[round]!, scored.starts[round + 1]!]
    if (end - start > 1) addRound(scored, { start, end }, { excess, covariance, sizes: sizes.fill(0) })
  }
  const { statistic, degrees } = standardise(excess, covariance)
  return chiSquareTail(statistic, degrees)
}

interface Range {
  readonly start: number
  readonly end: number
}

/** What all rounds add to. */
interface Sums {
  readonly excess: Float64Array
  readonly covariance: readonly Float64Array[]
  /** How many scores of one round are in each group. */
  readonly sizes: Float64Array
}

/** Dealing without replacement gives means and covariances. */
function addRound({ groups, scores }: Scored, { start, end }: Range, { excess, covariance, sizes }: Sums): void {
  const size = end - start
  let mean = 0
  for (let i = start; i < end; i++) mean += scores[i]! / size
  let squares = 0
  for (let i = start; i < end; i++) {
    const distance = scores[i]! - mean
    sizes[groups[i]!]!++
    excess[groups[i]!]! += distance
    squares += distance ** 2
  }
  const variance = squares / (size - 1)
  for (let g = 0; g < sizes.length; g++) {
    if (sizes[g] === 0) continue
    covariance[g]![g]! += variance * sizes[g]!
    for (let h = 0; h < sizes.length; h++) covariance[g]![h]! -= (variance * sizes[g]! * sizes[h]!) / size
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
