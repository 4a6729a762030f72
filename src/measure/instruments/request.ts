import type { Instrument } from './instrument.js'

export const instrumentNames = ['clock', 'rusage', 'perf', 'callgrind'] as const satisfies readonly Instrument['name'][]

export type InstrumentName = (typeof instrumentNames)[number]

/** The requested instruments: those that are named, or those that are available and cost little. */
export type InstrumentsRequest = 'auto' | readonly InstrumentName[]

/** Returns whether exact counts are requested. */
export function asksForCounts(request: InstrumentsRequest): boolean {
  return request !== 'auto' && request.includes('callgrind')
}
