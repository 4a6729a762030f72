import type { Report } from '../report.js'
import { type Column, layOut } from '../text/columns.js'
import { terminalVoice } from '../text/escape.js'
import { write } from '../text/text.js'
import { type CauseText, causesText } from '../words/causes.js'

/** The functions that account for a change, below what they add up to; no line where nothing was profiled. */
export function causesLines({ causes }: Pick<Report, 'causes'>, width: number): readonly string[] {
  const text = causesText(causes)
  if (text === undefined) return []
  const column = (cell: (row: CauseText) => string): Column => ({ head: '', cells: text.rows.map(cell) })
  const columns: readonly Column[] = [
    { ...column(({ name }) => write(name, terminalVoice)), least: 24 },
    { ...column(({ difference }) => difference), right: true },
    { ...column(({ interval }) => interval), gap: 1 },
    { ...column(({ place }) => write(place, terminalVoice)), expendable: 1 },
  ]
  const [, ...lines] = text.rows.length === 0 ? [] : layOut(columns, width - 2)
  return [write(text.title, terminalVoice), ...lines.map(line => `  ${line}`)]
}
