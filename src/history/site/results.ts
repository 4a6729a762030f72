import { markdownVoice } from '../../document/escape.js'
import { say, write } from '../../document/text.js'
import { changeText } from '../../report/words/headline.js'
import { marks, otherMarks } from '../../report/words/words.js'
import { judgeSince } from '../page/rows.js'
import type { Shown } from '../shown.js'
import { describeHistory, describeMoves, describeTrust, nameRow, nameVersion } from '../words.js'
import { drawChart } from './chart.js'

const mostMoves = 20
/** GitHub shows no more of a file than so many bytes of it; a row has about 150. */
const mostRows = 1000

/** Renders histories as a Markdown file: all changes since, steps and creep, and a chart. */
export function renderResults(all: readonly Shown[]): string {
  return `${['# History', ...all.map(renderOne)].join('\n\n')}\n`
}

function renderOne(shown: Shown): string {
  const { suite, levels, rows, moves } = shown
  if (rows.length === 0) return write(say`## ${suite}: nothing was judged yet`, markdownVoice)
  const lines = rows.slice(0, mostRows).map(row => {
    const verdict = judgeSince(row, shown)
    const { emoji } = verdict === null ? otherMarks.unjudged : marks[verdict]
    const cells = [write(nameRow(row, rows), markdownVoice), write(say`${nameVersion(row.ground)}`, markdownVoice)]
    return `| ${emoji} ${verdict ?? 'not judged'} | ${cells.join(' | ')} | ${row.change === undefined ? 'not joined by races' : changeText(row.change)} |`
  })
  const more = rows.length > mostRows ? `\n\nAnd ${rows.length - mostRows} more.` : ''
  const sentences = describeMoves(moves, rows, mostMoves).map(text => `- ${write(text, markdownVoice)}`)
  return [
    `## ${write(describeHistory(suite, levels), markdownVoice)}`,
    `${['| verdict | benchmark | since | change |', '| --- | --- | --- | --- |', ...lines].join('\n')}${more}`,
    sentences.length === 0 ? 'No step and no creep was found.' : `### Steps and creep\n\n${sentences.join('\n')}`,
    drawChart(levels, rows),
    write(describeTrust(levels), markdownVoice),
  ]
    .filter(Boolean)
    .join('\n\n')
}
