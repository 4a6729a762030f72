import type { Exit } from './process.js'

/** Returns whether a process did what it was asked to do. */
export function isSuccess(exit: Exit): boolean {
  return exit.kind === 'exited' && exit.status === 0
}

/** What a system says of a process that has ended. */
interface Ending {
  /** Null where a signal ended it. */
  readonly status: number | null
  readonly signal: string | null
  readonly isTimedOut: boolean
}

/** Classifies how a process ended. */
export function makeExit({ status, signal, isTimedOut }: Ending): Exit {
  if (isTimedOut) return { kind: 'timed-out' }
  return status === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', status }
}

/** Describes how a process ended, in words that continue a sentence about it. */
export function describeExit(exit: Exit): string {
  switch (exit.kind) {
    case 'exited':
      return `ended with exit status ${exit.status}`
    case 'signalled':
      return `was ended by ${exit.signal}`
    case 'timed-out':
      return 'exceeded its time limit and was ended'
    case 'not-started':
      return `could not be started: ${exit.message}`
  }
}
