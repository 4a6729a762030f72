/**
 * The dip test of one mode (Hartigan & Hartigan 1985) on `values`, not empty and in any order, whose ties are spread first. The uniform
 * distribution is the hardest to tell from two modes, so p is by that.
 */
export function testDip(values: ArrayLike<number>): { readonly dip: number; readonly p: number } {
  const found = dip(spreadTies(new Float64Array(values).sort()))
  return { dip: found, p: dipP(found, values.length) }
}

/** Spreads equal values of `sorted` evenly over the space half-way to their neighbours: so the ticks of a clock do not look like modes. */
export function spreadTies(sorted: Float64Array): Float64Array {
  const spread = new Float64Array(sorted)
  let first = 0
  while (first < sorted.length) {
    const value = sorted[first]!
    let next = first + 1
    while (next < sorted.length && sorted[next] === value) next++
    const below = first > 0 ? value - sorted[first - 1]! : (sorted[next] ?? value) - value
    const above = next < sorted.length ? sorted[next]! - value : below
    const count = next - first
    for (let i = 0; count > 1 && i < count; i++) {
      spread[first + i] = value - below / 2 + (((i + 0.5) / count) * (below + above)) / 2
    }
    first = next
  }
  return spread
}

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
    const below = wrap(steps, 'below', first, last)
    const above = wrap(steps, 'above', first, last)
    const widest = findWidest(below, above)
    if (widest.gap <= largest) break
    // The rise above the minorant before the mode, and the fall below the majorant after it; the mode itself may step.
    const { before, after } = steps
    for (let i = first; i < widest.start; i++) largest = Math.max(largest, after[i]! - below.heights[i]!)
    for (let i = widest.end + 1; i <= last; i++) largest = Math.max(largest, above.heights[i]! - before[i]!)
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

/** The greatest convex minorant (below) or the least concave majorant (above) of a stretch of steps. */
interface Wrapping {
  /** Steps that it touches, ascending. */
  readonly corners: Int32Array
  /** Its height at each step of the stretch; elsewhere 0. */
  readonly heights: Float64Array
}

function wrap({ x, before, after }: Steps, side: 'below' | 'above', first: number, last: number): Wrapping {
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

/** Finds the largest gap between majorant and minorant, in counts; it is at a corner of either, `start` and `end` being those around it. */
function findWidest(below: Wrapping, above: Wrapping) {
  let widest = { gap: 0, start: below.corners[0]!, end: above.corners.at(-1)! }
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

/**
 * P(the dip of `n` uniform values ≥ `found`), from simulated quantiles of √n · dip, interpolated: to an eighth of p down to
 * 0.001, to a third of it at 0.0001, extrapolated below; above 2,000 values as for 2,000, a fifth too small at 0.001;
 * 1 for fewer than 5, which have no modes to tell apart.
 */
export function dipP(found: number, n: number): number {
  if (n < 5 || found <= 0.5 / n) return 1
  const scaled = Math.sqrt(n) * found
  const after = simulated.findIndex(([size]) => size >= n)
  // The first row is for all smaller samples, and at −1 the last for all larger ones.
  if (after <= 0) return readRow(simulated.at(after)!, scaled)
  const [below, above] = [simulated[after - 1]!, simulated[after]!]
  const position = (x: number): number => 1 / Math.sqrt(x)
  const part = (position(n) - position(below[0])) / (position(above[0]) - position(below[0]))
  return Math.exp((1 - part) * Math.log(readRow(below, scaled)) + part * Math.log(readRow(above, scaled)))
}

/** The sizes n, and for each the quantiles of √n · dip at `levels`. */
type Row = readonly [n: number, ...quantiles: readonly number[]]

/** ln p falls about as a straight line of the square. */
function readRow([n, ...quantiles]: Row, scaled: number): number {
  const least = 0.5 / Math.sqrt(n)
  const next = quantiles.findIndex(quantile => quantile >= scaled)
  if (next === 0) return 1 - 0.5 * Math.min(1, Math.max(0, (scaled - least) / (quantiles[0]! - least)))
  const high = next < 0 ? quantiles.length - 1 : next
  // Beyond the table, by its last factor of ten.
  const low = next < 0 ? high - 3 : high - 1
  const [from, to] = [quantiles[low]! ** 2, quantiles[high]! ** 2]
  const part = (scaled ** 2 - from) / (to - from)
  return Math.exp((1 - part) * Math.log(levels[low]!) + part * Math.log(levels[high]!))
}

const levels = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]

/** From __tests__/fixtures/stats/make-dip-table.mjs; 300,000 to a million samples of each size. */
const simulated: readonly Row[] = [
  [5, 0.2718, 0.36, 0.3952, 0.4167, 0.4327, 0.4393, 0.4431, 0.4455, 0.4464, 0.4468, 0.447, 0.4471],
  [8, 0.314, 0.3548, 0.4013, 0.4357, 0.4696, 0.4893, 0.5056, 0.527, 0.5499, 0.5693, 0.5931, 0.6073],
  [12, 0.3154, 0.3812, 0.4157, 0.4503, 0.4894, 0.5143, 0.5371, 0.5666, 0.5876, 0.6065, 0.6306, 0.6433],
  [20, 0.328, 0.3952, 0.4348, 0.4706, 0.5116, 0.5399, 0.5658, 0.5971, 0.62, 0.6413, 0.669, 0.6897],
  [32, 0.3379, 0.4066, 0.4481, 0.485, 0.5283, 0.558, 0.5857, 0.6185, 0.6434, 0.6655, 0.6934, 0.7126],
  [52, 0.3461, 0.4167, 0.4598, 0.498, 0.5434, 0.5743, 0.6035, 0.6389, 0.665, 0.6899, 0.7205, 0.7463],
  [80, 0.3522, 0.4241, 0.4678, 0.5071, 0.5533, 0.5858, 0.6158, 0.6532, 0.6791, 0.7032, 0.7294, 0.7498],
  [160, 0.3595, 0.433, 0.4779, 0.5179, 0.5658, 0.5988, 0.6303, 0.6689, 0.6968, 0.7232, 0.7563, 0.7812],
  [400, 0.3669, 0.4417, 0.4876, 0.5285, 0.5773, 0.6107, 0.6431, 0.6825, 0.7105, 0.7388, 0.768, 0.793],
  [2000, 0.3736, 0.4493, 0.496, 0.5383, 0.5882, 0.6223, 0.6549, 0.6951, 0.7232, 0.7541, 0.7905, 0.813],
]
