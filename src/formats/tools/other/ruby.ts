import * as v from 'valibot'
import { parseNumber, stepOf } from '../../../metrics/number.js'
import { anything, benchmarkFormat, jsonFormat } from '../../reading/builders.js'
import { firstFinite } from '../../reading/printed.js'

const entry = v.object({ name: v.string(), ips: v.unknown(), central_tendency: anything, microseconds: v.unknown() })

/** Iterations per second, as the mean or by the bootstrap that the user chose, and no samples. Its text has scaled numbers and wrapped names. */
export const benchmarkIps = jsonFormat({
  name: 'benchmark-ips',
  title: 'benchmark-ips, JSON',
  advice: 'call x.json!("FILE") in its block',
  is: json => Array.isArray(json) && json.length > 0 && json.every(result => v.is(entry, result)),
  schema: v.array(entry),
  benchmarks: entries => entries,
  read: ({ central_tendency, ips }) => [
    { metric: 'throughput', unit: 'iter/s', values: firstFinite(central_tendency, ips), primary: true },
  ],
})

const header = /^ +user +system +total +real\s*$/
const row = /^(.*?) +(-?\d+\.\d+) +(-?\d+\.\d+) +(-?\d+\.\d+) +\( *(-?\d+\.\d+)\)\s*$/

/**
 * Seconds, of which `real` is the time and `total` that of the processor. A rehearsal and the sums (`>total:`) are left out; a row without
 * a label is named by its number. Source: outputs of Ruby 3.1.
 */
export const rubyBenchmark = benchmarkFormat({
  name: 'ruby-benchmark',
  title: "Ruby's Benchmark.bm and bmbm, text",
  fits: ({ rows, text }) =>
    text.includes('user     system      total        real') &&
    rows.some(line => header.test(line)) &&
    rows.some(line => row.test(line)),
  benchmarks: ({ rows }) => readTables(rows),
  read: ({ real, total }) => [
    { metric: 'time', unit: 's', values: [parseNumber(real)], step: stepOf(real) },
    { metric: 'cpu-time', unit: 's', values: [parseNumber(total)], step: stepOf(total) },
  ],
  missing: "no row of Ruby's Benchmark has times: print what Benchmark.bm reports below its caption",
})

interface Row {
  readonly name: string
  readonly real: string
  readonly total: string
}

function readTables(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = []
  let count = 0
  let isInside = false
  for (const line of lines) {
    if (header.test(line)) [isInside, count] = [true, 0]
    else if (isInside) {
      const [, label, , , total, real] = row.exec(line) ?? []
      if (label === undefined) isInside = false
      else if (!label.startsWith('>'))
        rows.push({ name: label.trim().replace(/:$/, '') || `${++count}`, real: real!, total: total! })
    }
  }
  return rows
}
