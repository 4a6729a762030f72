import { normalCdf, normalQuantile } from '../distributions/normal.js'
import { crossLast, makeBoundaries, type Spending, spendAsSquare, spendInHalves } from './boundaries.js'

/** The times at which the data have been examined, in rounds. */
export interface Design {
  /** Rounds at each look so far, ascending, not empty; the last is where measuring stands, be it planned or not. */
  readonly looks: readonly number[]
  /** Rounds at which all of the error rate is spent; no look is later. */
  readonly rounds: number
  /**
   * Rounds at which half of the error rate is spent, because more were added to a plan of so many. What decides that they are added must not
   * tell the sides apart. Left out if none were.
   */
  readonly extendedFrom?: number
}

/**
 * The level at which one test at the last look rejects, for the error rate over all looks to be `alpha` spent as the design says:
 * one minus the confidence of the repeated confidence interval (Jennison & Turnbull 1989).
 *
 * Rises with `alpha`, which is in [0, 1]; with a single look at the last round it is `alpha`.
 */
export function nominalAlpha(design: Design, alpha: number): number {
  return remember(nominals, design, alpha, () => {
    const times = timesOf(design)
    const spend = spendingOf(design, alpha)
    if (times.length === 1) return spend(times[0]!)
    return 2 * normalCdf(-makeBoundaries(times, spend).at(-1)!)
  })
}

/**
 * The repeated p-value: the least error rate over all looks at which the last look rejects, its own p-value being
 * `nominalP`; 1 where none does. The inverse of `nominalAlpha`, to 1e-10.
 */
export function repeatedP(design: Design, nominalP: number): number {
  if (nominalP <= 0) return 0
  return remember(repeated, design, nominalP, () => solve(design, nominalP))
}

function timesOf({ looks, rounds }: Design): number[] {
  return looks.map(look => look / rounds)
}

function spendingOf({ rounds, extendedFrom }: Design, alpha: number): Spending {
  return extendedFrom === undefined ? spendAsSquare(alpha) : spendInHalves(alpha, extendedFrom / rounds)
}

/** The α whose increment at the last look is just the chance of getting there and beyond |z|: secants on a log–log scale. */
function solve(design: Design, p: number): number {
  const times = timesOf(design)
  const share = spendingOf(design, 1)
  const total = share(times.at(-1)!)
  if (times.length === 1) return Math.min(1, p / total)
  const increment = total - share(times.at(-2)!)
  if (increment <= 0) return 1
  const z = -normalQuantile(Math.min(1, p) / 2)
  const surplusAt = (log: number): number =>
    Math.log(crossLast(times, spendingOf(design, Math.exp(log)), z) / increment) - log
  // All that is spent is at least p, and what is spent now is at most p.
  let low = Math.log(p / total)
  let high = Math.min(0, Math.log(p / increment))
  if (low >= high || surplusAt(high) >= 0) return Math.exp(high)
  let before = low
  let surplusBefore = surplusAt(low)
  // Nearly a line, of slope −1 or steeper.
  let log = low + surplusBefore
  for (let step = 0; step < 100; step++) {
    if (!(log > low && log < high)) log = (low + high) / 2
    const surplus = surplusAt(log)
    if (surplus > 0) low = log
    else high = log
    const next = log - (surplus * (log - before)) / (surplus - surplusBefore)
    // Secants all but square the error.
    if (!(Math.abs(next - log) > 1e-8)) return Math.exp(next)
    ;[before, surplusBefore, log] = [log, surplus, next]
  }
  return Math.exp(log)
}

const nominals = new Map<string, number>()
const repeated = new Map<string, number>()
const capacity = 10_000

function remember(known: Map<string, number>, design: Design, level: number, compute: () => number): number {
  const key = `${design.looks.join()}/${design.rounds}/${design.extendedFrom}/${level}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  if (known.size >= capacity) known.clear()
  const value = compute()
  known.set(key, value)
  return value
}
