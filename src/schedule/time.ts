import { duration } from '../metrics/scale.js'
import { leastRounds } from '../stats/randomisation.js'

/** The time does not suffice for what is asked; the message says how much would. */
export class TimeError extends Error {
  override readonly name = 'TimeError'
}

/** The times that are known before the first round. */
interface Outlook {
  readonly secondsPerRound: number
  /** Invocations of a round. */
  readonly invocations: number
  /** Numbers of rounds after which the data are examined; after the first of them measuring may end. */
  readonly looks: readonly number[]
  /** True if rounds of an earlier session count with them. */
  readonly isMore: boolean
  readonly budgetInSeconds: number
}

/** The plan in words: how many rounds, of what, and how long they take. */
export function describeOutlook(outlook: Outlook): string {
  const { secondsPerRound, invocations, looks, isMore, budgetInSeconds } = outlook
  const timeOf = (rounds: number): string => describeSeconds(rounds * secondsPerRound)
  const [first, last] = [looks[0]!, looks.at(-1)!]
  const range = first === last ? '' : `${first} to `
  const what = `${isMore ? 'more ' : ''}${last === 1 ? 'round' : 'rounds'} of ${describeSeconds(secondsPerRound / invocations)} × ${invocations}`
  const [soonest, latest] = [timeOf(shortest * first), timeOf(longest * last)]
  const isTooLong = last * secondsPerRound > budgetInSeconds
  return `${range}${last} ${what}: ${soonest} to ${latest}${isTooLong ? `; no round starts after ${describeSeconds(budgetInSeconds)}` : ''}`
}

/** Rounds take between these shares of what the warm-up took, in nine of ten stories of `bench/runs.js` on a busy machine. */
const [shortest, longest] = [0.8, 1.2]

/** What is advised has so much to spare, since rounds vary. */
const spare = 1.2

/** A time for people; a short one with its tenths. */
export function describeSeconds(seconds: number): string {
  if (seconds < 0.1) return `${Math.max(1, Math.round(1000 * seconds))} ms`
  return seconds < 10 ? `${Number(seconds.toPrecision(2))} s` : duration(seconds)
}

/** The facts about time that are known after the first round. */
interface Timing {
  readonly budgetInSeconds: number
  /** Seconds that warm-ups take of it. */
  readonly secondsAside: number
  readonly secondsPerRound: number
  /** Values that a round has of two sides. */
  readonly pairValues: number
  /** Rounds of an earlier session, which count. */
  readonly before: number
  /** Rounds that are planned, with those before. */
  readonly rounds: number
  /** The number of rounds after which the data are examined next, unless it is simply the last. */
  readonly nextLook?: number | undefined
}

/**
 * In words, that the budget has no room for the rounds that a verdict needs, or for those until the next look, and what would help;
 * undefined where it has.
 */
export function describeShortage(timing: Timing): string | undefined {
  const { budgetInSeconds, secondsAside, secondsPerRound, pairValues, before, rounds, nextLook = 0 } = timing
  const least = leastRounds(pairValues)
  if (rounds < least) return `a verdict needs at least ${least} rounds, and "rounds" is ${rounds}`
  // The last one may start just before the budget ends.
  const fitting = Math.max(0, Math.ceil((budgetInSeconds - secondsAside) / secondsPerRound))
  const needs = [
    { what: 'a verdict', needed: least - before },
    { what: before === 0 ? 'the first analysis' : 'the next analysis', needed: nextLook - before },
  ]
  const short = needs.find(({ needed }) => fitting < needed)
  if (short === undefined) return undefined
  const more = before === 0 ? '' : ' more'
  const seconds = Math.ceil(spare * (secondsAside + short.needed * secondsPerRound))
  return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting}${more} fit into the time budget of ${Number(budgetInSeconds.toFixed(3))} s, but ${short.what} needs ${short.needed}${more}. Raise "time-budget" to ${seconds}s or more, or make the command shorter`
}
