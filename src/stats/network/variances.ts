import { madOfNormal } from '../distributions/normal.js'
import { quantile } from '../quantile.js'
import { findParts, measureClosure, type Network } from './network.js'

/** The standard deviation of what one installation adds, in natural logs: that of real programs measured for docs/method/mathematics.md. */
export const typicalOffset = 0.003

/**
 * Estimates the variance of installations' offsets, in natural logs squared, from loops that do not close: the one at which the unexplained
 * squares of all benchmarks add up to their degrees of freedom (Paule & Mandel 1982); 0 where noise explains them. `networks` make that of
 * one benchmark for an offset variance.
 *
 * Undefined with fewer than 10 loops, which tell little of a variance, and where it explains nothing: new installations in each round
 * have no offset.
 */
export function estimateOffsetVariance(
  networks: readonly ((offsetVariance: number) => Network)[],
): { readonly variance: number; readonly degrees: number } | undefined {
  const looped = networks.flatMap(make => {
    const network = make(0)
    // No variance joins what no session does.
    const parts = findParts(network.laplacian)
    const { square, degrees } = measureClosure(network, parts)
    return degrees === 0 ? [] : [{ make, parts, square, degrees }]
  })
  const degrees = looped.reduce((sum, loop) => sum + loop.degrees, 0)
  if (degrees < fewestLoops) return undefined
  const squareAt = (variance: number): number =>
    looped.reduce((sum, { make, parts }) => sum + measureClosure(make(variance), parts).square, 0)
  const first = looped.reduce((sum, { square }) => sum + square, 0)
  if (first <= degrees) return { variance: 0, degrees }
  const variance = findVariance(squareAt, first, degrees)
  return variance === undefined ? undefined : { variance, degrees }
}

/**
 * Finds where squares that fall from `first` at 0 come down to `wanted`, by false positions. Each is about one over a variance, so its
 * inverse is nearly straight.
 */
function findVariance(squareAt: (variance: number) => number, first: number, wanted: number): number | undefined {
  let [low, above] = [0, first]
  let [high, below] = [typicalOffset ** 2, squareAt(typicalOffset ** 2)]
  while (below > wanted) {
    if (high > largest) return undefined
    ;[low, above] = [high, below]
    high *= 4
    below = squareAt(high)
  }
  for (;;) {
    const part = (1 / wanted - 1 / above) / (1 / below - 1 / above)
    const next = low + part * (high - low)
    const square = squareAt(next)
    if (Math.abs(square / wanted - 1) < precision) return next
    if (square > wanted) [low, above] = [next, square]
    else [high, below] = [next, square]
  }
}

const fewestLoops = 10
/** An offset of 100%. */
const largest = 1
/** Relative, of the squares; their own error is far larger. */
const precision = 0.002

/** A difference of two neighbours in a chain, and its standard error. */
export interface Edge {
  readonly value: number
  readonly standardError: number
}

/**
 * Estimates the variance of what builds gain or lose by their layout in memory, which new installations do not change.
 *
 * Such an effect of one build is in the comparison before it and, turned around, in the one after it, so that neighbours correlate:
 * −mean(w·w′) over all pairs, in the unit of `chains` squared; at least 0. Steps of the code are clipped at 2.5 standard errors.
 */
export function estimateLayoutVariance(chains: readonly (readonly Edge[])[]): number {
  const products = chains.flatMap(edges => {
    const clipped = edges.map(({ value, standardError }) =>
      Math.min(2.5 * standardError, Math.max(-2.5 * standardError, value)),
    )
    return clipped.slice(1).map((value, index) => value * clipped[index]!)
  })
  if (products.length === 0) return 0
  return Math.max(0, -products.reduce((sum, value) => sum + value, 0) / products.length)
}

/** Fewer pairs of neighbours tell little of how large errors are. */
const fewestPairs = 30

/**
 * A push that moves all benchmarks moves two pairs of every chain. In long chains the median hardly knows them, and in shorter ones the
 * lower quartile, whose place in a normal distribution this is.
 */
const measures = [
  { fewestPairsOfChain: 10, share: 0.5, ofNormal: madOfNormal },
  { fewestPairsOfChain: 4, share: 0.25, ofNormal: 0.3186 },
]

/** Errors that are understated by so much are what a history must stand before anything is known of them. */
const largestInflation = 1 / 0.7
/** The number of pairs that this counts like. */
const priorPairs = 10

/**
 * Estimates how many times as large the errors of `chains` are as their standard errors and `layoutVariance` say, at least 1: by how much
 * neighbours usually differ from each other, which steps leave as it is, and slow trends too. `doubt` is a further factor that few pairs
 * cannot rule out.
 */
export function estimateInflation(
  chains: readonly (readonly Edge[])[],
  layoutVariance: number,
): { readonly inflation: number; readonly doubt: number } {
  const ofChains = chains.map(edges =>
    edges.slice(1).map(({ value, standardError }, index) => {
      const before = edges[index]!
      // A build that is in both comparisons counts twice in their difference.
      const variance = standardError ** 2 + before.standardError ** 2 + 6 * layoutVariance
      return Math.abs(value - before.value) / Math.sqrt(variance)
    }),
  )
  for (const { fewestPairsOfChain, share, ofNormal } of measures) {
    const sizes = Float64Array.from(ofChains.filter(({ length }) => length >= fewestPairsOfChain).flat()).sort()
    if (sizes.length < fewestPairs) continue
    const inflation = Math.max(1, quantile(sizes, share) / ofNormal)
    return { inflation, doubt: doubtAfter(sizes.length, inflation) }
  }
  return { inflation: 1, doubt: doubtAfter(Math.max(0, ...ofChains.map(({ length }) => length)), 1) }
}

function doubtAfter(pairs: number, inflation: number): number {
  const square = (priorPairs * largestInflation ** 2 + pairs * inflation ** 2) / (priorPairs + pairs)
  return Math.max(1, Math.sqrt(square) / inflation)
}
