import { studentQuantile } from '../distributions/student.js'
import type { Block } from '../engine/blocks.js'
import { quantile } from '../quantile.js'

/** The contender's value over the baseline's, 1 for no change, with its interval; where there is no bound, 0 or infinite. */
export interface Ratio {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * The ratio of the means, with an interval by the jackknife of its logarithm over whole rounds and Student's t (Tukey 1958):
 * what a round has in common cancels.
 *
 * Values are positive, at least one on either side. A nominal 95% covers 93 to 98% where the sides differ by a factor,
 * from 5 rounds of 2 + 2 on; where only their tails differ, about 89% at 20 rounds and 80% at 8.
 */
export function compareMeans(rounds: readonly Block[], confidence: number): Ratio {
  const whole = total(rounds)
  const estimate = logRatio(whole, nothing)
  const others = rounds.map(round => logRatio(whole, total([round])))
  const centre = sum(others) / others.length
  const squares = sum(others.map(other => (other - centre) ** 2))
  const standardError = Math.sqrt((squares * (others.length - 1)) / others.length)
  const reach = others.length > 1 ? -standardError * studentQuantile((1 - confidence) / 2, others.length - 1) : Infinity
  const value = Math.exp(estimate)
  // Without the round that holds all of one side, there is no ratio.
  if (!Number.isFinite(reach)) return { value, low: 0, high: Infinity }
  return { value, low: Math.exp(estimate - reach), high: Math.exp(estimate + reach) }
}

/**
 * The ratio of the means where values may be 0, with the interval of Fieller (1954) over whole rounds and Student's t. It has no
 * upper end where the baseline's mean may be 0.
 *
 * Values are at least 0, on both sides in several rounds, and the mean of the baseline is above 0.
 */
export function compareMeansWithZeros(rounds: readonly Block[], confidence: number): Ratio {
  const whole = total(rounds)
  const [meanA, meanB] = [whole.a / whole.countA, whole.b / whole.countB]
  // In units of its own mean, no square of a value is too large to compute with.
  const unitB = meanB || meanA
  const shares = rounds.map(round => {
    const { a, b } = total([round])
    return { a: a / whole.a, b: b / whole.countB / unitB }
  })
  const [a, b] = [1, meanB / unitB]
  const degrees = rounds.length - 1
  const factor = (studentQuantile((1 - confidence) / 2, degrees) ** 2 * rounds.length) / degrees
  const noiseOf = (one: 'a' | 'b', other: 'a' | 'b'): number => {
    const centre = { a: a / rounds.length, b: b / rounds.length }
    return factor * sum(shares.map(share => (share[one] - centre[one]) * (share[other] - centre[other])))
  }
  // A ratio r is possible where (b − r·a)² is at most the square of what noise makes of b − r·a.
  const [constant, linear, square] = [b ** 2 - noiseOf('b', 'b'), a * b - noiseOf('a', 'b'), a ** 2 - noiseOf('a', 'a')]
  const root = linear + Math.sqrt(Math.max(0, linear ** 2 - constant * square))
  const scale = unitB / meanA
  return {
    value: meanB / meanA,
    low: constant > 0 ? (scale * constant) / root : 0,
    high: square > 0 ? (scale * root) / square : Infinity,
  }
}

/** The tail to compare, and the confidence. */
export interface TailQuestion {
  /** The quantile, not ½. Below it, the tail is that of the smallest values. */
  readonly p: number
  readonly confidence: number
}

/**
 * The ratio of the `p`-quantiles (type 7), with an interval by order statistics: a factor is rejected if, with the contender
 * divided by it, too few of the pooled slowest values are the contender's, or too many.
 *
 * They are the slowest 1 − p of all, or the few more that it takes to reject anything. Below ½, they are the p smallest ones. Their number on one side is at most as
 * spread as a binomial one when sides are drawn within rounds (Hoeffding 1956), so under any noise the interval covers a
 * factor between the sides, or between their tails, with at least the confidence; where only the tails differ and there are
 * fewer than 1 / (1 − p) values a side, nothing covers a tail that was not seen (about 90% at 20 rounds of 2 + 2, 65% at 8).
 *
 * Values are positive, at least one on either side.
 */
export function compareTails(rounds: readonly Block[], { p, confidence }: TailQuestion): Ratio {
  const [a, b] = [rounds.flatMap(round => round.a), rounds.flatMap(round => round.b)]
  const value = quantile(sorted(b), p) / quantile(sorted(a), p)
  if (p > 0.5) return { value, ...boundTails(sorted(a), sorted(b), { p, confidence }) }
  const inverse = (values: readonly number[]): Float64Array => sorted(values.map(one => 1 / one))
  const { low, high } = boundTails(inverse(a), inverse(b), { p: 1 - p, confidence })
  return { value, low: 1 / high, high: 1 / low }
}

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort()
}

/** The interval for the largest values. */
function boundTails(a: Float64Array, b: Float64Array, { p, confidence }: TailQuestion): Pick<Ratio, 'low' | 'high'> {
  const count = a.length + b.length
  const [few, share] = [(1 - confidence) / 2, b.length / count]
  const least = Math.ceil(Math.log(few) / Math.log(Math.max(share, 1 - share)) - 1e-9)
  const slowest = Math.max(least, Math.round((1 - p) * count))
  const fewB = countFew(slowest, share, few)
  const fewA = countFew(slowest, 1 - share, few)
  return {
    low: (b.at(-slowest + fewA) ?? 0) / (a.at(-fewA - 1) ?? Infinity),
    high: (b.at(-fewB - 1) ?? Infinity) / (a.at(-slowest + fewB) ?? 0),
  }
}

/** The largest count that a binomial one of `trials` does not exceed with more than `probability`; 0 if there is none. */
function countFew(trials: number, share: number, probability: number): number {
  const logOdds = Math.log(share / (1 - share))
  let logTerm = trials * Math.log1p(-share)
  let below = Math.exp(logTerm)
  let count = 0
  for (; count < trials; count++) {
    logTerm += Math.log((trials - count) / (count + 1)) + logOdds
    below += Math.exp(logTerm)
    if (below > probability) break
  }
  return count
}

/** Sums and numbers of values. */
interface Total {
  readonly a: number
  readonly b: number
  readonly countA: number
  readonly countB: number
}

const nothing: Total = { a: 0, b: 0, countA: 0, countB: 0 }

function total(rounds: readonly Block[]): Total {
  let { a, b, countA, countB } = nothing
  for (const round of rounds) {
    a += sum(round.a)
    b += sum(round.b)
    countA += round.a.length
    countB += round.b.length
  }
  return { a, b, countA, countB }
}

/** ln(mean of b / mean of a) of `whole` without `part`. */
function logRatio(whole: Total, part: Total): number {
  const meanA = (whole.a - part.a) / (whole.countA - part.countA)
  const meanB = (whole.b - part.b) / (whole.countB - part.countB)
  return Math.log(meanB / meanA)
}

function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}
