import { markdownVoice } from '../report/text/escape.js'
import { say, write } from '../report/text/text.js'
import { changeText } from '../report/words/headline.js'
import type { Levels } from './levels.js'
import { listSince, type Since } from './since.js'
import { nameRow, nameVersion } from './words.js'

/** More are in the file of the history. */
const mostShown = 10

/**
 * Renders what changed since the oldest version that races join to the newest: the benchmarks whose interval does not hold 0, as far
 * as there is room. Nothing is rendered of fewer than three versions, since their one race is what the report shows.
 */
export function renderHistoryMarkdown(levels: Levels): string {
  if (levels.pushes.length < 3) return ''
  const rows = listSince(levels)
  const moved = rows.filter(({ change }) => isApartFromZero(change))
  const title = '### Since older versions'
  if (moved.length === 0) return `${title}\n\nNo benchmark is told apart from what it was.\n`
  const lines = moved
    .slice(0, mostShown)
    .map(
      row =>
        `| ${write(nameRow(row, rows), markdownVoice)} | ${write(say`${nameVersion(row.ground)}`, markdownVoice)} | ${changeText(row.change!)} |`,
    )
  const more = moved.length > mostShown ? `\n\nAnd ${moved.length - mostShown} more.` : ''
  return `${title}\n\n${['| benchmark | since | change |', '| --- | --- | --- |', ...lines].join('\n')}${more}\n`
}

function isApartFromZero(change: Since['change']): boolean {
  if (change === undefined) return false
  return (change.low ?? Number.NEGATIVE_INFINITY) > 0 || (change.high ?? Number.POSITIVE_INFINITY) < 0
}
