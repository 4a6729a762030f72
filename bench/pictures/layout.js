// The changes of A/A pairs that bench/layout/judge.js found: builds of one source as they are, and with their layout drawn.
import { drawLine, makePicture, write } from './svg.js'

const colors = { called: '#cf222e', quiet: '#6e7781' }
const programs = { unaligned: 'gcc -O2 without alignment', 'clang-O2': 'clang -O2' }
const ways = { 'as-built': 'as built', drawn: 'layout drawn' }
const [left, right, rowHeight, head] = [210, 790, 96, 64]
const largest = 0.24

/** Draws a row of dots for each program and way; `results` has the changes and whether each got a verdict. */
export function drawLayout(/** @type {any} */ results) {
  const rows = Object.entries(programs).flatMap(([program, name]) =>
    Object.entries(ways).map(([way, word]) => ({ name, word, pairs: readPairs(results[program][way]) })),
  )
  const height = head + rows.length * rowHeight + 40
  const xOf = change => left + ((change + largest) / (2 * largest)) * (right - left)
  const axis = [-0.2, -0.1, 0, 0.1, 0.2].flatMap(change => [
    drawLine([xOf(change), head - 10, xOf(change), height - 40], '#d1d9e0'),
    write(
      xOf(change),
      height - 18,
      change === 0 ? 'no change' : `${change < 0 ? '−' : '+'}${Math.abs(100 * change)}%`,
      'small middle',
    ),
  ])
  return makePicture({
    width: 820,
    height,
    title: 'Changes between builds of one source: wide as built, narrow where the layout is drawn in each round',
    shapes: [
      write(30, 34, '100 pairs of builds of the same source: each dot is one comparison', 'bold'),
      ...axis,
      ...rows.flatMap((row, at) => drawRow(row, head + (at + 1) * rowHeight - 16, xOf)),
    ],
  })
}

/** Reads changes in hundredths of a percent, of which a star marks those with a verdict. */
function readPairs(text) {
  return text.split(' ').map(word => [Number.parseInt(word, 10) / 1e4, word.endsWith('*')])
}

function drawRow({ name, word, pairs }, floor, xOf) {
  const stacks = new Map()
  const dots = pairs.map(([change, called]) => {
    const bin = Math.round(change / 0.005)
    const place = stacks.get(bin) ?? 0
    stacks.set(bin, place + 1)
    // Stacks that would leave their row go on in columns between the bins.
    const [column, level] = [Math.floor(place / 22), place % 22]
    const x = xOf(bin * 0.005) + 3 * column
    return `<circle cx="${x.toFixed(1)}" cy="${(floor - 4 - 3.3 * level).toFixed(1)}" r="1.6" fill="${called ? colors.called : colors.quiet}"/>`
  })
  const count = pairs.filter(([, called]) => called).length
  return [
    write(30, floor - 40, name, 'small'),
    write(30, floor - 22, word, 'bold'),
    write(30, floor - 4, `${count} of ${pairs.length} false verdicts`, 'small'),
    drawLine([left, floor, right, floor], '#d1d9e0'),
    ...dots,
  ]
}
