import { shareBySize } from './shared-room.js'

const roomOf = shareBySize(count => new Float64Array(count))

/** Takes out of values what they share with their neighbours in time. */
export interface Whitening {
  /** Estimates the coefficient of a first-order autoregression; 0 where it is too small to matter. */
  estimate(values: Float64Array): number
  /** Replaces each value by what is left when its neighbours' share is taken from it, their coefficient being above 0. */
  whiten(values: Float64Array, coefficient: number): void
}

/**
 * The whitening of values whose places in run order are `sequence`, runner by runner from each of `edges` to the next: the inverse
 * covariance of an autoregression (Siddiqui 1958), by which generalised least squares weigh (Aitken 1935).
 *
 * It knows places in time, not sides, so that the randomisation of sides within rounds stays exact.
 */
export function makeWhitening(sequence: Int32Array, edges: readonly number[]): Whitening {
  const series = roomOf(sequence.length)
  const load = (values: Float64Array): void => {
    let mean = 0
    for (let t = 0; t < series.length; t++) mean += values[sequence[t]!]! / series.length
    for (let t = 0; t < series.length; t++) series[t] = values[sequence[t]!]! - mean
  }
  return {
    estimate: values => {
      load(values)
      const correlation = correlateNeighbours(series, edges)
      return correlation < leastCorrelation ? 0 : Math.min(correlation + lost, mostCoefficient)
    },
    whiten: (values, coefficient) => {
      load(values)
      const inside = coefficient / (1 + coefficient * coefficient)
      for (let runner = 0; runner + 1 < edges.length; runner++) {
        const [first, last] = [edges[runner]!, edges[runner + 1]! - 1]
        if (last <= first) continue
        for (let t = first + 1; t < last; t++)
          values[sequence[t]!] = series[t]! - inside * (series[t - 1]! + series[t + 1]!)
        values[sequence[first]!] = series[first]! - coefficient * series[first + 1]!
        values[sequence[last]!] = series[last]! - coefficient * series[last - 1]!
      }
    },
  }
}

// Below, whitening costs independent values more than it gives dependent ones.
const leastCorrelation = 0.2
const mostCoefficient = 0.9
// What ranks and a mean of few values take from it.
const lost = 0.15

/**
 * The widest that the shortest half of whitened values may be, in that of the values before, for whitening to help: less than
 * autoregression leaves, and more than bursts do.
 */
export function mostOfHalf(coefficient: number): number {
  return 0.85 * (1 + (0.5 * coefficient) / (1 + coefficient * coefficient))
}

function correlateNeighbours(series: Float64Array, edges: readonly number[]): number {
  let products = 0
  let squares = 0
  for (let runner = 0; runner + 1 < edges.length; runner++) {
    let before = 0
    for (let t = edges[runner]!; t < edges[runner + 1]!; t++) {
      const score = series[t]!
      products += before * score
      squares += score * score
      before = score
    }
  }
  return squares > 0 ? products / squares : 0
}
