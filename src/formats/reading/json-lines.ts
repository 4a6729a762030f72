const longestLine = 2 ** 20

/** The lines of `text` that are JSON and hold `marker`, among whatever else is printed; longer ones than any tool writes are left out. */
export function* findJsonLines(text: string, marker: string): Generator<unknown, void> {
  let at = text.indexOf(marker)
  while (at >= 0) {
    const start = text.lastIndexOf('\n', at) + 1
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    const value = end - start > longestLine ? undefined : tryToParse(text.slice(start, end).trim())
    if (value !== undefined) yield value
    at = text.indexOf(marker, end)
  }
}

function tryToParse(line: string): unknown {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
