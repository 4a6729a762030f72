import type { Invocation, Measurement, SessionRecord } from '../record/record.js'

/**
 * `record` with the sentences that it holds in quotation marks. Anybody may have written them: a page shows what has such marks as
 * data, and what has none as words of ours.
 */
export function quoteSentences(record: SessionRecord): SessionRecord {
  const { absence, causes, warnings, rounds } = record
  return {
    ...record,
    ...(absence === undefined ? {} : { absence: sayQuoted(absence) }),
    ...(causes && 'absence' in causes ? { causes: { absence: sayQuoted(causes.absence) } } : {}),
    warnings: warnings.map(({ code, message }) => ({ code, message: sayQuoted(message) })),
    rounds: rounds.map(round => round.map(quoteInvocation)),
  }
}

function quoteInvocation(one: Invocation): Invocation {
  const { reason, measurements } = one
  const isSilent = reason === undefined && measurements.every(({ error }) => error === undefined)
  if (isSilent) return one
  return {
    ...one,
    ...(reason === undefined ? {} : { reason: JSON.stringify(reason) }),
    measurements: measurements.map(quoteMeasurement),
  }
}

function quoteMeasurement(one: Measurement): Measurement {
  return one.error === undefined ? one : { ...one, error: JSON.stringify(one.error) }
}

function sayQuoted(sentence: string): string {
  return `the run says: ${JSON.stringify(sentence)}`
}
