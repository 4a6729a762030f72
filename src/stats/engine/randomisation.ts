import { type Blocks, shareByLayout } from './blocks.js'
import { countChoices, listChoices } from './choices.js'

/** The lowest part of the exact null distribution of a sum of scores, on the lattice `base` + i · `step`. */
export interface LowerTail {
  readonly base: number
  readonly step: number
  /** P(sum = base + i · step), as far as was asked; overwritten by the next call. */
  readonly masses: Float64Array
}

/** The side whose scores are added up. */
export type Summed = 'baseline' | 'contender'

/** Gives the lower tail of the sum of the `scores` of one side, up to `limit`. */
export type NullDistribution = (scores: Int32Array, summed: Summed, limit: number) => LowerTail

/**
 * Returns whether the exact null distribution of `blocks` is affordable. At most 40 rounds may have both sides, with at most 924
 * choices each.
 */
export function isEnumerable({ layout }: Blocks): boolean {
  return canEnumerate(layout)
}

/** The most choices of a round whose sums are all counted: those of six of twelve. */
export const mostChoices = 924

const canEnumerate = shareByLayout(({ starts, middles }) => {
  let compared = 0
  for (let round = 0; round < middles.length; round++) {
    const size = starts[round + 1]! - starts[round]!
    const contender = starts[round + 1]! - middles[round]!
    if (contender > 0 && contender < size) compared++
    if (countChoices(size, contender) > mostChoices) return false
  }
  return compared <= 40
})

// Shared by all distributions, since each is read before the next is made; grown where one needs more.
let room = new Float64Array(0)

/**
 * The exact null distribution of a sum of scores, every choice of that side's places within a round being equally likely
 * (randomisation inference, Fisher 1935): the distributions of the rounds, convolved one after the other.
 */
export function makeNullDistribution({ layout }: Blocks): NullDistribution {
  const rounds = roundsOf(layout)
  return (scores, summed, limit) => {
    const { base, step } = sumRounds(rounds, scores, summed)
    // Narrow rounds first: they keep the distribution short.
    rounds.sort((one, other) => one.width - other.width || one.start - other.start)
    const widest = rounds.at(-1)?.width ?? 0
    const length = Math.max(0, Math.floor((limit - base) / step) + 1)
    if (room.length < widest + length) room = new Float64Array(2 * (widest + length))
    // Zeros before the start spare the inner loop a test for the edge.
    const padded = room.fill(0, 0, widest + length)
    if (length > 0) padded[widest] = 1
    let reach = 1
    for (const { offsets, width } of rounds) {
      if (width === 0) continue
      reach = Math.min(length, reach + width)
      convolve(padded, widest, widest + reach, offsets)
    }
    return { base, step, masses: padded.subarray(widest, widest + length) }
  }
}

/** The room for what the rounds can add. */
const roundsOf = shareByLayout(({ starts, middles }) =>
  Array.from(middles, (middle, i): RoundSums => {
    const [start, end] = [starts[i]!, starts[i + 1]!]
    const size = end - start
    const places = { baseline: listChoices(size, middle - start), contender: listChoices(size, end - middle) }
    return { start, places, offsets: new Int32Array(countChoices(size, middle - start)), width: 0 }
  }),
)

/** Contributions of one round to the lowest sum; each evaluation replaces them. */
interface RoundSums {
  readonly start: number
  /** For each choice of the baseline's and of the contender's places, the places; there are as many of both. */
  readonly places: Readonly<Record<Summed, Int32Array>>
  readonly offsets: Int32Array
  /** The largest offset. */
  width: number
}

/** Fills in offsets and widths, in units of the largest step that they have in common. */
function sumRounds(rounds: readonly RoundSums[], scores: Int32Array, summed: Summed): { base: number; step: number } {
  let base = 0
  let step = 0
  for (const round of rounds) {
    const lowest = sumChoices(round, scores, summed)
    base += lowest
    for (let i = 0; i < round.offsets.length && step !== 1; i++) step = greatestCommonDivisor(round.offsets[i]!, step)
  }
  if (step <= 1) return { base, step: 1 }
  for (const round of rounds) {
    round.width /= step
    for (let i = 0; i < round.offsets.length; i++) round.offsets[i]! /= step
  }
  return { base, step }
}

/** Fills in the offsets of one round from its lowest sum, which is returned. */
function sumChoices(round: RoundSums, scores: Int32Array, summed: Summed): number {
  const { start, offsets } = round
  const places = round.places[summed]
  const chosen = places.length / offsets.length
  let lowest = Infinity
  let highest = -Infinity
  for (let choice = 0, at = 0; choice < offsets.length; choice++) {
    let sum = 0
    for (let i = 0; i < chosen; i++) sum += scores[start + places[at++]!]!
    offsets[choice] = sum
    if (sum < lowest) lowest = sum
    if (sum > highest) highest = sum
  }
  for (let choice = 0; choice < offsets.length; choice++) offsets[choice] = offsets[choice]! - lowest
  round.width = highest - lowest
  return lowest
}

/** In place, from above: each entry needs only itself and entries below it. */
function convolve(padded: Float64Array, start: number, end: number, offsets: Int32Array): void {
  if (offsets.length === 6) convolveSix(padded, start, end, offsets)
  else if (offsets.length === 2) convolveTwo(padded, start, end, offsets)
  else {
    const weight = 1 / offsets.length
    for (let i = end - 1; i >= start; i--) {
      let total = 0
      for (let choice = 0; choice < offsets.length; choice++) total += padded[i - offsets[choice]!]!
      padded[i] = total * weight
    }
  }
}

/** The same for one of two, as in a control, and faster. */
function convolveTwo(padded: Float64Array, start: number, end: number, offsets: Int32Array): void {
  const first = offsets[0]!
  const second = offsets[1]!
  for (let i = end - 1; i >= start; i--) padded[i] = (padded[i - first]! + padded[i - second]!) / 2
}

/** The same for two of four, the usual round, and faster. */
function convolveSix(padded: Float64Array, start: number, end: number, offsets: Int32Array): void {
  const first = offsets[0]!
  const second = offsets[1]!
  const third = offsets[2]!
  const fourth = offsets[3]!
  const fifth = offsets[4]!
  const sixth = offsets[5]!
  for (let i = end - 1; i >= start; i--) {
    const lower = padded[i - first]! + padded[i - second]! + padded[i - third]!
    padded[i] = (lower + (padded[i - fourth]! + padded[i - fifth]! + padded[i - sixth]!)) * (1 / 6)
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) {
    const rest = a % b
    a = b
    b = rest
  }
  return a
}
