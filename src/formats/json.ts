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
    if (isTooDeep(text, start)) return undefined
    const body = start === 0 ? text : text.slice(start)
    const value = tryToParse(body) ?? (body.search(bareWord) < 0 ? undefined : tryToParse(withoutBareWords(body)))
    if (value !== undefined) return value
  }
  return undefined
}

/** Where JSON may begin: at a bracket that begins a line. There are no more lines of a log before it than a few. */
function findStarts(text: string): readonly number[] {
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

/** Without recursion, since that is what depth is dangerous for. */
function isTooDeep(text: string, start: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 92) at++
      else if (code === 34) isInString = false
    } else if (code === 34) isInString = true
    else if (code === 123 || code === 91) {
      if (++depth > deepest) return true
    } else if (code === 125 || code === 93) depth--
  }
  return false
}
