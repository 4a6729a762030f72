import type { PageOptions } from '../report/page/context.js'
import { makeDocument } from '../report/page/document.js'
import { figure, html, list, numberTable, section } from '../report/page/html.js'
import { changeAxis, positionAxis } from '../report/page/plots/axis.js'
import { drawPicture, type Picture } from '../report/page/plots/picture.js'
import { message, say } from '../report/text/text.js'
import { levelText, listLevels } from './levels.js'
import type { BisectResult } from './result.js'
import { describeResult, short } from './words.js'

/** Renders what a bisection has found as a page of its own: the answer, and the level of every commit that was raced. */
export function renderBisectPage(result: BisectResult, options: PageOptions): string {
  const { commits, progress, lead } = result
  const [answer, ...lines] = describeResult(result, 'command line')
  const range = say`${progress.length} commits from ${short(commits[0]!)} (good) to ${short(commits.at(-1)!)} (bad)`
  return makeDocument(
    'Bisection',
    [
      '<header>\n<h1>Bisection</h1>',
      `<p class="headline">${html(answer!)}</p>`,
      list(lines),
      `<p>${html(range)}</p>\n</header>`,
      section(
        'Levels',
        lead === undefined ? '' : figure('Levels by commit', drawPicture(pictureLevels(result)), caption),
      ),
      section('Commits', drawCommits(result)),
    ],
    options,
  )
}

const caption =
  'Each dot is a commit that was built and raced. It stands as far above the good commit as all races together say, with its 95 % interval. The thin lines are commits that could not be built.'

/** The levels of the commits that were raced, and the places of those that could not be built. */
export function pictureLevels(result: BisectResult): Picture {
  const { progress, lead } = result
  const levels = listLevels(result)
  return {
    title: lead?.benchmark ?? '',
    description: 'The level of each commit that was raced, against the good commit',
    x: positionAxis(progress.length + 1, 'commit'),
    y: changeAxis(levels.flatMap(({ low, high }) => [low, high])),
    marks: [
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'rules', kind: 'thin', x: progress.skipped },
      { shape: 'bars', kind: 'interval', bars: levels.map(({ position, low, high }) => [position, low, high]) },
      {
        shape: 'dots',
        kind: 'dot estimate',
        label: 'commit',
        points: levels.map(({ position, value }) => [position, value]),
      },
    ],
    height: 260,
  }
}

function drawCommits(result: BisectResult): string {
  const { commits, lead, progress, reasons } = result
  if (lead === undefined) return ''
  const levels = new Map(listLevels(result).map(level => [level.position, level]))
  const rows = commits.flatMap((commit, position) => {
    const level = levels.get(position)
    if (level === undefined && !progress.skipped.includes(position)) return []
    const shown = level === undefined ? html(message(`not built: ${reasons[position] ?? ''}`)) : levelText(level)
    return [[`${position} ${html(say`${short(commit)}`)} ${html(message(commit.subject))}`, shown]]
  })
  return numberTable('Against the good commit', ['Commit', 'Level'], rows)
}
