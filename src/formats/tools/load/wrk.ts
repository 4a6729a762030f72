import { sum } from 'd3-array'
import { parseNumber } from '../../../metrics/number.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'
import { capture, type Load, readLoad, splitRuns } from './load.js'

const start = /^Running \S+ test @ (\S+)/
const rate = /^Requests\/sec: +(-?[\d.]+)\s*$/

/** A line of wrk2 alone, which always has a rate to keep to. */
const ofWrk2 =
  /^ +Thread calibration: |\(HdrHistogram - (?:Un[cC]orrected|Recorded) Latency|^ +Thread Stats +Avg +Stdev +99% /

/**
 * Runs of wrk and wrk2, named like the suite, and several by their address. Each number has its own unit; bytes are counted by 1024. The
 * median is there with `--latency`, and else the mean. Source: outputs of 4.1.0, and its `stats.c` and `units.c`.
 */
export const wrk = benchmarkFormat({
  name: 'wrk',
  title: 'wrk, text',
  fits: document =>
    hasLine(document, 'Requests/sec:', line => rate.test(line)) && document.rows.some(line => start.test(line)),
  benchmarks({ rows }, suite) {
    const runs = rows.some(line => rate.test(line)) ? splitRuns(rows, start) : []
    return runs.map(run => readRun(run, runs.length === 1 ? suite : start.exec(run[0]!)![1]!))
  },
  read: readLoad,
  missing: 'there is no run of wrk with a line such as "Requests/sec:  743.73": did it end early?',
})

function readRun(lines: readonly string[], name: string): Load {
  const find = (pattern: RegExp) => capture(lines, pattern)
  const median = find(/^ +50(?:\.0+)?% +(-?[\d.]+)([a-z]+)\s*$/)
  const [time = '', timeUnit = 'ms'] = median.length > 0 ? median : find(/^ +Latency +(-?[\d.]+)([a-z]+) /)
  const [p99 = '', p99Unit = 'ms'] = find(/^ +99(?:\.0+)?% +(-?[\d.]+)([a-z]+)\s*$/)
  const [received = '', prefix] = find(/^Transfer\/sec: +(-?[\d.]+)([KMGT]?)B\s*$/)
  const [answers = 0] = find(/^ +(\d+) requests in /).map(Number)
  const lost = sum(find(/^ +Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/), Number)
  const [refused = 0] = find(/^ +Non-2xx or 3xx responses: (\d+)/).map(Number)
  return {
    name,
    failures: (lost + refused) / (answers + lost),
    isRateSet: lines.some(line => ofWrk2.test(line)),
    metrics: [
      { metric: 'throughput', unit: 'req/s', value: parseNumber(find(rate)[0] ?? '') },
      { metric: 'time', unit: timeUnit, value: parseNumber(time) },
      { metric: 'p99', unit: p99Unit, value: parseNumber(p99) },
      { metric: 'received', unit: prefix ? `${prefix}iB/s` : 'B/s', value: parseNumber(received) },
    ],
  }
}
