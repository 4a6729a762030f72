import type { Section } from '../section.js'
import { makeServices } from '../words/service.js'
import { html, numberTable, section } from './html.js'

/** The rate, errors and duration of each service, in one table. */
export function drawServices(report: Section): string {
  const { heads, rows } = makeServices(report)
  if (rows.length === 0) return ''
  const drawn = rows.map(({ label, cells }) => [
    html(label),
    ...cells.map(cell =>
      cell === undefined
        ? '–'
        : [cell.mark?.character, html(cell.values), cell.change && `(${cell.change})`].filter(Boolean).join(' '),
    ),
  ])
  return section('Rate, errors and duration', numberTable('Baseline and contender', ['Service', ...heads], drawn))
}
