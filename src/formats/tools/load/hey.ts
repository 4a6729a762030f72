import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { numberDuplicates } from '../../reading/names.js'
import { readLoad } from './load.js'
import { splitRuns } from './runs.js'

const start = /^Summary:\s*$/
const rate = /^ +Requests\/sec:\s+(-?[\d.]+|NaN)\s*$/
/** Of oha alone, whose text is much the same. */
const ofOha = /^ +Success rate:\s+([\d.]+|NaN)%/

/** hey prints four decimals of seconds: below this, what is cut off is more than a tenth of a time. */
const leastSeconds = 0.001

/**
 * What hey prints of one run, named like the suite.
 *
 * It is about the requests in a second; of a fast server the times have one digit, and then none is read. An answer counts as a success by
 * its status. Source: outputs of 0.1.5, and its `print.go`.
 */
export const hey: Format = {
  name: 'hey',
  title: 'hey, text',
  fits: ({ rows: lines, text }) =>
    text.includes('Requests/sec:') && lines.some(line => rate.test(line)) && isSummary(lines),
  parse({ rows: lines }, suite) {
    const runs = splitRuns(lines, start)
    if (runs.length === 0)
      throw new FormatError('there is no "Summary:" of hey in the output: did it end early, or print csv?')
    const names = numberDuplicates(runs.map(() => suite))
    return runs.flatMap((run, index) => read(run, names[index]!))
  },
}

function isSummary(lines: readonly string[]): boolean {
  return lines.some(line => start.test(line)) && !lines.some(line => ofOha.test(line))
}

function read(lines: readonly string[], benchmark: string): readonly Reading[] {
  const numberOf = (pattern: RegExp) =>
    parseNumber(lines.map(line => pattern.exec(line)?.[1]).find(text => text !== undefined) ?? '')
  const statuses = lines.flatMap(line =>
    [/^ +\[(\d{3})\]\s+(\d+) responses/.exec(line) ?? []].filter(found => found.length > 0),
  )
  const answers = statuses.reduce((sum, [, , count]) => sum + Number(count), 0)
  const good = statuses.reduce((sum, [, status = '', count]) => sum + (/^[123]/.test(status) ? Number(count) : 0), 0)
  const errors = findErrors(lines)
  const average = numberOf(/^ +Average:\s+(-?[\d.]+) secs/)
  const isCoarse = average >= 0 && average < leastSeconds
  return readLoad({
    benchmark,
    failures: 1 - good / (answers + errors),
    metrics: [
      { metric: 'throughput', unit: 'req/s', value: numberOf(rate) },
      ...(isCoarse
        ? []
        : [
            { metric: 'time', unit: 's', value: numberOf(/^ +50%{1,2} in (-?[\d.]+) secs/) },
            { metric: 'p99', unit: 's', value: numberOf(/^ +99%{1,2} in (-?[\d.]+) secs/) },
          ]),
    ],
  })
}

/** Requests without an answer, which are listed behind the statuses. */
function findErrors(lines: readonly string[]): number {
  const start = lines.findIndex(line => line.startsWith('Error distribution:'))
  if (start < 0) return 0
  return lines.slice(start).reduce((sum, line) => sum + Number(/^ +\[(\d+)\]/.exec(line)?.[1] ?? 0), 0)
}
