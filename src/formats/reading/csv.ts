import { FormatError } from '../format.js'
import type { Document } from './document.js'

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
  if (!line.includes('"')) return line.split(separator)
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell]
}

/** Returns whether one of the lines is the header. */
export function hasCsv({ text, rows }: Pick<Document, 'text' | 'rows'>, header: CsvHeader): boolean {
  // Most outputs have none, and this is known at once.
  return header.spellings.some(one => text.includes(one)) && rows.some(line => isHeader(line, header))
}

/**
 * Applies `read` to each row below a header, up to a line with more or fewer cells; a FormatError where the last row is cut off.
 *
 * The cells of a row are not kept, since there may be very many.
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
    if (isHeader(line, header)) {
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

/** Of a row with so few columns, finding one by looking is fastest. */
export function makeRow(columns: readonly string[], cells: readonly string[]): CsvRow {
  return { columns, get: column => cells[columns.indexOf(column)] }
}

/** By the first character first, since nearly all lines begin with another one. */
function isHeader(line: string, { spellings }: CsvHeader): boolean {
  const [plain, quoted] = spellings
  const first = line.charCodeAt(0)
  if (first === plain.charCodeAt(0)) return line.startsWith(plain)
  return first === quoted.charCodeAt(0) && line.startsWith(quoted)
}
