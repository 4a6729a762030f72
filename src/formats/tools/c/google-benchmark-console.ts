import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { type Row, readRows } from './google-benchmark.js'

const header = makeCsvHeader(['name', 'iterations', 'real_time', 'cpu_time', 'time_unit'])
const row = /^(\S.*?) +(-?[\d.]+(?:e[+-]\d+)?) (ns|us|ms|s) +(-?[\d.]+(?:e[+-]\d+)?) (?:ns|us|ms|s) +\d+(?: |$)/
const failed = /^(\S.*?) +ERROR OCCURRED: '(.*)'\s*$/

/**
 * The output of Google Benchmark for people, or by `--benchmark_format=csv`; its JSON (`google-benchmark`) says more.
 *
 * The table is read only where this format is named. It has three digits of the times, and of counters numbers with prefixes that mean 1000 or 1024: these are not read. CSV has six
 * digits, and both rates. Source: outputs of 1.7.1.
 */
export const googleBenchmarkConsole: Format = {
  name: 'google-benchmark-console',
  title: 'Google Benchmark, its table or CSV; its JSON (google-benchmark) says more',
  fits: document => hasCsv(document, header),
  parse(document) {
    const rows = hasCsv(document, header) ? readCsv(document, header, readCells) : document.rows.flatMap(readLine)
    if (rows.length > 0) return readRows(rows)
    throw new FormatError('no row of Google Benchmark has a time: does the filter select a benchmark?')
  },
}

function readLine(line: string): readonly Row[] {
  const [, name, real, unit, cpu] = row.exec(line) ?? []
  if (name !== undefined) return [{ name, real_time: parseNumber(real!), cpu_time: parseNumber(cpu!), time_unit: unit }]
  const [, broken, message] = failed.exec(line) ?? []
  return broken === undefined ? [] : [{ name: broken, error_occurred: true, error_message: message }]
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
