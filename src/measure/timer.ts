import type { Warning } from '../record/record.js'
import type { Processes } from './process.js'

/** Warns if Node itself times processes. */
export function warnOfTimer(timer: Processes['timer']): readonly Warning[] {
  return timer === 'node' ? [nodeTimerWarning] : []
}

const nodeTimerWarning: Warning = {
  code: 'timed-by-node',
  message:
    'no Python 3.8 or later was found, so Node.js timed the processes. Each takes up to 2 ms more, and CPU time and memory are unknown',
}
