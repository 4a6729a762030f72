const deepest = 200
const mostLogLines = 5
const mostValues = 1000

/**
 * The value that `text` is as JSON, the last where there are several; undefined where it is none.
 *
 * Some tools write NaN and Infinity as bare words, and some print lines of a log before; both are read (the words as `bare`).
 * What is nested more deeply than any tool nests is no JSON here.
 */
export function parseJson(text: string, bare: string | null = null): unknown {
  return parseJsonValues(text, bare).at(-1)
}

/** The values that `text` is as JSON, each on lines of its own: tools may be run one after the other. None where it ends with something else. */
export function parseJsonValues(text: string, bare: string | null = null): readonly unknown[] {
  const values: unknown[] = []
  let logLines = 0
  let start = findStart(text, 0)
  while (start >= 0) {
    const end = findEnd(text, start)
    if (end === 'too deep') return []
    const value = end === 'cut off' || !endsLine(text, end) ? undefined : parseOne(text.slice(start, end), bare)
    if (value === undefined) logLines++
    else values.push(value)
    // Where there are many lines of a log, or of JSON lines, what follows need not be parsed.
    if (logLines > mostLogLines || values.length > mostValues) return []
    if (value !== undefined && isBlank(text, end as number)) return values
    start = findStart(text, value === undefined ? start + 1 : (end as number))
  }
  return []
}

/** Why what begins like JSON in `text` cannot be read, in words that follow its name; undefined where nothing does. */
export function findFlaw(text: string): string | undefined {
  const start = findStart(text, 0)
  if (start < 0 || !/[[{]\s*["[{\]}\d]/y.test(text.slice(start, start + 100))) return undefined
  const end = findEnd(text, start)
  if (end === 'cut off') return 'begins like JSON, but was cut off: did the tool end early?'
  if (end === 'too deep') return `is JSON that is nested more than ${deepest} deep, which no tool writes`
  if (!endsLine(text, end) || parseOne(text.slice(start, end), null) === undefined) return undefined
  return 'is JSON followed by something else: let the tool write its JSON to its own file, and name that file in "output"'
}

/** Where JSON may begin: at a bracket that begins a line, at `from` or behind it; -1 where none does. */
function findStart(text: string, from: number): number {
  // Many texts have none, and this is known at once.
  if (from === 0 && !text.includes('{') && !text.includes('[')) return -1
  const start = /(?:^|\n)[\ufeff \t\r]*[[{]/g
  start.lastIndex = from
  return start.test(text) ? start.lastIndex - 1 : -1
}

function endsLine(text: string, end: number): boolean {
  return /[ \t\r]*(?:\n|$)/y.test(text.slice(end, end + 100))
}

function isBlank(text: string, from: number): boolean {
  const printed = /\S/g
  printed.lastIndex = from
  return !printed.test(text)
}

function parseOne(text: string, bare: string | null): unknown {
  return tryToParse(text) ?? (text.search(bareWord) < 0 ? undefined : tryToParse(withoutBareWords(text, bare)))
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
function withoutBareWords(text: string, bare: string | null): string {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    const open = quote < 0 ? text.length : quote
    parts.push(text.slice(at, open).replace(bareWord, JSON.stringify(bare)))
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
