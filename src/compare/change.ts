import { largest } from '../metrics/number.js'
import type { Direction } from '../metrics/unit.js'
import type { Change } from './finding.js'

/** An estimate on the scale of the engine: natural logs, where more is worse; unbounded ends are infinite. */
export interface LogChange {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** `value` on the scale of the engine: its natural log, negated where higher is better. */
export function toLog(value: number, direction: Direction): number {
  return direction === 'higher' ? -Math.log(value) : Math.log(value)
}

/** The value that is `log` on the scale of the engine. */
export function fromLog(log: number, direction: Direction): number {
  return Math.exp(direction === 'higher' ? -log : log)
}

/** The relative change of the value itself: where higher is better, the sign comes back and the ends change places. */
export function toChange(log: LogChange, direction: Direction, level: number): Change {
  const { estimate, low, high } =
    direction === 'higher' ? { estimate: -log.estimate, low: -log.high, high: -log.low } : log
  return { value: Math.expm1(estimate), low: toFraction(low), high: toFraction(high), level }
}

/** The changes by ± `fraction` of the value, on the scale of the engine. */
export function toLogs(fraction: number, direction: Direction): { readonly less: number; readonly more: number } {
  const [fall, rise] = [fraction < 1 ? Math.log1p(-fraction) : -Infinity, Math.log1p(fraction)]
  return direction === 'higher' ? { less: -rise, more: -fall } : { less: fall, more: rise }
}

/** A change in natural logs as a fraction; null where it is not bounded, or too large to compute with. */
export function toFraction(log: number): number | null {
  const change = Math.expm1(log)
  return Number.isFinite(log) && change <= largest ? change : null
}

/** Returns the level of the interval of equivalence: 90% for intervals of 95%. */
export function equivalenceLevel(confidence: number): number {
  return Math.max(0.5, 1 - 2 * (1 - confidence))
}
