import { parseGroupedNumber, parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { makeCsvHeader, readCsv } from '../../reading/csv.js'
import type { Document } from '../../reading/document.js'
import { splitFields } from '../../reading/fields.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const header = makeCsvHeader(['name', ''])
const tableHeader = /^Name \(time in (ns|us|ms|s)\) +\S/

/** What is printed of one benchmark. */
interface Row {
  readonly name: string
  readonly value: string
  readonly unit: string
}

/**
 * The table that pytest-benchmark prints, or what `pytest-benchmark compare --csv` writes; its JSON (`pytest-benchmark`) has all rounds.
 *
 * The table is read only where this format is named. The median is read, else the mean, else the least; `--benchmark-columns` chooses what there is. Source: outputs of 5.3.1.
 */
export const pytestBenchmarkConsole: Format = {
  name: 'pytest-benchmark-console',
  title: 'pytest-benchmark, its table or CSV; its JSON (pytest-benchmark) says more',
  fits: ({ text }) => isCsv(text),
  parse(document) {
    const rows = isCsv(document.text) ? readCells(document) : readTable(document.rows)
    if (rows.length === 0)
      throw new FormatError('no row of pytest-benchmark has a time: did a benchmark run, and did it pass?')
    const names = numberDuplicates(rows.map(({ name }) => name))
    return rows.map(({ value, unit }, index) => read(names[index]!, value, unit))
  },
}

function isCsv(text: string): boolean {
  return text.includes(',rounds,iterations') && /^name,.{0,900},rounds,iterations/m.test(text)
}

const columnsToRead = ['median', 'mean', 'min'] as const

function readCells(document: Document): readonly Row[] {
  return readCsv(document, header, cells => ({
    name: cells.get('name')!,
    value: columnsToRead.map(column => cells.get(column)).find(text => text !== undefined) ?? '',
    unit: 's',
  }))
}

function readTable(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = []
  let table: { readonly unit: string; readonly columns: readonly string[] } | undefined
  for (const line of lines) {
    const [, unit] = tableHeader.exec(line) ?? []
    if (unit !== undefined) {
      const columns = splitFields(line.replace(/\([^)]*\)/g, '')).map(column => column.toLowerCase())
      table = { unit, columns: columns.slice(1) }
    } else if (line.trim() === '') table = undefined
    else if (table && !/^-+$/.test(line.trim())) rows.push(readRow(line, table.unit, table.columns))
  }
  return rows
}

/** A name, and a value for each column, with its ratio to the best behind it: `1,189.7499 (3.50)`. */
function readRow(line: string, unit: string, columns: readonly string[]): Row {
  const fields = splitFields(line.replace(/ \(>?[\d.]+\)(?= |$)/g, ''))
  if (fields.length <= columns.length)
    throw new FormatError(
      `a row of pytest-benchmark has too few columns: was the output cut off? ${line.slice(0, 100)}`,
    )
  const values = fields.slice(-columns.length)
  const column = columnsToRead.map(one => columns.indexOf(one)).find(at => at >= 0) ?? -1
  return { name: fields.slice(0, -columns.length).join(' '), value: values[column] ?? '', unit }
}

function read(benchmark: string, value: string, unit: string): Reading {
  const number = value.includes(',') ? parseGroupedNumber(value) : parseNumber(value)
  return makeReading({ benchmark, metric: 'time', unit, values: [number] })
}
