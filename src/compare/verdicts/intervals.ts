import type { Direction } from '../../metrics/metric.js'
import type { Inference } from '../controls/inference.js'
import { isCounted } from '../counted.js'
import type { Series } from '../series.js'
import { findTick as findTickOf } from '../trust/spread.js'
import { type LogChange, toChange } from './change.js'
import { equivalenceLevel, type Intervals } from './verdict.js'

/** The intervals of a change in natural logs. */
export interface Logs {
  readonly change: LogChange
  readonly equivalence: LogChange
}

/** The levels of intervals. */
export interface LevelsOfIntervals {
  /** Of what is shown, after the correction for many. */
  readonly level: number
  /** Of one interval alone. */
  readonly confidence: number
}

export function findLogs(inference: Inference, { level, confidence }: LevelsOfIntervals): Logs {
  return { change: inference.interval(level), equivalence: inference.interval(equivalenceLevel(confidence)) }
}

/** The step of the clock that `series` shows, as a fraction of its values; 0 for what is counted, which comes in steps by nature. */
export function findTick({ metric, rounds }: Series): number {
  return isCounted(metric.unit) ? 0 : findTickOf(rounds.flatMap(round => round.map(({ value }) => value)))
}

/** Widens `logs` by a tick of the clock on either side: a value may be anywhere within one, however often the clock shows the same. */
export function widenByTick(logs: Logs, tick: number): Logs {
  return widenBy(logs, Math.log1p(tick))
}

/** Widens `logs` on either side. */
export function widenBy({ change, equivalence }: Logs, reach: number): Logs {
  const widen = ({ estimate, low, high }: LogChange) => ({ estimate, low: low - reach, high: high + reach })
  return { change: widen(change), equivalence: widen(equivalence) }
}

/** Makes changes of the values of `logs`. */
export function toIntervals(logs: Logs, direction: Direction, { level, confidence }: LevelsOfIntervals): Intervals {
  return {
    change: toChange(logs.change, direction, level),
    equivalence: toChange(logs.equivalence, direction, equivalenceLevel(confidence)),
  }
}
