import { FormatError } from '../format.js'
import type { Document } from './document.js'

/** A row of a table, by the names of its columns. */
export type CsvRow = ReadonlyMap<string, string>

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

/** Where a table begins: its first columns, and the separator. */
export interface CsvHeader {
  readonly columns: readonly string[]
  readonly separator?: string
}

/** Whether one of the lines is the header. */
export function hasCsv({ text, rows }: Pick<Document, 'text' | 'rows'>, header: CsvHeader): boolean {
  // Most outputs have none, and this is known at once.
  return spellings(header).some(one => text.includes(one)) && rows.some(line => isHeader(line, header))
}

/** The rows below each header in `lines`, up to a line with more or fewer cells; a FormatError where the last row is cut off. */
export function readCsv({ rows: lines }: Pick<Document, 'rows'>, header: CsvHeader): readonly CsvRow[] {
  const rows: CsvRow[] = []
  let columns: readonly string[] | undefined
  const last = lines.findLastIndex(line => line.trim() !== '')
  for (const [at, line] of lines.entries()) {
    if (isHeader(line, header)) {
      columns = splitCsv(line, header.separator)
      continue
    }
    if (columns === undefined) continue
    const cells = splitCsv(line, header.separator)
    if (cells.length === columns.length) rows.push(new Map(columns.map((column, index) => [column, cells[index]!])))
    else if (at === last && cells.length > 1)
      throw new FormatError(
        `the last row of the table has ${cells.length} cells, and its header has ${columns.length}: was the output cut off?`,
      )
    else columns = undefined
  }
  return rows
}

function isHeader(line: string, header: CsvHeader): boolean {
  return spellings(header).some(one => line.startsWith(one))
}

/** Tools quote all columns, or none. */
function spellings({ columns, separator = ',' }: CsvHeader): readonly string[] {
  return [columns.join(separator), columns.map(column => `"${column}"`).join(separator)]
}
