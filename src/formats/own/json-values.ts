import { parseNumber } from '../../metrics/number.js'
import { tidyUnit } from '../../metrics/unit.js'
import { type Format, FormatError } from '../format.js'
import { numberDuplicates } from '../reading/names.js'
import { finite, makeReading } from '../reading/printed.js'

interface Wanted {
  readonly benchmark: string
  readonly pointer: string
  readonly unit: string
  readonly better?: 'lower' | 'higher'
}

/**
 * JSON, of which the lines of `values` say where what is, such as `p99 = /latency/p99 ms`: a name, a JSON Pointer (RFC 6901) to a number or a
 * list of numbers, its unit, and where the unit does not say it, `lower` or `higher`. Where a step of the pointer is `*`, it stands for all
 * elements there, and the name is a pointer to theirs. A FormatError where a line is none of these.
 */
export function makeJsonValues(values: string): Format {
  const wanted = values
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(decodeLine)
  return {
    name: 'json',
    title: 'JSON, at the places in "values"',
    fits: ({ json }) => wanted.some(line => isThere(line, json)),
    parse({ json, text }) {
      if (json === undefined)
        throw new FormatError(
          text.trim() === '' ? 'the output is empty' : 'the output is not valid JSON, or it was cut off',
        )
      if (!wanted.some(line => isThere(line, json)))
        throw new FormatError(`the output has none of the places in "values" (${wanted[0]?.pointer})`)
      return wanted.flatMap(line => {
        const places = expand(line, json)
        const names = numberDuplicates(places.map(({ benchmark }) => benchmark))
        return places.map(({ pointer, ...printed }, index) => {
          const metric = tidyUnit(printed.unit).unit === 's' ? 'time' : printed.unit || 'value'
          const value = findAt(json, pointer)
          const values = (Array.isArray(value) ? value : [value]).map(number =>
            typeof number === 'string' && !Number.isNaN(parseNumber(number)) ? number : (finite(number) ?? Number.NaN),
          )
          const isFlawed = values.length === 0 || values.some(value => Number.isNaN(Number(value)))
          const error = `${value === undefined ? 'nothing' : 'no number'} is at ${pointer}`
          return makeReading({ ...printed, benchmark: names[index]!, metric, ...(isFlawed ? { error } : { values }) })
        })
      })
    },
  }
}

function isThere(line: Wanted, json: unknown): boolean {
  return expand(line, json).some(({ pointer }) => findAt(json, pointer) !== undefined)
}

const each = /\/\*(?=\/|$)/

/** The places that a line stands for: itself, or one for each element at its first `*`, and so on. */
function expand(line: Wanted, json: unknown): readonly Wanted[] {
  const at = line.pointer.search(each)
  if (at < 0) {
    const name = line.benchmark.startsWith('/') ? findAt(json, line.benchmark) : undefined
    return [typeof name === 'string' || typeof name === 'number' ? { ...line, benchmark: String(name) } : line]
  }
  return Object.keys(Object(findAt(json, line.pointer.slice(0, at)))).flatMap(key => {
    const step = () => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const [benchmark, pointer] = [line.benchmark, line.pointer].map(path => path.replace(each, step)) as [
      string,
      string,
    ]
    return expand({ ...line, benchmark, pointer }, json)
  })
}

function decodeLine(line: string): Wanted {
  const at = line.lastIndexOf('= ')
  const [pointer = '', unit = '', better, ...more] = line
    .slice(at + 1)
    .trim()
    .split(/\s+/)
  const benchmark = line.slice(0, Math.max(0, at)).trim()
  const isDirection = better === undefined || better === 'lower' || better === 'higher'
  if (benchmark === '' || !/^#?\//.test(pointer) || !isDirection || more.length > 0)
    throw new FormatError(
      `invalid value ${JSON.stringify(line.slice(0, 80))} for "values"; it must be "NAME = /POINTER UNIT", such as "p99 = /latency/p99 ms". Add "lower" or "higher" if the unit does not say which is better`,
    )
  const path = pointer.startsWith('#') ? decode(pointer.slice(1)) : pointer
  return { benchmark, pointer: path, unit, ...(better === undefined ? {} : { better }) }
}

/** Finds the value at `pointer` in `json` (RFC 6901); undefined if there is none. */
function findAt(json: unknown, pointer: string): unknown {
  let value = json
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

/** A pointer may be a URI fragment, where blanks are `%20`. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
