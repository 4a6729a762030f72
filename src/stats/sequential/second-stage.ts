/** The most rounds of a second stage. */
export const mostSecondRounds = 20
/** The fewest. */
export const leastSecondRounds = 4

/** The difference that a second stage has to confirm, in natural logs. */
export interface Suspicion {
  /** The rounds of the first stage, and its standard error. */
  readonly rounds: number
  readonly standardError: number
  /** The smallest size that the first stage does not rule out, and at least the smallest that matters. */
  readonly size: number
  /** The smallest size that matters. */
  readonly least: number
}

/** For a power of 90%: the normal quantiles of a test of 10% on both sides, and of an estimate of at least half of what matters. */
const [quantileOfTest, quantileOfPower] = [2.926, 1.282]
/** The standard error of the first stage is itself an estimate. */
const spare = 1.5

/** Counts the rounds that a second stage takes, if it must confirm all of `suspicions`. */
export function countSecondRounds(suspicions: readonly Suspicion[]): number {
  const counts = suspicions.map(({ rounds, standardError, size, least }) => {
    const needed = Math.min(size / quantileOfTest, (size - least / 2) / quantileOfPower)
    return needed > 0 ? Math.ceil(spare * Math.ceil(rounds * (standardError / needed) ** 2)) : mostSecondRounds
  })
  return Math.min(mostSecondRounds, Math.max(leastSecondRounds, ...counts))
}
