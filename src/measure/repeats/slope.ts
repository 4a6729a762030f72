import type { Invoked } from '../invoked.js'
import type { ServerUse } from '../serve/server.js'
import type { Slope } from '../session.js'

/** The variable that tells a command how often. */
export const repeatsVariable = 'BENCH_REPEATS'

/**
 * The invocation that runs with more and more repeats make: what all need, such as their start, is taken off by what one more repeat
 * takes. It failed where one of them did, or where more repeats took no longer.
 */
export function joinRuns(slope: Slope, runs: readonly Invoked[]): Invoked {
  const [shortest, longest] = [runs[0]!, runs.at(-1)!]
  const { startedAt, isNotStarted } = shortest
  const joined = { startedAt, isNotStarted, leftovers: runs.reduce((sum, { leftovers }) => sum + leftovers, 0) }
  const failed = runs.find(({ outcome }) => outcome !== 'ok')
  if (failed) return { ...failed, ...joined }
  const times = runs.map(({ observation }) => observation!.seconds)
  const [fewer, more] = [slope[0]!, slope.at(-1)!]
  const seconds = fitLine(slope, times)
  if (seconds <= 0) {
    const [short, long] = [times[0]!, times.at(-1)!].map(time => `${(1000 * time).toPrecision(3)} ms`)
    const reason = `${more} repeats took ${long}, and ${fewer} took ${short}. The command must repeat its work $${repeatsVariable} times, and the last number of "slope" must be large enough to show a difference`
    return { slot: longest.slot, outcome: 'failed', reason, ...joined }
  }
  return {
    ...longest,
    ...joined,
    text: { ...longest.text!, seconds },
    observation: { ...longest.observation!, shorter: { run: shortest.observation!, repeats: more - fewer } },
    ...(slope.length > 2 ? { bends: findBends(slope, times) } : {}),
    ...(longest.server ? { server: joinUse(shortest.server, longest.server, more - fewer) } : {}),
  }
}

/** What one repeat made a server use; its memory is a level, not an amount. */
function joinUse(shortest: ServerUse | undefined, longest: ServerUse, repeats: number): ServerUse {
  const { cpuSeconds, ...level } = longest
  if (cpuSeconds === undefined || shortest?.cpuSeconds === undefined) return level
  return { ...level, cpuSeconds: (cpuSeconds - shortest.cpuSeconds) / repeats }
}

/** The slope of the line through `times`, by least squares. Noise grows with the time, so each counts by 1 over its square. */
function fitLine(repeats: Slope, times: readonly number[]): number {
  const weights = times.map(time => 1 / time ** 2)
  const total = sum(weights)
  const meanOf = (values: readonly number[]): number => sum(values.map((value, at) => weights[at]! * value)) / total
  const [x, y] = [meanOf(repeats), meanOf(times)]
  const covariance = sum(repeats.map((one, at) => weights[at]! * (one - x) * (times[at]! - y)))
  return covariance / sum(repeats.map((one, at) => weights[at]! * (one - x) ** 2))
}

/** How far each of `times` between the first and the last is above the line through these two, as a fraction of that line. */
function findBends(repeats: Slope, times: readonly number[]): readonly number[] {
  const [from, to, low, high] = [repeats[0]!, repeats.at(-1)!, times[0]!, times.at(-1)!]
  return times.slice(1, -1).map((time, at) => {
    const line = low + ((high - low) * (repeats[at + 1]! - from)) / (to - from)
    return time / line - 1
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
