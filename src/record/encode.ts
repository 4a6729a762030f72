import { present } from '../util/present.js'
import type { Invocation, Measurement, RoundData, SessionRecord } from './record.js'
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
    plan,
    reinstall,
    segments,
    stages,
    tampered,
    interference,
    starts,
    layout,
    warnings,
    rounds: _,
    ...others
  } = record
  const { settings, earlier, causes, counts, host, ...rest } = others
  const whole = earlier?.map(record => JSON.parse(encodeRecord(record)))
  const head = JSON.stringify({ schema: recordSchema, ...rest, earlier: whole, settings }, null, 1)
  const tail = JSON.stringify(
    { plan, reinstall, segments, stages, tampered, interference, starts, layout, counts, warnings },
    null,
    1,
  )
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
  return JSON.stringify(
    round.map(({ slot, measurements, ...rest }) => ({
      ...slot,
      ...rest,
      measurements: measurements.map(encodeMeasurement),
    })),
  )
}

/** The whole record as JSON. */
export function encodeRecord(record: SessionRecord): string {
  const { head, tail } = encodeAround(record)
  return head + record.rounds.map(encodeRound).join(',\n') + tail
}

function encodeMeasurement({ benchmark, metric, ...rest }: Measurement): object {
  const { name, unit, better, per, primary, aside } = metric
  return { benchmark, metric: name, unit, better, per, primary, aside, ...rest }
}

/** Reads what {@link encodeRecord} wrote, in a page that holds it: nothing is checked again. */
export function restoreRecord(json: string): SessionRecord {
  return restoreData(JSON.parse(json))
}

type EncodedRecord = Omit<SessionRecord, 'rounds' | 'earlier'> & {
  readonly schema: string
  readonly rounds: readonly RoundData[]
  readonly earlier?: readonly EncodedRecord[]
}

function restoreData({ schema: _, rounds, earlier, ...rest }: EncodedRecord): SessionRecord {
  const restored = rounds.map(round =>
    round.map(({ side, copy, measurements, ...others }) => ({
      ...{ ...others, slot: { side, copy } },
      measurements: measurements.map(({ metric, unit, better, per, primary, aside, value, ...others }) => ({
        ...{ ...others, value: value ?? Number.NaN },
        metric: { name: metric, ...present({ unit, better, per, primary, aside }) },
      })),
    })),
  )
  return { ...rest, ...(earlier && { earlier: earlier.map(restoreData) }), rounds: restored } as SessionRecord
}
