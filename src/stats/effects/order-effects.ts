import { chiSquareTail } from '../distributions/gamma.js'
import { takeLocalLevels } from '../local-levels.js'
import { quantile } from '../quantile.js'
import { rankTwice } from '../scores/ranks.js'

/** One value in its place: which copy gave it, and as the how-manieth of its round, from 0, failed invocations counted. */
interface Placed {
  readonly side: 'baseline' | 'contender'
  readonly copy: number
  readonly turn: number
  readonly value: number
}

/** Rounds in run order; what failed is missing. */
export interface RunOrder {
  readonly rounds: readonly (readonly Placed[])[]
  /** First round of each further runner. */
  readonly breaks?: readonly number[]
}

/** The same laid out in arrays: round after round, in run order. */
export interface LaidRun {
  readonly values: Float64Array
  /** Index of each round's first value, and at the end the number of values. */
  readonly starts: Int32Array
  readonly slots: Int32Array
  /** Slots of the fullest round. */
  readonly slotCount: number
  /** 0 for the baseline, 1 for the contender. */
  readonly sides: Int32Array
  /** The places of the values of each copy. */
  readonly copies: readonly Int32Array[]
  readonly breaks: readonly number[]
}

/** Lays out `rounds`, whose values `scale` puts on a scale where a change adds. */
export function layRun({ rounds, breaks = [] }: RunOrder, scale: (value: number) => number = Math.log): LaidRun {
  const starts = new Int32Array(rounds.length + 1)
  rounds.forEach((round, i) => {
    starts[i + 1] = starts[i]! + round.length
  })
  const count = starts[rounds.length]!
  const [values, slots, sides] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)]
  const copies = new Map<number, number[]>()
  let [place, slotCount] = [0, 0]
  for (const round of rounds)
    for (const { side, copy, turn, value } of round) {
      values[place] = scale(value)
      slots[place] = turn
      sides[place] = side === 'baseline' ? 0 : 1
      slotCount = Math.max(slotCount, turn + 1)
      const key = 2 * copy + sides[place]!
      const own = copies.get(key)
      if (own) own.push(place)
      else copies.set(key, [place])
      place++
    }
  const placesOf = [...copies.values()].map(own => Int32Array.from(own))
  return { values, starts, slots, slotCount, sides, copies: placesOf, breaks }
}

/** `values`, one for each of a run, less the median of each of its `copies`. */
export function centreCopies({ copies }: LaidRun, values: Float64Array): Float64Array {
  const centred = new Float64Array(values.length)
  for (const places of copies) {
    const own = new Float64Array(places.length)
    for (let i = 0; i < places.length; i++) own[i] = values[places[i]!]!
    const middle = median(own)
    for (const place of places) centred[place] = values[place]! - middle
  }
  return centred
}

/** The median of `values`, which are put in order for it. */
export function median(values: Float64Array): number {
  return quantile(values.sort(), 0.5)
}

/** The rest of the values of a run after their rounds and copies are taken into account, in the order of the run. */
interface Residuals {
  /** Less the median of their copy. */
  readonly centred: Float64Array
  /** Their rank within their copy, as a fraction between 0 and 1: neither location nor spread of a copy shows. */
  readonly ranks: Float64Array
}

/** Takes from the values of `run` the lower quartile of the rounds around, blind to sides and slots. */
export function makeResiduals(run: LaidRun): Residuals {
  const aligned = takeLocalLevels(run.values, run.starts, run.breaks)
  return { centred: centreCopies(run, aligned), ranks: rankWithinCopies(run, aligned) }
}

// Differences below this are rounding: what was equal stays tied.
const resolution = 1e12

function rankWithinCopies({ copies }: LaidRun, values: Float64Array): Float64Array {
  const fractions = new Float64Array(values.length)
  for (const places of copies) {
    const count = places.length
    const ranks = rankTwice(Float64Array.from(places, place => Math.round(values[place]! * resolution)))
    for (let i = 0; i < count; i++) fractions[places[i]!] = ranks[i]! / (2 * (count + 1))
  }
  return fractions
}

/** Scores, round after round, and the group that chance put each in, numbered from 0. */
export interface Scored {
  /** Index of each round's first score, and at the end the number of scores. */
  readonly starts: ArrayLike<number>
  readonly groups: ArrayLike<number>
  readonly scores: ArrayLike<number>
}

/**
 * The p-value of scores that do not depend on their group, all ways to deal out the groups of a round to its scores being equally
 * likely: the quadratic form of the groups' sums (Friedman's test, for any scores and for ragged rounds), asymptotically
 * chi-squared. 1 where nothing can be compared.
 */
export function testWithinRounds(scored: Scored, count: number): number {
  const excess = new Float64Array(count)
  const covariance = Array.from({ length: count }, () => new Float64Array(count))
  for (let round = 0; round + 1 < scored.starts.length; round++) addRound(scored, round, { excess, covariance })
  const { statistic, degrees } = standardise({ excess, covariance })
  return chiSquareTail(statistic, degrees)
}

interface Sums {
  readonly excess: Float64Array
  readonly covariance: readonly Float64Array[]
}

/** Adds the scores of `round`: dealing without replacement gives means and covariances. */
function addRound({ starts, groups, scores }: Scored, round: number, { excess, covariance }: Sums): void {
  const [start, end] = [starts[round]!, starts[round + 1]!]
  const size = end - start
  if (size < 2) return
  // The number of scores in each group.
  const sizes = new Float64Array(excess.length)
  let mean = 0
  for (let i = start; i < end; i++) mean += scores[i]! / size
  let squares = 0
  for (let i = start; i < end; i++) {
    const distance = scores[i]! - mean
    sizes[groups[i]!]!++
    excess[groups[i]!]! += distance
    squares += distance ** 2
  }
  const variance = squares / (size - 1)
  for (let g = 0; g < sizes.length; g++) {
    if (sizes[g] === 0) continue
    covariance[g]![g]! += variance * sizes[g]!
    for (let h = 0; h < sizes.length; h++) covariance[g]![h]! -= (variance * sizes[g]! * sizes[h]!) / size
  }
}

/** x' C⁻ x and the rank of C, by elimination; the sums have at least one dependency. */
function standardise({ excess, covariance }: Sums): { readonly statistic: number; readonly degrees: number } {
  const scales = covariance.map((row, g) => row[g]!)
  let [statistic, degrees] = [0, 0]
  for (let pivot = 0; pivot < excess.length; pivot++) {
    const own = covariance[pivot]!
    const variance = own[pivot]!
    if (variance <= 1e-9 * scales[pivot]!) continue
    statistic += excess[pivot]! ** 2 / variance
    degrees++
    for (let g = pivot + 1; g < excess.length; g++) {
      const factor = covariance[g]![pivot]! / variance
      excess[g]! -= factor * excess[pivot]!
      for (let h = pivot + 1; h < excess.length; h++) covariance[g]![h]! -= factor * own[h]!
    }
  }
  return { statistic, degrees }
}

/** The slot that differs most from the others, from 0, and by how much, as a fraction: 0.02 = +2%. */
export interface WidestSlot {
  readonly slot: number
  readonly effect: number
}

/**
 * Tests whether values depend on their slot in the round, whatever copy ran in it, by their ranks within copies, whose slots are
 * exchangeable because the order is drawn at random.
 */
export function testSlotEffect({ starts, slots, slotCount }: LaidRun, { centred, ranks }: Residuals) {
  return {
    p: testWithinRounds({ starts, groups: slots, scores: ranks }, slotCount),
    findWidest: (): WidestSlot => {
      let [widest, at] = [0, 0]
      for (let slot = 0; slot < slotCount; slot++) {
        const own = centred.filter((_, i) => slots[i] === slot)
        const others = centred.filter((_, i) => slots[i] !== slot)
        const difference = own.length === 0 || others.length === 0 ? 0 : median(own) - median(others)
        if (Math.abs(difference) > Math.abs(widest)) [widest, at] = [difference, slot]
      }
      return { slot: at, effect: Math.expm1(widest) }
    },
  }
}

/** An influence on the values, whose size is a fraction: 0.02 = +2%. */
export interface SizedEffect {
  readonly p: number
  findSize(): number
}

/**
 * Tests whether values depend on the side that ran just before, in the same round or as the last of the round before: carry-over, which
 * drawing the order at random does not remove. Uses the ranks of successors within their own copies.
 */
export function testPredecessorEffect(run: LaidRun, { centred, ranks }: Residuals): SizedEffect {
  const { starts, sides, successors } = pairUp(run)
  return {
    p: testWithinRounds({ starts, groups: sides, scores: successors.map(place => ranks[place]!) }, 2),
    findSize: () => {
      const [afterBaseline, afterContender] = [0, 1].map(side =>
        Float64Array.from(
          successors.filter((_, i) => sides[i] === side),
          place => centred[place]!,
        ),
      ) as [Float64Array, Float64Array]
      const isBoth = afterBaseline.length > 0 && afterContender.length > 0
      return isBoth ? Math.expm1(median(afterContender) - median(afterBaseline)) : 0
    },
  }
}

/** The sides of the invocations whose successor is known, and the places of these; `starts` are those of the rounds among them. */
function pairUp(run: LaidRun) {
  const { starts, slots, slotCount, breaks } = run
  const pairs = { starts: new Int32Array(starts.length), sides: [] as number[], successors: [] as number[] }
  for (let round = 0; round + 1 < starts.length; round++) {
    for (let i = starts[round]!; i < starts[round + 1]!; i++) {
      const isLast = slots[i] === slotCount - 1
      if (isLast && breaks.includes(round + 1)) continue
      const successor = isLast ? findPlace(run, round + 1, 0) : findPlace(run, round, slots[i]! + 1)
      if (successor === undefined) continue
      pairs.sides.push(run.sides[i]!)
      pairs.successors.push(successor)
    }
    pairs.starts[round + 1] = pairs.successors.length
  }
  return pairs
}

/** The place of what ran in `slot` of `round`; undefined where there is none. */
function findPlace({ starts, slots }: LaidRun, round: number, slot: number): number | undefined {
  if (round + 1 >= starts.length) return undefined
  for (let i = starts[round]!; i < starts[round + 1]!; i++) if (slots[i] === slot) return i
  return undefined
}
