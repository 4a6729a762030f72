import type { Instrument, Values } from './instrument.js'

/**
 * What the kernel has counted of a process tree when it ends: CPU time, memory, page faults and context switches.
 *
 * It costs nothing, for `wait4` is how the launcher hears of the end. What the command does not wait for itself is in none of it.
 */
export const rusage: Instrument = {
  name: 'rusage',
  read: ({ usage }) => {
    const { userSeconds, systemSeconds, maxRssInBytes } = usage
    const values = {
      'cpu-time':
        userSeconds === undefined || systemSeconds === undefined ? undefined : round(userSeconds + systemSeconds),
      'user-time': userSeconds,
      'system-time': systemSeconds,
      'peak-memory': maxRssInBytes,
      'minor-faults': usage.minorFaults,
      'major-faults': usage.majorFaults,
      'voluntary-switches': usage.voluntarySwitches,
      'involuntary-switches': usage.involuntarySwitches,
    }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
  },
}

/** To nanoseconds, of which a sum of two fractions has some too many digits. */
function round(seconds: number): number {
  return Math.round(seconds * 1e9) / 1e9
}
