import { median } from 'simple-statistics'
import { kendallP } from './kendall.js'
import { centreCopies, type RunOrder } from './run-order.js'

/** The effect of time on the values. */
export interface Drift {
  readonly p: number
  /** Change from the first round to the last along a straight line, as a fraction: 0.02 = +2 %. */
  readonly effect: number
}

// More points show no more of a trend, and all pairs of them are compared.
const mostPoints = 200

/**
 * Tests whether values rise or fall over the rounds of a runner, whatever the sides. Uses Mann & Kendall's test of the medians of
 * rounds, or of stretches of rounds if there are many. The slope is that of Theil & Sen.
 */
export function testDrift({ rounds, breaks = [] }: RunOrder): Drift {
  const values = rounds.map(round => round.map(({ value }) => value))
  const centred = centreCopies(rounds, values)
  const edges = [0, ...breaks, rounds.length]
  const stretch = Math.max(1, Math.ceil(rounds.length / mostPoints))
  const runners = edges.slice(1).map((end, runner) => condense(centred.slice(edges[runner]!, end), stretch))
  const slopes = runners.flatMap(findSlopes)
  if (slopes.length === 0) return { p: 1, effect: 0 }
  const longest = Math.max(...runners.map(points => points.length))
  return { p: kendallP(runners), effect: Math.expm1(median(slopes) * (longest - 1)) }
}

/** The medians of stretches of rounds; an incomplete last one is left out. */
function condense(rounds: readonly (readonly number[])[], stretch: number): number[] {
  const points: number[] = []
  for (let first = 0; first + stretch <= rounds.length; first += stretch) {
    const own = rounds.slice(first, first + stretch).flat()
    if (own.length > 0) points.push(median(own))
  }
  return points
}

/** The slopes of all pairs (Sen 1968). */
function findSlopes(points: readonly number[]): number[] {
  return points.flatMap((y, i) => points.slice(0, i).map((earlier, j) => (y - earlier) / (i - j)))
}
