import { printBlocks } from '../../document/html.js'
import { sidesOf } from '../multi-way-document.js'
import { makeMultiWayRows } from '../multi-way-rows.js'
import type { Report } from '../report.js'
import { multiWayReading, rankingSentence } from '../words/multi-way.js'

const mostSentences = 5

/** The tables of all multi-way comparisons of `report`, as a part of a page: a column for each side. */
export function multiWayTables(report: Report): string {
  return (report.multiWay ?? [])
    .map(comparison => {
      const rows = makeMultiWayRows(report, comparison)
      const sentences =
        rows.length > mostSentences ? [] : rows.flatMap(row => [rankingSentence(row, comparison, rows.length === 1)])
      const blocks = printBlocks([
        ...sidesOf(report, comparison),
        { kind: 'list', items: sentences.filter(text => text !== undefined) },
        { kind: 'paragraph', text: multiWayReading },
      ])
      return `<section>\n${blocks}\n</section>`
    })
    .join('\n')
}
