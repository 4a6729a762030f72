import type { Invocation, Measurement, SessionRecord } from './record.js'
import { recordSchema } from './record.js'

/** A record's JSON in pieces, so that it can be written while measuring continues: head, rounds with separators, tail. */
export interface RecordText {
  readonly head: string
  readonly tail: string
}

/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
export function encodeAround(
  record: Omit<SessionRecord, 'rounds'> & Partial<Pick<SessionRecord, 'rounds'>>,
): RecordText {
  const {
    settings,
    plan,
    reinstall,
    segments,
    stages,
    earlier,
    tampered,
    causes,
    layout,
    host,
    warnings,
    rounds: _rounds,
    ...rest
  } = record
  const head = JSON.stringify({ schema: recordSchema, ...rest, ...encodeEarlier(earlier), settings }, null, 1)
  const known = {
    ...(plan ? { plan } : {}),
    ...(reinstall ? { reinstall } : {}),
    ...(segments ? { segments } : {}),
    ...(stages ? { stages } : {}),
    ...(tampered ? { tampered } : {}),
    ...(layout ? { layout } : {}),
  }
  const tail = JSON.stringify({ ...known, warnings }, null, 1)
  const explained = causes === undefined ? tail : `${tail.slice(0, -2)},\n "causes": ${JSON.stringify(causes)}\n}`
  return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${explained.slice(1)}\n` }
}

/** Complete records in a record. */
function encodeEarlier(earlier: SessionRecord['earlier']): object {
  return earlier === undefined ? {} : { earlier: earlier.map(one => JSON.parse(encodeRecord(one))) }
}

/** A line for each round. */
function encodeHost(host: SessionRecord['host']): string {
  if (host === undefined) return ''
  const lines = host.map(sample => `\n  ${JSON.stringify(sample)}`)
  return `\n "host": [${lines.join(',')}\n ],`
}

/** One round as a line of the record's JSON. */
export function encodeRound(round: readonly Invocation[]): string {
  return JSON.stringify(round.map(encodeInvocation))
}

/** The whole record as JSON. */
export function encodeRecord(record: SessionRecord): string {
  const { head, tail } = encodeAround(record)
  return head + record.rounds.map(encodeRound).join(',\n') + tail
}

function encodeInvocation({ slot, measurements, ...rest }: Invocation): object {
  return { ...slot, ...rest, measurements: measurements.map(encodeMeasurement) }
}

function encodeMeasurement({ benchmark, metric, ...rest }: Measurement): object {
  const { name, unit, better, primary, aside } = metric
  return {
    benchmark,
    metric: name,
    unit,
    better,
    ...(primary ? { primary } : {}),
    ...(aside ? { aside } : {}),
    ...rest,
  }
}
