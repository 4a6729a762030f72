import { explain, type Reason } from './reasons.js'
import type { SessionRecord } from './record.js'

/**
 * `record` with the sentences that it holds in quotation marks. Anybody may have written them: a page shows what has such marks as
 * data, and what has none as words of ours.
 */
export function quoteSentences(record: SessionRecord): SessionRecord {
  const { absence, causes, warnings, rounds } = record
  return {
    ...record,
    ...(absence === undefined ? {} : { absence: quoteReason(absence) }),
    ...(causes && 'absence' in causes ? { causes: { absence: quoteReason(causes.absence) } } : {}),
    warnings: warnings.map(quoteReason),
    rounds: rounds.map(round =>
      round.map(invocation => {
        const { failure, measurements } = invocation
        const isSilent = failure === undefined && measurements.every(({ error }) => error === undefined)
        if (isSilent) return invocation
        return {
          ...invocation,
          ...(failure === undefined ? {} : { failure: { code: 'quoted', message: JSON.stringify(explain(failure)) } }),
          measurements: measurements.map(measurement =>
            measurement.error === undefined
              ? measurement
              : { ...measurement, error: JSON.stringify(measurement.error) },
          ),
        }
      }),
    ),
  }
}

/** A reason by its name and its sentence alone, so that no fact of it is taken for a word of ours. */
function quoteReason(reason: Reason): Reason {
  return { code: reason.code, message: `the run says: ${JSON.stringify(explain(reason))}` }
}
