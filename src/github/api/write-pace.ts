import { scheduler } from 'node:timers/promises'

/** Tells the time, and lets it pass; in milliseconds. */
export interface Clock {
  now(): number
  wait(milliseconds: number): Promise<void>
}

const ownClock: Clock = { now: () => performance.now(), wait: milliseconds => scheduler.wait(milliseconds) }

/** Lets a request that writes go, as soon as it may. */
export type WritePace = () => Promise<void>

/**
 * Makes a pace of one request a second for all that shares it, first come, first served. GitHub asks for that ("Best practices for
 * using the REST API"), and answers those who create more with a secondary rate limit.
 */
export function makeWritePace({ now, wait }: Clock = ownClock): WritePace {
  let last = Number.NEGATIVE_INFINITY
  let turn = Promise.resolve()
  return () => {
    turn = turn.then(async () => {
      const pause = last + apartInMilliseconds - now()
      if (pause > 0) await wait(pause)
      last = now()
    })
    return turn
  }
}

const apartInMilliseconds = 1000

/** The pace of this process. */
export const ownWritePace = makeWritePace()
