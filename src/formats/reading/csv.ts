import { dsvFormat } from 'd3-dsv'
import { FormatError } from '../format.js'
import type { Document } from './document.js'
import { hasLine } from './lines.js'

/** A row of a table, by the names of its columns. */
export interface CsvRow {
  readonly columns: readonly string[]
  readonly get: (column: string) => string | undefined
}

/** The start of a table: a line with these first columns. */
export interface CsvHeader {
  readonly separator: string
  /** Tools quote all columns, or none. */
  readonly spellings: readonly [plain: string, quoted: string]
}

/** A header with these first columns. */
export function makeCsvHeader(columns: readonly string[], separator = ','): CsvHeader {
  return {
    separator,
    spellings: [columns.join(separator), columns.map(column => `"${column}"`).join(separator)],
  }
}

/** The cells of `line`; in quotes a cell may hold the separator, and two quotes for one. */
export function splitCsv(line: string, separator = ','): readonly string[] {
  return line.includes('"') ? dsvFormat(separator).parseRows(line)[0]! : line.split(separator)
}

/** Returns whether one of the lines is the header. */
export function hasCsv({ text, rows }: Pick<Document, 'text' | 'rows'>, header: CsvHeader): boolean {
  return header.spellings.some(one => hasLine({ text, rows }, one, line => line.startsWith(one)))
}

/**
 * Applies `read` to each row below a header, up to a line with more or fewer cells; a FormatError where the last row is cut off. The cells
 * of a row are not kept, since there may be very many.
 */
export function readCsv<Result>(
  { rows: lines }: Pick<Document, 'rows'>,
  header: CsvHeader,
  read: (row: CsvRow) => Result,
): readonly Result[] {
  const results: Result[] = []
  let columns: readonly string[] | undefined
  const last = lines.findLastIndex(line => line.trim() !== '')
  for (const [at, line] of lines.entries()) {
    if (header.spellings.some(start => line.startsWith(start))) {
      columns = splitCsv(line, header.separator)
      continue
    }
    if (columns === undefined) continue
    const cells = splitCsv(line, header.separator)
    if (cells.length === columns.length) results.push(read(makeRow(columns, cells)))
    else if (at === last && cells.length > 1)
      throw new FormatError(
        `the last row of the table has ${cells.length} cells, and its header has ${columns.length}: was the output cut off?`,
      )
    else columns = undefined
  }
  return results
}

/** Makes a row. It has so few columns that searching them is fastest. */
export function makeRow(columns: readonly string[], cells: readonly string[]): CsvRow {
  return { columns, get: column => cells[columns.indexOf(column)] }
}
