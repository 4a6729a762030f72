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

/** The samples of what `perf script` prints, each with its period as the weight; lines that begin with `#place` tell where functions are. */
export function readPerfScript(text: string): readonly StackSample[] {
  const places = readPlaces(text)
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
      const frame = readFrame(line, places)
      if (frame !== undefined) frames.push(frame)
    }
  }
  flush()
  return samples
}

/** A frame in `line`: an address, the name of a function, and in parentheses where it is from, which may hold a pair of them. */
function readFrame(line: string, places: Places): StackFrame | undefined {
  const [, address = '', rest = ''] = /^\s+(\S+)\s(.*)$/.exec(line) ?? []
  if (!/^[0-9a-f]+$/.test(address) || !rest.endsWith(')')) return undefined
  const last = rest.lastIndexOf(' (')
  // Not farther: there would be two pairs.
  for (const at of [last, last < 1 ? -1 : rest.lastIndexOf(' (', last - 1)]) {
    const object = rest.slice(at + 2, -1)
    if (at >= 0 && ['', '()'].includes(object.replaceAll(/[^()]/g, '')))
      return makeFrame(rest.slice(0, at).trimStart(), object, places)
  }
  return undefined
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

function makeFrame(symbol: string, object: string, places: Places): StackFrame {
  const ofV8 = readV8(symbol)
  if (ofV8 !== undefined) return ofV8
  if (symbol === '[unknown]')
    return {
      name: `[unknown] in ${object.slice(object.lastIndexOf('/') + 1).replace(/^perf-\d+\./, 'perf.')}`,
      module: object,
    }
  return { name: symbol, module: object, ...places.get(`${object}\n${symbol}`) }
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

/** The lines of a text that may be long, one after the other. */
function* eachLine(text: string): Iterable<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    yield text.slice(from, end < 0 ? text.length : end)
    from = end < 0 ? text.length : end + 1
  }
}
