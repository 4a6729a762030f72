import { normalCdf } from '../distributions/normal.js'
import { centreCopies, type LaidRun, median, type SizedEffect } from './order-effects.js'

/** The effect of time on the values: the change from the first round to the last along a straight line. */
export type Drift = SizedEffect

// More points show no more of a trend, and all pairs of them are compared.
const mostPoints = 200

/**
 * Tests whether values rise or fall over the rounds of a runner, whatever the sides. Uses Mann & Kendall's test of the medians of
 * rounds, or of stretches of rounds if there are many. The slope is that of Theil & Sen.
 */
export function testDrift(run: LaidRun): Drift {
  const { values, starts, breaks } = run
  const centred = centreCopies(run, values)
  const edges = [0, ...breaks, starts.length - 1]
  const stretch = Math.max(1, Math.ceil((starts.length - 1) / mostPoints))
  const runners = edges
    .slice(1)
    .map((end, runner) => condense(centred, starts.subarray(edges[runner]!, end + 1), stretch))
  return {
    p: kendallP(runners),
    findSize: () => {
      const slopes = Float64Array.from(runners.flatMap(findSlopes))
      const longest = Math.max(...runners.map(points => points.length))
      return slopes.length === 0 ? 0 : Math.expm1(median(slopes) * (longest - 1))
    },
  }
}

/** The medians of stretches of the rounds from each of `starts` to the next; an incomplete last one is left out. */
function condense(values: Float64Array, starts: Int32Array, stretch: number): number[] {
  const points: number[] = []
  for (let first = 0; first + stretch < starts.length; first += stretch) {
    const own = values.slice(starts[first]!, starts[first + stretch]!)
    if (own.length > 0) points.push(median(own))
  }
  return points
}

/** The slopes of all pairs (Sen 1968). */
function findSlopes(points: readonly number[]): number[] {
  return points.flatMap((y, i) => points.slice(0, i).map((earlier, j) => (y - earlier) / (i - j)))
}

/**
 * The two-sided p-value of a trend in values over their index (Mann 1945, Kendall 1938), in one run or, nothing being
 * compared across, in several.
 *
 * Exact for one run of at most 40 values without ties; otherwise the normal approximation, corrected for ties and continuity,
 * whose tails are too long rather than too short.
 */
export function kendallP(runs: readonly (readonly number[])[]): number {
  let [score, variance, isTied] = [0, 0, false]
  for (const run of runs) {
    const ties = countTies(run)
    score += scoreTrend(run)
    variance += spread(run.length)
    for (const size of ties) variance -= spread(size)
    isTied ||= ties.length > 0
  }
  const only = runs.length === 1 && !isTied ? runs[0]!.length : Infinity
  if (only <= 40) return exactP(only, Math.abs(score))
  return score === 0 ? 1 : Math.min(1, 2 * normalCdf((1 - Math.abs(score)) / Math.sqrt(variance)))
}

/** Pairs that rise less pairs that fall. */
function scoreTrend(values: readonly number[]): number {
  let score = 0
  for (let i = 1; i < values.length; i++) for (let j = 0; j < i; j++) score += Math.sign(values[i]! - values[j]!)
  return score
}

/** The variance of the score of `size` values in random order. */
function spread(size: number): number {
  return (size * (size - 1) * (2 * size + 5)) / 18
}

function countTies(values: readonly number[]): number[] {
  const sizes = new Map<number, number>()
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1)
  return [...sizes.values()].filter(size => size > 1)
}

const tailsByCount = new Map<number, Float64Array>()

function exactP(count: number, score: number): number {
  const tails = tailsByCount.get(count) ?? makeTails(count)
  tailsByCount.set(count, tails)
  return Math.min(1, 2 * tails[((count * (count - 1)) / 2 - score) / 2]!)
}

/** P(at most i inversions in a random order of `count`): the next value adds any number of inversions up to those before it. */
function makeTails(count: number): Float64Array {
  let masses = new Float64Array([1])
  for (let size = 2; size <= count; size++) {
    const next = new Float64Array(masses.length + size - 1)
    masses.forEach((mass, i) => {
      for (let added = 0; added < size; added++) next[i + added]! += mass / size
    })
    masses = next
  }
  let below = 0
  return masses.map(mass => {
    below += mass
    return below
  })
}
