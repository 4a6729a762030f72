import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const header = /^ +user +system +total +real\s*$/
const row = /^(.*?) +(-?\d+\.\d+) +(-?\d+\.\d+) +(-?\d+\.\d+) +\( *(-?\d+\.\d+)\)\s*$/

/**
 * The tables of Ruby's `Benchmark.bm` and `bmbm`: seconds, of which `real` is the time and `total` that of the processor.
 *
 * A rehearsal and the sums (`>total:`) are left out; a row without a label is named by its number. Source: outputs of Ruby 3.1.
 */
export const rubyBenchmark: Format = {
  name: 'ruby-benchmark',
  title: "Ruby's Benchmark.bm and bmbm, text",
  fits: ({ rows: lines, text }) =>
    text.includes('user     system      total        real') &&
    lines.some(line => header.test(line)) &&
    lines.some(line => row.test(line)),
  parse({ rows: lines }) {
    const found = readTables(lines)
    if (found.length === 0)
      throw new FormatError("no row of Ruby's Benchmark has times: print what Benchmark.bm reports below its caption")
    const names = numberDuplicates(found.map(({ name }) => name))
    return found.flatMap(({ times }, index) => read(names[index]!, times))
  },
}

interface Row {
  readonly name: string
  readonly times: { readonly real: string; readonly total: string }
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
      else if (!label.startsWith('>')) {
        const name = label.trim().replace(/:$/, '') || `${++count}`
        rows.push({ name, times: { real: real!, total: total! } })
      }
    }
  }
  return rows
}

function read(benchmark: string, { real, total }: Row['times']): readonly Reading[] {
  return [
    makeReading({ benchmark, metric: 'time', unit: 's', values: [parseNumber(real)] }),
    makeReading({ benchmark, metric: 'cpu-time', unit: 's', values: [parseNumber(total)] }),
  ]
}
