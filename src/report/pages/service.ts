import { layOut } from '../../document/columns.js'
import { markdownVoice, terminalVoice } from '../../document/escape.js'
import type { Paint } from '../../document/paint.js'
import { write } from '../../document/text.js'
import type { Section } from '../section.js'
import type { PageBlock } from '../text/fit.js'
import { makeServices, type ServiceCell } from '../words/service.js'
import { fold, line } from './folds.js'

/** The services of a report for a terminal: one table with a row for each. */
export function serviceLines(report: Section, width: number, paint: Paint): readonly string[] {
  const { heads, rows } = makeServices(report)
  if (rows.length === 0) return []
  const cellText = (cell: ServiceCell | undefined): string =>
    cell === undefined
      ? '–'
      : [cell.mark?.character, write(cell.values, terminalVoice), cell.change && `(${cell.change})`]
          .filter(Boolean)
          .join(' ')
  const [head, ...lines] = layOut(
    [
      { head: 'Service', cells: rows.map(({ label }) => write(label, terminalVoice)), least: 12 },
      ...heads.map((text, at) => ({ head: text, cells: rows.map(({ cells }) => cellText(cells[at])), expendable: at })),
    ],
    width,
  )
  return [paint(head!, 'quiet'), ...lines]
}

/** The services of a report for a comment: one table with a row for each. */
export function serviceFold(report: Section): PageBlock {
  const { heads, rows } = makeServices(report)
  const cellText = (cell: ServiceCell | undefined): string =>
    cell === undefined
      ? '–'
      : [cell.mark?.emoji, write(cell.values, markdownVoice), cell.change && `(${cell.change})`]
          .filter(Boolean)
          .join(' ')
  const lines = rows.map(({ label, cells }) => line([write(label, markdownVoice), ...cells.map(cellText)]))
  const table = `${line(['Service', ...heads])}${line(['Service', ...heads].map(() => ':---'))}${lines.join('')}`
  return fold('🌐 Rate, errors and duration', 'services', rows.length === 0 ? '' : table)
}
