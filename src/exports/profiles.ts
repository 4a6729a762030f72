import type { CallNode, ProfileUnit } from '../record/causes.js'
import type { SessionRecord } from '../record/record.js'
import { RecordError } from '../record/record-error.js'

/** The profiles of a record, and the places of `sides` in them. */
function insistOnProfiles({ causes }: SessionRecord, sides: readonly string[]) {
  if (causes === undefined || 'absence' in causes)
    throw new RecordError(
      `the record holds no profiles${causes === undefined ? ': compare with "--causes auto"' : `, because ${causes.absence}`}`,
    )
  const places = sides.flatMap(side => {
    const place = causes.sides.indexOf(side)
    return place < 0 ? [] : [{ side, place }]
  })
  if (places.length > 0) return { ...causes, places }
  throw new RecordError(
    `${sides.map(side => `"${side}"`).join(', ')} was not profiled, only ${causes.sides.join(', ')}`,
  )
}

/** Lists the functions of a call, the outermost first. */
function listStack(calls: readonly CallNode[], { parent, at }: CallNode): readonly number[] {
  const above = calls[parent]
  return above === undefined ? [at] : [...listStack(calls, above), at]
}

const timeUnits: Readonly<Partial<Record<ProfileUnit, string>>> = { ms: 'milliseconds', ns: 'nanoseconds' }

/** A profile of each side for speedscope.app, by the mean of an invocation (its file format: "evented" and "sampled" profiles). */
export function writeSpeedscope(record: SessionRecord, sides: readonly string[]): string {
  const { places, functions, calls, unit } = insistOnProfiles(record, sides)
  const profiles = places.map(({ side, place }) => {
    const taken = calls.filter(({ self }) => self[place]! > 0)
    const weights = taken.map(({ self }) => self[place]!)
    return {
      ...{ type: 'sampled', name: side, unit: timeUnits[unit] ?? 'none', startValue: 0 },
      endValue: weights.reduce((sum, weight) => sum + weight, 0),
      samples: taken.map(call => listStack(calls, call)),
      weights,
    }
  })
  const frames = functions.map(({ name, file, line }) => ({ name, ...(file && { file }), ...(line && { line }) }))
  const file = {
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    ...{ exporter: 'counterbalance', name: record.suite, shared: { frames }, profiles },
  }
  return `${JSON.stringify(file)}\n`
}

/** Whole numbers in one unit of a profile: pprof has no others. */
const parts: Readonly<Record<ProfileUnit, number>> = { ms: 1e6, ns: 1000, instructions: 1, samples: 1000 }
const pprofUnits: Readonly<Record<ProfileUnit, string>> = {
  ...{ ms: 'nanoseconds', ns: 'picoseconds', instructions: 'instructions', samples: 'thousandths' },
}

/** A value for each side, by the mean of an invocation, as `go tool pprof` reads it (google/pprof, profile.proto), not compressed. */
export function writePprof(record: SessionRecord, sides: readonly string[]): Uint8Array {
  const { places, functions, calls, unit } = insistOnProfiles(record, sides)
  const strings = new Map([['', 0]])
  const text = (words: string): number => strings.get(words) ?? strings.set(words, strings.size).size - 1
  const types = places.map(({ side }) => message(1, number(1, text(side)), number(2, text(pprofUnits[unit]))))
  const samples = calls.flatMap(call => {
    const values = places.map(({ place }) => Math.round(call.self[place]! * parts[unit]))
    if (values.every(value => value === 0)) return []
    const stack = listStack(calls, call).toReversed()
    return [message(2, ...stack.map(at => number(1, at + 1)), ...values.map(value => number(2, value)))]
  })
  // A function has one place, which stands for its code.
  const locations = functions.map(({ line = 0 }, at) =>
    message(4, number(1, at + 1), message(4, number(1, at + 1), number(2, line))),
  )
  const named = functions.map(({ name, file = '', line = 0 }, at) =>
    message(5, number(1, at + 1), number(2, text(name)), number(3, text(name)), number(4, text(file)), number(5, line)),
  )
  const table = [...strings.keys()].map(words => bytes(6, [...new TextEncoder().encode(words)]))
  return Uint8Array.from([types, samples, locations, named, table].flat(2))
}

function message(field: number, ...fields: readonly (readonly number[])[]): readonly number[] {
  return bytes(field, fields.flat())
}

function bytes(field: number, content: readonly number[]): readonly number[] {
  return [...varint(field * 8 + 2), ...varint(content.length), ...content]
}

function number(field: number, value: number): readonly number[] {
  return [...varint(field * 8), ...varint(value)]
}

/** Seven bits in each byte, the least first; all but the last byte have the eighth. */
function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
