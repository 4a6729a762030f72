// The HTML page: its rows, which the page's own code draws, and the plots of its first benchmark.
import { drawPlot } from './plot.js'
import { makePicture, write } from './svg.js'

const width = 1060
const rowHeight = 34
const plots = { left: 24, width: 490, height: 250 }

/** The page of `report`, which was made from `record`. */
export function drawPage(/** @type {any} */ { report, record }, /** @type {any} */ code) {
  const { listRows, makeRows, forestAxis, layOutRow, drawRow, drawAxis } = code
  const rows = listRows(makeRows(report))
  const { threshold } = report.settings
  const axis = forestAxis(rows, threshold)
  const top = 96
  const forest = rows.flatMap((row, index) => {
    const y = top + index * rowHeight
    return [
      `<g class="row ${row.mark.tone}">${write(24, y + 16, signOf(row.mark), 'word')}</g>`,
      write(44, y + 16, row.benchmark, 'code'),
      `<g class="strip ${row.mark.tone}">${place(drawRow({ ...layOutRow(row.finding, axis, threshold), shape: row.mark.shape }), { x: 150, y, width: 480, height: 24 })}</g>`,
      write(660, y + 16, `${row.change} ${row.interval}`, 'code'),
      write(860, y + 16, code.write(row.both, code.terminalVoice), 'code'),
    ]
  })
  const panelTop = top + rows.length * rowHeight + 44
  const [first] = rows
  return makePicture({
    width,
    height: panelTop + 2 * plots.height + 20,
    title: 'The HTML page: a forest plot of all benchmarks, and four plots of one of them',
    shapes: [
      write(
        24,
        42,
        `${signOf(first.mark)} ${code.write(code.headlineText(code.sectionHeadline(report), { isWhole: false, isSigned: false }), code.terminalVoice)}`,
        'bold large',
      ),
      `<g class="strip">${place(drawAxis(axis), { x: 150, y: 62, width: 480 })}</g>`,
      write(44, 78, 'Benchmark', 'bold'),
      write(660, 78, 'Change [95% CI]', 'bold'),
      write(860, 78, 'main → this PR', 'bold'),
      ...forest,
      write(24, panelTop - 12, `In the panel of ${first.benchmark}`, 'bold'),
      ...drawPlots(first.finding, { report, record, code, top: panelTop }),
    ],
  })
}

function drawPlots(finding, { report, record, code, top }) {
  const measured = code.makeMeasured(record)
  const series = measured.seriesOf(finding)
  const sorted = code.sortValues(series)
  const { threshold } = report.settings
  const called = { baseline: 'main', contender: 'this PR' }
  const pictures = [
    code.pictureRunOrder(series, measured, called),
    code.pictureWithinRounds(series, { looks: measured.looksOf(finding), threshold, measured, called }),
    code.pictureDistributions(series, sorted, called),
    code.pictureShift(code.listShifts(sorted), threshold, called),
  ]
  return pictures.flatMap((picture, index) => {
    const [x, y] = [24 + (index % 2) * (plots.width + 30), top + Math.floor(index / 2) * plots.height]
    return [
      write(x, y + 8, picture.title, 'small'),
      drawPlot(picture, { x, y: y + 14, width: plots.width, height: plots.height - 30 }),
    ]
  })
}

/** The character that a page has for those who copy its sign. */
function signOf({ shape, character }) {
  return { up: '▲', down: '▼', ring: '○' }[shape] ?? character
}

/** A plot of the page at a place of the picture. */
function place(plot, { x, y, width, height }) {
  const size = `width="${width}"${height === undefined ? '' : ` height="${height}"`}`
  return plot.replace('<svg ', `<svg x="${x}" y="${y}" ${size} overflow="visible" `)
}
