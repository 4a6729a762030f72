import { median } from 'simple-statistics'
import { normalCdf } from './distributions/normal.js'
import { makeEngine } from './engine.js'
import type { RoundBlock } from './randomisation.js'
import { makeRankScores } from './scores.js'

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
  const score = sum(
    series.map(points =>
      sum(points.map((value, index) => sum(points.slice(0, index).map(before => Math.sign(value - before))))),
    ),
  )
  const p = Math.min(
    1,
    2 *
      normalCdf(
        (1 - Math.abs(score)) /
          Math.sqrt(
            sum(
              series.map(points => {
                const sizes = new Map<number, number>()
                for (const value of points) sizes.set(value, (sizes.get(value) ?? 0) + 1)
                const spread = (size: number): number => (size * (size - 1) * (2 * size + 5)) / 18
                return spread(points.length) - sum([...sizes.values()].map(spread))
              }),
            ),
          ),
      ),
  )
  return score === 0
    ? { p: 1, size: 0 }
    : {
        p,
        size:
          sum(
            series.map(points => {
              const quarter = Math.ceil(points.length / 4)
              return median(points.slice(-quarter)) - median(points.slice(0, quarter))
            }),
          ) / series.length,
      }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Share of the values that each group has at least: fewer are outliers. */
const leastShare = 0.25
/** Share of the sum of squares that is left within the groups at most; of normal values it is .36, of uniform ones .25. */
const mostWithin = 0.12

/**
 * Finds the two groups that `values`, in natural logs, fall into: the split with the least sum of squares within both (Fisher 1958).
 * Undefined where more than 12% of the sum of squares is left there. Returns the distance of their means.
 */
export function findGroups(values: readonly number[]): { readonly distance: number } | undefined {
  const sorted = Float64Array.from(values).sort()
  const { length } = sorted
  const centre = sorted.reduce((sum, value) => sum + value, 0) / length
  const squares = sorted.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  const least = Math.ceil(leastShare * length)
  let [below, most, distance] = [0, 0, 0]
  for (let count = 1; count <= length - least; count++) {
    below += sorted[count - 1]! - centre
    // The groups' means lie on both sides of the centre.
    const apart = (-below * length) / (count * (length - count))
    const between = (apart ** 2 * count * (length - count)) / length
    if (count >= least && between > most) [most, distance] = [between, apart]
  }
  return squares > 0 && most >= (1 - mostWithin) * squares ? { distance } : undefined
}

/**
 * Returns whether the contender's `distances` from the level of its side are larger than the baseline's at level `alpha`, by the
 * randomisation of all their ranks within rounds. Exact but for the levels, which are estimated.
 */
export function isSpreadWider(distances: readonly RoundBlock[], alpha: number): boolean {
  const engine = makeEngine(distances, { scores: 'ranks' })
  return engine.zAt(0) > 0 && engine.p <= alpha
}

/** The ranks of `values` between −½ and ½, around 0; ties share theirs. */
export function rankShares(values: readonly number[]): readonly number[] {
  const count = values.length
  return Array.from(makeRankScores(count)(Float64Array.from(values)), twice => (twice - count - 1) / (2 * count))
}
