import { makeBlocks } from '../engine/blocks.js'
import { makeRanked, rankTwice, sortValues } from '../scores/ranks.js'
import { chooseHalfWindow, makeAlignment } from '../scores/windows.js'
import { centreCopies, copyOf, groupByCopy, type RunOrder } from './run-order.js'

/** The rest of the values after their rounds and copies are taken into account, in the shape of the rounds. */
export interface Residuals {
  /** Less the median of their copy. */
  readonly centred: readonly (readonly number[])[]
  /** Their rank within their copy, as a fraction between 0 and 1: neither location nor spread of a copy shows. */
  readonly ranks: readonly (readonly number[])[]
}

/** The residuals of `run`, aligned by the lower quartile of the rounds around, as the engine does, blind to sides and slots. */
export function makeResiduals(run: RunOrder): Residuals {
  const aligned = alignRounds(run)
  return { centred: centreCopies(run.rounds, aligned), ranks: rankWithinCopies(run.rounds, aligned) }
}

function alignRounds({ rounds, breaks = [] }: RunOrder): number[][] {
  const blocks = makeBlocks(rounds.map(round => ({ a: round.map(({ value }) => value), b: [] })))
  const { windowOf, quartilesAt } = makeAlignment(blocks, { halfWindow: chooseHalfWindow(blocks), breaks })
  const quartiles = quartilesAt(0)
  return rounds.map((round, i) => round.map(({ value }) => value - quartiles[windowOf[i]!]!))
}

function rankWithinCopies(rounds: RunOrder['rounds'], values: readonly (readonly number[])[]): number[][] {
  const ranks = new Map([...groupByCopy(rounds, values)].map(([copy, own]) => [copy, rankFractions(own).values()]))
  return rounds.map(round => round.map(placed => ranks.get(copyOf(placed))!.next().value ?? 0))
}

// Differences below this are rounding: what was equal stays tied.
const resolution = 1e12

function rankFractions(values: readonly number[]): Float64Array {
  const count = values.length
  const keys = Float64Array.from(values, value => Math.round(value * resolution))
  const ranked = makeRanked(count)
  const ranks = new Int32Array(count)
  sortValues(ranked, keys)
  rankTwice(ranked, ranks)
  return Float64Array.from(ranks, rank => rank / (2 * (count + 1)))
}
