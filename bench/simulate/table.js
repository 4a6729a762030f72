// Markdown.

/** A table with its first column to the left and the others to the right. */
export function makeTable(/** @type {readonly string[]} */ header, /** @type {readonly (readonly string[])[]} */ rows) {
  const line = cells => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** A share in percent with its Monte-Carlo error: `4.9 ± 0.2`. */
export function withError(/** @type {import('./share.js').Share} */ { share, error }) {
  return `${percent(share)} ± ${percent(error)}`
}

/** A share in percent, short: `4.9`, `100`. */
export function percent(/** @type {number} */ share) {
  return share === 1 ? '100' : (100 * share).toFixed(1)
}

/** A change in percent with its error, with the digits that are worth it. */
export function changeWithError(/** @type {{ change: number, error: number } | undefined} */ smallest) {
  if (!smallest) return 'none'
  const digits = smallest.change < 0.095 ? 2 : 0
  const error = Number.isFinite(smallest.error) ? ` ± ${(100 * smallest.error).toFixed(Math.max(1, digits))}` : ''
  return `${(100 * smallest.change).toFixed(digits)}${error}`
}
