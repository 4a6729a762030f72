import { htmlVoice, withShortLines } from '../../document/escape.js'
import { write } from '../../document/text.js'
import type { Contest } from '../contest.js'
import { type ContestRow, makeContestRows } from '../contest-rows.js'
import type { MergedReport } from '../merged.js'
import { contestCells, contestHeads } from '../text/contest-cells.js'
import { contestContext, contestReading, rankingSentence, sideSentences } from '../words/contest.js'

/** The tables of all contests of `report`, as a part of a page: a column for each side. */
export function contestTables(report: MergedReport): string {
  return (report.contests ?? []).map(contest => contestTable(report, contest)).join('\n')
}

const voice = withShortLines(htmlVoice)
const mostSentences = 5

function contestTable(report: MergedReport, contest: Contest): string {
  const rows = makeContestRows(report, contest)
  const sentences = rows.length > mostSentences ? [] : rankings(rows, contest)
  return [
    '<section>',
    `<p>${write(contestContext(contest, report), voice)}</p>`,
    list(sideSentences(contest).map(text => write(text, voice))),
    '<table>',
    row(contestHeads(contest, voice), 'th'),
    ...contestCells(rows, contest, voice).map(cells => row(cells, 'td')),
    '</table>',
    list(sentences),
    `<p>${write(contestReading, voice)}</p>`,
    '</section>',
  ]
    .filter(Boolean)
    .join('\n')
}

function rankings(rows: readonly ContestRow[], contest: Contest): readonly string[] {
  return rows.flatMap(one => {
    const sentence = rankingSentence(one, contest, rows.length === 1)
    return sentence === undefined ? [] : [write(sentence, voice)]
  })
}

function row(cells: readonly string[], element: 'th' | 'td'): string {
  return `<tr>${cells.map(cell => `<${element}>${cell}</${element}>`).join('')}</tr>`
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map(item => `<li>${item}</li>`).join('\n')}\n</ul>`
}
