/**
 * Hartigan & Hartigan's dip: the least distance between the distribution function of `sorted` and any unimodal one
 * (1985; AS 217 with its later corrections). From 1/(2n), for one mode, to 1/4, for two far apart.
 *
 * `sorted` must be ascending and not empty. Ties count as modes of their own: spread them before, where they come from a coarse clock.
 */
export function dip(sorted: ArrayLike<number>): number {
  const steps = makeSteps(sorted)
  let [first, last] = [0, steps.x.length - 1]
  let largest = 1
  for (;;) {
    const below = wrap(steps, { first, last, side: 'below' })
    const above = wrap(steps, { first, last, side: 'above' })
    const widest = findWidest(below, above)
    if (widest.gap <= largest) break
    largest = Math.max(largest, measureOutside(steps, below, above, widest))
    if (widest.start === first && widest.end === last) break
    // The mode lies in between; what is outside has been measured.
    first = widest.start
    last = widest.end
  }
  return largest / (2 * sorted.length)
}

/** The empirical distribution function, in counts: before and after the step at each distinct value. */
interface Steps {
  readonly x: Float64Array
  readonly before: Int32Array
  readonly after: Int32Array
}

function makeSteps(sorted: ArrayLike<number>): Steps {
  const x = new Float64Array(sorted.length)
  const before = new Int32Array(sorted.length)
  const after = new Int32Array(sorted.length)
  let count = 0
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || sorted[i]! !== x[count - 1]) {
      x[count] = sorted[i]!
      before[count++] = i
    }
    after[count - 1] = i + 1
  }
  return { x: x.subarray(0, count), before: before.subarray(0, count), after: after.subarray(0, count) }
}

interface Stretch {
  readonly first: number
  readonly last: number
  readonly side: 'below' | 'above'
}

/** The greatest convex minorant (below) or the least concave majorant (above) of a stretch of steps. */
interface Wrapping {
  /** Which steps it touches, ascending. */
  readonly corners: Int32Array
  /** Its height at each step of the stretch; elsewhere 0. */
  readonly heights: Float64Array
}

function wrap({ x, before, after }: Steps, { first, last, side }: Stretch): Wrapping {
  const y = side === 'below' ? before : after
  const turn = side === 'below' ? 1 : -1
  const corners = new Int32Array(last - first + 1)
  let count = 0
  for (let i = first; i <= last; i++) {
    for (; count > 1; count--) {
      const [far, near] = [corners[count - 2]!, corners[count - 1]!]
      const rise = (y[near]! - y[far]!) * (x[i]! - x[near]!)
      const nextRise = (y[i]! - y[near]!) * (x[near]! - x[far]!)
      if (turn * (nextRise - rise) > 0) break
    }
    corners[count++] = i
  }
  const heights = new Float64Array(x.length)
  heights[first] = y[first]!
  for (let corner = 1; corner < count; corner++) {
    const [from, to] = [corners[corner - 1]!, corners[corner]!]
    const slope = (y[to]! - y[from]!) / (x[to]! - x[from]!)
    for (let i = from + 1; i < to; i++) heights[i] = y[from]! + slope * (x[i]! - x[from]!)
    heights[to] = y[to]!
  }
  return { corners: corners.subarray(0, count), heights }
}

interface Widest {
  /** Between majorant and minorant, in counts. */
  readonly gap: number
  /** The corners on either side of where it is: of the minorant and of the majorant. */
  readonly start: number
  readonly end: number
}

/** Where majorant and minorant are farthest apart, which is at a corner of either. */
function findWidest(below: Wrapping, above: Wrapping): Widest {
  let widest: Widest = { gap: 0, start: below.corners[0]!, end: above.corners.at(-1)! }
  let [low, high] = [0, 0]
  while (high < above.corners.length) {
    const end = above.corners[high]!
    const isBelow = low < below.corners.length && below.corners[low]! <= end
    const start = below.corners[isBelow ? low : low - 1]!
    const place = isBelow ? start : end
    const gap = above.heights[place]! - below.heights[place]!
    if (gap >= widest.gap) widest = { gap, start, end }
    if (isBelow) low++
    else high++
  }
  return widest
}

/** How far the steps rise above the minorant before `start`, and fall below the majorant after `end`; the mode itself may step. */
function measureOutside({ before, after }: Steps, below: Wrapping, above: Wrapping, { start, end }: Widest): number {
  let distance = 0
  for (let i = below.corners[0]!; i < start; i++) distance = Math.max(distance, after[i]! - below.heights[i]!)
  for (let i = end + 1; i <= above.corners.at(-1)!; i++) distance = Math.max(distance, above.heights[i]! - before[i]!)
  return distance
}
