import { kendallP } from './kendall.js'
import { centreCopies, type LaidRun, median } from './run-order.js'

/** The effect of time on the values. */
export interface Drift {
  readonly p: number
  /** Change from the first round to the last along a straight line, as a fraction: 0.02 = +2 %. */
  findSize(): number
}

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
