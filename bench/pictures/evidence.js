// The chart of what bench/peers has counted: false alarms of each rule, and how often it finds +5%.
import { errsTooOften } from '../peers/table.js'
import { drawBox, drawLine, makePicture, write } from './svg.js'

/** @typedef {import('../peers/table.js').Results} Results */

const [left, width, gap, top, step] = [365, 250, 40, 74, 30]
const [bad, good, faint] = ['#cf222e', '#1a7f37', '#d1d9e0']

/** The rules on one recording, from the fewest false alarms to the most within what is printed. */
export function drawEvidence(/** @type {Results} */ { sessions, effects, rows }, /** @type {string} */ recording) {
  const last = effects.length - 1
  const right = left + width + gap
  const bottom = top + step * rows.length
  const at = share => 2 * width * share
  const shapes = [
    write(left, 32, 'False alarms', 'bold'),
    write(right, 32, `Finds +${100 * effects[last]}%`, 'bold'),
    write(left, 52, 'nothing has changed', 'small'),
    write(right, 52, 'gray: the rule has too many false alarms to count', 'small'),
    drawLine([left + at(0.05), top - 12, left + at(0.05), bottom], '#6e7781'),
    write(left + at(0.05) + 4, bottom + 14, '5%', 'small'),
    ...rows.flatMap(({ rule, runs, [recording]: shares }, row) => {
      const y = top + step * row
      const [none, found] = [shares[0], shares[last]]
      const cries = errsTooOften(none, sessions)
      const words = y + 12
      return [
        write(20, words, nameOf(rule, runs), rule.startsWith('Counterbalance') ? 'bold' : ''),
        drawBox([left, y, Math.max(2, at(none.share)), 16], cries ? bad : '#6e7781'),
        drawLine([left + at(none.share - none.error), y + 8, left + at(none.share + none.error), y + 8], '#1f2328', 2),
        write(left + at(none.share + none.error) + 8, words, percent(none.share), 'small'),
        drawBox([right, y, Math.max(2, at(found.share)), 16], cries ? faint : good),
        drawLine(
          [right + at(found.share - found.error), y + 8, right + at(found.share + found.error), y + 8],
          '#1f2328',
          2,
        ),
        write(right + at(found.share + found.error) + 8, words, percent(found.share), 'small'),
      ]
    }),
  ]
  return makePicture({
    width: right + width + gap + 20,
    height: bottom + 30,
    title: `${rows.length} rules on ${sessions} recorded sessions each: false alarms, and how often +5% is found`,
    shapes,
  })
}

function nameOf(rule, runs) {
  return `${rule.replaceAll('`', '')}${runs === 'interleaved' ? ', interleaved' : ''}`
}

function percent(share) {
  return `${(100 * share).toFixed(1)}%`
}
