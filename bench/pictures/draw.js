import { readFileSync } from 'node:fs'
import { drawCausesPicture } from './causes.js'
import { drawComment } from './comment.js'
import { drawHistory } from './history.js'
import { drawLayout } from './layout.js'
import { drawMethod } from './method.js'
import { drawPage } from './page.js'
import { makeRecord } from './record.js'
import { darken } from './svg.js'

const layouts = JSON.parse(readFileSync(new URL('../layout/results.json', import.meta.url), 'utf8'))

/** Each picture of docs/images by its name, drawn by the project's own `code`, which the script and its test pass on. */
export function drawPictures(/** @type {any} */ code) {
  const { makeRandom, shuffle, makeReportOfPair, renderMarkdown, commentLimit, style, palette } = code
  const record = { ...makeRecord(makeRandom('picture')), host: makeHost(makeRandom('host')) }
  const report = makeReportOfPair(record)
  const random = makeRandom('rounds')
  const rounds = Array.from({ length: 4 }, () => shuffle(['b', 'b', 'c', 'c'], random))
  const light = {
    causes: drawCausesPicture(code, makeRandom('causes')),
    comment: drawComment(renderMarkdown(report, commentLimit, {})),
    layout: drawLayout(layouts),
    method: drawMethod(rounds),
    page: drawPage({ report: report.sections[0], record }, code),
    history: drawHistory(code),
  }
  const styled = (picture, colors) =>
    picture.replace('</style>', `${svgStyle(style)} .row text { fill: currentColor } :root { ${colors} }</style>`)
  return Object.fromEntries(
    Object.entries(light).flatMap(([name, picture]) => [
      [`${name}-light`, isOfPage(name) ? styled(picture, palette.light) : picture],
      [`${name}-dark`, darken(isOfPage(name) ? styled(picture, palette.dark) : picture)],
    ]),
  )
}

/** Whether a picture has parts of the page, which need its style. */
function isOfPage(name) {
  return ['causes', 'history', 'page'].includes(name)
}

/** Of the page's style, what these need. */
function svgStyle(style) {
  const rules = style.match(/(?:^|(?<=[}\n]))\s*[^{}@]*\{[^{}]*\}/g) ?? []
  return rules.filter(rule => /^\s*(\.strip|\.within|\.bad|\.good|\.doubt|\.quiet|\.flame)/.test(rule)).join('')
}

function makeHost(random) {
  return Array.from({ length: 20 }, (_, round) => ({
    seconds: 3,
    cpuSeconds: 12,
    stealSeconds: round === 7 ? 0.9 : 0.02 * random.next(),
    spinSeconds: 0.01 * (1 + 0.003 * random.next()),
  }))
}
