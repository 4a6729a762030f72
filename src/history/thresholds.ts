import { rulingOf } from '../compare/verdicts/ruling.js'
import type { Rules } from '../rules/rules.js'
import type { Measured } from './race.js'

/** The changes that somebody wants to know. */
export interface Thresholds {
  /** The smallest of all benchmarks without one of their own, as a fraction. */
  readonly threshold: number
  readonly rules?: Rules
}

/** Returns the smallest change of a benchmark that somebody wants to know. */
export function thresholdFor({ benchmark, metric: name }: Measured, { threshold, rules }: Thresholds): number {
  return rulingOf(rules, benchmark, { name }).threshold ?? threshold
}
