// What all pictures are drawn with. Their colours are those of a light page; `darken` makes them those of a dark one.

/** The colours of a dark page for those of a light one. */
const darker = {
  '#fff': '#0d1117',
  '#1f2328': '#e6edf3',
  '#59636e': '#9aa5b1',
  '#d1d9e0': '#30363d',
  '#6e7781': '#8b949e',
  '#0969da': '#6cb6ff',
  '#1a7f37': '#4fd1b5',
  '#cf222e': '#ff8a80',
  '#9a6700': '#e3b341',
}

/** The same picture for a dark page. */
export function darken(/** @type {string} */ picture) {
  return picture.replace(/#[0-9a-f]{6}\b|#fff\b/g, color => darker[color] ?? color)
}

/** A picture of this size with its description for those who do not see it. */
export function makePicture(
  /** @type {{ width: number, height: number, title: string, shapes: readonly string[] }} */ {
    width,
    height,
    title,
    shapes,
  },
) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${quoted(title)}">`,
    '<style>text { font: 14px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: #1f2328; white-space: pre }',
    '.bold { font-weight: 600 } .large { font-size: 19px } .small { font-size: 12px; fill: #59636e }',
    '.code { font: 13px ui-monospace, Menlo, Consolas, monospace } .right { text-anchor: end } .middle { text-anchor: middle }</style>',
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="#fff" stroke="#d1d9e0"/>`,
    ...shapes,
    '</svg>\n',
  ].join('\n')
}

/** Words at a point; `style` names classes. */
export function write(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {string} */ words,
  /** @type {string} */ style = '',
) {
  return `<text x="${x}" y="${y}"${style && ` class="${style}"`}>${quoted(words)}</text>`
}

/** A line between two points. */
export function drawLine(
  /** @type {readonly [number, number, number, number]} */ [x1, y1, x2, y2],
  /** @type {string} */ color = '#d1d9e0',
  /** @type {number} */ width = 1,
) {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${color}" stroke-width="${width}"/>`
}

/** A box with its corner at a point. */
export function drawBox(
  /** @type {readonly [number, number, number, number]} */ [x, y, width, height],
  /** @type {string} */ fill,
) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`
}

function quoted(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
