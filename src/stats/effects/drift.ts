import { normalCdf } from '../distributions/normal.js'
import { centreCopies, type LaidRun, median, type SizedEffect } from './order-effects.js'

// More points show no more of a trend, and all pairs of them are compared.
const mostPoints = 200

/**
 * Tests whether values rise or fall over the rounds of a runner, whatever the sides, by Mann & Kendall's test of the medians of rounds, or
 * of stretches of them if there are many. The size is the change from the first round to the last along Theil & Sen's line.
 */
export function testDrift(run: LaidRun): SizedEffect {
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
      // The slopes of all pairs (Sen 1968).
      const slopes = Float64Array.from(
        runners.flatMap(points =>
          points.flatMap((y, i) => points.slice(0, i).map((other, j) => (y - other) / (i - j))),
        ),
      )
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

/**
 * The two-sided p-value of a trend in values over their index (Mann 1945, Kendall 1938), in one run or, nothing being compared across, in
 * several. Exact for one run of at most 40 values without ties; otherwise the normal approximation, corrected for ties and continuity.
 */
export function kendallP(runs: readonly (readonly number[])[]): number {
  let [score, variance, isTied] = [0, 0, false]
  for (const run of runs) {
    const sizes = new Map<number, number>()
    // Pairs that rise less pairs that fall.
    for (const [i, value] of run.entries()) {
      for (let j = 0; j < i; j++) score += Math.sign(value - run[j]!)
      sizes.set(value, (sizes.get(value) ?? 0) + 1)
    }
    variance += spread(run.length)
    for (const size of sizes.values()) variance -= spread(size)
    isTied ||= sizes.size < run.length
  }
  const only = runs.length === 1 && !isTied ? runs[0]!.length : Infinity
  if (only <= 40) {
    const tails = tailsByCount.get(only) ?? makeTails(only)
    tailsByCount.set(only, tails)
    return Math.min(1, 2 * tails[((only * (only - 1)) / 2 - Math.abs(score)) / 2]!)
  }
  return score === 0 ? 1 : Math.min(1, 2 * normalCdf((1 - Math.abs(score)) / Math.sqrt(variance)))
}

/** The variance of the score of `size` values in random order: 0 for one. */
function spread(size: number): number {
  return (size * (size - 1) * (2 * size + 5)) / 18
}

const tailsByCount = new Map<number, Float64Array>()

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
