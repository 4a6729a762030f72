// The causes of a change: the functions that are named, and the flame graph, drawn by the page's own code.
import { makePicture, write } from './svg.js'

const width = 1060
const rowHeight = 26
const flameTop = 152

/** A program of six functions, of which the contender's `render` takes longer: its calls, and what each takes itself in milliseconds. */
const calls = [
  { parent: -1, name: 'main', self: 6 },
  { parent: 0, name: 'parse', self: 38 },
  { parent: 1, name: 'split', self: 62 },
  { parent: 0, name: 'sort', self: 71 },
  { parent: 0, name: 'render', self: 55, more: 19 },
  { parent: 4, name: 'escape', self: 34 },
]

/** The causes that `code` finds in profiles of six rounds, whose noise comes from `random`. */
export function drawCausesPicture(/** @type {any} */ code, /** @type {{ next(): number }} */ random) {
  const causes = makeProfiles(random)
  const question = { baseline: 'baseline', contender: 'contender', confidence: 0.95, random }
  const report = { findings: [], causes: code.concludeCauses(causes, question) }
  const { graphs } = code.showCauses(report, { record: { causes } }).find(({ kind }) => kind === 'flame')
  const { frames, description } = graphs[1]
  const flame = code.drawFlame(frames, description)
  const [, height] = /height="(\d+)"/.exec(flame)
  const text = code.causesText(report.causes)
  const plain = part => code.write(part, code.terminalVoice)
  return makePicture({
    width,
    height: flameTop + Number(height) + 24,
    title: 'Causes: the function render takes longer, and a flame graph shows it in red',
    shapes: [
      write(24, 42, plain(text.title), 'bold'),
      ...text.rows.flatMap(({ name, difference, interval, place, changed }, row) => {
        const y = 74 + row * rowHeight
        return [
          write(40, y, plain(name), 'code'),
          write(260, y, difference, 'code right'),
          write(280, y, interval, 'code'),
          write(460, y, plain(place), 'code'),
          write(640, y, changed, 'code'),
        ]
      }),
      write(24, flameTop - 14, 'Calls of the contender, compared with the baseline', 'bold'),
      `<svg x="24" y="${flameTop}" width="${width - 48}" height="${height}">${flame}</svg>`,
    ],
  })
}

function makeProfiles(random) {
  const sides = ['baseline', 'contender']
  const amountOf = ({ self, more = 0 }, side) => self + (side === 'contender' ? more : 0)
  const invoke = (side, copy) => ({
    side,
    copy,
    self: calls.map((call, at) => [at, amountOf(call, side) * (1 + 0.08 * (random.next() - 0.5))]),
  })
  return {
    ...{ profiler: 'node', unit: 'ms', sides },
    functions: calls.map(({ name }, at) => ({
      ...{ name, file: 'src/report.js', line: 12 + 9 * at },
      ...(name === 'render' ? { changed: 'lines' } : { changed: 'file' }),
    })),
    rounds: Array.from({ length: 6 }, () => sides.flatMap(side => [1, 2].map(copy => invoke(side, copy)))),
    calls: calls.map((call, at) => ({ parent: call.parent, at, self: sides.map(side => amountOf(call, side)) })),
  }
}
