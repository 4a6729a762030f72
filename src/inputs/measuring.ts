import { asksForCounts } from '../measure/instruments/request.js'
import type { RoundsRequest } from '../plan/looks.js'
import type { Given } from './declarations.js'
import { type Get, InputError, shown } from './values.js'

/** The inputs of all that measures. */
export type Measuring = Given<'compare' | 'publish' | 'self-test' | 'bisect'>

/** Refuses what does not go together in one measurement. */
export function checkMeasuring(given: Measuring, get: Get): void {
  const { warmupTimeInSeconds = 0, timeBudgetInSeconds, batch, prepare } = given
  if (warmupTimeInSeconds >= timeBudgetInSeconds)
    throw new InputError(
      `"warmup-time" is ${shown(get('warmup-time'))}, but it is part of "time-budget", which is ${shown(get('time-budget'))}: there would be no time left to measure; raise "time-budget"`,
    )
  if (batch !== 'auto' && batch > 1 && prepare !== undefined)
    throw new InputError(
      `"batch" is ${batch}, and "prepare" runs before each invocation, but never between the runs of a batch: leave out one of the two`,
    )
  checkSlope(given)
  checkInstruments(given, get)
  checkReinstall(given)
}

function checkReinstall({ reinstall, inPlace, instruments }: Measuring): void {
  const refuse = (why: string): never => {
    throw new InputError(`"reinstall" is ${shown(reinstall)}, but ${why}: leave out one of the two`)
  }
  if (reinstall === 'auto' || reinstall === 'once') return
  if (inPlace) refuse('with "in-place" there are no copies to make anew')
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

/** Enough for a spread of 10 % and a threshold of 2 %. */
const mostRoundsOfAuto = 200

/** `rounds` is short for both bounds: a number, or `auto`. */
export function makeRounds({
  minRounds,
  maxRounds,
  rounds,
}: Pick<Measuring, 'minRounds' | 'maxRounds' | 'rounds'>): RoundsRequest {
  if (typeof rounds === 'number') return { least: rounds, most: rounds, isAuto: false }
  if (rounds === undefined) return { least: Math.min(maxRounds, minRounds), most: maxRounds, isAuto: false }
  if (minRounds <= mostRoundsOfAuto) return { least: minRounds, most: mostRoundsOfAuto, isAuto: true }
  throw new InputError(
    `"min-rounds" is "${minRounds}"; it must be a whole number from 1 to ${mostRoundsOfAuto}, since "rounds" is "auto"`,
  )
}
