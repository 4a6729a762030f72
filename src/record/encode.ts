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
  const { plan, reinstall, segments, stages, tampered, starts, layout, warnings, rounds: _, ...others } = record
  const { settings, earlier, causes, host, ...rest } = others
  const whole = earlier?.map(one => JSON.parse(encodeRecord(one)))
  const head = JSON.stringify({ schema: recordSchema, ...rest, earlier: whole, settings }, null, 1)
  const tail = JSON.stringify({ plan, reinstall, segments, stages, tampered, starts, layout, warnings }, null, 1)
  const explained = causes === undefined ? tail : `${tail.slice(0, -2)},\n "causes": ${JSON.stringify(causes)}\n}`
  return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${explained.slice(1)}\n` }
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
  return { benchmark, metric: name, unit, better, primary, aside, ...rest }
}
