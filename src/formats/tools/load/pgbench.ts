import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates } from '../../reading/names.js'
import { readLoad } from './load.js'
import { splitRuns } from './runs.js'

const start = /^transaction type: (.+?)\s*$/
/** Older versions print a second line, with the time of connecting in it. */
const rate =
  /^tps = (-?[\d.]+) \((?:without initial connection time|excluding connections establishing|including reconnection times)\)/

/**
 * The output of pgbench for one run: named like the suite, and with several by the type of their transactions.
 *
 * It is about the transactions in a second; the latency is their mean. Source: outputs of 15, and PostgreSQL's manual.
 */
export const pgbench: Format = {
  name: 'pgbench',
  title: 'pgbench, text',
  fits: ({ rows, text }) =>
    hasLine({ rows, text }, 'number of transactions actually processed: ', () => true) &&
    rows.some(line => start.test(line)),
  parse({ rows: lines }, suite) {
    const runs = splitRuns(lines, start)
    if (runs.length === 0)
      throw new FormatError('there is no "transaction type:" of pgbench in the output: did it connect and end?')
    const names = numberDuplicates(runs.map(run => (runs.length === 1 ? suite : start.exec(run[0]!)![1]!)))
    return runs.flatMap((run, index) => read(run, names[index]!))
  },
}

function read(lines: readonly string[], benchmark: string): readonly Reading[] {
  const find = (pattern: RegExp) => lines.map(line => pattern.exec(line)?.[1]).find(text => text !== undefined)
  const done = Number(find(/^number of transactions actually processed: (\d+)/) ?? 0)
  const failed = Number(find(/^number of failed transactions: (\d+)/) ?? 0)
  return readLoad({
    benchmark,
    failures: failed / (done + failed),
    metrics: [
      { metric: 'throughput', unit: 'ops/s', value: parseNumber(find(rate) ?? '') },
      { metric: 'time', unit: 'ms', value: parseNumber(find(/^latency average = (-?[\d.]+) ms/) ?? '') },
    ],
  })
}
