const deepest = 200
const mostStarts = 5

/**
 * The value that `text` is as JSON; undefined where it is none.
 *
 * Some tools write NaN and Infinity as bare words, and some print lines of a log before; both are read (the words as null).
 * What is nested more deeply than any tool nests is no JSON here.
 */
export function parseJson(text: string): unknown {
  for (const start of findStarts(text)) {
    const end = findEnd(text, start)
    if (end === 'too deep') return undefined
    // Most often a line of a log, or of JSON lines: known without parsing what follows.
    if (end === 'cut off' || text.slice(end).trim() !== '') continue
    const body = start === 0 ? text : text.slice(start)
    const value = tryToParse(body) ?? (body.search(bareWord) < 0 ? undefined : tryToParse(withoutBareWords(body)))
    if (value !== undefined) return value
  }
  return undefined
}

/** Where JSON may begin: at a bracket that begins a line. There are no more lines of a log before it than a few. */
function findStarts(text: string): readonly number[] {
  // Many texts have none, and this is known at once.
  if (!text.includes('{') && !text.includes('[')) return []
  const found = text.matchAll(/(?:^|\n)[\ufeff \t\r]*([[{])/g)
  const starts: number[] = []
  for (const one of found) {
    starts.push(one.index + one[0].length - 1)
    if (starts.length === mostStarts) break
  }
  return starts
}

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const bareWord = /-?\b(?:NaN|Infinity|inf|nan)\b/g

/** What is in a string stays. Strings are not matched by an expression, since the engine's stack overflows on long ones. */
function withoutBareWords(text: string): string {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    const open = quote < 0 ? text.length : quote
    parts.push(text.slice(at, open).replace(bareWord, 'null'))
    at = findEndOfString(text, open)
    parts.push(text.slice(open, at))
  }
  return parts.join('')
}

function findEndOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 92) at++
    else if (code === 34) return at + 1
  }
  return text.length
}

/** Where what opens at `start` is closed again. Without recursion, since that is what depth is dangerous for. */
function findEnd(text: string, start: number): number | 'cut off' | 'too deep' {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = findEndOfString(text, at) - 1
    else if (code === 123 || code === 91) {
      if (++depth > deepest) return 'too deep'
    } else if ((code === 125 || code === 93) && --depth === 0) return at + 1
  }
  return 'cut off'
}
