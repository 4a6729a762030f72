import { countChoices } from './choices.js'

/**
 * The smallest two-sided p-value that `rounds` rounds of `size` invocations can attain, the contender having half of
 * them (rounded down): 2/6ⁿ for four per round, 2/3ⁿ for three, 2/2ⁿ for two.
 */
export function attainableP(rounds: number, size: number): number {
  return Math.min(1, 2 / countChoices(size, Math.floor(size / 2)) ** rounds)
}

/** The least number of rounds of `size` invocations for a verdict: 5 for four or more, 6 for three, 8 for two. */
export function leastRounds(size: number): number {
  if (size >= 4) return 5
  return size === 3 ? 6 : 8
}
