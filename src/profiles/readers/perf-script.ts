import { cutStack, type StackFrame, type StackSample } from '../profile.js'

/** The line above a stack: the period, and the event that it is of. */
export interface Header {
  readonly period: number
  readonly event: string
}

/** Reads what stands at the end of a line that is not of a stack. */
export function readHeader(line: string): Header | undefined {
  const words = line.trimEnd().split(/\s+/)
  const [period = '', event = ''] = words.slice(-2)
  const isHeader = words.length > 2 && words[0] !== '' && /^\d+$/.test(period) && /.:$/.test(event.slice(-2))
  return isHeader ? { period: Number(period), event: event.slice(0, -1) } : undefined
}

/** The prefix, with the mark of its tier, that V8 gives the name of a function that it has compiled. */
const marked = /^(?:JS|LazyCompile|Function|Script|Eval):[*~^+']*/

/** Places of functions, by program and name. */
type Places = ReadonlyMap<string, Pick<StackFrame, 'file' | 'line' | 'last'>>

/** What was inlined at a sampled place, from the outermost, by program and place; a place in a caller has a `-` behind it. */
type Inlined = ReadonlyMap<string, readonly StackFrame[]>

interface Debugged {
  readonly places: Places
  readonly inlined: Inlined
}

/** The samples of what `perf script` prints, each with its period as the weight; lines that begin with `#` tell what debug information has. */
export function readPerfScript(text: string): readonly StackSample[] {
  const debugged: Debugged = { places: readPlaces(text), inlined: readInlined(text) }
  const samples: StackSample[] = []
  let weight = 0
  let frames: StackFrame[] = []
  const flush = (): void => {
    if (frames.length > 0) samples.push({ frames: cutStack(frames.reverse()), weight })
    frames = []
  }
  for (const line of eachLine(text)) {
    const header = readHeader(line)
    if (header !== undefined) {
      flush()
      weight = header.period
    } else if (line === '') flush()
    else if (weight > 0) {
      frames.push(...readFrame(line, debugged, frames.length > 0).toReversed())
    }
  }
  flush()
  return samples
}

/**
 * The function in `line`, and what was inlined into it there: an address, the name with an offset, and in parentheses where it is from, which may
 * hold a pair of them. Empty where it is no frame.
 */
function readFrame(line: string, debugged: Debugged, isCaller: boolean): readonly StackFrame[] {
  const [, address = '', rest = ''] = /^\s+(\S+)\s(.*)$/.exec(line) ?? []
  if (!/^[0-9a-f]+$/.test(address) || !rest.endsWith(')')) return []
  const last = rest.lastIndexOf(' (')
  // Not farther: there would be two pairs.
  for (const at of [last, last < 1 ? -1 : rest.lastIndexOf(' (', last - 1)]) {
    const object = rest.slice(at + 2, -1)
    if (at >= 0 && ['', '()'].includes(object.replaceAll(/[^()]/g, '')))
      return makeFrames(rest.slice(0, at).trimStart(), object, debugged, isCaller)
  }
  return []
}

/** A function of V8 with its place behind it, such as `render /tmp/render.js:7:23`. */
function readV8(symbol: string): StackFrame | undefined {
  const mark = marked.exec(symbol)?.[0]
  if (mark === undefined) return undefined
  const text = symbol.slice(mark.length)
  const start = text.lastIndexOf(' ') + 1
  const place = text.slice(start)
  const [from, to] = [/file:\/\/|node:|\//.exec(place), /:(\d+)(?::\d+)?$/.exec(place)]
  if (!from || !to || from.index + from[0].length > to.index) return undefined
  const name = text.slice(0, start + from.index).replace(/ $/, '')
  return { name: name || '(anonymous)', file: place.slice(from.index, to.index), line: Number(to[1]) }
}

function makeFrames(
  placed: string,
  object: string,
  { places, inlined }: Debugged,
  isCaller: boolean,
): readonly StackFrame[] {
  const symbol = placed.replace(/\+0x[0-9a-f]+$/, '')
  const ofV8 = readV8(symbol)
  if (ofV8 !== undefined) return [ofV8]
  const base = object.slice(object.lastIndexOf('/') + 1).replace(/^perf-\d+\./, 'perf.')
  if (symbol === '[unknown]') return [{ name: `[unknown] in ${base}`, module: object }]
  const frame = { name: symbol, module: object, ...places.get(`${object}\n${symbol}`) }
  return [frame, ...(inlined.get(`${object}\n${placed}${isCaller ? '-' : ''}`) ?? [])]
}

/** The places in lines of `#place`, a program, a file, the first and the last line, and a name, with tabs between them. */
function readPlaces(text: string): Places {
  const places = new Map<string, Pick<StackFrame, 'file' | 'line' | 'last'>>()
  const start = text.indexOf(`${placeMark}\t`)
  for (const row of start < 0 ? [] : eachLine(text.slice(start))) {
    const [mark, program, file, line, last, name] = row.split('\t')
    if (mark !== placeMark || !file?.startsWith('/')) continue
    places.set(`${program}\n${name}`, { file, line: Number(line), last: Number(last) })
  }
  return places
}

const placeMark = '#place'

/** What lines of `#inline` tell: a program, a place, and names with their places, from the innermost to the function that is there itself. */
function readInlined(text: string): Inlined {
  const inlined = new Map<string, StackFrame[]>()
  /** The lines of each function that were found running. */
  const lines = new Map<string, { first: number; last: number }>()
  const start = text.indexOf(`${inlineMark}\t`)
  for (const row of start < 0 ? [] : eachLine(text.slice(start))) {
    const [mark, program = '', place = '', ...words] = row.split('\t')
    if (mark !== inlineMark) continue
    const frames: StackFrame[] = []
    for (let at = 0; at + 3 < words.length; at += 2) {
      const [, file, line] = /^(\/.*):(\d+)$/.exec(words[at + 1]!) ?? []
      if (file === undefined) continue
      // Of the innermost one, tools know the place, and often only the name of what it was inlined into.
      const isUnknown = at === 0 && words[0] === place.replace(/\+0x[0-9a-f]+-?$/, '')
      const name = isUnknown ? '(inlined)' : withoutArguments(words[at]!)
      const known = lines.get(`${name}\n${file}`) ?? { first: Number(line), last: 0 }
      known.first = Math.min(known.first, Number(line))
      known.last = Math.max(known.last, Number(line))
      lines.set(`${name}\n${file}`, known)
      frames.push({ name, file, module: program })
    }
    inlined.set(`${program}\n${place}`, frames.reverse())
  }
  const placeLines = (frame: StackFrame): StackFrame => {
    const { first, last } = lines.get(`${frame.name}\n${frame.file}`)!
    return { ...frame, line: first, last }
  }
  return new Map([...inlined].map(([key, frames]) => [key, frames.map(placeLines)]))
}

const inlineMark = '#inline'

/** The name of a function without what it was made for: `entry<&str, u32>` is `entry`. */
function withoutArguments(name: string): string {
  return name.replace(/(\w|\})<.*>$/, '$1')
}

/** The lines of a text that may be long, one after the other. */
function* eachLine(text: string): Iterable<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    yield text.slice(from, end < 0 ? text.length : end)
    from = end < 0 ? text.length : end + 1
  }
}
