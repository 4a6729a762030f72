// The comment on a pull request, drawn from its Markdown.
import { drawLine, makePicture, write } from './svg.js'

const width = 1060
const left = 24
/** Of one character, about: the picture has no measure of its own. */
const characterWidth = 7.7
const lineHeight = 34

/** The comment with this Markdown: its answer, its first table and what is folded. */
export function drawComment(/** @type {string} */ markdown) {
  const lines = markdown.split('\n')
  const table = readTable(lines)
  const [headline = '', ...others] = lines
    .filter(line => /^> [^[]/.test(line))
    .map(line => plain(line.slice(2)).replaceAll('**', ''))
  const large = wrap(headline, (width - 2 * left) / 10.6)
  const answer = [...large, ...others]
  const top = 42 + 28 * answer.length
  const shapes = [
    ...answer.map((line, at) => write(left, 42 + 28 * at, line, at < large.length ? 'bold large' : '')),
    ...drawTable(table, top),
  ]
  let y = top + lineHeight * table.length
  for (const fold of lines.filter(line => line.startsWith('<details>'))) {
    y += 28
    shapes.push(write(left, y, `▸ ${plain(fold)}`))
  }
  return makePicture({ width, height: y + 24, title: 'The comment on a pull request', shapes })
}

/** A headline in lines of at most so many characters, broken where its parts meet. */
function wrap(text, most) {
  const lines = []
  for (const part of text.split(' · ')) {
    const longer = `${lines.at(-1)} · ${part}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** The cells of the first table, its head first. */
function readTable(lines) {
  const start = lines.findIndex(line => line.startsWith('|'))
  const rows = lines.slice(start, lines.indexOf('', start)).filter((_, index) => index !== 1)
  return rows.map(row => row.split('|').slice(1, -1).map(plain))
}

function drawTable(rows, top) {
  const columns = rows[0].map((_, at) => Math.max(...rows.map(row => [...row[at]].length)) * characterWidth + 22)
  const starts = columns.map((_, at) => Math.round(left + columns.slice(0, at).reduce((sum, one) => sum + one, 0)))
  const right = width - left
  return rows.flatMap((row, index) => {
    const y = top + lineHeight * (index + 1)
    const style = index === 0 ? 'bold' : 'code'
    return [
      drawLine([left, y, right, y]),
      ...row.map((cell, at) => write(starts[at] + 8, y - 11, cell, at === 0 ? '' : style)),
    ]
  })
}

/** What a reader sees of `markdown` in one line. */
function plain(markdown) {
  return markdown
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/^ | $/g, '')
}
