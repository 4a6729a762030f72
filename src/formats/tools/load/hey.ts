import { sum } from 'd3-array'
import { parseNumber } from '../../../metrics/number.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'
import { capture, type Load, readLoad, splitRuns } from './load.js'

const start = /^Summary:\s*$/
const rate = /^ +Requests\/sec:\s+(-?[\d.]+|NaN)\s*$/
/** A line of oha alone, whose text for people is much the same, and which has JSON. */
const ofOha = /^ +Success rate:\s+([\d.]+|NaN)%/

/** It prints four decimals. Below this many seconds, what is cut off is more than a tenth of a time. */
const least = 0.001

/** One in its last decimal. */
const step = 0.0001

/** A time as it is printed, always in seconds. */
const time = '(-?[\\d.]+) secs\\b'
const average = new RegExp(`^ +Average:\\s+${time}`)
const median = new RegExp(`^ +50%{1,2} in ${time}`)
const p95 = new RegExp(`^ +95%{1,2} in ${time}`)
const p99 = new RegExp(`^ +99%{1,2} in ${time}`)

/**
 * Requests in a second; of a fast server the times have one digit, and then none is shown. An answer counts as a success by its status.
 * Source: outputs of 0.1.5, and its `print.go`.
 */
export const hey = benchmarkFormat({
  name: 'hey',
  title: 'hey, text',
  fits: document =>
    hasLine(document, 'Requests/sec:', line => rate.test(line)) &&
    document.rows.some(line => start.test(line)) &&
    !document.rows.some(line => ofOha.test(line)),
  benchmarks: ({ rows }, suite) => splitRuns(rows, start).map(run => readRun(run, suite)),
  read: readLoad,
  missing: 'there is no "Summary:" in the output: did the tool end early, or print another format?',
})

function readRun(lines: readonly string[], name: string): Load {
  const find = (pattern: RegExp) => capture(lines, pattern)[0] ?? ''
  const timeOf = (pattern: RegExp) => ({ unit: 's', value: parseNumber(find(pattern)) })
  const count = (pattern: RegExp, among = lines) => sum(among, line => Number(pattern.exec(line)?.[1] ?? 0))
  const answers = count(/^ +\[\d{3}\]\s+(\d+) responses/)
  const good = count(/^ +\[[123]\d\d\]\s+(\d+) responses/)
  // Requests without an answer are listed behind the statuses.
  const failed = lines.findIndex(line => line.startsWith('Error distribution:'))
  const errors = failed < 0 ? 0 : count(/^ +\[(\d+)\]/, lines.slice(failed))
  const mean = timeOf(average)
  const isCoarse = mean.value >= 0 && mean.value < least
  return {
    name,
    failures: 1 - good / (answers + errors),
    metrics: [
      { metric: 'throughput', unit: 'req/s', value: parseNumber(find(rate)) },
      ...(isCoarse
        ? [{ metric: 'time', ...timeOf(median), aside: true as const, step }]
        : [
            { metric: 'time', ...timeOf(median) },
            { metric: 'p95', ...timeOf(p95) },
            { metric: 'p99', ...timeOf(p99) },
          ]),
    ],
  }
}
