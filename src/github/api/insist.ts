import { setTimeout } from 'node:timers/promises'
import { GitHubError } from './github-error.js'

/** How long is waited before each further try, where GitHub names no time itself. */
const pausesInSeconds = [1, 4, 10]
/** No job waits longer than this for GitHub at a time. */
const longestPauseInSeconds = 30

/**
 * `attempt()`, again a few times while GitHub is unavailable, or asks for a pause.
 *
 * What was done and not answered is done twice: whoever creates something must be able to live with its double.
 */
export async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of pausesInSeconds) {
    try {
      return await attempt()
    } catch (error) {
      const seconds = findPause(error, pause)
      if (seconds === undefined) throw error
      await setTimeout(seconds * 1000)
    }
  }
  return await attempt()
}

/** How long to wait before trying again, where that makes sense: a rate limit for an hour is not waited for. */
function findPause(error: unknown, pause: number): number | undefined {
  if (!(error instanceof GitHubError)) return undefined
  if (error.kind === 'unavailable') return pause
  const asked = error.retryAfterInSeconds
  return error.kind === 'rate-limited' && asked !== undefined && asked <= longestPauseInSeconds
    ? Math.max(asked, pause)
    : undefined
}
