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
    ...(absence === undefined
      ? {}
      : { absence: { ...quoteReason(absence), ...(absence.isFirst === true && { isFirst: true }) } }),
    ...(causes && 'absence' in causes ? { causes: { absence: quoteReason(causes.absence) } } : {}),
    warnings: warnings.map(quoteReason),
    rounds: rounds.map(round =>
      round.map(invocation => {
        const { failure, measurements } = invocation
        const isSilent = failure === undefined && measurements.every(({ error }) => error === undefined)
        if (isSilent) return invocation
        return {
          ...invocation,
          ...(failure === undefined ? {} : { failure: quoteFailure(failure) }),
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

/** The facts of a failure that are of a closed list, or numbers: none of them can be a sentence. */
const closed: Readonly<Record<string, readonly string[]>> = {
  of: ['ended', 'hook-failed', 'no-files', 'no-directory'],
  exit: ['exited', 'signalled', 'timed-out', 'not-started'],
  hook: ['build', 'setup', 'install'],
}

/** A failure by its sentence, and by what it is of. */
function quoteFailure(failure: Reason): Reason {
  const facts: Reason = { ...failure, of: failure.code }
  const known = Object.entries(closed).filter(([name, words]) => words.includes(String(facts[name])))
  const { status, signal } = failure
  return {
    code: 'quoted',
    message: JSON.stringify(explain(failure)),
    ...Object.fromEntries(known.map(([name]) => [name, facts[name]])),
    ...(typeof status === 'number' ? { status } : {}),
    ...(/^SIG[A-Z\d]{2,8}$/.test(String(signal)) ? { signal } : {}),
  }
}

/** A reason by its name and its sentence alone, so that no fact of it is taken for a word of ours. */
function quoteReason(reason: Reason): Reason {
  return { code: reason.code, message: `the run says: ${JSON.stringify(explain(reason))}` }
}
