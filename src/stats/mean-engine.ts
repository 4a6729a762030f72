import { normalCdf, normalQuantile } from './distributions/normal.js'
import { type ChangeEngine, invert } from './inversion.js'
import { quantile } from './quantile.js'
import { makeRandom, type Random } from './random.js'
import { type Blocks, listChoices, listDifferences, makeBlocks, type RoundBlock } from './randomisation.js'

/** With more rounds, the studentised difference is as good as normal. */
const mostExchanged = 200

/** The confidence of one standard error to either side. */
const confidenceOfOne = 1 - 2 * normalCdf(-1)

/**
 * The engine over the mean of each side's values, which are natural logs where more is worse, negated where `isNegated`: the difference over its
 * standard error, its randomisation within rounds (Janssen 1997), and estimate and interval by inverting the test.
 *
 * Exact where the sides differ by a factor alone. Where only the mean is the same, the standard error makes it right for many
 * values. Some round must have both sides; no round more than 8 values.
 */
export function makeMeanEngine(
  rounds: readonly RoundBlock[],
  { isNegated }: { readonly isNegated: boolean },
): ChangeEngine {
  const complete = rounds.filter(({ a, b }) => a.length > 0 && b.length > 0)
  const blocks = makeBlocks(complete)
  const exchanges = complete.length > mostExchanged ? keepAsItWas(blocks) : findExchanges(blocks)
  const mean = makeMean(blocks, exchanges, isNegated)
  const pAt = (shift: number): number => testDifference(mean.differencesAt(shift))
  const test = {
    pAt,
    // The sides' own difference is the last; it falls as the shift grows.
    zAt: (shift: number): number => mean.differencesAt(shift).at(-1)!,
    // Where p alone decides, the normal level is only where the search for an end begins.
    calibrateAt: (shift: number, alpha: number) => ({ p: pAt(shift), critical: normalQuantile(1 - alpha / 2) }),
  }
  const { estimate } = mean
  const spread = blocks.values.reduce((most, value) => Math.max(most, Math.abs(value - blocks.values[0]!)), 0)
  const differences = listDifferences(blocks)
  const width = quantile(differences, 0.75) - quantile(differences, 0.25)
  const unit = Math.max(width / 2 / Math.sqrt(complete.length), 1e-8)
  const inversion = invert(test, {
    root: estimate,
    centre: estimate,
    unit,
    reach: 16 * spread + 1,
    finest: 1e-3 * unit,
    isSmooth: true,
  })
  const engine: ChangeEngine = {
    get p() {
      return inversion.p
    },
    estimate,
    get standardError() {
      const { low, high } = inversion.interval(confidenceOfOne)
      return (high - low) / 2
    },
    interval: inversion.interval,
    excludes: inversion.excludes,
    hasIslands: inversion.hasIslands,
    levelled: () => ({
      centre: mean.baseline,
      a: Float64Array.from(complete.flatMap(({ a }) => a)),
      b: Float64Array.from(complete.flatMap(({ b }) => b)),
    }),
    byRanks: () => engine,
  }
  return engine
}

// Benchmarks of one record nearly always have rounds of the same sizes, and drawing takes longer than comparing.
let known: { readonly key: string; readonly exchanges: Exchanges } | undefined

function findExchanges(blocks: Blocks): Exchanges {
  const key = `${blocks.starts.join()}/${blocks.middles.join()}`
  if (known?.key !== key) known = { key, exchanges: makeExchanges(blocks, makeRandom('exchanges')) }
  return known.exchanges
}

/** Differences from rounding alone count as equal. */
const rounding = 1e-9

/** Twice the smaller tail, of the last of `differences` among all of them; of one alone, by the normal distribution. */
function testDifference(differences: Float64Array): number {
  const observed = differences.at(-1)!
  if (differences.length === 1) return Math.min(1, 2 * normalCdf(-Math.abs(observed)))
  const slack = rounding * Math.max(1, Math.abs(observed))
  let [above, below] = [0, 0]
  for (const difference of differences) {
    if (difference >= observed - slack) above++
    if (difference <= observed + slack) below++
  }
  return Math.min(1, (2 * Math.min(above, below)) / differences.length)
}

/** The means of both sides. */
interface Means {
  /** The shift of the contender at which both sides have the same; natural logs, more is worse. */
  readonly estimate: number
  /** The baseline's, on the same scale. */
  readonly baseline: number
  /**
   * The difference over its standard error, with the contender's values lowered by `shift`: for each exchange of the sides, in their
   * order. The array is filled anew by each call.
   */
  differencesAt(shift: number): Float64Array
}

/** A difference without any noise, which nothing exceeds. */
const endless = 1e12

function studentise(difference: number, standardError: number): number {
  if (difference === 0) return 0
  return standardError > 0 ? difference / standardError : Math.sign(difference) * endless
}

/** Ways in which the sides could have been dealt to the places of each round, all equally likely. The last is how it was. */
interface Exchanges {
  readonly count: number
  readonly rounds: number
  /** For each way, and in it for each round: the places of the contender, one bit each. */
  readonly bits: Uint8Array
}

/** Arrangements that are listed one by one; of more, this number is drawn, less the observed one. */
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
  const count = Math.min(all, most)
  const bits = new Uint8Array(count * choices.length)
  for (let way = 0, at = 0; way < count; way++) {
    let rest = way
    for (const choice of choices) {
      const draw = (): number => (way === most - 1 ? choice.length - 1 : random.below(choice.length))
      bits[at++] = choice[all > most ? draw() : rest % choice.length]!
      rest = Math.floor(rest / choice.length)
    }
  }
  return { count, rounds: choices.length, bits }
}

/** The exchange that was, alone. */
function keepAsItWas({ starts, middles }: Pick<Blocks, 'starts' | 'middles'>): Exchanges {
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

/** The sets of places in a round, by the bits of a byte. */
const ways = 256

/**
 * The mean of the values themselves: those of `blocks` are logarithms, negated where `isNegated`. Rounds count alike, and the spread of
 * their differences gives the standard error.
 */
function makeMean(blocks: Blocks, { count, rounds, bits }: Exchanges, isNegated: boolean): Means {
  const { values, starts, middles } = blocks
  const sign = isNegated ? -1 : 1
  // In the middle of the values, so that none is too large.
  const centre = quantile(Float64Array.from(values).sort(), 0.5)
  const plain = Float64Array.from(values, value => Math.exp(sign * (value - centre)))
  const meanBetween = (start: number, end: number): number =>
    plain.subarray(start, end).reduce((sum, value) => sum + value, 0) / (end - start)
  const levels = { a: 0, b: 0 }
  for (let round = 0; round < rounds; round++) {
    levels.a += meanBetween(starts[round]!, middles[round]!) / rounds
    levels.b += meanBetween(middles[round]!, starts[round + 1]!) / rounds
  }
  const tables = new Float64Array(rounds * ways)
  const differences = new Float64Array(count)
  return {
    estimate: sign * Math.log(levels.b / levels.a),
    baseline: centre + sign * Math.log(levels.a),
    differencesAt: shift => {
      const factor = Math.exp(-sign * shift)
      const scaled = plain.slice()
      for (let round = 0; round < rounds; round++)
        for (let i = middles[round]!; i < starts[round + 1]!; i++) scaled[i] = plain[i]! * factor
      fillTables(tables, blocks, scaled, sign)
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
      return differences
    },
  }
}

/** Puts into `tables` the difference of means in each round, for each set of places that may be the contender's. */
function fillTables(tables: Float64Array, { starts, middles }: Blocks, scaled: Float64Array, sign: number): void {
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const [first, second] = [middle - start, end - middle]
    for (let bits = 0; bits < 1 << (end - start); bits++) {
      let [a, b] = [0, 0]
      for (let i = start; i < end; i++)
        if ((bits >> (i - start)) & 1) b += scaled[i]!
        else a += scaled[i]!
      tables[round * ways + bits] = sign * (b / second - a / first)
    }
  }
}
