import { cutStack, type Frame, type Sample } from '../profile.js'

/** Stacks of a line each, from the outermost function to the innermost, with how often they were met. */
export function readCollapsed(text: string): readonly Sample[] {
  return text.split('\n').flatMap(line => {
    const end = line.lastIndexOf(' ')
    const weight = Number(line.slice(end + 1))
    if (end < 1 || !(weight > 0) || !Number.isFinite(weight)) return []
    const frames = line
      .slice(0, end)
      .split(';')
      .filter(name => name !== '')
    return frames.length === 0 ? [] : [{ frames: cutStack(frames).map(makeFrame), weight }]
  })
}

/** A frame that may have its place behind it, as py-spy writes it: `normalise (text.py:12)`. A name can be as long as a file. */
function makeFrame(text: string): Frame {
  const at = text.endsWith(')') ? text.lastIndexOf(' (', text.length - ' (x)'.length) : -1
  if (at < 0) return { name: text }
  const [name, place] = [text.slice(0, at), text.slice(at + 2, -1)]
  const colon = place.lastIndexOf(':')
  const line = place.slice(colon + 1)
  return colon > 0 && /^\d+$/.test(line)
    ? { name, file: place.slice(0, colon), line: Number(line) }
    : { name, file: place }
}
