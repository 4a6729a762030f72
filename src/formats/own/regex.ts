import { parseNumber, stepOf } from '../../metrics/number.js'
import { tidyUnit } from '../../metrics/unit.js'
import { remember } from '../../util/once.js'
import { type Format, FormatError, type Reading } from '../format.js'
import type { Document } from '../reading/document.js'
import { makeQuantity, makeReading, type PrintedMetric, readValues } from '../reading/printed.js'

/** Does `work`, and ends it when it has taken so many milliseconds; whether it came to its own end. */
export type EndAfter = (milliseconds: number, work: () => void) => boolean

/** Longer lines are not tried: what comes back in the pattern goes over the rest of the line again. */
const longestLine = 1000

/** For all lines of an output, of which the longest that is read at all takes a few seconds. */
const longestInSeconds = 10

/**
 * Lines that match `pattern`, a regular expression with the named group `value`, and where there are such, `name` (else the suite's) and
 * `unit`. A group that is called by a unit (`ms`, `B`) is a value in it. Other lines are passed over; repeated names are iterations. A FormatError where `pattern` is none, or may take for ever on a line
 * that its user did not think of. What is not seen in the pattern (`.*.*.*=` takes a day for some lines) is ended by time, since who wrote
 * the lines need not be who wrote the pattern.
 */
export function makeRegex(pattern: string, endAfter: EndAfter): Format {
  const expression = compile(pattern)
  const quantityOf = remember(unit => makeQuantity(metricOf(unit)))
  const readValue = (benchmark: string, unit: string, printed: string): Reading => {
    const number = parseNumber(printed)
    if (!Number.isNaN(number)) return readValues(quantityOf(unit), benchmark, [printed], stepOf(printed))
    const error = `"${printed.slice(0, 40)}" is not a number: use digits, with a point before decimals`
    return makeReading({ ...metricOf(unit), benchmark, error })
  }
  const read = (lines: readonly string[], suite: string): readonly Reading[] => {
    const readings: Reading[] = []
    let at = 0
    const follow = () => {
      for (; at < lines.length; at++) {
        const line = lines[at]!
        const { name, unit = '', ...groups } = (line.length <= longestLine && expression.exec(line)?.groups) || {}
        const values = Object.entries(groups).filter(([group, printed]) => printed !== undefined && isValue(group))
        for (const [group, printed] of values)
          readings.push(readValue(name?.trim() || suite, group === 'value' ? unit : group, printed!.trim()))
      }
    }
    if (endAfter(longestInSeconds * 1000, follow)) return readings
    throw new FormatError(
      `"values" (${pattern}) takes too long: after ${longestInSeconds} s it was at line ${at + 1} of the output: ${lines[at]?.slice(0, 200)}`,
    )
  }
  // The pattern may be of what another program puts before each line.
  const readEither = ({ lines, linesAsPrinted }: Document, suite: string): readonly Reading[] => {
    const readings = read(lines, suite)
    return readings.length > 0 || lines === linesAsPrinted ? readings : read(linesAsPrinted, suite)
  }
  return {
    name: 'regex',
    title: 'lines that match "values"',
    fits: document => readEither(document, '').length > 0,
    parse(document, suite) {
      const readings = readEither(document, suite)
      if (readings.length > 0) return readings
      const { lines } = document
      throw new FormatError(
        `no line of the output matches "values" (${pattern}); its first line is: ${lines.find(line => line.trim() !== '')?.slice(0, 200) ?? 'none'}`,
      )
    },
  }
}

/** Some tools print no unit, or have it only in the head of a table. */
function isValue(group: string): boolean {
  return group === 'value' || tidyUnit(group).better !== 'unknown'
}

function metricOf(unit: string): PrintedMetric {
  return { metric: tidyUnit(unit).unit === 's' ? 'time' : unit.trim() || 'value', unit }
}

function compile(pattern: string): RegExp {
  const costly = findCostlyPart(pattern)
  if (costly !== undefined)
    throw new FormatError(
      `"values" holds ${costly}, which can take exponential time on a line that nearly matches: write the pattern without it`,
    )
  let expression: RegExp
  try {
    expression = new RegExp(pattern, 'u')
  } catch (cause) {
    throw new FormatError(`"values" is not a valid regular expression: ${(cause as Error).message}`, { cause })
  }
  if ([...pattern.matchAll(/\(\?<(\w+)>/g)].some(([, group]) => isValue(group!))) return expression
  throw new FormatError(
    '"values" has no group called "value", or by a unit such as "ms": write ^(?<name>\\S+): (?<value>[\\d.]+) (?<unit>\\S+)$',
  )
}

const token = /\\k<|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(|\)|\||[*+?]|\{\d+,?\d*\}|./gsu
const repetition = /^(?:[*+]|\{)/

/**
 * The part of a regular expression that makes matching take exponential time, in words. JavaScript tries all ways to match, which are that
 * many where what is repeated can itself be matched in several ways (`(a+)*`, `(a|b)*`), or where the pattern looks around or back. What is
 * left takes at worst a power of a line's length.
 */
function findCostlyPart(pattern: string): string | undefined {
  const tokens = pattern.match(token) ?? []
  if (tokens.some(part => /^\\(?:[1-9]|k<)/.test(part))) return 'a reference back (\\1)'
  if (tokens.some(part => part.startsWith('(?'))) return 'a look ahead or behind ((?=…), (?<!…))'
  // Of each group around, whether it can be matched in several ways.
  const around: boolean[] = []
  let isAmbiguous = false
  for (const [at, part] of tokens.entries()) {
    if (part === '(') {
      around.push(isAmbiguous)
      isAmbiguous = false
    } else if (part === ')') {
      if (isAmbiguous && repetition.test(tokens[at + 1] ?? ''))
        return 'a repetition of what is itself repeated or one of several ((a+)*, (a|b)*)'
      isAmbiguous ||= around.pop() ?? false
      // A question mark behind a bracket belongs to it: `(?:…)`, `(?<name>…)`.
    } else isAmbiguous ||= part === '|' || (tokens[at - 1] !== '(' && /^(?:[*+?]$|\{\d+,)/.test(part))
  }
  return undefined
}
