import type { Instrument } from './instrument.js'

export const instrumentNames = ['clock', 'rusage', 'perf', 'callgrind'] as const satisfies readonly Instrument['name'][]

export type InstrumentName = (typeof instrumentNames)[number]

/** Which instruments are wanted: those named, or the ones that are there and cost little. */
export type InstrumentsRequest = 'auto' | readonly InstrumentName[]

/** Whether exact counts are wanted. */
export function asksForCounts(request: InstrumentsRequest): boolean {
  return request !== 'auto' && request.includes('callgrind')
}
