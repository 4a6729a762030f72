import type { PageOptions } from '../report/page/context.js'
import { makeDocument } from '../report/page/document.js'
import { figure, html, list, numberTable, section } from '../report/page/html.js'
import { changeAxis, positionAxis } from '../report/page/plots/axis.js'
import { drawPicture, type Mark, type Picture } from '../report/page/plots/picture.js'
import { own, say } from '../report/text/text.js'
import { changeText } from '../report/words/headline.js'
import type { BenchmarkLevels, Levels } from './levels.js'
import type { Moves } from './moves.js'
import type { Since } from './since.js'
import { describeHistory, describeMoves, describeTrust, nameRow, nameVersion } from './words.js'

/** A history with the rows that are shown of it. */
export interface Shown {
  readonly suite: string
  readonly levels: Levels
  readonly rows: readonly Since[]
  readonly moves: Moves
}

/** Renders histories as a page of its own: what changed since, and a line of levels for each benchmark. */
export function renderHistoryPage(histories: readonly Shown[], options: PageOptions): string {
  return makeDocument('History', ['<header>\n<h1>History</h1>\n</header>', ...histories.flatMap(drawHistory)], options)
}

function drawHistory({ suite, levels, rows, moves }: Shown): readonly string[] {
  if (rows.length === 0) return [section(html(say`${suite}: nothing was judged yet`), ' ')]
  const drawn = rows.map(row => {
    const own = levels.benchmarks.find(({ of }) => of === row.of)!
    return figure(html(nameRow(row, rows)), drawPicture(pictureLevels(row, own, levels)), html(describeRow(row)))
  })
  return [
    section(html(describeHistory(suite, levels)), list([describeTrust(levels)]), drawTable(rows)),
    section('Steps and creep', list(describeMoves(moves, rows, mostMoves))),
    section('Levels', `<p>${caption}</p>`, ...drawn),
  ]
}

const mostMoves = 100

const caption =
  'Each dot is a version that was raced. It stands as far above the oldest one as all races together say, and the ribbon is its 95 % interval. The line is open where no race joins two versions. Thin lines show where the machine is another one than before: levels do not depend on it.'

function describeRow({ ground, newest, change }: Since): ReturnType<typeof say> {
  return change === undefined
    ? say`No races join ${nameVersion(newest)} with ${nameVersion(ground)}.`
    : say`${nameVersion(newest)} against ${nameVersion(ground)}: ${own(changeText(change))}`
}

function drawTable(rows: readonly Since[]): string {
  return numberTable(
    'Changes',
    ['Benchmark', 'Since', 'Change', 'Last push'],
    rows.map(row => [
      html(nameRow(row, rows)),
      html(say`${nameVersion(row.ground)}`),
      row.change === undefined ? 'not joined by races' : changeText(row.change),
      row.last === undefined ? '' : changeText(row.last),
    ]),
  )
}

/** The levels of one benchmark by push, each stretch that races join as a line. */
export function pictureLevels({ ground }: Since, { of, compare }: BenchmarkLevels, { pushes }: Levels): Picture {
  const levels = pushes.map(({ digest }, position) => ({ position, level: compare(digest, ground.digest) }))
  const known = levels.flatMap(({ position, level }) => (level ? [{ position, ...level }] : []))
  const stretches = splitWhere(levels, ({ level }) => level === undefined)
  const moves = pushes.flatMap(({ machine }, at) => (at > 0 && machine !== pushes[at - 1]!.machine ? [at] : []))
  const ribbons = stretches.flatMap((stretch): readonly Mark[] => [
    {
      shape: 'area',
      kind: 'band',
      points: stretch.map(({ position, level }) => [position, level!.low ?? -1, level!.high ?? level!.value]),
    },
    { shape: 'line', kind: 'curve estimate', points: stretch.map(({ position, level }) => [position, level!.value]) },
  ])
  return {
    title: of.benchmark,
    description: `The level of each push against the oldest one`,
    x: positionAxis(pushes.length, 'push'),
    y: changeAxis(known.flatMap(({ value, low, high }) => [low ?? value, high ?? value])),
    marks: [
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'rules', kind: 'thin', x: moves },
      ...ribbons,
      {
        shape: 'dots',
        kind: 'dot estimate',
        label: 'push',
        points: known.map(({ position, value }) => [position, value]),
      },
    ],
    height: 180,
  }
}

function splitWhere<Item>(items: readonly Item[], isGap: (item: Item) => boolean): readonly (readonly Item[])[] {
  const stretches: Item[][] = [[]]
  for (const item of items)
    if (isGap(item)) stretches.push([])
    else stretches.at(-1)!.push(item)
  return stretches.filter(stretch => stretch.length > 0)
}
