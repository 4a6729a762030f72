import type { Blocks } from '../engine/blocks.js'
import { quantile } from '../quantile.js'
import type { Exchanges } from './exchanges.js'
import { type Quantity, studentise } from './quantity.js'

/**
 * The `p`-quantile of a side's values (type 7). Its standard error comes from the distance of values some places above and below it
 * (Siddiqui 1960), since a side whose values lie closer together there knows it better.
 */
export function makeHighQuantile(blocks: Blocks, exchanges: Exchanges, p: number): Quantity {
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
      compare({ shifted, order, places, ranks }, exchanges, differences)
      return differences
    },
  }
}

/** Both sides' values, ascending. */
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

/** Which values of a side make its quantile and the standard error: numbers from the largest, which is 0. */
interface Ranks {
  readonly far: number
  readonly above: number
  readonly below: number
  readonly near: number
  /** How far from `below` to `above` the quantile is. */
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

function compare(
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
