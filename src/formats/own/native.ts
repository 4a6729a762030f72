import * as v from 'valibot'
import { parseNumber } from '../../metrics/number.js'
import { tidyUnit } from '../../metrics/unit.js'
import { type Format, FormatError, type Reading } from '../format.js'
import type { Output } from '../output.js'
import { ReadingCollector } from '../reading/collector.js'
import { findMarked } from '../reading/json.js'
import { makeQuantity, type Quantity, readValues } from '../reading/printed.js'

const marker = '{"bench"'
const example = '{"bench":"parse","value":12.8,"unit":"ms"}'
const longestLine = 65_536
const longestName = 256

/** A line of it. docs/parse.schema.json is made of this. */
export const line = v.object({
  bench: v.pipe(v.string(), v.maxLength(longestName)),
  metric: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(longestName))),
  unit: v.optional(v.pipe(v.string(), v.maxLength(longestName)), ''),
  better: v.optional(v.picklist(['lower', 'higher'])),
  value: v.optional(v.number()),
  samples: v.optional(v.pipe(v.array(v.number()), v.minLength(1))),
  error: v.optional(v.string()),
})

/** Lines of JSON that any script can print, on stdout among other lines or in the file `BENCH_OUTPUT`. */
export const native: Format = {
  name: 'native',
  title: 'lines of JSON that any script can print',
  fits: ({ output }) => textsOf(output).some(text => text.startsWith(marker) || text.includes(`\n${marker}`)),
  parse({ output }) {
    const readings = textsOf(output).flatMap(parseText)
    if (readings.length > 0) return readings
    throw new FormatError(`no line of its output starts with ${marker}: print lines such as ${example}`)
  },
}

function textsOf({ stdout, benchOutput, files = [] }: Output): readonly string[] {
  return [stdout, benchOutput, ...files.map(({ text }) => text)]
}

function parseText(text: string): readonly Reading[] {
  const quantities = new Map<string, Quantity>()
  const collector = new ReadingCollector()
  for (const candidate of findMarked(text, marker))
    if (candidate.startsWith(marker)) readLine(decodeLine(candidate), candidate, quantities, collector)
  return collector.readings
}

type Line = v.InferOutput<typeof line>

function readLine(said: Line, text: string, quantities: Map<string, Quantity>, collector: ReadingCollector): void {
  const { bench, value, samples, error } = said
  if ((value === undefined ? 0 : 1) + (samples === undefined ? 0 : 1) + (error === undefined ? 0 : 1) !== 1)
    throw new FormatError(`a line must have exactly one of "value", "samples" and "error": ${shown(text)}`)
  const quantity = findQuantity(said, quantities)
  if (value !== undefined) collector.add(quantity, bench, value)
  else {
    const reading = readValues(quantity, bench, samples ?? [])
    collector.push(error === undefined ? reading : { ...reading, error })
  }
}

/** Most lines are of a few metrics, in a few units. */
function findQuantity({ metric, unit, better }: Line, quantities: Map<string, Quantity>): Quantity {
  const key = metric === undefined && better === undefined ? unit : JSON.stringify([metric, unit, better])
  const known = quantities.get(key)
  if (known) return known
  const name = metric ?? (tidyUnit(unit).unit === 's' ? 'time' : unit || 'value')
  const quantity = makeQuantity({ metric: name, unit, better })
  quantities.set(key, quantity)
  return quantity
}

function decodeLine(text: string): Line {
  if (text.length > longestLine)
    throw new FormatError(`a line of ${text.length} characters is too long: ${shown(text)}`)
  try {
    return decodePlain(text) ?? v.parse(line, JSON.parse(text))
  } catch (cause) {
    const why =
      cause instanceof v.ValiError
        ? shown(`${v.getDotPath(cause.issues[0]) ?? ''}: ${cause.message}`)
        : 'it is not JSON'
    throw new FormatError(`a line that starts with ${marker} cannot be read (${why}): ${shown(text)}`, { cause })
  }
}

/** A line of the plainest form, as most are, without what JSON escapes: its parser and a schema take five times as long. */
const plain =
  /^\{"bench": ?"([ !#-[\]-\ud7ff]{1,256})", ?"value": ?((?:0|[1-9]\d{0,14})(?:\.\d{1,15})?)(?:, ?"unit": ?"([ !#-[\]-\ud7ff]{0,256})")?\}\r?$/

function decodePlain(text: string): Line | undefined {
  const found = plain.exec(text)
  return found ? { bench: found[1]!, value: parseNumber(found[2]!), unit: found[3] ?? '' } : undefined
}

function shown(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
