import { pause } from '../system/http.js'
import { ForgeError } from './forge-error.js'

/** The limits of waiting for a forge, over all requests that share them. */
export interface PatienceOptions {
  /** Before each further try of a request, where it asks for no longer pause. */
  readonly pausesInSeconds: readonly number[]
  /** In all: pauses, and tries that were never answered. */
  readonly mostInSeconds: number
}

/** For what is read, where an outage is sooner told than outwaited. */
export const readingPatience: PatienceOptions = { pausesInSeconds: [1, 4, 10], mostInSeconds: 300 }

/** For what takes minutes of measuring to have again. */
export const writingPatience: PatienceOptions = {
  pausesInSeconds: [1, 4, 10, 30, 60, 60, 60, 60],
  mostInSeconds: 300,
}

/** For what can be done without. */
export const shortPatience: PatienceOptions = { pausesInSeconds: [1, 4, 10], mostInSeconds: 30 }

/** The time that is left to wait for a forge. */
export class Patience {
  readonly #pausesInSeconds: readonly number[]
  #leftInSeconds: number

  constructor({ pausesInSeconds, mostInSeconds }: PatienceOptions) {
    this.#pausesInSeconds = pausesInSeconds
    this.#leftInSeconds = mostInSeconds
  }

  /** Waits after `tries` tries, of which the last ended in `error`; false where a further one makes no sense, or is too far away. */
  async outwait(error: unknown, tries: number): Promise<boolean> {
    if (!(error instanceof ForgeError)) return false
    this.#leftInSeconds -= error.spentInSeconds
    const seconds = findPause(error, this.#pausesInSeconds[tries - 1])
    if (seconds === undefined || seconds > this.#leftInSeconds) return false
    this.#leftInSeconds -= seconds
    await pause(seconds)
    return true
  }
}

/**
 * `attempt()`, again while the forge is unavailable or asks for a pause, and `patience` lasts. An attempt that writes must find out first what
 * became of the one before, which may have been done and not answered.
 */
export async function insist<T>(attempt: () => Promise<T>, patience: Patience): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(await patience.outwait(error, tries))) throw error
    }
  }
}

function findPause({ kind, retryAfterInSeconds }: ForgeError, secondsOfOurs: number | undefined): number | undefined {
  if (secondsOfOurs === undefined) return undefined
  if (kind === 'unavailable') return secondsOfOurs
  return kind === 'rate-limited' && retryAfterInSeconds !== undefined
    ? Math.max(retryAfterInSeconds, secondsOfOurs)
    : undefined
}
