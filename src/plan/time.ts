import { duration } from '../metrics/duration.js'
import { leastRounds } from '../stats/engine/attainable.js'

/** The time does not suffice for what is asked; the message says how much would. */
export class TimeError extends Error {
  override readonly name = 'TimeError'
}

/** The times that are known before the first round. */
export interface Outlook {
  readonly secondsPerRound: number
  /** Invocations of a round. */
  readonly invocations: number
  /** Numbers of rounds after which the data are examined; after the first of them measuring may end. */
  readonly looks: readonly number[]
  /** Whether more rounds may be planned at the first look. */
  readonly isOpen: boolean
  readonly budgetInSeconds: number
}

/** In words, how long measuring will take: up to its first look, and at most. */
export function describeOutlook({ secondsPerRound, invocations, looks, isOpen, budgetInSeconds }: Outlook): string {
  const timeOf = (rounds: number): string => describeSeconds(rounds * secondsPerRound)
  const [first, last] = [looks[0]!, looks.at(-1)!]
  const each = `${describeSeconds(secondsPerRound / invocations)} × ${invocations}`
  const plan = `about ${timeOf(first)}: ${first} ${first === 1 ? 'round' : 'rounds'} of ${each}`
  if (isOpen) return `${plan}; then the number of rounds is chosen`
  const most = first === last ? '' : `, up to ${last} for what is not settled (${timeOf(last)})`
  const end =
    last * secondsPerRound > budgetInSeconds ? `; no round starts after ${describeSeconds(budgetInSeconds)}` : ''
  return `${plan}${most}${end}`
}

/** A time for people; a short one with its tenths. */
function describeSeconds(seconds: number): string {
  if (seconds < 0.1) return `${Math.max(1, Math.round(1000 * seconds))} ms`
  return seconds < 10 ? `${Number(seconds.toPrecision(2))} s` : duration(seconds)
}

/** The facts about time that are known after the first round. */
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
  return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting} fit into the time budget of ${budgetInSeconds} s, but a verdict needs ${least}. Raise "time-budget" to ${needed}s or more, or make the command shorter`
}
