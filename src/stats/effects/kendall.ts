import { normalCdf } from '../distributions/normal.js'

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

/** The sizes of the groups of equal values. */
function countTies(values: readonly number[]): number[] {
  const sizes = new Map<number, number>()
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1)
  return [...sizes.values()].filter(size => size > 1)
}

const cache = new Map<number, Float64Array>()

function exactP(count: number, score: number): number {
  const tails = cache.get(count) ?? makeTails(count)
  cache.set(count, tails)
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
