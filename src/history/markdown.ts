import { markdownVoice } from '../document/escape.js'
import { say, write } from '../document/text.js'
import { changeText } from '../report/words/headline.js'
import { findLevels, type Levels } from './levels.js'
import { findNews, type Moves } from './moves.js'
import type { Race } from './race.js'
import { listSince, type Since } from './since.js'
import { drawChart } from './site/chart.js'
import type { MoveOptions } from './steps.js'
import { describeMoves, nameRow, nameVersion } from './words.js'

/** More are in the file of the history. */
const mostShown = 10

/** The races of a history, and whether the newest is that of a push. */
interface PushRaces {
  readonly races: readonly Race[]
  readonly isPublished: boolean
}

/** Renders what the history tells of a push. Nothing is rendered of one that is not published, since it is no version of the history. */
export function renderPushMarkdown({ races, isPublished }: PushRaces, options: MoveOptions): string {
  if (!isPublished) return ''
  const levels = findLevels(races)
  return renderHistoryMarkdown(levels, findNews(races, levels, options))
}

/**
 * Renders what the newest push has brought to light, and what changed since the oldest version that races join to the newest: the
 * benchmarks that are told apart from none, as far as there is room. Nothing is rendered of fewer than three versions, since their one
 * race is what the report shows.
 */
export function renderHistoryMarkdown(levels: Levels, news: Moves): string {
  if (levels.pushes.length < 3) return ''
  const rows = listSince(levels)
  const parts = [...renderNews(news, rows), '### Since older versions', renderChanges(rows), drawChart(levels, rows)]
  return parts.filter(Boolean).join('\n\n')
}

function renderNews(news: Moves, rows: readonly Since[]): readonly string[] {
  const sentences = describeMoves(news, rows, mostShown)
  if (sentences.length === 0) return []
  return ['### Newly found', sentences.map(text => `- ${write(text, markdownVoice)}`).join('\n')]
}

function renderChanges(rows: readonly Since[]): string {
  const moved = rows.filter(({ isApart }) => isApart)
  if (moved.length === 0) return 'No benchmark is told apart from what it was.\n'
  const lines = moved
    .slice(0, mostShown)
    .map(
      row =>
        `| ${write(nameRow(row, rows), markdownVoice)} | ${write(say`${nameVersion(row.ground)}`, markdownVoice)} | ${changeText(row.change!)} |`,
    )
  const more = moved.length > mostShown ? `\n\nAnd ${moved.length - mostShown} more.` : ''
  return `${['| benchmark | since | change |', '| --- | --- | --- |', ...lines].join('\n')}${more}\n`
}
