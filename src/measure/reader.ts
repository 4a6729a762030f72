import { makeDocument } from '../formats/document.js'
import { type Format, FormatError, type Reading } from '../formats/format.js'
import { chooseFormat, detectFormat } from '../formats/index.js'
import { processTime } from '../formats/process.js'
import type { Invocation } from '../record/record.js'
import { isExact, readAll } from './instruments/instrument.js'
import type { Invoked } from './invoke.js'
import { makeMeasurements } from './measurements.js'
import type { MeasurePorts, Session } from './session.js'

/** Reads the numbers of a round's invocations. */
export interface Reader {
  read(round: readonly Invoked[]): readonly Invocation[]
  /** Whether the command is measured from outside only; undefined as long as nothing has been read. */
  isOfProcess(): boolean | undefined
}

/**
 * A reader for the session's format, or for the one that the baseline's first output shows.
 *
 * Once chosen it stays: a contender that could switch the format could choose what is compared.
 */
export function makeReader(session: Session, { watch, endAfter }: Pick<MeasurePorts, 'watch' | 'endAfter'>): Reader {
  // Nothing that is printed is read where instructions are counted, or one run is taken from another.
  const isOfProcess = isExact(session.instruments) || session.slope !== undefined
  let format = isOfProcess ? processTime : chooseFormat(session, endAfter)
  return {
    read(round) {
      const first = round.find(one => one.slot.side === 'baseline' && one.text)
      if (!format && first?.text) {
        format = detectFormat(first.text)
        watch({ kind: 'format-chosen', format: format.name })
      }
      return round.map(one => read(one, format, session))
    },
    isOfProcess: () => format && format === processTime,
  }
}

function read(invoked: Invoked, format: Format | undefined, session: Session): Invocation {
  const { slot, outcome, startedAt, reason, text } = invoked
  const invocation = { slot, outcome, startedAt, ...(reason === undefined ? {} : { reason }), measurements: [] }
  if (!text || !format) return invocation
  try {
    // Times under an instrument that counts exactly are the instrument's.
    const printed = isExact(session.instruments) ? [] : format.parse(makeDocument(text), session.suite)
    const readings = [...printed, ...readProcess(invoked, format, printed, session)]
    const altered = session.alter?.(readings, slot.side) ?? readings
    return { ...invocation, measurements: makeMeasurements(altered, session.statistic) }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    return { ...invocation, outcome: 'failed', reason: error.message }
  }
}

function readProcess(
  { observation }: Invoked,
  format: Format,
  printed: readonly Reading[],
  { instruments, suite }: Session,
): readonly Reading[] {
  if (observation === undefined) return []
  // A benchmark of that name that the tool has timed is another thing than the whole process.
  const isTaken = format !== processTime && printed.some(({ benchmark }) => benchmark === suite)
  return readAll(instruments, observation, isTaken ? `${suite} (process)` : suite)
}
