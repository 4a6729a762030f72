import type { Direction } from '../../metrics/metric.js'
import type { Inference } from '../controls/inference.js'
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

/** Widens `logs` on either side, as far as something may have moved them. */
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
