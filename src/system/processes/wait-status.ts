import { constants } from 'node:os'
import { makeExit } from '../../measure/exit.js'
import type { Exit } from '../../measure/process.js'

/** Reads how a process ended. `status` is as the system's `wait` gives it: a signal, or above it an exit status. */
export function readExit(status: number, isTimedOut: boolean): Exit {
  const signal = status & 0x7f
  return makeExit({
    status: signal === 0 ? status >> 8 : null,
    signal: signal === 0 ? null : nameSignal(signal),
    isTimedOut,
  })
}

function nameSignal(number: number): string {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`
}
