import type { Warning } from '../../record/record.js'
import type { Before } from '../before.js'
import type { Reader } from '../reader.js'
import type { Batch, Session } from '../session.js'

/** The warning that a batch was requested and not possible. */
export const batchUnusedWarning: Warning = {
  code: 'batch-unused',
  message:
    '"batch" was not used. It needs the time of the whole process. But the command prints its own numbers, or no warm-up round showed that it does not (set "format" to process)',
}

/** How long one measurement should take at least: the start of a process is some tenths of a millisecond earlier or later. */
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

/** Chooses how many runs an invocation of `session` is: of what a tool prints itself, one run is as good as another. */
export function chooseBatch(
  { batch, prepare, slope, before }: Pick<Session, 'batch' | 'prepare' | 'slope'> & { readonly before?: Before },
  reader: Pick<Reader, 'isOfProcess'>,
  seconds: readonly number[],
): number {
  if (before !== undefined) return before.batch
  return reader.isOfProcess() && prepare === undefined && slope === undefined ? chooseRuns(batch, seconds) : 1
}
