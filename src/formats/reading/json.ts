const deepest = 200
const mostLogLines = 5
const mostValues = 1000

/**
 * The value that `text` is as JSON, the last where there are several; undefined where it is none, or deeper than any tool nests. Lines of a
 * log may stand before it, and one behind it. Some tools write NaN and Infinity as bare words, and percentages, which are read as `bare`.
 */
export function parseJson(text: string, bare: string | null = null): unknown {
  return parseJsonValues(text, bare).at(-1)
}

/** The value that `text` is as JSON from its beginning to its end; undefined where it is anything else. */
export function parseWholeJson(text: string): unknown {
  const start = text.search(/[^\ufeff\s]/)
  if (start < 0 || (text[start] !== '{' && text[start] !== '[')) return undefined
  const value = tryToParse(start === 0 ? text : text.slice(start))
  return value !== undefined && findEnd(text, start) === 'too deep' ? undefined : value
}

/** The values that `text` is as JSON, each on lines of its own: tools may be run one after the other. None where it ends with something else. */
export function parseJsonValues(text: string, bare: string | null = null): readonly unknown[] {
  let values: unknown[] = []
  let logLines = 0
  let start = findStart(text, 0)
  while (start >= 0) {
    const end = findEnd(text, start)
    if (end === 'too deep') return []
    const value = end === 'cut off' || !endsLine(text, end) ? undefined : parseOne(text.slice(start, end), bare)
    // Of very many, those are left out that loggers print for each message, such as `{"level":30,"msg":"started"}`.
    if (values.length === mostValues)
      values = values.filter(entry => typeof entry !== 'object' || !logKeys.some(key => key in (entry ?? {})))
    if (value === undefined) logLines++
    else values.push(value)
    // Where there are many lines of a log, or of JSON lines, what follows need not be parsed.
    if (logLines > mostLogLines || values.length > mostValues) return []
    if (value !== undefined && isLastLine(text.slice(end as number))) return values
    start = findStart(text, value === undefined ? start + 1 : (end as number))
  }
  return []
}

/** Returns whether nothing follows but one line of a log, such as `Done in 1.2s.` of yarn. */
function isLastLine(rest: string): boolean {
  return /^\s*(?:[^\s{["][^\n]*)?$/.test(rest.trimEnd())
}

/** The keys of pino, bunyan, winston, zap, slog, zerolog, logrus, Logstash and the clouds. */
const logKeys: readonly string[] = ['level', 'severity', 'lvl', 'msg', 'message', '@message']

/** Finds why the part of `text` that begins like JSON cannot be read, in words that follow its name; undefined without such a part. */
export function findFlaw(text: string): string | undefined {
  const start = findStart(text, 0)
  if (start < 0 || !/[[{]\s*["[{\]}\d]/y.test(text.slice(start, start + 100))) return undefined
  const end = findEnd(text, start)
  if (end === 'cut off') return 'begins like JSON, but was cut off: did the tool end early?'
  if (end === 'too deep') return `is JSON that is nested more than ${deepest} deep, which no tool writes`
  if (!endsLine(text, end)) return undefined
  if (parseOne(text.slice(start, end), null) === undefined) return findStrangeWord(text, start)
  return 'is JSON followed by something else: let the tool write its JSON to its own file, and name that file in "output"'
}

/** Finds the next place from `from` on where JSON may begin, a bracket that begins a line; -1 if there is none. */
function findStart(text: string, from: number): number {
  // Many texts have none, and this is known at once.
  if (from === 0 && !text.includes('{') && !text.includes('[')) return -1
  const start = /(?:^|\n)[\ufeff \t\r]*[[{]/g
  start.lastIndex = from
  return start.test(text) ? start.lastIndex - 1 : -1
}

/** Finds the first word of a whole value that JSON does not have, in words that follow the name of the text. */
export function findStrangeWord(text: string, start = findStart(text, 0)): string | undefined {
  const end = start < 0 ? 'cut off' : findEnd(text, start)
  if (typeof end === 'string') return undefined
  const words = /[^\s{}[\]:,"]+|"/g
  words.lastIndex = start
  for (let match = words.exec(text); match !== null && match.index < end; match = words.exec(text)) {
    const [word] = match
    if (word === '"') words.lastIndex = findEndOfString(text, match.index)
    else if (!/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/.test(word.replace(bareWord, '0'))) {
      const line = text.slice(0, match.index).split('\n').length
      return `is no JSON, because of ${JSON.stringify(word.slice(0, 40))} in line ${line}`
    }
  }
  return undefined
}

function endsLine(text: string, end: number): boolean {
  return /[ \t\r]*(?:\n|$)/y.test(text.slice(end, end + 100))
}

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Numbers that are none, as Python, C, and the runtimes of Microsoft write them (`-nan(ind)`, `1.#INF`), and percentages. */
const bareWord = /[-+]?\b(?:(?:NaN|Infinity|inf|nan)\b(?:\(\w*\))?|1\.#(?:INF|IND|QNAN|SNAN)\d*\b|\d+(?:\.\d+)?%)/g

/** Reads bare words outside of strings as `bare`. Strings are not matched by an expression, since the engine's stack overflows on long ones. */
function parseOne(text: string, bare: string | null): unknown {
  const value = tryToParse(text)
  if (value !== undefined || text.search(bareWord) < 0) return value
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    const open = quote < 0 ? text.length : quote
    parts.push(text.slice(at, open).replace(bareWord, JSON.stringify(bare)))
    at = findEndOfString(text, open)
    parts.push(text.slice(open, at))
  }
  return tryToParse(parts.join(''))
}

function findEndOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 92) at++
    else if (code === 34) return at + 1
  }
  return text.length
}

const structure = /["[\]{}]/g

/** Finds the end of the value that opens at `start`, without recursion, since deep nesting would overflow the stack. */
function findEnd(text: string, start: number): number | 'cut off' | 'too deep' {
  let depth = 0
  structure.lastIndex = start
  while (structure.test(text)) {
    const at = structure.lastIndex - 1
    const code = text.charCodeAt(at)
    if (code === 34) structure.lastIndex = findEndOfString(text, at)
    else if (code === 123 || code === 91) {
      if (++depth > deepest) return 'too deep'
    } else if (--depth === 0) return at + 1
  }
  return 'cut off'
}

const longestLine = 2 ** 20

/** The lines of `text` that hold `marker`, one by one: a list of all lines would take more than their values. */
export function* findMarked(text: string, marker: string): Generator<string, void> {
  let at = text.indexOf(marker)
  while (at >= 0) {
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    yield text.slice(text.lastIndexOf('\n', at) + 1, end)
    at = text.indexOf(marker, end)
  }
}

/** The lines of `text` that are JSON and hold `marker`, among whatever else is printed; longer ones than any tool writes are left out. */
export function* findJsonLines(text: string, marker: string): Generator<unknown, void> {
  for (const printed of findMarked(text, marker)) {
    const line = printed.length > longestLine ? '' : printed.trim()
    const value = line.startsWith('{') ? tryToParse(line) : undefined
    if (value !== undefined) yield value
  }
}
