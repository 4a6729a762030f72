import type { Network } from './network.js'
import { measureClosure } from './parts.js'

/** The standard deviation of what one installation adds, in natural logs: that of real programs measured for docs/method.md. */
export const typicalOffset = 0.003

/** Makes the network of one benchmark for a variance of the offsets of installations. */
export type MakeNetwork = (offsetVariance: number) => Network

/** A variance in natural logs, squared, and the degrees of freedom that it is estimated with. */
export interface EstimatedVariance {
  readonly variance: number
  readonly degrees: number
}

/**
 * Estimates the variance of installations' offsets from loops that do not close: the one at which the unexplained squares of all
 * benchmarks add up to their degrees of freedom (Paule & Mandel 1982); 0 where noise explains them.
 *
 * Undefined with fewer than 10 loops, which tell little of a variance, and where it explains nothing: new
 * installations in each round have no offset.
 */
export function estimateOffsetVariance(networks: readonly MakeNetwork[]): EstimatedVariance | undefined {
  const closures = networks.map(make => measureClosure(make(0)))
  const looped = networks.filter((_, index) => closures[index]!.degrees > 0)
  const degrees = closures.reduce((sum, closure) => sum + closure.degrees, 0)
  if (degrees < fewestLoops) return undefined
  const excess = (variance: number): number =>
    looped.reduce((sum, make) => sum + measureClosure(make(variance)).square, -degrees)
  if (excess(0) <= 0) return { variance: 0, degrees }
  let [low, high] = [0, typicalOffset ** 2]
  while (excess(high) > 0) {
    if (high > largest) return undefined
    ;[low, high] = [high, 4 * high]
  }
  while (high - low > high * precision) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return { variance: (low + high) / 2, degrees }
}

const fewestLoops = 10
/** An offset of 100 %. */
const largest = 1
/** Relative; its own error is far larger. */
const precision = 0.01
