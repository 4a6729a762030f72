import type { Profiles } from '../../../record/causes.js'

/** A place in the tree of calls, laid out. Horizontally, 1 is the larger of both sides. */
export interface FlameFrame {
  readonly name: string
  readonly depth: number
  readonly start: number
  /** What it and all that it called took on the contender's side. */
  readonly width: number
  readonly baseline: number
  readonly contender: number
}

/** A differential flame graph: the contender's calls, each with what the baseline took there. */
export interface Flame {
  /** From the outermost to the innermost; narrower ones than a pixel are left out. */
  readonly frames: readonly FlameFrame[]
  /** Calls that only the baseline has, the longest first. */
  readonly gone: readonly FlameFrame[]
  readonly depth: number
}

/** Of a thousand pixels. */
const narrowest = 0.001

/** Lays out the calls of two profiled sides. */
export function layOutFlame({ functions, sides, calls }: Profiles, baseline: string, contender: string): Flame {
  const places = [baseline, contender].map(name => sides.indexOf(name))
  const totals = calls.map(({ self }) => places.map(place => self[place] ?? 0))
  // Each stands behind its parent, so from the end all that is below a call is known before it.
  for (let at = calls.length - 1; at >= 0; at--) {
    const above = totals[calls[at]!.parent]
    if (above) for (const side of [0, 1]) above[side]! += totals[at]![side]!
  }
  const roots = totals.filter((_, at) => calls[at]!.parent < 0)
  const scale = Math.max(...[0, 1].map(side => roots.reduce((sum, total) => sum + total[side]!, 0)), 1e-9)
  const ends = new Map<number, number>([[-1, 0]])
  const depths = new Map<number, number>([[-1, -1]])
  const frames = calls.map(({ parent, at }, index): FlameFrame => {
    const [before, after] = totals[index] as [number, number]
    const start = ends.get(parent)!
    const width = after / scale
    const depth = depths.get(parent)! + 1
    ends.set(parent, start + width)
    ends.set(index, start)
    depths.set(index, depth)
    return { name: functions[at]!.name, depth, start, width, baseline: before, contender: after }
  })
  const shown = frames.filter(({ width }) => width >= narrowest)
  const isFirstGone = ({ contender, baseline }: FlameFrame, index: number): boolean => {
    const above = frames[calls[index]!.parent]
    return contender === 0 && baseline / scale >= narrowest && (above === undefined || above.contender > 0)
  }
  return {
    frames: shown,
    gone: frames.filter(isFirstGone).sort((one, other) => other.baseline - one.baseline),
    depth: shown.reduce((most, { depth }) => Math.max(most, depth + 1), 0),
  }
}
