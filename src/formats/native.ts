import * as v from 'valibot'
import { tidyUnit } from '../metrics/unit.js'
import { type Format, FormatError, type Output, type Reading } from './format.js'

const marker = '{"bench"'
const example = '{"bench":"parse","value":12.8,"unit":"ms"}'
const longestLine = 65_536
const longestName = 256

const line = v.object({
  bench: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
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
    const readings = textsOf(output).flatMap(parseLines)
    if (readings.length > 0) return readings
    throw new FormatError(`no line of its output starts with ${marker}: print lines such as ${example}`)
  },
}

function textsOf({ stdout, benchOutput, files = [] }: Output): readonly string[] {
  return [stdout, benchOutput, ...files.map(({ text }) => text)]
}

function parseLines(text: string): readonly Reading[] {
  return text
    .split('\n')
    .filter(candidate => candidate.startsWith(marker))
    .map(parseLine)
}

function parseLine(text: string): Reading {
  const { bench, metric, unit: printed, better, value, samples, error } = decodeLine(text)
  if ([value, samples, error].filter(given => given !== undefined).length !== 1)
    throw new FormatError(`exactly one of "value", "samples" and "error" belongs in this line: ${shown(text)}`)
  const { unit, factor, better: certain } = tidyUnit(printed)
  const name = metric ?? (unit === 's' ? 'time' : printed || 'value')
  const values = (samples ?? [value ?? Number.NaN]).map(number => number * factor)
  const wrong = error ?? (values.every(Number.isFinite) ? undefined : 'the value is not finite')
  return {
    benchmark: bench,
    metric: { name, unit, better: better ?? certain },
    values,
    ...(wrong === undefined ? {} : { error: wrong }),
  }
}

function decodeLine(text: string): v.InferOutput<typeof line> {
  if (text.length > longestLine)
    throw new FormatError(`a line of ${text.length} characters is too long: ${shown(text)}`)
  try {
    return v.parse(line, JSON.parse(text))
  } catch (cause) {
    const why =
      cause instanceof v.ValiError ? `${v.getDotPath(cause.issues[0]) ?? ''}: ${cause.message}` : 'it is not JSON'
    throw new FormatError(`a line that starts with ${marker} cannot be read (${why}): ${shown(text)}`, { cause })
  }
}

function shown(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
