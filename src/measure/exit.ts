import type { Exit } from './process.js'

/** Whether a process did what it was asked. */
export function isSuccess(exit: Exit): boolean {
  return exit.kind === 'exited' && exit.status === 0
}

/** How a process ended, in words that continue a sentence about it. */
export function describeExit(exit: Exit): string {
  switch (exit.kind) {
    case 'exited':
      return `ended with exit status ${exit.status}`
    case 'signalled':
      return `was ended by ${exit.signal}`
    case 'timed-out':
      return 'ran into its time limit and was ended'
    case 'not-started':
      return `could not be started: ${exit.message}`
  }
}
