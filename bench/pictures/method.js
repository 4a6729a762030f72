// What the first page of docs/method/how-it-decides.md says: rounds in random order, and an interval beside the threshold.
import { drawBox, drawLine, makePicture, write } from './svg.js'

const colors = { baseline: '#6e7781', contender: '#0969da', good: '#1a7f37', bad: '#cf222e', doubt: '#9a6700' }
const floor = 200
const [boxWidth, gap, roundGap] = [36, 6, 28]

/** Rounds with whose turn it is at each place, `b` or `c`. */
export function drawMethod(/** @type {readonly (readonly ('b' | 'c')[])[]} */ rounds) {
  return makePicture({
    width: 820,
    height: 490,
    title: 'Rounds in random order while the machine slows down, and intervals beside the threshold',
    shapes: [...drawRounds(rounds), ...drawVerdicts()],
  })
}

function drawRounds(rounds) {
  const roundWidth = 4 * (boxWidth + gap) + roundGap
  const bars = rounds.flatMap((round, index) =>
    round.flatMap((turn, place) => {
      const slowness = (4 * index + place) / (4 * rounds.length)
      const height = Math.round((turn === 'c' ? 78 : 66) + 44 * slowness)
      const x = 30 + index * roundWidth + place * (boxWidth + gap)
      return [
        drawBox([x, floor - height, boxWidth, height], turn === 'c' ? colors.contender : colors.baseline),
        write(x + boxWidth / 2, floor + 16, turn, 'small middle'),
      ]
    }),
  )
  const names = rounds.map((_, index) =>
    write(30 + index * roundWidth + 2 * (boxWidth + gap), floor + 36, `round ${index + 1}`, 'small middle'),
  )
  return [
    write(30, 34, 'The machine slows down on the way, and both versions meet that equally often', 'bold'),
    drawBox([30, 50, 12, 12], colors.baseline),
    write(48, 61, 'b: baseline', 'small'),
    drawBox([130, 50, 12, 12], colors.contender),
    write(148, 61, 'c: contender', 'small'),
    ...bars,
    ...names,
  ]
}

/** Ends of an interval, in percent, with its verdict. */
const intervals = /** @type {const} */ ([
  ['regressed', 2.4, 3.6, 'bad', 'slower, by more than the threshold'],
  ['improved', -4.1, -2.9, 'good', 'faster, by more than the threshold'],
  ['unchanged', -0.7, 0.9, 'baseline', 'no change that matters'],
  ['inconclusive', -1.4, 4.2, 'doubt', 'cannot tell yet'],
])

function drawVerdicts() {
  const at = percent => 330 + 45 * percent
  const [top, bottom] = [300, 452]
  const scale = [
    [-2, '−2%'],
    [0, 'no change'],
    [2, '+2%'],
  ].flatMap(([percent, name]) => [
    drawLine([at(percent), top, at(percent), bottom], percent === 0 ? '#59636e' : '#d1d9e0'),
    write(at(percent), bottom + 18, name, 'small middle'),
  ])
  const rows = intervals.flatMap(([verdict, low, high, color, words], index) => {
    const y = top + 24 + index * 34
    return [
      write(30, y + 5, verdict, 'bold'),
      drawLine([at(low), y, at(high), y], colors[color], 4),
      drawLine([at(low), y - 7, at(low), y + 7], colors[color], 3),
      drawLine([at(high), y - 7, at(high), y + 7], colors[color], 3),
      write(556, y + 5, words, 'small'),
    ]
  })
  return [
    write(30, 282, 'Where the interval of the change lies decides the verdict (threshold 2%)', 'bold'),
    ...scale,
    ...rows,
  ]
}
