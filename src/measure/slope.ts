import type { Invoked } from './invoked.js'
import type { ServerUse } from './serve/server.js'
import type { Slope } from './session.js'

/** The variable that tells a command how often. */
export const repeatsVariable = 'BENCH_REPEATS'

/**
 * The invocation that a shorter and a longer run make: what both need, such as their start, is taken off by what one more repeat
 * takes. It failed where one of them did, or where more repeats took no longer.
 */
export function joinRuns([fewer, more]: Slope, shorter: Invoked, longer: Invoked): Invoked {
  const { startedAt, isNotStarted } = shorter
  const joined = { startedAt, isNotStarted, leftovers: shorter.leftovers + longer.leftovers }
  const failed = [shorter, longer].find(({ outcome }) => outcome !== 'ok')
  if (failed) return { ...failed, ...joined }
  const [before, { text, observation }] = [shorter.observation!, longer]
  const seconds = (observation!.seconds - before.seconds) / (more - fewer)
  if (seconds <= 0) {
    const { slot } = longer
    const [short, long] = [before, observation!].map(one => `${(1000 * one.seconds).toPrecision(3)} ms`)
    const reason = `${more} repeats took ${long}, and ${fewer} took ${short}. The command must repeat its work $${repeatsVariable} times, and the second number of "slope" must be large enough to show a difference`
    return { slot, outcome: 'failed', reason, ...joined }
  }
  return {
    ...longer,
    ...joined,
    text: { ...text!, seconds },
    observation: { ...observation!, shorter: { run: before, repeats: more - fewer } },
    ...(longer.server ? { server: joinUse(shorter.server, longer.server, more - fewer) } : {}),
  }
}

/** What one repeat made a server use; its memory is a level, not an amount. */
function joinUse(shorter: ServerUse | undefined, longer: ServerUse, repeats: number): ServerUse {
  const { cpuSeconds, ...level } = longer
  if (cpuSeconds === undefined || shorter?.cpuSeconds === undefined) return level
  return { ...level, cpuSeconds: (cpuSeconds - shorter.cpuSeconds) / repeats }
}
