import { parseNumber } from '../../../metrics/number.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'
import { type Load, readLoad, splitRuns } from './load.js'

const start = /^Running \S+ test @ (\S+)/
const rate = /^Requests\/sec: +(-?[\d.]+)\s*$/

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
  const find = (pattern: RegExp) => lines.map(line => pattern.exec(line)).find(found => found !== null)
  const time = find(/^ +50(?:\.0+)?% +(-?[\d.]+)([a-z]+)\s*$/) ?? find(/^ +Latency +(-?[\d.]+)([a-z]+) /)
  const p99 = find(/^ +99(?:\.0+)?% +(-?[\d.]+)([a-z]+)\s*$/)
  const received = find(/^Transfer\/sec: +(-?[\d.]+)([KMGT]?)B\s*$/)
  const answers = parseNumber(find(/^ +(\d+) requests in /)?.[1] ?? '0')
  const errors = find(/^ +Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? []
  const lost = errors.reduce((sum, count) => sum + Number(count), 0)
  const refused = Number(find(/^ +Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0)
  return {
    name,
    failures: (lost + refused) / (answers + lost),
    metrics: [
      { metric: 'throughput', unit: 'req/s', value: parseNumber(find(rate)?.[1] ?? '') },
      { metric: 'time', unit: time?.[2] ?? 'ms', value: parseNumber(time?.[1] ?? '') },
      { metric: 'p99', unit: p99?.[2] ?? 'ms', value: parseNumber(p99?.[1] ?? '') },
      {
        metric: 'received',
        unit: received?.[2] ? `${received[2]}iB/s` : 'B/s',
        value: parseNumber(received?.[1] ?? ''),
      },
    ],
  }
}
