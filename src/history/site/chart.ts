import { markdownVoice } from '../../document/escape.js'
import { names as nameAll, say, write } from '../../document/text.js'
import type { Levels } from '../levels.js'
import type { Since } from '../since.js'
import { nameRow } from '../words.js'

const mostLines = 3
const mostPushes = 50

/**
 * Draws the levels of the benchmarks that got most worse as a chart of Mermaid, in a part that is folded. The chart holds only numbers and the
 * beginnings of commits: a name in it could end it. Nothing is drawn of fewer than three pushes.
 */
export function drawChart(levels: Levels, rows: readonly Since[]): string {
  const worst = rows.filter(({ change }) => change !== undefined).slice(0, mostLines)
  const lines = worst.map(({ of, ground }) => {
    const own = levels.benchmarks.find(one => one.of === of)!
    return levels.pushes.map(({ digest }) => own.compare(digest, ground.digest)?.value)
  })
  const places = levels.pushes
    .map((push, at) => ({ at, commit: push.commit?.slice(0, 7) ?? `${at + 1}` }))
    .filter(({ at }) => lines.every(line => line[at] !== undefined))
    .slice(-mostPushes)
  if (worst.length === 0 || places.length < 3) return ''
  const drawn = lines.map(line => `  line [${places.map(({ at }) => (100 * line[at]!).toFixed(2)).join(', ')}]`)
  const of = write(say`Levels in percent: ${nameAll(worst.map(row => nameOf(row, rows)))}`, markdownVoice)
  return [
    '<details><summary>Chart of those that got most worse</summary>',
    '',
    '```mermaid',
    'xychart-beta',
    `  x-axis [${places.map(({ commit }) => `"${commit}"`).join(', ')}]`,
    '  y-axis "change, %"',
    ...drawn,
    '```',
    '',
    `${of}.`,
    '',
    '</details>',
  ].join('\n')
}

function nameOf(row: Since, rows: readonly Since[]): string {
  return write(nameRow(row, rows), { name: text => text, message: text => text, line: text => text })
}
