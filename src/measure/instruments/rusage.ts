import { present } from '../../util/present.js'
import type { Instrument, Values } from './instrument.js'

/**
 * The kernel's counts for a process tree when it ends: CPU time, memory, page faults and context switches.
 *
 * It costs nothing, because the launcher learns about the end through `wait4`. Processes that the command does not wait for
 * itself are in none of the counts.
 */
export const rusage: Instrument = {
  name: 'rusage',
  read: ({ usage }) => {
    const { userSeconds, systemSeconds, maxRssInBytes } = usage
    return present({
      'cpu-time':
        userSeconds === undefined || systemSeconds === undefined ? undefined : round(userSeconds + systemSeconds),
      'user-time': userSeconds,
      'system-time': systemSeconds,
      'peak-memory': maxRssInBytes,
      'minor-faults': usage.minorFaults,
      'major-faults': usage.majorFaults,
      'voluntary-switches': usage.voluntarySwitches,
      'involuntary-switches': usage.involuntarySwitches,
    }) as Values
  },
}

/** To nanoseconds, of which a sum of two fractions has some too many digits. */
function round(seconds: number): number {
  return Math.round(seconds * 1e9) / 1e9
}
