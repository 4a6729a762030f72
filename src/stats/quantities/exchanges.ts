import type { Blocks } from '../engine/blocks.js'
import { listChoices } from '../engine/choices.js'
import type { Random } from '../random.js'

/** Ways in which the sides could have been dealt to the places of each round, all equally likely. The last is how it was. */
export interface Exchanges {
  readonly count: number
  readonly rounds: number
  /** For each way, and in it for each round: the places of the contender, one bit each. */
  readonly bits: Uint8Array
}

/** As many ways are listed one by one; of more, so many are drawn, less the one that was. */
const most = 10_000

/** The widest round: its places are the bits of one byte. */
const widest = 8

/**
 * All exchanges of the sides in the rounds of `blocks`, or 9,999 that `random` draws, and how it was. An exchange that is drawn among
 * others with the real one makes a test that is exact, too (Phipson & Smyth 2010). At most 8 values in a round.
 */
export function makeExchanges({ starts, middles }: Pick<Blocks, 'starts' | 'middles'>, random: Random): Exchanges {
  const choices = Array.from(middles, (middle, round) => {
    const size = starts[round + 1]! - starts[round]!
    if (size > widest) throw new RangeError(`round ${round} has ${size} values; at most ${widest} can be exchanged`)
    return listBits(size, starts[round + 1]! - middle)
  })
  const all = choices.reduce((product, { length }) => product * length, 1)
  return all <= most ? listAll(choices, all) : draw(choices, random)
}

/** The exchange that was, alone. */
export function keepAsItWas({ starts, middles }: Pick<Blocks, 'starts' | 'middles'>): Exchanges {
  const bits = Uint8Array.from(middles, (middle, round) => {
    const size = starts[round + 1]! - starts[round]!
    return listBits(size, starts[round + 1]! - middle).at(-1)!
  })
  return { count: 1, rounds: middles.length, bits }
}

/** The last is that of the last places, where the contender's values stand. */
function listBits(size: number, chosen: number): Uint8Array {
  const places = listChoices(size, chosen)
  const bits = new Uint8Array(chosen === 0 ? 1 : places.length / chosen)
  places.forEach((place, index) => {
    bits[Math.floor(index / chosen)]! |= 1 << place
  })
  return bits
}

function listAll(choices: readonly Uint8Array[], count: number): Exchanges {
  const bits = new Uint8Array(count * choices.length)
  for (let way = 0; way < count; way++) {
    let rest = way
    for (const [round, own] of choices.entries()) {
      bits[way * choices.length + round] = own[rest % own.length]!
      rest = Math.floor(rest / own.length)
    }
  }
  return { count, rounds: choices.length, bits }
}

function draw(choices: readonly Uint8Array[], random: Random): Exchanges {
  const bits = new Uint8Array(most * choices.length)
  for (let way = 0; way < most; way++)
    for (const [round, own] of choices.entries())
      bits[way * choices.length + round] = way === most - 1 ? own.at(-1)! : own[random.below(own.length)]!
  return { count: most, rounds: choices.length, bits }
}
