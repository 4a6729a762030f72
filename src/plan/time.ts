import { leastRounds } from '../stats/engine/attainable.js'

/** What is known of the time after the first round. */
export interface Timing {
  readonly budgetInSeconds: number
  readonly secondsPerRound: number
  /** Values that a round has of two sides. */
  readonly pairValues: number
  /** Rounds that are planned. */
  readonly rounds: number
}

/** In words, that the budget has no room for the rounds that a verdict needs, and what would help; undefined where it has. */
export function describeShortage({ budgetInSeconds, secondsPerRound, pairValues, rounds }: Timing): string | undefined {
  const least = leastRounds(pairValues)
  // The first round is over, and the last one may start just before the budget ends.
  const fitting = Math.max(0, Math.ceil(budgetInSeconds / secondsPerRound) - 1)
  if (rounds < least) return `a verdict needs at least ${least} rounds, and "rounds" is ${rounds}`
  if (fitting >= least) return undefined
  const needed = Math.ceil((least + 1) * secondsPerRound)
  return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting} fit into the time budget of ${budgetInSeconds} s, but a verdict needs ${least}: raise "time-budget" to ${needed}s or more, or make the command shorter`
}
