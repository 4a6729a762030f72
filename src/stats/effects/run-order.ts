import { quantile } from '../quantile.js'

/** One value in its place: which copy gave it, and as the how-manieth of its round. */
export interface Placed {
  readonly side: 'baseline' | 'contender'
  readonly copy: number
  /** From 0, failed invocations counted. */
  readonly slot: number
  /** On a scale where a change adds (natural logarithm). */
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
  /** Where each round starts, and at the end the number of values. */
  readonly starts: Int32Array
  readonly slots: Int32Array
  /** Slots of the fullest round. */
  readonly slotCount: number
  /** The side of each value: 0 for the baseline, 1 for the contender. */
  readonly sides: Int32Array
  /** The places of the values of each copy. */
  readonly copies: readonly Int32Array[]
  readonly breaks: readonly number[]
}

/** Lays out `rounds`. */
export function layRun({ rounds, breaks = [] }: RunOrder): LaidRun {
  const starts = new Int32Array(rounds.length + 1)
  rounds.forEach((round, i) => {
    starts[i + 1] = starts[i]! + round.length
  })
  const count = starts[rounds.length]!
  const [values, slots, sides] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)]
  const copies = new Map<number, number[]>()
  let [place, slotCount] = [0, 0]
  for (const round of rounds)
    for (const { side, copy, slot, value } of round) {
      values[place] = value
      slots[place] = slot
      sides[place] = side === 'baseline' ? 0 : 1
      slotCount = Math.max(slotCount, slot + 1)
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
