import { asksForCounts } from '../measure/instruments/instrument.js'
import type { Given } from './declarations.js'
import { type Get, InputError, shown } from './values.js'

/** The inputs of all that measures. */
export type Measuring = Given<'compare' | 'publish' | 'self-test' | 'bisect'>

/** Refuses what does not go together in one measurement. */
export function checkMeasuring(given: Measuring, get: Get): void {
  const { warmup, timeBudgetInSeconds, batch, prepare, rounds } = given
  if (rounds.most === 0)
    throw new InputError('"rounds" is "0", which only publishes: give at least 1 in order to measure', {
      onCommandLine: '"rounds" is "0": give at least 1',
    })
  if (warmup.warmupTimeInSeconds >= timeBudgetInSeconds)
    throw new InputError(
      `"warmup" is ${shown(get('warmup'))}, but it is part of "time-budget", which is ${shown(get('time-budget'))}: there would be no time left to measure; raise "time-budget"`,
    )
  if (batch !== 'auto' && batch > 1 && prepare !== undefined)
    throw new InputError(
      `"batch" is ${batch}, and "prepare" runs before each run, but never between the starts of a batch: leave out one of the two`,
    )
  checkSlope(given)
  checkInstruments(given, get)
  checkReinstall(given)
}

function checkReinstall({ reinstall, copies: { inPlace }, instruments }: Measuring): void {
  const refuse = (why: string): never => {
    throw new InputError(`"fresh-copies" is ${shown(reinstall)}, but ${why}: leave out one of the two`)
  }
  if (reinstall === 'auto' || reinstall === 'once') return
  if (inPlace) refuse('with "copies" in-place there are no copies to recreate')
  if (instruments !== 'auto' && asksForCounts(instruments))
    refuse('"instruments" is "callgrind", whose counts do not depend on where files lie')
}

function checkSlope({ slope, format, batch }: Measuring): void {
  if (slope === undefined) return
  if (!isOfProcess(format))
    throw new InputError(
      `"format" is ${shown(format)}, and "slope" needs the time of the whole process: leave out one of the two`,
    )
  if (batch !== 'auto' && batch !== 1)
    throw new InputError(
      `"batch" is "${batch}", and "slope" is given: leave out "batch", and let the command repeat its work`,
    )
}

function checkInstruments({ instruments, format }: Measuring, get: Get): void {
  if (instruments === 'auto' || !asksForCounts(instruments)) return
  if (instruments.length > 1)
    throw new InputError(
      `"instruments" is ${shown(get('instruments'))}; callgrind must stand alone: it makes the command 20 to 50 times slower, so other measurements would be useless`,
    )
  if (!isOfProcess(format))
    throw new InputError(
      `"format" is ${shown(format)}, and "instruments" is "callgrind", which counts instructions of the whole process and distorts all times: leave out one of the two`,
    )
}

function isOfProcess(format: string): boolean {
  return format === 'auto' || format === 'process'
}
