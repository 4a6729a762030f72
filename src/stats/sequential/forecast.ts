import { normalCdf, normalQuantile } from '../distributions/normal.js'
import { type Design, nominalAlpha } from './repeated-p.js'

/** The results that the last analysis may have, as those so far let expect. */
export interface Forecast {
  /** The chance that the estimate will then lie between two values. */
  chanceBetween(low: number, high: number): number
  /** Half the width that the repeated interval will have, for an error rate of `alpha` over all analyses. */
  reach(alpha: number): number
}

/**
 * Forecasts the last of some `later` analyses, in rounds, after those of `design`. The estimate so far is m with standard error s, after a
 * fraction t of the rounds. If any true change was equally likely, the last estimate is normal around m with variance s²·(1 − t), and has a
 * standard error of s·√t (predictive power, Spiegelhalter, Freedman & Blackburn 1986).
 */
export function forecastLast(
  { estimate, standardError }: { readonly estimate: number; readonly standardError: number },
  design: Design,
  later: readonly number[],
): Forecast {
  const t = design.looks.at(-1)! / later.at(-1)!
  const deviation = standardError * Math.sqrt(1 - t)
  const beyond = (value: number): number => normalCdf((value - estimate) / deviation)
  const whole = { ...design, looks: [...design.looks, ...later] }
  return {
    chanceBetween: (low, high) => Math.max(0, beyond(high) - beyond(low)),
    reach: alpha => -normalQuantile(nominalAlpha(whole, alpha) / 2) * standardError * Math.sqrt(t),
  }
}
