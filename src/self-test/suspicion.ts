import { binomialQuantile, largestProbability } from '../stats/distributions/binomial.js'
import type { SelfTest, Share } from './self-test.js'

/** A count is suspicious where chance alone would bring as many in less than one of a hundred self-tests. */
const chance = 0.01
const confidence = 0.95

/** The number of false alarms that chance explains, and what so few sessions leave open. */
export interface ExpectedAlarms {
  /** The share of sessions with a false alarm that the confidence allows. */
  readonly rate: number
  /** The largest count that is not suspicious. */
  readonly most: number
  /** The largest true share of false alarms that would look like this, at 95% confidence. */
  readonly possible: number
}

/** Returns what to expect from this number of sessions, and what they leave open. */
export function expectationOf({ falseAlarms, settings }: SelfTest): ExpectedAlarms {
  const rate = 1 - settings.confidence
  const { count, of } = falseAlarms
  return { rate, most: mostByChance(of, rate, 1), possible: of === 0 ? 1 : largestProbability(count, of, confidence) }
}

/** Returns whether there are more false alarms, or more small p-values of any benchmark, than chance explains. */
export function isSuspicious({ falseAlarms, benchmarks, settings }: SelfTest): boolean {
  const rate = 1 - settings.confidence
  const exceeds = ({ count, of }: Share, among: number): boolean => count > mostByChance(of, rate, among)
  return exceeds(falseAlarms, 1) || benchmarks.some(({ smallP }) => exceeds(smallP, benchmarks.length))
}

/** `among`: so many counts are looked at, and any of them may stand out. */
function mostByChance(of: number, rate: number, among: number): number {
  return binomialQuantile(1 - chance / among, of, rate)
}
