import { once } from '../../util/once.js'
import { normalCdf } from '../distributions/normal.js'
import { type Blocks, makeBlocks, type RoundBlock } from '../engine/blocks.js'
import { listChoices } from '../engine/choices.js'
import { estimateStart } from '../engine/estimate.js'
import type { ChangeEngine } from '../engine/inversion.js'
import { type Ends, endsBefore } from '../engine/inversion.js'
import { rejects } from '../multiple.js'
import { quantile } from '../quantile.js'
import { makeRandom, type Random } from '../random.js'

/** The quantity to compare. */
export type Asked =
  | { readonly kind: 'mean' /** Whether the values are negated logarithms. */; readonly isNegated: boolean }
  | { readonly kind: 'quantile' /** From ½ to 1. */; readonly p: number }

/** With more rounds, the studentised difference is as good as normal. */
const mostExchanged = 200

/**
 * The engine over a mean or a high quantile of each side's values, natural logs where more is worse: the difference over its standard
 * error, its randomisation within rounds (Janssen 1997), and estimate and interval by inverting the test.
 *
 * Exact where the sides differ by a factor alone. Where only the quantity is the same, the standard error makes it right for many
 * values. Some round must have both sides; no round more than 8 values.
 */
export function makeQuantityEngine(rounds: readonly RoundBlock[], asked: Asked): ChangeEngine {
  const complete = rounds.filter(({ a, b }) => a.length > 0 && b.length > 0)
  const blocks = makeBlocks(complete)
  const exchanges = complete.length > mostExchanged ? keepAsItWas(blocks) : findExchanges(blocks)
  const quantity = makeQuantity(blocks, exchanges, asked)
  const pAt = (shift: number): number => testDifference(quantity.differencesAt(shift))
  const search = makeSearch(blocks, quantity.estimate, pAt)
  const intervals = new Map<number, Ends>()
  const endsOf = (confidence: number): Ends => {
    const ends = intervals.get(confidence) ?? findEnds(search, 1 - confidence)
    intervals.set(confidence, ends)
    return ends
  }
  const engine: ChangeEngine = {
    get p() {
      return search.pAtZero()
    },
    estimate: quantity.estimate,
    get standardError() {
      const { low, high } = endsOf(confidenceOfOne)
      return (high - low) / 2
    },
    interval: confidence => agree(endsOf(confidence), search, 1 - confidence),
    excludes: (bound, end, confidence) => endsBefore(engine.interval(confidence), bound, end),
    levelled: () => ({
      centre: quantity.baseline,
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

function makeQuantity(blocks: Blocks, exchanges: Exchanges, asked: Asked): Quantity {
  return asked.kind === 'mean'
    ? makeMean(blocks, exchanges, asked.isNegated)
    : makeHighQuantile(blocks, exchanges, asked.p)
}

/** The confidence of one standard error to either side. */
const confidenceOfOne = 1 - 2 * normalCdf(-1)

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

interface Search {
  readonly estimate: number
  readonly unit: number
  /** Beyond ± this shift nothing changes. */
  readonly reach: number
  readonly pAt: (shift: number) => number
  readonly pAtZero: () => number
}

function makeSearch(blocks: Blocks, estimate: number, pAt: Search['pAt']): Search {
  const spread = blocks.values.reduce((most, value) => Math.max(most, Math.abs(value - blocks.values[0]!)), 0)
  return {
    ...{ estimate, pAt },
    unit: Math.max(estimateStart(blocks).unit, 1e-9),
    reach: 16 * spread + 1,
    pAtZero: once(() => pAt(0)),
  }
}

function findEnds(search: Search, alpha: number): Ends {
  return { low: findEnd(search, -1, alpha), high: findEnd(search, 1, alpha) }
}

/** The last shift in one direction from the estimate that is not rejected; infinite where all are accepted. */
function findEnd({ estimate, unit, reach, pAt }: Search, direction: 1 | -1, alpha: number): number {
  const isAccepted = (distance: number): boolean => !rejects(pAt(estimate + direction * distance), alpha)
  let [inner, outer] = [0, unit]
  while (isAccepted(outer)) {
    if (outer > reach) return direction * Infinity
    ;[inner, outer] = [outer, 2 * outer]
  }
  const tolerance = Math.max(1e-10, 1e-3 * outer)
  while (outer - inner > tolerance) {
    const middle = (inner + outer) / 2
    if (isAccepted(middle)) inner = middle
    else outer = middle
  }
  return estimate + direction * inner
}

/** `ends` as p has it: they hold 0 if and only if it is not rejected, which the steps of p might leave open. */
function agree({ low, high }: Ends, { estimate, unit, pAtZero }: Search, alpha: number): Ends {
  if (!rejects(pAtZero(), alpha)) return { low: Math.min(low, 0), high: Math.max(high, 0) }
  const least = 1e-6 * unit
  return estimate > 0 ? { low: Math.max(low, least), high } : { low, high: Math.min(high, -least) }
}

/** A number that describes all values of a side, such as their mean. Its difference between the sides is compared. */
interface Quantity {
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
  return all <= most ? listAll(choices, all) : draw(choices, random)
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

/**
 * The mean of the values themselves: those of `blocks` are logarithms, negated where `isNegated`. Rounds count alike, and the spread of
 * their differences gives the standard error.
 */
function makeMean(blocks: Blocks, exchanges: Exchanges, isNegated: boolean): Quantity {
  const { values, starts, middles } = blocks
  const sign = isNegated ? -1 : 1
  // In the middle of the values, so that none is too large.
  const centre = quantile(Float64Array.from(values).sort(), 0.5)
  const plain = Float64Array.from(values, value => Math.exp(sign * (value - centre)))
  const levels = { a: 0, b: 0 }
  for (let round = 0; round < middles.length; round++) {
    levels.a += meanBetween(plain, starts[round]!, middles[round]!) / middles.length
    levels.b += meanBetween(plain, middles[round]!, starts[round + 1]!) / middles.length
  }
  const tables = new Float64Array(middles.length * ways)
  const differences = new Float64Array(exchanges.count)
  return {
    estimate: sign * Math.log(levels.b / levels.a),
    baseline: centre + sign * Math.log(levels.a),
    differencesAt: shift => {
      fillTables(tables, blocks, { plain, factor: Math.exp(-sign * shift), sign })
      compareMeans(tables, exchanges, differences)
      return differences
    },
  }
}

function meanBetween(values: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += values[i]!
  return sum / (end - start)
}

/** The sets of places in a round, by the bits of a byte. */
const ways = 256

interface Scaled {
  readonly plain: Float64Array
  /** Factor on the contender's values. */
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

function compareMeans(tables: Float64Array, { count, rounds, bits }: Exchanges, differences: Float64Array): void {
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

/**
 * The `p`-quantile of a side's values (type 7). Its standard error comes from the distance of values some places above and below it
 * (Siddiqui 1960), since a side whose values lie closer together there knows it better.
 */
function makeHighQuantile(blocks: Blocks, exchanges: Exchanges, p: number): Quantity {
  const { values, starts, middles } = blocks
  const sides = splitSides(blocks)
  const baseline = quantile(sides.a, p)
  const shifted = new Float64Array(values.length)
  const order = Int32Array.from(values, (_, index) => index)
  const places = findPlaces(blocks)
  const ranks = { a: findRanks(sides.a.length, p), b: findRanks(sides.b.length, p) }
  const differences = new Float64Array(exchanges.count)
  return {
    estimate: quantile(sides.b, p) - baseline,
    baseline,
    differencesAt: shift => {
      for (let round = 0; round < middles.length; round++)
        for (let i = starts[round]!; i < starts[round + 1]!; i++)
          shifted[i] = i < middles[round]! ? values[i]! : values[i]! - shift
      order.sort((one, other) => shifted[other]! - shifted[one]!)
      compareQuantiles({ shifted, order, places, ranks }, exchanges, differences)
      return differences
    },
  }
}

function splitSides({ values, starts, middles }: Blocks): { readonly a: Float64Array; readonly b: Float64Array } {
  const sides = { a: [] as number[], b: [] as number[] }
  for (let round = 0; round < middles.length; round++) {
    sides.a.push(...values.subarray(starts[round]!, middles[round]!))
    sides.b.push(...values.subarray(middles[round]!, starts[round + 1]!))
  }
  return { a: Float64Array.from(sides.a).sort(), b: Float64Array.from(sides.b).sort() }
}

interface Places {
  /** The round of each value. */
  readonly rounds: Int32Array
  /** Its place in the round. */
  readonly turns: Int32Array
}

function findPlaces({ values, starts, middles }: Blocks): Places {
  const [rounds, turns] = [new Int32Array(values.length), new Int32Array(values.length)]
  for (let round = 0; round < middles.length; round++)
    for (let i = starts[round]!; i < starts[round + 1]!; i++) {
      rounds[i] = round
      turns[i] = i - starts[round]!
    }
  return { rounds, turns }
}

/** Order statistics that make up a side's quantile and its standard error, numbered from the largest, which is 0. */
interface Ranks {
  readonly far: number
  readonly above: number
  readonly below: number
  readonly near: number
  /** Position of the quantile between `below` and `above`, as a fraction. */
  readonly part: number
  /** The variance of the quantile over the squared distance of one value to the next. */
  readonly scale: number
}

function findRanks(count: number, p: number): Ranks {
  const position = (count - 1) * p
  const floor = Math.floor(position)
  const reach = Math.max(2, Math.round(0.8 * Math.cbrt(count)))
  const rank = (index: number): number => count - 1 - Math.max(0, Math.min(count - 1, index))
  return {
    far: rank(floor + reach),
    above: rank(floor + 1),
    below: rank(floor),
    near: rank(floor - reach),
    part: position - floor,
    scale: count * p * (1 - p),
  }
}

interface Sorted {
  readonly shifted: Float64Array
  /** Descending. */
  readonly order: Int32Array
  readonly places: Places
  readonly ranks: { readonly a: Ranks; readonly b: Ranks }
}

function compareQuantiles(
  { shifted, order, places, ranks }: Sorted,
  { count, rounds, bits }: Exchanges,
  differences: Float64Array,
): void {
  const sorted = Float64Array.from(order, index => shifted[index]!)
  const [own, turns] = [order.map(index => places.rounds[index]!), order.map(index => places.turns[index]!)]
  const deepest = Math.max(ranks.a.near, ranks.b.near) + 1
  const found = { a: new Float64Array(deepest), b: new Float64Array(deepest) }
  for (let way = 0; way < count; way++) {
    const base = way * rounds
    let [a, b] = [0, 0]
    // The largest values of each side, as many as are needed.
    for (let i = 0; i < sorted.length && (a <= ranks.a.near || b <= ranks.b.near); i++) {
      if ((bits[base + own[i]!]! >> turns[i]!) & 1) {
        if (b < deepest) found.b[b++] = sorted[i]!
      } else if (a < deepest) found.a[a++] = sorted[i]!
    }
    const [one, other] = [read(found.a, ranks.a), read(found.b, ranks.b)]
    differences[way] = studentise(other.level - one.level, Math.sqrt(one.variance + other.variance))
  }
}

function read(
  found: Float64Array,
  { far, above, below, near, part, scale }: Ranks,
): { readonly level: number; readonly variance: number } {
  const step = near > far ? (found[far]! - found[near]!) / (near - far) : 0
  return { level: found[below]! + part * (found[above]! - found[below]!), variance: scale * step * step }
}
