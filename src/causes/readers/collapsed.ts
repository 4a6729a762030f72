import { cutStack, type Frame, type Sample } from '../profile.js'

/** A frame with its place behind it, as py-spy writes it: `normalise (text.py:12)`. */
const placed = /^(.*) \((.+?)(?::(\d+))?\)$/

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

function makeFrame(text: string): Frame {
  const [, name, file, line] = placed.exec(text) ?? []
  if (file === undefined) return { name: text }
  return { name: name!, file, ...(line === undefined ? {} : { line: Number(line) }) }
}
