import { cutStack, type Frame, type Sample } from '../profile.js'

/** The end of the line above each stack: the period, and the event that it is of. */
const header = /\s(\d+)\s+(\S+):\s*$/
const frameLine = /^\s+[0-9a-f]+\s+(.*) \(([^()]*(?:\([^()]*\))?[^()]*)\)$/
/** V8's name for a function that it has compiled, with the mark of its tier. */
const ofV8 = /^(?:JS|LazyCompile|Function|Script|Eval):[*~^+']*(.*?) ?((?:file:\/\/|node:|\/)[^ ]*?):(\d+)(?::\d+)?$/

/** The samples of what `perf script` prints, each with its period as the weight. */
export function readPerfScript(text: string): readonly Sample[] {
  const samples: Sample[] = []
  let weight = 0
  let frames: Frame[] = []
  const flush = (): void => {
    if (frames.length > 0) samples.push({ frames: cutStack(frames.reverse()), weight })
    frames = []
  }
  for (const line of eachLine(text)) {
    const period = /^\s/.test(line) ? undefined : header.exec(line)?.[1]
    if (period !== undefined) {
      flush()
      weight = Number(period)
    } else if (line === '') flush()
    else if (weight > 0) {
      const [, symbol, object] = frameLine.exec(line) ?? []
      if (symbol !== undefined) frames.push(makeFrame(symbol, object!))
    }
  }
  flush()
  return samples
}

function makeFrame(symbol: string, object: string): Frame {
  const [, name, file, line] = ofV8.exec(symbol) ?? []
  if (file !== undefined) return { name: name || '(anonymous)', file, line: Number(line) }
  if (symbol === '[unknown]')
    return { name: `[unknown] in ${object.slice(object.lastIndexOf('/') + 1).replace(/^perf-\d+\./, 'perf.')}` }
  return { name: symbol }
}

/** The lines of a text that may be long, one after the other. */
function* eachLine(text: string): Iterable<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    yield text.slice(from, end < 0 ? text.length : end)
    from = end < 0 ? text.length : end + 1
  }
}
