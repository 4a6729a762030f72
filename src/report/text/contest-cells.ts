import { join, own, type Voice, write } from '../../document/text.js'
import { usualNames } from '../../record/record.js'
import type { Contest } from '../contest.js'
import type { ContestCell, ContestRow } from '../contest-rows.js'
import { sideName } from '../words/contest.js'
import { spreadText } from './cells.js'

/** The heads of a table with a column for each side. */
export function contestHeads({ sides, baseline }: Contest, voice: Voice): readonly string[] {
  const nameOf = (side: Contest['sides'][number]): string =>
    `${write(sideName(side), voice)}${side.name === baseline && side.name !== usualNames.baseline ? ' (baseline)' : ''}`
  return ['Benchmark', ...sides.map(nameOf), 'Fastest or best']
}

/** The cells of each row, as HTML that is Markdown as well. */
export function contestCells(
  rows: readonly ContestRow[],
  { sides }: Contest,
  voice: Voice,
): readonly (readonly string[])[] {
  const nameOf = (name: string) => sideName(sides.find(side => side.name === name) ?? { name })
  return rows.map(({ label, cells, best }) => [
    write(label, voice),
    ...cells.map(cell => cellOf(cell, voice)),
    best.length === 0 ? '–' : write(join(best.map(nameOf), ', '), voice),
  ])
}

function cellOf({ isBaseline, mark, quantity, change, ratio, interval, reason }: ContestCell, voice: Voice): string {
  const level = write(quantity ? spreadText(quantity) : own('–'), voice)
  if (isBaseline) return level
  const against = [mark?.emoji, change, ratio].filter(Boolean).join(' ')
  const details = [interval, quantity && level].filter(Boolean).join(' · ')
  const why = reason === null ? '' : `<br><sub>${voice.message(reason)}</sub>`
  return `${against || '–'}${details === '' ? '' : `<br><sub>${details}</sub>`}${why}`
}
