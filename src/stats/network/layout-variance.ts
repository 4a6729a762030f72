import { median } from 'simple-statistics'
import { madOfNormal } from '../distributions/normal.js'

/** A difference of two neighbours in a chain, and its standard error. */
export interface Edge {
  readonly value: number
  readonly standardError: number
}

/**
 * Estimates the variance of what builds gain or lose by their layout in memory, which new installations do not change.
 *
 * Such an effect of one build is in the race before it and, turned around, in the race after it, so that neighbours correlate:
 * −mean(w·w′) over all pairs, in the unit of `chains` squared; at least 0. Steps of the code are clipped at 2.5 standard errors.
 */
export function estimateLayoutVariance(chains: readonly (readonly Edge[])[]): number {
  const products = chains.flatMap(edges => {
    const clipped = edges.map(({ value, standardError }) => {
      const most = 2.5 * standardError
      return Math.min(most, Math.max(-most, value))
    })
    return clipped.slice(1).map((value, index) => value * clipped[index]!)
  })
  if (products.length === 0) return 0
  return Math.max(0, -products.reduce((sum, value) => sum + value, 0) / products.length)
}

/** Fewer pairs of neighbours tell little of how large errors are. */
const fewestPairs = 30

/** A push that moves all benchmarks moves two pairs of every chain, which must stay few of them. */
const fewestPairsOfChain = 10

/**
 * Estimates how many times as large the errors of `chains` are as their standard errors and `layoutVariance` say, at least once: by the
 * median of how much neighbours differ from each other, which steps leave as it is, and slow trends too.
 */
export function estimateInflation(chains: readonly (readonly Edge[])[], layoutVariance: number): number {
  const long = chains.filter(edges => edges.length > fewestPairsOfChain)
  const sizes = long.flatMap(edges =>
    edges.slice(1).map(({ value, standardError }, index) => {
      const before = edges[index]!
      // A build that is in both races counts twice in their difference.
      const variance = standardError ** 2 + before.standardError ** 2 + 6 * layoutVariance
      return Math.abs(value - before.value) / Math.sqrt(variance)
    }),
  )
  return sizes.length < fewestPairs ? 1 : Math.max(1, median(sizes) / madOfNormal)
}
