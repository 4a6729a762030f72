import type { Reading } from '../../formats/format.js'
import { wallTime } from '../../formats/own/process.js'
import { type Instrument, type InstrumentReading, readAll } from '../instruments/instrument.js'

/** The benchmark that the time of `setup` is. */
export const setupBenchmark = 'setup'

/** The setup that is measured. */
export interface MeasuredSetup {
  readonly line: string
  /** Whether there is no other command: then it is the command. */
  readonly isAlone: boolean
}

/** Reads what was seen of `setup` while it ran before the command. */
export function readSetup(observation: InstrumentReading, instruments: readonly Instrument[]): readonly Reading[] {
  // It does not run under those that are put around the command.
  const seeing = instruments.filter(({ wrap }) => wrap === undefined)
  return [
    { benchmark: setupBenchmark, metric: wallTime, values: [observation.seconds] },
    ...readAll(seeing, observation, setupBenchmark),
  ]
}
