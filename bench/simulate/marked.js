/** `document` with `text` between the marks of `command`, which say what made it. */
export function insertBetween(
  /** @type {string} */ document,
  /** @type {string} */ command,
  /** @type {string} */ text,
) {
  const [start, end] = [`<!-- ${command}: start -->`, `<!-- ${command}: end -->`]
  const [before, rest] = document.split(start)
  const [, after] = (rest ?? '').split(end)
  if (after === undefined) throw new Error(`the document must have the lines ${start} and ${end}`)
  return `${before}${start}\n\n${text}\n\n${end}${after}`
}
