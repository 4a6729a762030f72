// Levels of three benchmarks over 60 pushes, as the page's own code finds them in comparisons that are made up.
import { drawPlot } from './plot.js'
import { makePicture, write } from './svg.js'

const width = 1060
const [pushes, every] = [60, 10]
const plot = { left: 24, width: 330, top: 78, height: 200 }
const kinds = [
  ['parse', push => (push >= 35 ? 0.031 : 0)],
  ['render', push => 0.0016 * Math.max(0, push - 20)],
  ['load', push => (push >= 12 ? -0.024 : 0)],
]

/** The page of a history: a step, a trend, and a step to the better. */
export function drawHistory(/** @type {any} */ code) {
  const { findLevels, listSince, findMoves, pictureLevels, changeText } = code
  const levels = findLevels(makeComparisons(code))
  const { steps } = findMoves(levels, { threshold: 0.02 })
  const rows = listSince(levels, { threshold: 0.02 })
  const shapes = rows.flatMap((row, index) => {
    const own = levels.benchmarks.find(({ of }) => of === row.of)
    const picture = pictureLevels(
      row,
      own,
      levels.pushes,
      steps.filter(({ of }) => of === row.of),
    )
    const x = plot.left + index * (plot.width + 16)
    return [
      write(x, plot.top - 22, row.of.benchmark, 'code bold'),
      write(x, plot.top - 6, `since v1.4: ${changeText(row.change)}`, 'small'),
      drawPlot(picture, { x, y: plot.top, width: plot.width, height: plot.height }),
    ]
  })
  return makePicture({
    width,
    height: plot.top + plot.height + 24,
    title: 'The page of a history: levels of three benchmarks since the release v1.4',
    shapes: [write(24, 30, 'words: 61 pushes, from v1.4', 'bold large'), ...shapes],
  })
}

function makeComparisons({ makeRandom, normalQuantile }) {
  const random = makeRandom('pushes')
  const comparedSide = push => ({ digest: `${push}`, commit: hash(push), label: 'main', copies: 2 })
  return Array.from({ length: pushes }, (_, index) => {
    const push = index + 1
    const nodes = push % every === 0 ? [index, push, 0] : [index, push]
    const estimates = kinds.map(([benchmark, heightOf]) => ({
      of: { benchmark, metric: 'time', better: 'lower' },
      heights: nodes.map(node => 1e5 * heightOf(node) + 350 * normalQuantile(random.next())),
      noises: nodes.map(() => 250),
    }))
    const at = new Date(Date.UTC(2026, 0, push)).toISOString()
    const machine = push > 27 && push < 44 ? 'two' : 'one'
    const anchor = { digest: '0', name: 'v1.4' }
    return { id: `${push}`, at, machine, rounds: 20, anchor, comparedSides: nodes.map(comparedSide), estimates }
  })
}

function hash(push) {
  return ((push + 1) * 2654435761).toString(16).padStart(40, '7').slice(-40)
}
