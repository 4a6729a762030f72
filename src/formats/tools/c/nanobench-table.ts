import { parseGroupedNumber, parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import type { Document } from '../../reading/document.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const header = makeCsvHeader(['title', 'name', 'unit', 'batch', 'elapsed'], ';')
const tableHeader = /^\|(?: relative \|)? +(ps|ns|us|ms|s)\/\S+ \|.*\| +err% \|/
const row = /^\|/

/** The time of one benchmark, in the unit that is printed. */
interface Row {
  readonly title: string
  readonly name: string
  readonly value: number
  readonly unit: string
}

/**
 * The table that nanobench prints, or what its template `csv()` renders; its JSON (`nanobench`) has all epochs.
 *
 * A time is the median, of one unit of work; the table has two decimals of it. Source: outputs of 4.6, and its `nanobench.h`.
 */
export const nanobenchTable: Format = {
  name: 'nanobench-table',
  title: 'nanobench, its table or CSV; its JSON (nanobench) says more',
  fits: document => hasTable(document) || hasCsv(document, header),
  parse(document) {
    const rows = hasCsv(document, header) ? readCells(document) : readTable(document.rows)
    if (rows.length === 0) throw new FormatError('no row of nanobench has a time: did a benchmark run?')
    const isOne = new Set(rows.map(({ title }) => title)).size === 1
    const names = numberDuplicates(rows.map(({ title, name }) => (isOne || title === '' ? name : `${title}/${name}`)))
    return rows.map(({ value, unit }, index) =>
      makeReading({ benchmark: names[index]!, metric: 'time', unit, values: [value] }),
    )
  },
}

function hasTable(document: Document): boolean {
  return hasLine(document, 'err% |     total |', line => tableHeader.test(line))
}

function readCells(document: Document): readonly Row[] {
  return readCsv(document, header, cells => ({
    title: cells.get('title')!,
    name: cells.get('name')!,
    value: parseNumber(cells.get('elapsed') ?? ''),
    unit: 's',
  }))
}

function readTable(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = []
  let table:
    | { readonly title: string; readonly unit: string; readonly columns: number; readonly at: number }
    | undefined
  for (const line of lines) {
    const [, unit] = tableHeader.exec(line) ?? []
    if (unit !== undefined) {
      const cells = line.split('|')
      // The table of one benchmark has its title in place of the names' header.
      table = { title: cells.at(-1)!.trim(), unit, columns: cells.length, at: cells[1]!.includes('relative') ? 2 : 1 }
    } else if (!row.test(line)) table = undefined
    else if (table && !line.startsWith('|-')) {
      const cells = line.split('|')
      if (cells.length < table.columns)
        throw new FormatError(`a row of nanobench's table is cut off: did it end early? ${line.slice(0, 100)}`)
      const name = cells
        .slice(table.columns - 1)
        .join('|')
        .trim()
      rows.push({ ...table, name: stripMarks(name), value: parseGroupedNumber(cells[table.at]!.trim()) })
    }
  }
  return rows
}

/** A name stands between backticks, of what is unstable behind a wavy dash and before a reason. */
function stripMarks(cell: string): string {
  const reason = cell.indexOf('` (Unstable with ~')
  const name = reason < 0 ? cell : cell.slice(0, reason + 1)
  return /^(?::wavy_dash: )?`(.*)`$/.exec(name)?.[1] ?? cell
}
