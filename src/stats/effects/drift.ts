import { median } from 'simple-statistics'
import { normalCdf } from '../distributions/normal.js'

/** A trend of values over the rounds: the probability that chance alone makes it, and the distance from their start to their end. */
export interface Drift {
  readonly p: number
  readonly size: number
}

/**
 * Tests whether values rise or fall over the rounds of each runner, whatever the sides, by Mann & Kendall's test of the medians of rounds
 * (Mann 1945, Kendall 1938; normal, corrected for ties and continuity). The size is that between the medians of the first quarter of the
 * rounds and of the last, in the unit of the values; the mean over the runners.
 */
export function testDrift(runners: readonly (readonly (readonly number[])[])[]): Drift {
  const series = runners.map(rounds => rounds.map(round => median([...round]))).filter(points => points.length > 0)
  const score = sum(series.map(scoreOf))
  const p = Math.min(1, 2 * normalCdf((1 - Math.abs(score)) / Math.sqrt(sum(series.map(varianceOf)))))
  return score === 0 ? { p: 1, size: 0 } : { p, size: sum(series.map(distanceOf)) / series.length }
}

/** The number of pairs that rise, less those that fall. */
function scoreOf(points: readonly number[]): number {
  return sum(points.map((value, index) => sum(points.slice(0, index).map(before => Math.sign(value - before)))))
}

/** The variance of the score of these values in random order. */
function varianceOf(points: readonly number[]): number {
  const sizes = new Map<number, number>()
  for (const value of points) sizes.set(value, (sizes.get(value) ?? 0) + 1)
  const spread = (size: number): number => (size * (size - 1) * (2 * size + 5)) / 18
  return spread(points.length) - sum([...sizes.values()].map(spread))
}

function distanceOf(points: readonly number[]): number {
  const quarter = Math.ceil(points.length / 4)
  return median(points.slice(-quarter)) - median(points.slice(0, quarter))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
