import { makeBlocks } from '../engine/blocks.js'
import { makeRanked, rankTwice, sortValues } from '../scores/ranks.js'
import { shareBySize } from '../scores/shared-room.js'
import { chooseHalfWindow, makeAlignment } from '../scores/windows.js'
import { centreCopies, type LaidRun } from './run-order.js'

/** The rest of the values of a run after their rounds and copies are taken into account, in the order of the run. */
export interface Residuals {
  /** Less the median of their copy. */
  readonly centred: Float64Array
  /** Their rank within their copy, as a fraction between 0 and 1: neither location nor spread of a copy shows. */
  readonly ranks: Float64Array
}

/** The residuals of `run`, aligned by the lower quartile of the rounds around, as the engine does, blind to sides and slots. */
export function makeResiduals(run: LaidRun): Residuals {
  const aligned = alignRounds(run)
  return { centred: centreCopies(run, aligned), ranks: rankWithinCopies(run, aligned) }
}

function alignRounds({ values, starts, breaks }: LaidRun): Float64Array {
  const rounds = Array.from(starts.subarray(1), (end, i) => ({ a: [...values.subarray(starts[i]!, end)], b: [] }))
  const blocks = makeBlocks(rounds)
  const { windowOf, quartilesAt } = makeAlignment(blocks, { halfWindow: chooseHalfWindow(blocks), breaks })
  const quartiles = quartilesAt(0)
  const aligned = new Float64Array(values.length)
  for (let round = 0; round < windowOf.length; round++) {
    const level = quartiles[windowOf[round]!]!
    for (let i = starts[round]!; i < starts[round + 1]!; i++) aligned[i] = values[i]! - level
  }
  return aligned
}

// Differences below this are rounding: what was equal stays tied.
const resolution = 1e12

const roomOf = shareBySize(count => ({
  keys: new Float64Array(count),
  ranks: new Int32Array(count),
  ranked: makeRanked(count),
}))

function rankWithinCopies({ copies }: LaidRun, values: Float64Array): Float64Array {
  const fractions = new Float64Array(values.length)
  for (const places of copies) {
    const count = places.length
    const { keys, ranks, ranked } = roomOf(count)
    for (let i = 0; i < count; i++) keys[i] = Math.round(values[places[i]!]! * resolution)
    sortValues(ranked, keys)
    rankTwice(ranked, ranks)
    for (let i = 0; i < count; i++) fractions[places[i]!] = ranks[i]! / (2 * (count + 1))
  }
  return fractions
}
