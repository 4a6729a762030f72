import { type Blocks, type Layout, shareByLayout } from '../engine/blocks.js'

/** The lower quartiles that rounds are aligned by, for any shift of the contender. */
export interface Alignment {
  /** Which window each round belongs to. */
  readonly windowOf: Int32Array
  /** Where each runner's windows start, and the number of all. */
  readonly edges: readonly number[]
  /** How many values a window holds, in the mean. */
  readonly size: number
  /** The lower quartile (type 7) of all values in each window, the contender's lowered by `shift`; overwritten by the next call. */
  quartilesAt(shift: number): Float64Array
}

/** The way rounds are grouped for the alignment. */
export interface Windows {
  /** Rounds on either side; null for no alignment at all. */
  readonly halfWindow: number | null
  /** First round of each further runner: no window reaches across. */
  readonly breaks: readonly number[]
}

/**
 * The alignment of rounds by the lower quartile of the rounds around them (aligned ranks, Hodges & Lehmann 1962), blind
 * to sides.
 *
 * The window of round i is i − k … i + k, shifted at the ends rather than shrunk, and all rounds where they are fewer.
 */
export function makeAlignment(blocks: Blocks, { halfWindow, breaks }: Windows): Alignment {
  if (halfWindow === null) {
    const windowOf = new Int32Array(blocks.middles.length)
    return { windowOf, edges: [0, 1], size: blocks.values.length, quartilesAt: () => new Float64Array(1) }
  }
  const { windowOf, edges, size, windows } = shareWindows(blocks.layout, halfWindow, breaks)
  const { quartiles } = windows
  return {
    windowOf,
    edges,
    size,
    quartilesAt: shift => {
      fill(windows, blocks)
      for (let w = 0; w < quartiles.length; w++) quartiles[w] = quartileAt(windows, w, shift)
      return quartiles
    },
  }
}

interface SharedWindows extends Pick<Alignment, 'windowOf' | 'edges' | 'size'> {
  readonly windows: SortedWindows
}

const windowsOf = shareByLayout(() => new Map<string, SharedWindows>())

/** The windows of all rounds with this layout: thousands of benchmarks would hold as many, and to sort them again takes little. */
function shareWindows(layout: Layout, halfWindow: number, breaks: readonly number[]): SharedWindows {
  const known = windowsOf(layout)
  const key = [halfWindow, ...breaks].join()
  const shared = known.get(key) ?? makeWindows(layout, halfWindow, breaks)
  known.set(key, shared)
  return shared
}

function makeWindows(layout: Layout, halfWindow: number, breaks: readonly number[]): SharedWindows {
  const windowOf = new Int32Array(layout.middles.length)
  const spans: Span[] = []
  const runners = [0, ...breaks, layout.middles.length]
  const edges = [0]
  for (let runner = 0; runner + 1 < runners.length; runner++) {
    const first = runners[runner]!
    const end = runners[runner + 1]!
    const size = Math.min(2 * halfWindow + 1, end - first)
    for (let round = first; round < end; round++) {
      const start = Math.min(Math.max(round - halfWindow, first), end - size)
      if (spans.at(-1)?.first !== start) spans.push({ first: start, end: start + size })
      windowOf[round] = spans.length - 1
    }
    edges.push(spans.length)
  }
  const windows = placeWindows(layout, spans)
  return { windowOf, edges, size: (windows.a.length + windows.b.length) / spans.length - 4, windows }
}

/**
 * The smallest half window whose 2k + 1 rounds hold at least 20 invocations: 2 for four per round, 3 for three, 5 for two.
 *
 * Ragged rounds are taken to be as full as the fullest of them: a failed invocation does not change the window of the rest.
 */
export function chooseHalfWindow({ starts, middles }: Blocks): number {
  let fullest = 1
  for (let i = 0; i < middles.length; i++) fullest = Math.max(fullest, starts[i + 1]! - starts[i]!)
  return Math.max(0, Math.ceil((20 / fullest - 1) / 2))
}

/** Rounds from `first` up to, not including, `end`. */
interface Span {
  readonly first: number
  readonly end: number
}

/** The values of each window, ascending between an infinite value at either end: the baseline's in `a`, the contender's in `b`. */
interface SortedWindows {
  readonly spans: readonly Span[]
  readonly a: Float64Array
  readonly b: Float64Array
  /** Where in `a` and `b` each window starts, and at the end their lengths. */
  readonly startsA: Int32Array
  readonly startsB: Int32Array
  /** How many of the values below the quartile were the baseline's when it was asked for last: about where to look for it. */
  readonly splits: Int32Array
  readonly quartiles: Float64Array
  /** The values that are in them. */
  held: Float64Array | undefined
}

function placeWindows({ starts, middles }: Layout, spans: readonly Span[]): SortedWindows {
  const startsA = new Int32Array(spans.length + 1)
  const startsB = new Int32Array(spans.length + 1)
  const splits = new Int32Array(spans.length)
  spans.forEach(({ first, end }, w) => {
    let baseline = 0
    for (let round = first; round < end; round++) baseline += middles[round]! - starts[round]!
    startsA[w + 1] = startsA[w]! + baseline + 2
    const count = starts[end]! - starts[first]!
    startsB[w + 1] = startsB[w]! + count - baseline + 2
    splits[w] = Math.min(Math.floor((count + 3) / 4), baseline)
  })
  const a = new Float64Array(startsA[spans.length]!)
  const b = new Float64Array(startsB[spans.length]!)
  return { spans, a, b, startsA, startsB, splits, quartiles: new Float64Array(spans.length), held: undefined }
}

/** Sorts the values of `blocks` into `windows`, unless they are there. */
function fill(windows: SortedWindows, blocks: Blocks): void {
  if (windows.held === blocks.values) return
  const { spans, a, b, startsA, startsB } = windows
  for (let w = 0; w < spans.length; w++) {
    gather(a, startsA[w]!, blocks, spans[w]!, 'baseline')
    gather(b, startsB[w]!, blocks, spans[w]!, 'contender')
  }
  windows.held = blocks.values
}

function gather(target: Float64Array, start: number, blocks: Blocks, span: Span, side: 'baseline' | 'contender'): void {
  const { values, starts, middles } = blocks
  target[start] = -Infinity
  let next = start + 1
  for (let round = span.first; round < span.end; round++) {
    const from = side === 'baseline' ? starts[round]! : middles[round]!
    const to = side === 'baseline' ? middles[round]! : starts[round + 1]!
    for (let i = from; i < to; i++) target[next++] = values[i]!
  }
  sortRange(target, start + 1, next)
  target[next] = Infinity
}

/** Insertion sort beats the call of the native one for the ten values of the usual window. */
function sortRange(values: Float64Array, start: number, end: number): void {
  if (end - start > 64) {
    values.subarray(start, end).sort()
    return
  }
  for (let next = start + 1; next < end; next++) {
    const value = values[next]!
    let place = next
    for (; place > start && values[place - 1]! > value; place--) values[place] = values[place - 1]!
    values[place] = value
  }
}

/** The lower quartile of a ∪ (b − shift) in window `w`; the split moves little from one shift to the next. */
function quartileAt({ a, b, startsA, startsB, splits }: SortedWindows, w: number, shift: number): number {
  const startA = startsA[w]!
  const startB = startsB[w]!
  const count = startsA[w + 1]! - startA + startsB[w + 1]! - startB - 4
  if (count === 0) return 0
  const position = (count - 1) / 4
  const below = Math.floor(position) + 1
  let i = startA + splits[w]!
  let j = startB + below - splits[w]!
  while (b[j]! - shift > a[i + 1]!) {
    i++
    j--
  }
  while (a[i]! > b[j + 1]! - shift) {
    i--
    j++
  }
  splits[w] = i - startA
  const lastB = b[j]! - shift
  const nextB = b[j + 1]! - shift
  const low = Math.max(a[i]!, lastB)
  const high = Math.min(a[i + 1]!, nextB)
  return position + 1 === below ? low : low + (position + 1 - below) * (high - low)
}
