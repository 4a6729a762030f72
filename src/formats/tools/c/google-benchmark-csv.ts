import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { type Row, readRows } from './google-benchmark.js'

const header = makeCsvHeader(['name', 'iterations', 'real_time', 'cpu_time', 'time_unit'])

/** The output of Google Benchmark by `--benchmark_format=csv`, with six digits; its JSON says more. Source: outputs of 1.7.1. */
export const googleBenchmarkCsv: Format = {
  name: 'google-benchmark-csv',
  title: 'Google Benchmark, CSV; its JSON (google-benchmark) says more',
  fits: document => hasCsv(document, header),
  parse(document) {
    const rows = readCsv(document, header, readCells)
    if (rows.length > 0) return readRows(rows)
    throw new FormatError('no row of Google Benchmark has a time: does the filter select a benchmark?')
  },
}

function readCells(cells: CsvRow): Row {
  const name = cells.get('name') ?? ''
  if (cells.get('error_occurred') === 'true')
    return { name, error_occurred: true, error_message: cells.get('error_message') }
  const numberOf = (column: string) => parseNumber(cells.get(column) ?? '')
  return {
    name,
    real_time: numberOf('real_time'),
    cpu_time: numberOf('cpu_time'),
    time_unit: cells.get('time_unit') ?? '',
    // Empty in rows without such a rate, and then no number.
    bytes_per_second: numberOf('bytes_per_second'),
    items_per_second: numberOf('items_per_second'),
  }
}
