import { groups } from 'd3-array'
import type { Random } from '../../stats/random.js'
import type { Range } from '../../util/shapes.js'

/** The values of one round: those of the baseline's copies, and those of the contender's. */
export interface RoundValues {
  readonly baseline: readonly number[]
  readonly contender: readonly number[]
}

/** The test of one series of rounds against all ways to assign its values to the sides. */
export interface PermutationTest {
  /** Mean over rounds of the contender's mean less the baseline's. */
  readonly estimate: number
  readonly p: number
  /** The shifts that a test at `1 - confidence` does not reject; undefined where the rounds are too few for any bound. */
  interval(confidence: number): Range | undefined
}

/** An assignment of one round: the difference that it makes, and how much of a shift of the contender stays in it. */
interface Assignment {
  readonly difference: number
  readonly kept: number
}

/** More assignments are drawn, not listed: 5 rounds with two copies on each side have 7776. */
const mostListed = 8000
/** So many tell a p-value of 0.005 from one of 0.01. */
const mostDrawn = 5000

/** The tests of many series over the same rounds, all of them by the same assignments. */
export interface Randomisation {
  test(rounds: readonly RoundValues[]): PermutationTest
  /**
   * The p-value of each series, corrected for all of them: the step-down test by the largest statistic of an assignment (Westfall & Young
   * 1993), each series in units of its own standard deviation over the assignments. Unlike Holm's, it does not grow with the number of
   * series where one assignment alone is beyond the others, so few rounds suffice for many functions.
   */
  adjust(series: readonly (readonly RoundValues[])[]): readonly number[]
}

/**
 * The differences of means under the permutation of labels within each round (Fisher 1935; Ernst 2004): all of them, or many that are drawn
 * by `random`, the observed one first. A sum of differences is linear, so the estimates of parts add up to that of the whole; ranks would
 * not. `shape` has the numbers of copies of each round, in any values.
 */
export function makeRandomisation(shape: readonly RoundValues[], random: Random): Randomisation {
  const numbers = shape.map(round => listAssignments(round).length)
  const isListed = numbers.reduce((product, number) => product * number, 1) <= mostListed
  const drawn = isListed ? [] : numbers.map(number => drawIndices(number, random))
  const addUp = (values: readonly (readonly number[])[]): Float64Array => {
    if (isListed) return values.reduce(combine, Float64Array.of(0))
    const sums = new Float64Array(mostDrawn)
    for (const [round, indices] of drawn.entries())
      for (let at = 0; at < mostDrawn; at++) sums[at]! += values[round]![indices[at]!]!
    return sums
  }
  const places = groupPlaces(addUp(shape.map(round => listAssignments(round).map(({ kept }) => kept))))
  const sumsOf = (rounds: readonly RoundValues[]): Float64Array =>
    addUp(rounds.map(round => listAssignments(round).map(({ difference }) => difference)))
  return {
    test: rounds => testSums(sumsOf(rounds), places, rounds.length),
    adjust: series => adjustByLargest(series.map(sumsOf)),
  }
}

/** The test of one series of rounds by itself. */
export function testDifference(rounds: readonly RoundValues[], random: Random): PermutationTest {
  return makeRandomisation(rounds, random).test(rounds)
}

function testSums(sums: Float64Array, places: ReadonlyMap<number, Uint32Array>, count: number): PermutationTest {
  const observed = sums[0]!
  const scale = Math.max(1e-12, largestOf(sums))
  const estimate = observed / count
  return {
    estimate,
    p: countReached(sums, Math.abs(observed) - 1e-9 * scale) / sums.length,
    interval: confidence => {
      const groups = [...places].map(([kept, at]) => ({ kept, sums: pick(sums, at).sort() }))
      const pOf = (shift: number): number => {
        const distance = Math.abs(observed - shift * count) - 1e-9 * scale
        const extreme = groups.reduce((sum, group) => sum + countBeyond(group.sums, shift * group.kept, distance), 0)
        return extreme / sums.length
      }
      const alpha = 1 - confidence
      const [low, high] = [-1, 1].map(sign => findBound({ pOf, estimate, alpha, step: (sign * scale) / count }))
      return low === undefined || high === undefined ? undefined : { low, high }
    },
  }
}

/** Goes from the least observed statistic to the largest, with the largest of each assignment so far. */
function adjustByLargest(series: readonly Float64Array[]): readonly number[] {
  const statistics = series.map(standardise)
  const ascending = [...statistics.keys()].sort((a, b) => statistics[a]![0]! - statistics[b]![0]!)
  const largest = new Float64Array(statistics[0]?.length ?? 0)
  const adjusted = series.map(() => 1)
  for (const at of ascending) {
    const values = statistics[at]!
    for (let place = 0; place < largest.length; place++) largest[place] = Math.max(largest[place]!, values[place]!)
    adjusted[at] = countReached(largest, values[0]! - 1e-9) / largest.length
  }
  // No p-value is below that of a larger statistic.
  let least = 0
  for (const at of ascending.toReversed()) adjusted[at] = least = Math.max(least, adjusted[at]!)
  return adjusted
}

/** The sizes of `sums` in units of their standard deviation about 0, their mean over all assignments. */
function standardise(sums: Float64Array): Float64Array {
  let squares = 0
  for (let at = 0; at < sums.length; at++) squares += sums[at]! ** 2
  const deviation = Math.sqrt(squares / sums.length) || 1
  return sums.map(value => Math.abs(value) / deviation)
}

function pick(sums: Float64Array, places: Uint32Array): Float64Array {
  const picked = new Float64Array(places.length)
  for (let at = 0; at < places.length; at++) picked[at] = sums[places[at]!]!
  return picked
}

function largestOf(sums: Float64Array): number {
  let most = 0
  for (let at = 0; at < sums.length; at++) most = Math.max(most, Math.abs(sums[at]!))
  return most
}

function countReached(sums: Float64Array, least: number): number {
  let count = 0
  for (let at = 0; at < sums.length; at++) if (Math.abs(sums[at]!) >= least) count++
  return count
}

/** Draws one of `number` assignments for each draw; the first is the observed one. */
function drawIndices(number: number, random: Random): Uint8Array {
  return Uint8Array.from({ length: mostDrawn }, (_, at) => (at === 0 ? 0 : random.below(number)))
}

/** Each sum of the rounds before with each value of one more. */
function combine(sums: Float64Array, values: readonly number[]): Float64Array {
  const next = new Float64Array(sums.length * values.length)
  for (let at = 0; at < next.length; at++)
    next[at] = sums[Math.floor(at / values.length)]! + values[at % values.length]!
  return next
}

/** The places of the assignments in which the same part of a shift stays, which is a multiple of a simple fraction. */
function groupPlaces(kept: Float64Array): ReadonlyMap<number, Uint32Array> {
  const places = groups(kept.keys(), at => Math.round(kept[at]! * 1e6) / 1e6)
  return new Map(places.map(([key, at]) => [key, Uint32Array.from(at)]))
}

/** All ways to choose which values of a round are the contender's; the observed one comes first. */
function listAssignments({ baseline, contender }: RoundValues): readonly Assignment[] {
  const values = [...contender, ...baseline]
  const total = values.reduce((sum, value) => sum + value, 0)
  return chooseFrom(values.length, contender.length).map(chosen => {
    const sum = chosen.reduce((partial, at) => partial + values[at]!, 0)
    const kept = chosen.filter(at => at < contender.length).length
    const moved = contender.length - kept
    return {
      difference: sum / contender.length - (total - sum) / baseline.length,
      kept: kept / contender.length - moved / baseline.length,
    }
  })
}

function chooseFrom(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  return Array.from({ length: count - size + 1 - from }, (_, at) => from + at).flatMap(first =>
    chooseFrom(count, size - 1, first + 1).map(rest => [first, ...rest]),
  )
}

function countBeyond(sums: Float64Array, center: number, distance: number): number {
  if (distance <= 0) return sums.length
  const below = countBelow(sums, center - distance, true)
  return below + sums.length - countBelow(sums, center + distance, false)
}

/** The number of ascending `sums` below `limit`, those that equal it among them or not. */
function countBelow(sums: Float64Array, limit: number, isReached: boolean): number {
  let [low, high] = [0, sums.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const value = sums[middle]!
    if (value < limit || (isReached && value === limit)) low = middle + 1
    else high = middle
  }
  return low
}

interface BoundSearch {
  readonly pOf: (shift: number) => number
  readonly estimate: number
  readonly alpha: number
  readonly step: number
}

/** Finds the first shift that is rejected on the way from the estimate; undefined where none is. */
function findBound({ pOf, estimate, alpha, step }: BoundSearch): number | undefined {
  const isRejected = (shift: number): boolean => pOf(shift) <= alpha
  let outside = step
  for (let doubled = 0; !isRejected(estimate + outside); doubled++) {
    if (doubled === 20) return undefined
    outside *= 2
  }
  let inside = 0
  for (let halved = 0; halved < 20; halved++) {
    const middle = (inside + outside) / 2
    if (isRejected(estimate + middle)) outside = middle
    else inside = middle
  }
  return estimate + outside
}
