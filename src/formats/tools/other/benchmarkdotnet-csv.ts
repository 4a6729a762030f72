import { parseGroupedNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { type CsvRow, makeRow, splitCsv } from '../../reading/csv.js'
import type { Document } from '../../reading/document.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeFailure, makeReading, type Printed } from '../../reading/printed.js'

/** One of the separators that its cultures have. */
const header = /^(?:Type[;,])?Method[;,].*[;,]Mean[;,]/

/** Columns that say how long it took, or how it was run, and so do not name it. */
const numbers =
  /^(?:Mean|Error|StdDev|StdErr|Median|Min|Max|Q1|Q3|P\d+|Ratio|RatioSD|Alloc Ratio|Allocated|Gen ?\d|Rank|Op\/s|Code Size|.* Ratio)$/

/**
 * The `*-report.csv` of BenchmarkDotNet; its JSON (`benchmarkdotnet`) has all iterations.
 *
 * A benchmark is named by its method and its parameters, which stand behind the settings of its job. Numbers must have points before
 * decimals (`--culture`). (Its documentation of exporters.)
 */
export const benchmarkDotNetCsv: Format = {
  name: 'benchmarkdotnet-csv',
  title: 'BenchmarkDotNet, CSV; its JSON (benchmarkdotnet) says more',
  fits: ({ rows }) => rows.some(line => header.test(line)),
  parse(document) {
    const found = readRows(document)
    if (found.length === 0)
      throw new FormatError('no row of BenchmarkDotNet has a mean: does the filter select a benchmark?')
    const names = numberDuplicates(found.map(nameRow))
    return found.flatMap((row, index) => read(row, names[index]!))
  },
}

function readRows({ rows }: Document): readonly CsvRow[] {
  const found: CsvRow[] = []
  let columns: readonly string[] | undefined
  for (const line of rows) {
    const cells = splitCsv(line, line.includes(';') ? ';' : ',')
    if (header.test(line)) columns = cells
    else if (columns && cells.length === columns.length) {
      if (cells.some(cell => cell !== '')) found.push(makeRow(columns, cells))
    } else columns = undefined
  }
  return found
}

/** Settings of a job stand between the job and the parameters. */
const lastSetting = 'WarmupCount'

function nameRow(row: CsvRow): string {
  const { columns } = row
  const method = [row.get('Type'), row.get('Method')].filter(part => part !== undefined).join('.')
  const first = columns.includes(lastSetting) ? columns.lastIndexOf(lastSetting) + 1 : columns.indexOf('Method') + 1
  const given = columns
    .slice(first, columns.indexOf('Mean'))
    .filter(column => !numbers.test(column) && column !== 'Job' && column !== '')
  const parameters = given.map(column => `${column}=${row.get(column)}`)
  return parameters.length === 0 ? method : `${method}(${parameters.join(', ')})`
}

function read(row: CsvRow, benchmark: string): readonly Reading[] {
  const time = readCell({ benchmark, metric: 'time' }, row.get('Median') ?? row.get('Mean') ?? '')
  const allocated = row.get('Allocated')
  return [
    time,
    ...(allocated === undefined || allocated === '-' ? [] : [readCell({ benchmark, metric: 'allocated' }, allocated)]),
  ]
}

/** `1,234.5 ns`, or `NA` of a benchmark that failed; a kilobyte is 1024 bytes. */
function readCell(printed: Pick<Printed, 'benchmark' | 'metric'>, cell: string): Reading {
  const [, text, unit] = /^(-?[\d.,]+) ?([a-zμµ]+|[KMG]?B)$/i.exec(cell) ?? []
  const value = text === undefined ? Number.NaN : parseGroupedNumber(text)
  if (Number.isNaN(value))
    return makeFailure(
      { ...printed, unit: printed.metric === 'time' ? 's' : 'B' },
      `"${cell.slice(0, 100)}" is no number with a point before its decimals`,
    )
  return makeReading({ ...printed, unit: /^[KMG]B$/.test(unit!) ? `${unit![0]}iB` : unit!, values: [value] })
}
