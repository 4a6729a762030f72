import { quantile } from './quantile.js'
import type { Blocks } from './randomisation.js'

/**
 * Returns whether `blocks` hold enough rounds and values for adaptive scores. It counts them and never reads the values, so
 * everything is decided before there are any.
 */
export function isAdaptable({ starts, middles }: Blocks): boolean {
  let [rounds, values] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    if (middle === start || middle === end) continue
    rounds++
    values += end - start
  }
  return rounds >= 5 && values >= 20
}

/**
 * Makes a function that scores residuals of `blocks` so that scores adapt to the noise (Hogg 1974; the efficiency of scores, Hájek & Šidák
 * 1967): half of them ranks, for safety; half the density's own scores, for sharpness where it is not normal. The next call overwrites them.
 *
 * All of it is made from the values less a shift, whosever they are: the randomisation stays exact.
 */
export function makeAdaptiveScores(blocks: Blocks): (residuals: Float64Array) => Float64Array {
  const count = blocks.values.length
  const rank = makeRanker(count)
  const [scores, densities] = [new Float64Array(count), new Float64Array(count)]
  return residuals => {
    const { sorted, twice, places } = rank(residuals)
    for (let i = 0; i < count; i++) scores[i] = twice[places[i]!]! / count - 1
    const half = shortestHalfOf(sorted)
    // Where the sides are clear of each other, ranks say all, and a density of two humps would say less.
    if (half === 0 || isSplit(blocks, residuals, 1.2 * half)) return scores
    // Wider than the best kernel for a normal density by three quarters, since derivatives need more smoothing.
    const ofPlaces = scoreByDensity(sorted, (1.75 * 2.62 * half) / 1.349 / count ** 0.2)
    for (let i = 0; i < count; i++) densities[i] = ofPlaces[places[i]!]!
    const [rankWeight, densityWeight] = [weigh(blocks, scores), weigh(blocks, densities)]
    for (let i = 0; i < count; i++) scores[i] = rankWeight * scores[i]! + densityWeight * densities[i]!
    return scores
  }
}

/** One over the standard deviation of `scores` within rounds; 0 where they are all the same. */
function weigh({ starts, middles }: Blocks, scores: Float64Array): number {
  let [squares, freedom] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, end] = [starts[round]!, starts[round + 1]!]
    if (end - start < 2) continue
    let [sum, raw] = [0, 0]
    for (let i = start; i < end; i++) {
      sum += scores[i]!
      raw += scores[i]! ** 2
    }
    squares += raw - (sum * sum) / (end - start)
    freedom += end - start - 1
  }
  // What is left of equal scores is rounding.
  return squares > 1e-12 * freedom ? Math.sqrt(freedom / squares) : 0
}

/**
 * Returns whether the values of most rounds lie like two sides that are farther apart than `distance`. Of all pairs within rounds, those of
 * one value from either side make a share that is known before any value (two thirds for two and two); values in two modes, whosever they
 * are, make at most half. It knows how many values each side has, not which they are.
 */
function isSplit({ starts, middles }: Blocks, residuals: Float64Array, distance: number): boolean {
  let [pairs, across, far] = [0, 0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    pairs += ((end - start) * (end - start - 1)) / 2
    across += (middle - start) * (end - middle)
    for (let i = start; i < end; i++)
      for (let j = i + 1; j < end; j++) if (Math.abs(residuals[i]! - residuals[j]!) > distance) far++
  }
  return far > 0.5 * pairs + 0.6 * (across - 0.5 * pairs)
}

/**
 * The scores −f′/f of ascending numbers, f their density as they show it themselves: by a biweight kernel of half width
 * `bandwidth`. They weigh a shift where values are dense, whatever the shape of their distribution (Stein 1956).
 */
export function scoreByDensity(sorted: Float64Array, bandwidth: number): Float64Array {
  const count = sorted.length
  const scores = new Float64Array(count)
  const scale = 1 / bandwidth
  let first = 0
  let end = 0
  // Sums of the powers of the distances from here to the numbers within reach, in bandwidths.
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let s4 = 0
  let travelled = 0
  let here = sorted[0]!
  for (let i = 0; i < count; i++) {
    const next = sorted[i]!
    const step = (next - here) * scale
    travelled += step
    if (step >= 1 || travelled > farthest) {
      while ((next - sorted[first]!) * scale >= 1) first++
      end = first
      s0 = s1 = s2 = s3 = s4 = travelled = 0
    } else {
      for (; (next - sorted[first]!) * scale >= 1; first++) {
        const d = (here - sorted[first]!) * scale
        const square = d * d
        s0 -= 1
        s1 -= d
        s2 -= square
        s3 -= square * d
        s4 -= square * square
      }
      s4 += step * (4 * s3 + step * (6 * s2 + step * (4 * s1 + step * s0)))
      s3 += step * (3 * s2 + step * (3 * s1 + step * s0))
      s2 += step * (2 * s1 + step * s0)
      s1 += step * s0
    }
    for (; end < count; end++) {
      const d = (next - sorted[end]!) * scale
      if (d <= -1) break
      const square = d * d
      s0 += 1
      s1 += d
      s2 += square
      s3 += square * d
      s4 += square * square
    }
    // The number itself adds 1 to the density.
    scores[i] = (s1 - s3) / (s0 - 2 * s2 + s4)
    here = next
  }
  return scores
}

// Rounding errors grow with the fourth power of the way; then the sums are computed again.
const farthest = 8

/** The width of the shortest interval with half of `sorted` (Rousseeuw & Leroy 1988). */
export function shortestHalfOf(sorted: Float64Array): number {
  const half = Math.floor(sorted.length / 2)
  let shortest = Infinity
  for (let i = 0; i + half < sorted.length; i++) {
    const width = sorted[i + half]! - sorted[i]!
    if (width < shortest) shortest = width
  }
  return shortest
}

/** Values in their order. All of it is overwritten by the next call of the ranker that made it. */
export interface Ranking {
  /** The values, ascending. */
  readonly sorted: Float64Array
  /** Twice the mid-rank at each place (1 for the smallest; ties share the mean of their ranks), so that it is whole. */
  readonly twice: Int32Array
  /** The place of each value among the sorted ones. */
  readonly places: Int32Array
}

/** So few values are put in order sooner by insertion than by a call of the library. */
const few = 128

/**
 * Makes a function that ranks `count` values, which stay as they are. It starts from the order of the call before: the values of two
 * shifts that lie close together are nearly in the same order.
 */
export function makeRanker(count: number): (values: Float64Array) => Ranking {
  const [sorted, twice, places] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)]
  const order = Int32Array.from({ length: count }, (_, i) => i)
  return values => {
    if (count <= few) insert(values, order, sorted, places)
    else {
      sorted.set(values)
      sorted.sort()
      for (let i = 0; i < count; i++) places[i] = findPlace(sorted, values[i]!)
    }
    for (let first = 0, next = 0; first < count; first = next) {
      while (next < count && sorted[next] === sorted[first]) next++
      for (let place = first; place < next; place++) twice[place] = first + next + 1
    }
    return { sorted, twice, places }
  }
}

/** Makes a function that gives twice the mid-ranks of `count` values. */
export function makeRankScores(count: number): (values: Float64Array) => Int32Array {
  const rank = makeRanker(count)
  return values => {
    const { twice, places } = rank(values)
    return places.map(place => twice[place]!)
  }
}

/** Sorts `values` into `sorted` by insertion, from `order` on, which is then theirs, and puts into `places` where each went. */
function insert(values: Float64Array, order: Int32Array, sorted: Float64Array, places: Int32Array): void {
  for (let next = 0; next < order.length; next++) {
    const index = order[next]!
    const value = values[index]!
    let place = next
    for (; place > 0 && sorted[place - 1]! > value; place--) {
      sorted[place] = sorted[place - 1]!
      order[place] = order[place - 1]!
    }
    sorted[place] = value
    order[place] = index
  }
  for (let place = 0; place < order.length; place++) places[order[place]!] = place
}

/** The first place of `value` among `sorted` values, by bisection. */
function findPlace(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
const residualsPerUnit = 1e12

/**
 * Makes a function that lowers the contender's values of `blocks` by a shift, in units of 1e-12; the next call overwrites them. Where there
 * are several runners, which begin at the rounds of `breaks`, each loses the lower quartile of its values: machines of different speeds are
 * then ranked together. Blind to sides.
 */
export function makeAligner(
  { values, starts, middles }: Blocks,
  breaks: readonly number[],
): (shift: number) => Float64Array {
  const residuals = new Float64Array(values.length)
  const edges = breaks.length > 0 ? [0, ...breaks, middles.length].map(round => starts[round]!) : []
  return shift => {
    residuals.set(values)
    for (let round = 0; round < middles.length; round++)
      for (let i = middles[round]!; i < starts[round + 1]!; i++) residuals[i] = values[i]! - shift
    for (const [runner, first] of edges.slice(0, -1).entries()) {
      const ofRunner = residuals.subarray(first, edges[runner + 1])
      const level = ofRunner.length === 0 ? 0 : quantile(ofRunner.slice().sort(), 0.25)
      for (let i = 0; i < ofRunner.length; i++) ofRunner[i] = ofRunner[i]! - level
    }
    for (let i = 0; i < residuals.length; i++) residuals[i] = Math.round(residuals[i]! * residualsPerUnit)
    return residuals
  }
}
