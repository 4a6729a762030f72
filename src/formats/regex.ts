import { parseNumber } from '../metrics/number.js'
import { tidyUnit } from '../metrics/unit.js'
import { type Format, FormatError, type Reading } from './format.js'
import { makeFailure, makeReading } from './printed.js'
import { findCostlyPart } from './regex-cost.js'

/** Longer lines are not tried: what comes back in the pattern goes over the rest of the line again. */
const longestLine = 1000

/**
 * A user's own format: lines that match `pattern`, a regular expression with the named groups `value`, and where there are such,
 * `name` (else the suite's) and `unit`. Other lines are passed over; repeated names are iterations.
 *
 * A FormatError where `pattern` is none, or where it may take for ever on a line that its user did not think of.
 */
export function makeRegex(pattern: string): Format {
  const expression = compile(pattern)
  const find = (lines: readonly string[]): readonly Groups[] =>
    lines.flatMap(line => {
      const groups = line.length <= longestLine ? expression.exec(line)?.groups : undefined
      return groups === undefined ? [] : [groups]
    })
  return {
    name: 'regex',
    title: 'lines that match "pattern"',
    fits: ({ lines }) => find(lines).length > 0,
    parse({ lines }, suite) {
      const found = find(lines)
      if (found.length > 0) return found.map(groups => readGroups(groups, suite))
      throw new FormatError(
        `no line of the output matches "pattern" (${pattern}); its first line is: ${lines.find(line => line.trim() !== '')?.slice(0, 200) ?? 'none'}`,
      )
    },
  }
}

function compile(pattern: string): RegExp {
  const costly = findCostlyPart(pattern)
  if (costly !== undefined)
    throw new FormatError(
      `"pattern" holds ${costly}, which can take for ever on a line that nearly matches: write it without`,
    )
  let expression: RegExp
  try {
    expression = new RegExp(pattern, 'u')
  } catch (cause) {
    throw new FormatError(`"pattern" is no regular expression: ${(cause as Error).message}`, { cause })
  }
  if (pattern.includes('(?<value>')) return expression
  throw new FormatError(
    '"pattern" has no group called "value": such as ^(?<name>\\S+): (?<value>[\\d.]+) (?<unit>\\S+)$',
  )
}

type Groups = Readonly<Record<string, string | undefined>>

function readGroups({ name, value = '', unit = '' }: Groups, suite: string): Reading {
  const printed = {
    benchmark: name?.trim() || suite,
    metric: tidyUnit(unit).unit === 's' ? 'time' : unit.trim() || 'value',
    unit,
  }
  const number = parseNumber(value.trim())
  if (!Number.isNaN(number)) return makeReading({ ...printed, values: [number] })
  return makeFailure(printed, `"${value.slice(0, 40)}" is no number: digits belong there, with a point before decimals`)
}
