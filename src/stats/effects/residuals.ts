import { takeLocalLevels } from '../local-levels.js'
import { makeRanked, rankTwice, sortValues } from '../scores/ranks.js'
import { shareBySize } from '../scores/shared-room.js'
import { centreCopies, type LaidRun } from './run-order.js'

/** The rest of the values of a run after their rounds and copies are taken into account, in the order of the run. */
export interface Residuals {
  /** Less the median of their copy. */
  readonly centred: Float64Array
  /** Their rank within their copy, as a fraction between 0 and 1: neither location nor spread of a copy shows. */
  readonly ranks: Float64Array
}

/** The residuals of `run`, less the lower quartile of the rounds around, blind to sides and slots. */
export function makeResiduals(run: LaidRun): Residuals {
  const aligned = takeLocalLevels(run.values, run.starts, run.breaks)
  return { centred: centreCopies(run, aligned), ranks: rankWithinCopies(run, aligned) }
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
