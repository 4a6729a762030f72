import type { Network } from './network.js'
import { measureClosure, solveParts } from './parts.js'

/** Makes the network of one benchmark for a variance of the offsets of installations. */
export type MakeNetwork = (offsetVariance: number) => Network

/**
 * Estimates the variance of installations' offsets from loops that do not close: the one at which the unexplained squares of all
 * benchmarks add up to their degrees of freedom (Paule & Mandel 1982); 0 where there are no loops, or where noise explains them.
 *
 * In the unit of the networks, squared; `most` is the largest that is thought of.
 */
export function estimateOffsetVariance(networks: readonly MakeNetwork[], most: number): number {
  const looped = networks.filter(make => measure(make, 0).degrees > 0)
  const excess = (variance: number): number =>
    looped.reduce((sum, make) => {
      const { square, degrees } = measure(make, variance)
      return sum + square - degrees
    }, 0)
  if (looped.length === 0 || excess(0) <= 0) return 0
  if (excess(most) > 0) return most
  let [low, high] = [0, most]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Of bisection: the interval is then a millionth of what it was. */
const steps = 20

function measure(make: MakeNetwork, variance: number): ReturnType<typeof measureClosure> {
  const network = make(variance)
  return measureClosure(network, solveParts(network))
}
