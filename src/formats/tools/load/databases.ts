import { sum } from 'd3-array'
import { parseNumber } from '../../../metrics/number.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'
import { capture, type Load, readLoad, splitRuns } from './load.js'

const row =
  /^\[Summary\] (\S+) - Takes\(s\): [\d.]+, Count: (\d+), TPM: (-?[\d.]+), Sum\(ms\): [\d.]+, Avg\(ms\): (-?[\d.]+), /
const p99 = /, 99th\(ms\): ([\d.]+)/
/** An operation that was under way when the time was up, which counts as an error. */
const stopped = / run worker \d+ stopped due to timeout: /

/**
 * A benchmark for each operation (`NEW_ORDER`), about the operations in a second. Errors count over all operations together, without those
 * that the end of the run made. Source: outputs of its tpcc of 2025-11, against PostgreSQL.
 */
export const goTpc = benchmarkFormat({
  name: 'go-tpc',
  title: 'go-tpc, text',
  fits: document => hasLine(document, '[Summary] ', line => row.test(line)),
  benchmarks: ({ rows }) => readSummary(rows),
  read: readLoad,
  missing: 'no line begins with "[Summary]" as those of go-tpc do: did its run come to its end?',
})

function readSummary(rows: readonly string[]): readonly Load[] {
  const operations = rows.flatMap(line => {
    const [, name, count, rate, average] = row.exec(line) ?? []
    if (name === undefined) return []
    return [{ name, count: Number(count), rate: rate!, average: average!, p99: p99.exec(line)?.[1] ?? '' }]
  })
  const good = operations.filter(({ name }) => !name.endsWith('_ERR'))
  const [all, done] = [operations, good].map(counted => sum(counted, ({ count }) => count)) as [number, number]
  const errors = Math.max(0, all - done - rows.filter(line => stopped.test(line)).length)
  const failures = errors / (done + errors)
  return good.map(({ name, rate, average, p99 }) => ({
    name,
    failures,
    metrics: [
      { metric: 'throughput', unit: 'ops/s', value: parseNumber(rate) / 60 },
      { metric: 'time', unit: 'ms', value: parseNumber(average) },
      { metric: 'p99', unit: 'ms', value: parseNumber(p99) },
    ],
  }))
}

const start = /^transaction type: (.+?)\s*$/
/** Older versions print a second line, with the time of connecting in it. */
const rate =
  /^tps = (-?[\d.]+) \((?:without initial connection time|excluding connections establishing|including reconnection times)\)/

/**
 * A run, named like the suite, or several by the type of their transactions: transactions in a second, and the mean of their latency.
 * Source: outputs of 15, and PostgreSQL's manual.
 */
export const pgbench = benchmarkFormat({
  name: 'pgbench',
  title: 'pgbench, text',
  fits: ({ rows, text }) =>
    hasLine({ rows, text }, 'number of transactions actually processed: ', () => true) &&
    rows.some(line => start.test(line)),
  benchmarks({ rows }, suite) {
    const runs = splitRuns(rows, start)
    return runs.map(run => readRun(run, runs.length === 1 ? suite : start.exec(run[0]!)![1]!))
  },
  read: readLoad,
  missing: 'there is no "transaction type:" of pgbench in the output: did it connect and end?',
})

function readRun(lines: readonly string[], name: string): Load {
  const find = (pattern: RegExp) => capture(lines, pattern)[0]
  const done = Number(find(/^number of transactions actually processed: (\d+)/) ?? 0)
  const failed = Number(find(/^number of failed transactions: (\d+)/) ?? 0)
  return {
    name,
    failures: failed / (done + failed),
    isRateSet: find(/^(rate limit schedule lag): /) !== undefined,
    metrics: [
      { metric: 'throughput', unit: 'ops/s', value: parseNumber(find(rate) ?? '') },
      { metric: 'time', unit: 'ms', value: parseNumber(find(/^latency average = (-?[\d.]+) ms/) ?? '') },
    ],
  }
}
