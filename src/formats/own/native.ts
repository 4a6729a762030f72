import * as v from 'valibot'
import { tidyUnit } from '../../metrics/unit.js'
import { remember } from '../../util/once.js'
import { type Format, FormatError, type Reading } from '../format.js'
import type { Output } from '../output.js'
import { ReadingCollector } from '../reading/collector.js'
import { findMarked } from '../reading/json.js'
import { longestLine } from '../reading/lines.js'
import { longestName } from '../reading/names.js'
import { makeQuantity, readValues } from '../reading/printed.js'

const marker = '{"bench"'
const example = '{"bench":"parse","value":12.8,"unit":"ms"}'

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
  // Most lines are of a few metrics, in a few units.
  const quantityOf = remember(key => {
    const { metric, unit, better }: Pick<Line, 'metric' | 'unit' | 'better'> = JSON.parse(key)
    return makeQuantity({ metric: metric ?? (tidyUnit(unit).unit === 's' ? 'time' : unit || 'value'), unit, better })
  })
  const collector = new ReadingCollector()
  for (const candidate of findMarked(text, marker)) {
    if (!candidate.startsWith(marker)) continue
    const { bench, value, samples, error, ...metric } = decodeLine(candidate)
    if ([value, samples, error].filter(part => part !== undefined).length !== 1)
      throw new FormatError(`a line must have exactly one of "value", "samples" and "error": ${shown(candidate)}`)
    const quantity = quantityOf(JSON.stringify(metric))
    if (value !== undefined) collector.add(quantity, bench, value)
    else
      collector.readings.push({ ...readValues(quantity, bench, samples ?? []), ...(error !== undefined && { error }) })
  }
  return collector.readings
}

type Line = v.InferOutput<typeof line>

function decodeLine(text: string): Line {
  if (text.length > longestLine)
    throw new FormatError(`a line of ${text.length} characters is too long: ${shown(text)}`)
  try {
    return v.parse(line, JSON.parse(text))
  } catch (cause) {
    const why =
      cause instanceof v.ValiError
        ? shown(`${v.getDotPath(cause.issues[0]) ?? ''}: ${cause.message}`)
        : 'it is not JSON'
    throw new FormatError(`a line that starts with ${marker} cannot be read (${why}): ${shown(text)}`, { cause })
  }
}

function shown(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
