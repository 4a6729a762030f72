import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { readLoad } from './load.js'

const header = makeCsvHeader(['test', 'rps', 'avg_latency_ms'])

/**
 * The output of `redis-benchmark --csv`, since Redis 6.2: a benchmark for each command that it sends.
 *
 * It is about the requests in a second. Source: outputs of 7.0.15.
 */
export const redisBenchmark: Format = {
  name: 'redis-benchmark',
  title: 'redis-benchmark, CSV',
  fits: document => hasCsv(document, header),
  parse(document) {
    const rows = readCsv(document, header, row => row)
    if (rows.length === 0)
      throw new FormatError('there is no row of redis-benchmark: run it with --csv, and -t with a test that it knows')
    const names = numberDuplicates(rows.map(row => row.get('test')!))
    return rows.flatMap((row, index) =>
      readLoad({
        benchmark: names[index]!,
        metrics: [
          { metric: 'throughput', unit: 'req/s', value: numberOf(row, 'rps') },
          { metric: 'time', unit: 'ms', value: numberOf(row, 'p50_latency_ms') },
          { metric: 'p99', unit: 'ms', value: numberOf(row, 'p99_latency_ms') },
        ],
      }),
    )
  },
}

function numberOf(row: CsvRow, column: string): number {
  return parseNumber(row.get(column) ?? '')
}
