import { percentSize } from '../metrics/scale.js'
import { makeReason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import { studentCdf } from '../stats/distributions/student.js'
import { adjustByHolm } from '../stats/multiple.js'
import { type Invoked, sumLeftovers } from './invoked.js'
import type { Batch, Slope } from './session.js'

/** The warning that a batch was requested and not possible. */
export const batchUnusedWarning: Warning = {
  code: 'batch-unused',
  message:
    '"batch" was not used. It needs the time of the whole process. But the command prints its own numbers, or no warm-up round showed that it does not (set "format" to process)',
}

/** The shortest time of one measurement: the start of a process is some tenths of a millisecond earlier or later. */
const aimInSeconds = 0.01
const mostRuns = 100

/**
 * Chooses how many runs in a row make one invocation, from the times of single runs during the warm-up. The number is the same
 * for both sides, since it does not distinguish their values. It is decided before the first round.
 */
export function chooseRuns(batch: Batch, seconds: readonly number[]): number {
  if (batch !== 'auto') return batch
  if (seconds.length === 0) return 1
  // What disturbs a warm-up makes it longer, never shorter.
  const shortest = Math.max(Math.min(...seconds), aimInSeconds / mostRuns)
  return Math.max(1, Math.round(aimInSeconds / shortest))
}

const alpha = 0.01

/** Collects how far runs are from the line through the shortest and the longest, and says where that is more than chance. */
export class LineTest {
  readonly #slope: Slope
  /** Bends by side, because one may be straight and the other bent. */
  readonly #bends = new Map<string, (readonly number[])[]>()

  constructor(slope: Slope | undefined) {
    this.#slope = slope ?? []
  }

  add({ slot, bends, points = [] }: Invoked): void {
    if (bends) {
      this.#bends.set(slot.side, [...(this.#bends.get(slot.side) ?? []), bends])
    }
    for (const { run } of points) this.add(run)
  }

  /** The warning that the points do not lie on a line; none where they may. */
  warn(): readonly Warning[] {
    const between = [...this.#bends].flatMap(([side, bends]) =>
      this.#slope.slice(1, -1).map((repeats, at) => ({ side, repeats, ...test(bends.map(bend => bend[at]!)) })),
    )
    const adjusted = adjustByHolm(between.map(({ p }) => p))
    const [worst] = between
      .filter((_, at) => adjusted[at]! <= alpha)
      .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean))
    if (worst === undefined) return []
    const { side, repeats, mean } = worst
    const [fewer, more] = [this.#slope[0], this.#slope.at(-1)]
    return [
      {
        code: 'slope-bent',
        message: `the numbers of repeats do not lie on a line (${side}): ${repeats} take ${percentSize(mean)} ${mean > 0 ? 'more' : 'less'} than the line from ${fewer} to ${more} says. So one repeat does not always take the same time`,
      },
    ]
  }
}

/** Student's test that the mean of `values` is 0. */
function test(values: readonly number[]): { readonly mean: number; readonly p: number } {
  const count = values.length
  if (count < 3) return { mean: 0, p: 1 }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  const t = Math.abs(mean) / Math.sqrt(variance / count)
  return { mean, p: Number.isNaN(t) ? 1 : Math.min(1, 2 * studentCdf(-t, count - 1)) }
}

/** The variable that tells a command how often. */
export const repeatsVariable = 'BENCH_REPEATS'

/**
 * The invocation that runs with more and more repeats make: what all need, such as their start, is taken off by what one more repeat
 * takes. It failed where one of them did, or where more repeats took no longer.
 */
export function joinRuns(slope: Slope, runs: readonly Invoked[]): Invoked {
  const [shortest, longest] = [runs[0]!, runs.at(-1)!]
  const { startedAt, isNotStarted } = shortest
  const joined = { startedAt, isNotStarted, leftovers: sumLeftovers(runs) }
  const failed = runs.find(({ outcome }) => outcome !== 'ok')
  if (failed) return { ...failed, ...joined }
  const times = runs.map(({ observation }) => observation!.seconds)
  const [fewer, more] = [slope[0]!, slope.at(-1)!]
  const { server } = longest
  const { cpuSeconds: after, ...level } = server ?? {}
  const before = shortest.server?.cpuSeconds
  // The slope of the line through `times`, by least squares. Noise grows with the time, so each counts by 1 over its square.
  const weights = times.map(time => 1 / time ** 2)
  const total = sum(weights)
  const meanOf = (values: readonly number[]): number => sum(values.map((value, at) => weights[at]! * value)) / total
  const [x, y] = [meanOf(slope), meanOf(times)]
  const covariance = sum(slope.map((count, at) => weights[at]! * (count - x) * (times[at]! - y)))
  const seconds = covariance / sum(slope.map((count, at) => weights[at]! * (count - x) ** 2))
  if (seconds <= 0) {
    const [short, long] = [times[0]!, times.at(-1)!].map(time => `${(1000 * time).toPrecision(3)} ms`)
    const problem = `${more} repeats took ${long}, and ${fewer} took ${short}. The command must repeat its work $${repeatsVariable} times, and the last number of "slope" must be large enough to show a difference`
    return { slot: longest.slot, outcome: 'failed', failure: makeReason('unreadable-output', { problem }), ...joined }
  }
  return {
    ...longest,
    ...joined,
    text: { ...longest.text!, seconds },
    observation: { ...longest.observation!, shorter: { run: shortest.observation!, repeats: more - fewer } },
    ...(slope.length > 2 ? { bends: findBends(slope, times) } : {}),
    ...(server && {
      // Its memory is a level, not an amount.
      server: {
        ...level,
        ...(before === undefined || after === undefined ? {} : { cpuSeconds: (after - before) / (more - fewer) }),
      },
    }),
  }
}

/** Distances of `times` between the first and the last above the line through these two, as fractions of that line. */
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

/** No run is ended earlier, because it seems to hang. */
export const shortestLimitInSeconds = 300
