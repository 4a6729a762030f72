import { makeDocument } from '../formats/document.js'
import { type Format, FormatError } from '../formats/format.js'
import { chooseFormat, detectFormat } from '../formats/index.js'
import type { Invocation } from '../record/record.js'
import type { Invoked } from './invoke.js'
import { makeMeasurements } from './measurements.js'
import type { MeasurePorts, Session } from './session.js'

/** Reads the numbers of a round's invocations. */
export type Reader = (round: readonly Invoked[]) => readonly Invocation[]

/**
 * A reader for the session's format, or for the one that the baseline's first output shows.
 *
 * Once chosen it stays: a contender that could switch the format could choose what is compared.
 */
export function makeReader(session: Session, watch: MeasurePorts['watch']): Reader {
  let format = chooseFormat(session)
  return round => {
    const first = round.find(one => one.slot.side === 'baseline' && one.text)
    if (!format && first?.text) {
      format = detectFormat(first.text)
      watch({ kind: 'format-chosen', format: format.name })
    }
    return round.map(one => read(one, format, session))
  }
}

function read(invoked: Invoked, format: Format | undefined, { suite, statistic, alter }: Session): Invocation {
  const { slot, outcome, startedAt, reason, text } = invoked
  const invocation = { slot, outcome, startedAt, ...(reason === undefined ? {} : { reason }), measurements: [] }
  if (!text || !format) return invocation
  try {
    const readings = format.parse(makeDocument(text), suite)
    return { ...invocation, measurements: makeMeasurements(alter?.(readings, slot.side) ?? readings, statistic) }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    return { ...invocation, outcome: 'failed', reason: error.message }
  }
}
