import { asksForCounts, type InstrumentsRequest, instrumentNames } from '../measure/instruments/request.js'
import type { Batch, Slope } from '../measure/session.js'
import { decodeCount, decodeDurationWithin, decodeNames, type Get, InputError, shown } from './values.js'

/** What one measurement is made of. */
export interface MeasuringInputs {
  readonly warmups: number
  /** How long warm-up rounds go on at least. */
  readonly warmupTimeInSeconds: number
  readonly batch: Batch
  /** Undefined where an invocation is one run. */
  readonly slope: Slope | undefined
  readonly instruments: InstrumentsRequest
}

/** Those inputs, which must go together. */
export function decodeMeasuringInputs(get: Get): MeasuringInputs {
  return {
    warmups: decodeCount(get, 'warmups', 0, 1000),
    warmupTimeInSeconds: get('warmup-time') === '' ? 0 : decodeDurationWithin(get, 'warmup-time', 'time-budget'),
    batch: decodeBatch(get),
    slope: decodeSlope(get),
    instruments: decodeInstruments(get),
  }
}

/** What measures the process. */
function decodeInstruments(get: Get): InstrumentsRequest {
  const text = get('instruments')
  if (text === 'auto') return 'auto'
  const names = decodeNames(get, 'instruments', instrumentNames)
  if (!asksForCounts(names)) return names
  if (names.length > 1)
    throw new InputError(
      `"instruments" is ${shown(text)}; callgrind belongs there alone: it makes the command 20 to 50 times slower, so that nothing else is worth measuring beside it`,
    )
  if (!['auto', 'process'].includes(get('format')))
    throw new InputError(
      `"format" is ${shown(get('format'))}, and "instruments" is "callgrind", which counts the instructions of the whole process and distorts all times: leave out one of the two`,
    )
  return names
}

const mostRuns = 10_000

/** How many runs make one invocation. */
function decodeBatch(get: Get): Batch {
  if (get('batch') === 'auto') return 'auto'
  const runs = decodeCount(get, 'batch', 1, mostRuns, ', or "auto"')
  if (runs === 1 || get('prepare') === '') return runs
  throw new InputError(
    `"batch" is ${runs}, and "prepare" is given, which is run before each invocation: the runs of a batch have nothing between them; give one of the two`,
  )
}

/** How often the command does its work in the two runs of an invocation; undefined where it is one run. */
function decodeSlope(get: Get): Slope | undefined {
  const text = get('slope')
  if (text === '') return undefined
  const [fewer = 0, more = 0] = /^\d+ *, *\d+$/.test(text) ? text.split(',').map(Number) : []
  if (fewer < 1 || more <= fewer || more > mostRepeats)
    throw new InputError(
      `"slope" is ${shown(text)}; two whole numbers of repeats belong there, the smaller first, such as 10, 100`,
    )
  if (!['auto', 'process'].includes(get('format')))
    throw new InputError(
      `"format" is ${shown(get('format'))}, and "slope" is given, which takes one time of the process itself from another: leave out one of the two`,
    )
  if (!['auto', '1'].includes(get('batch')))
    throw new InputError(`"batch" is ${shown(get('batch'))}, and "slope" is given: let the command repeat its work`)
  return [fewer, more]
}

const mostRepeats = 1e9
