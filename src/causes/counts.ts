import type { Random } from '../stats/random.js'
import { type PermutationTest, type RoundValues, testDifference } from './permutation.js'

/** The values of a side may differ by this part of the difference between the sides. */
const agreement = 0.1

/**
 * Tests counts, which are the same in every run of a program that does the same. If the counts of each side agree among themselves,
 * the difference is judged directly: no two rounds could tell more. Otherwise they are values like others.
 */
export function testCounts(rounds: readonly RoundValues[], random: Random): PermutationTest {
  const [before, after] = (['baseline', 'contender'] as const).map(side => rounds.flatMap(round => round[side]))
  const spread = rangeOf(before!) + rangeOf(after!)
  const test = testDifference(rounds, random)
  const { estimate } = test
  if (spread > agreement * Math.abs(estimate)) return test
  return {
    estimate,
    p: estimate === 0 ? 1 : 0,
    interval: () => ({ low: estimate - spread, high: estimate + spread }),
  }
}

function rangeOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
