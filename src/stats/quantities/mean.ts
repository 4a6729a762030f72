import type { Blocks } from '../engine/blocks.js'
import { quantile } from '../quantile.js'
import type { Exchanges } from './exchanges.js'
import { type Quantity, studentise } from './quantity.js'

/**
 * The mean of the values themselves: those of `blocks` are logarithms, negated where `isNegated`. Rounds count alike, and the spread of
 * their differences gives the standard error.
 */
export function makeMean(blocks: Blocks, exchanges: Exchanges, isNegated: boolean): Quantity {
  const { values, starts, middles } = blocks
  const sign = isNegated ? -1 : 1
  // In the middle of the values, so that none is too large.
  const centre = quantile(Float64Array.from(values).sort(), 0.5)
  const plain = Float64Array.from(values, value => Math.exp(sign * (value - centre)))
  const levels = { a: 0, b: 0 }
  for (let round = 0; round < middles.length; round++) {
    levels.a += meanOf(plain, starts[round]!, middles[round]!) / middles.length
    levels.b += meanOf(plain, middles[round]!, starts[round + 1]!) / middles.length
  }
  const tables = new Float64Array(middles.length * ways)
  const differences = new Float64Array(exchanges.count)
  return {
    estimate: sign * Math.log(levels.b / levels.a),
    baseline: centre + sign * Math.log(levels.a),
    differencesAt: shift => {
      fillTables(tables, blocks, { plain, factor: Math.exp(-sign * shift), sign })
      compare(tables, exchanges, differences)
      return differences
    },
  }
}

function meanOf(values: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += values[i]!
  return sum / (end - start)
}

/** The sets of places in a round, by the bits of a byte. */
const ways = 256

interface Scaled {
  readonly plain: Float64Array
  /** Of the contender's values. */
  readonly factor: number
  readonly sign: number
}

/** The difference of means in each round, for each set of places that may be the contender's. */
function fillTables(tables: Float64Array, { starts, middles }: Blocks, { plain, factor, sign }: Scaled): void {
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const [first, second] = [middle - start, end - middle]
    for (let bits = 0; bits < 1 << (end - start); bits++) {
      let [a, b] = [0, 0]
      for (let i = start; i < end; i++) {
        const value = i < middle ? plain[i]! : plain[i]! * factor
        if ((bits >> (i - start)) & 1) b += value
        else a += value
      }
      tables[round * ways + bits] = sign * (b / second - a / first)
    }
  }
}

function compare(tables: Float64Array, { count, rounds, bits }: Exchanges, differences: Float64Array): void {
  for (let way = 0, at = 0; way < count; way++) {
    let [sum, squares] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const difference = tables[round * ways + bits[at++]!]!
      sum += difference
      squares += difference * difference
    }
    const variance = Math.max(0, squares - (sum * sum) / rounds)
    // What is left of equal differences is rounding.
    const isNoise = variance > 1e-20 * squares
    differences[way] = studentise(sum, isNoise ? Math.sqrt((variance * rounds) / Math.max(1, rounds - 1)) : 0)
  }
}
