import type { BoundedValue, Range } from '../util/shapes.js'
import { largestBelow } from './distributions/binomial.js'
import { normalCdf } from './distributions/normal.js'
import { studentQuantile } from './distributions/student.js'
import type { RoundBlock } from './engine/blocks.js'
import { countChoices } from './engine/choices.js'
import { quantile } from './quantile.js'

/**
 * The two-sided p-value of Mann & Whitney 1947 for two independent samples, as benchstat computes it; undefined where a
 * sample is empty, a value is NaN, or all values are equal.
 *
 * Exact up to 50 values a side, with ties up to 25 (Klotz 1966); beyond, the normal approximation, corrected for ties and
 * continuity.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number | undefined {
  if (one.length === 0 || other.length === 0 || one.some(Number.isNaN) || other.some(Number.isNaN)) return undefined
  const groups = groupTies(one, other)
  if (groups.length === 1) return undefined
  const [m, n] = [one.length, other.length]
  const hasTies = groups.length < m + n
  const twiceU = sumWins(groups)
  const less = Math.min(twiceU, 2 * m * n - twiceU)
  if (less === m * n) return 1
  if (Math.max(m, n) > (hasTies ? 25 : 50)) {
    const count = m + n
    const ties = sum(groups.map(({ size }) => size ** 3 - size))
    const deviation = Math.sqrt((m * n * (count + 1 - ties / (count * (count - 1)))) / 12)
    return Math.min(1, 2 * normalCdf(-((m * n - less) / 2 - 0.5) / deviation))
  }
  const tail = hasTies ? sum(countWins(groups, m, less)) / countChoices(m + n, m) : untiedTail(m, n, less)
  return Math.min(1, 2 * tail)
}

/** Equal values: how many, and how many of them in the first sample. */
interface Group {
  readonly size: number
  readonly own: number
}

/** Ascending. */
function groupTies(one: readonly number[], other: readonly number[]): Group[] {
  const a = new Float64Array(one).sort()
  const b = new Float64Array(other).sort()
  const groups: Group[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity)
    const [firstOwn, firstOther] = [i, j]
    while (i < a.length && a[i] === value) i++
    while (j < b.length && b[j] === value) j++
    groups.push({ size: i - firstOwn + j - firstOther, own: i - firstOwn })
  }
  return groups
}

/** 2U: twice the pairs in which the first sample has the larger value, a tie counting half. */
function sumWins(groups: readonly Group[]): number {
  let wins = 0
  let others = 0
  for (const { size, own } of groups) {
    wins += own * (2 * others + size - own)
    others += size - own
  }
  return wins
}

const tails = new Map<string, Float64Array>()

/** P(2U ≤ less) without ties, which depends on the sizes alone. */
function untiedTail(m: number, n: number, less: number): number {
  const [few, many] = m < n ? [m, n] : [n, m]
  const key = `${few}+${many}`
  let known = tails.get(key)
  if (!known) {
    const groups = Array<Group>(m + n).fill({ size: 1, own: 0 })
    let below = 0
    const all = countChoices(m + n, m)
    known = countWins(groups, few, m * n).map(count => {
      below += count
      return below / all
    })
    tails.set(key, known)
  }
  return known[less]!
}

/**
 * In how many ways `chosen` of the values, tied as in `groups`, have 2U = 0 … `limit`: group by group (Klotz 1966).
 *
 * The table has a row of 2U for each number chosen so far; with values before the group and i of them chosen, choosing
 * j of a group of t adds j · (2 · (before − i) + t − j).
 */
function countWins(groups: readonly Pick<Group, 'size'>[], chosen: number, limit: number): Float64Array {
  const width = limit + 1
  const table = new Float64Array((chosen + 1) * width)
  table[0] = 1
  let before = 0
  for (const { size } of groups) {
    // From above: a row needs itself and rows below.
    for (let row = Math.min(chosen, before + size); row > 0; row--) {
      for (let own = Math.min(size, row); own > 0; own--) {
        const others = before - (row - own)
        if (others < 0) break
        const shift = own * (2 * others + size - own)
        const end = Math.min(width, shift + 2 * (row - own) * others + 1)
        const [from, to, ways] = [(row - own) * width - shift, row * width, countChoices(size, own)]
        for (let i = shift; i < end; i++) table[to + i]! += ways * table[from + i]!
      }
    }
    before += size
  }
  return table.slice(chosen * width)
}

/** The contender's value over the baseline's, 1 for no change, with its interval; where there is no bound, 0 or infinite. */
export interface Ratio extends Range {
  readonly value: number
}

/**
 * The ratio of the means of positive values, with an interval by the jackknife of its logarithm over whole rounds and Student's t (Tukey
 * 1958). A nominal 95% covers 93 to 98% where the sides differ by a factor, from 5 rounds of 2 + 2 on; where only their tails differ,
 * about 89% at 20 rounds and 80% at 8.
 */
export function compareMeans(rounds: readonly RoundBlock[], confidence: number): Ratio {
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
export function compareMeansWithZeros(rounds: readonly RoundBlock[], confidence: number): Ratio {
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

/** The tail to compare: above the quantile `p`, or below it where that is less than ½. */
interface TailQuestion {
  readonly p: number
  readonly confidence: number
}

/**
 * The ratio of the `p`-quantiles (type 7) of positive values, with an interval by order statistics: a factor is rejected if, with the
 * contender divided by it, too few of the pooled slowest values are the contender's, or too many.
 *
 * They are the slowest 1 − p of all, or the few more that it takes to reject anything. Their number on one side is at most as spread as
 * a binomial one when sides are drawn within rounds (Hoeffding 1956), so the interval covers a factor between the sides, or between
 * their tails, under any noise. Nothing covers a tail that was not seen (about 90% at 20 rounds of 2 + 2, 65% at 8).
 */
export function compareTails(rounds: readonly RoundBlock[], { p, confidence }: TailQuestion): Ratio {
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
  return Math.max(0, largestBelow(probability, trials, share) - 1)
}

const nothing = { a: 0, b: 0, countA: 0, countB: 0 }

/** Sums and numbers of values. */
type Total = Readonly<typeof nothing>

function total(rounds: readonly RoundBlock[]): Total {
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

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** The distance of the contender's quantile from the baseline's, as a fraction of it; an end without bound is null. */
export interface QuantileShift extends BoundedValue {
  readonly p: number
}

/**
 * The shift function of `b` against `a` at the quantiles `ps`, with the simultaneous band of Doksum & Sievers (1976), which holds at all
 * quantiles at once with 95% confidence where the values are independent: that at the quantile x of `a` reaches over the quantiles of `b`
 * at Fa(x) ± K, the critical distance of Kolmogorov and Smirnov. Both must be ascending, positive and not empty.
 */
export function shiftFunction(
  a: readonly number[],
  b: readonly number[],
  ps: readonly number[],
): readonly QuantileShift[] {
  const reach = kolmogorov * Math.sqrt((a.length + b.length) / (a.length * b.length))
  return ps.map(p => {
    const from = quantile(a, p)
    const [low, high] = [p - reach, p + reach]
    const relative = (value: number): number => value / from - 1
    return {
      p,
      value: relative(quantile(b, p)),
      low: low < 0 ? null : relative(b[Math.max(0, Math.ceil(low * b.length) - 1)]!),
      high: high > 1 ? null : relative(b[Math.min(b.length - 1, Math.floor(high * b.length))]!),
    }
  })
}

/** √(−½ ln(α/2)) for α = 0.05: the limit of Kolmogorov's distribution, by which one pair in twenty of large samples is farther apart. */
const kolmogorov = 1.3581
