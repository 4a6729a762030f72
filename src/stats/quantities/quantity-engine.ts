import { once } from '../../util/once.js'
import { normalCdf } from '../distributions/normal.js'
import { type Block, type Blocks, makeBlocks } from '../engine/blocks.js'
import type { ChangeEngine } from '../engine/engine.js'
import { type Ends, endsBefore } from '../engine/inversion.js'
import { rejects } from '../engine/rejection.js'
import { estimateStart } from '../engine/start.js'
import { makeRandom } from '../random.js'
import { type Exchanges, keepAsItWas, makeExchanges } from './exchanges.js'
import { makeHighQuantile } from './high-quantile.js'
import { makeMean } from './mean.js'
import type { Quantity } from './quantity.js'

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
export function makeQuantityEngine(rounds: readonly Block[], asked: Asked): ChangeEngine {
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

/** What differs by rounding alone is as far out. */
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

/** What is needed to look for the ends of intervals. */
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
