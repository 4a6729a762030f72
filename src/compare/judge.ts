import type { Direction } from '../metrics/unit.js'
import type { Judge } from '../rules/rules.js'

/** The number that is compared of the values of a side, where it is not the typical one. */
export type OtherQuantity = Exclude<Judge, 'auto' | 'typical'>

const otherQuantities = ['mean', 'p90', 'p95', 'p99'] as const satisfies readonly OtherQuantity[]

/** Returns what a finding names as compared; undefined for the typical value. */
export function otherQuantityOf(judge: Judge): OtherQuantity | undefined {
  return otherQuantities.find(name => name === judge)
}

/** The percentile that `judge` names, as a fraction of the values that are better; undefined where it names none. */
export function quantileOf(judge: Judge): number | undefined {
  return /^p\d/.test(judge) ? Number(judge.slice(1)) / 100 : undefined
}

/** The number of values of each side that a percentile needs: fewer do not reach that far. */
export function leastValues(judge: Judge): number {
  const p = quantileOf(judge)
  return p === undefined ? 0 : Math.round(1 / (1 - p))
}

/** The name of the quantity for people. Where higher is better, the slow end is at the bottom: the 5th percentile, not the 95th. */
export function quantityName(quantity: OtherQuantity, better: Direction): string {
  const p = quantileOf(quantity)
  return p === undefined || better !== 'higher' ? quantity : `p${Math.round(100 * (1 - p))}`
}
