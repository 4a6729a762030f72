/** Values of one round, on a scale where a change adds (natural logarithms, lower is better). */
export interface RoundBlock {
  /** Baseline; may be empty. */
  readonly a: readonly number[]
  /** Contender; may be empty. */
  readonly b: readonly number[]
  /** Whose value was measured first, second, … in this round; `a` and `b` are each in run order. Needed to see what neighbours share. */
  readonly order?: readonly ('a' | 'b')[]
}

/** The places in one array that belong to each round and side: round after round, in each the baseline's first. */
export interface Layout {
  /** Index of each round's first value, and at the end the number of values. */
  readonly starts: Int32Array
  /** Index of the contender's first value in each round. */
  readonly middles: Int32Array
  /** The places in run order; undefined unless every round of several values has its order. */
  readonly sequence: Int32Array | undefined
}

/** Rounds laid out in one array. */
export interface Blocks extends Layout {
  /** The same object for all rounds of the same sizes in the same order. */
  readonly layout: Layout
  readonly values: Float64Array
}

/** The layout of `rounds`, whose values must be finite; any number of them on each side of a round. */
export function makeBlocks(rounds: readonly RoundBlock[]): Blocks {
  const layout = share(makeLayout(rounds))
  const { starts, middles } = layout
  const values = new Float64Array(starts[rounds.length]!)
  rounds.forEach(({ a, b }, i) => {
    values.set(a, starts[i]!)
    values.set(b, middles[i]!)
  })
  return { ...layout, layout, values }
}

function makeLayout(rounds: readonly RoundBlock[]): Layout {
  const starts = new Int32Array(rounds.length + 1)
  const middles = new Int32Array(rounds.length)
  rounds.forEach(({ a, b }, i) => {
    middles[i] = starts[i]! + a.length
    starts[i + 1] = middles[i]! + b.length
  })
  return { starts, middles, sequence: makeSequence(rounds, starts, middles) }
}

/** Shares what `make` makes of a layout among all rounds that have it: the benchmarks of a record have few. */
export function shareByLayout<T>(make: (layout: Layout) => T): (layout: Layout) => T {
  const made = new WeakMap<Layout, { readonly it: T }>()
  return layout => {
    const found = made.get(layout) ?? { it: make(layout) }
    made.set(layout, found)
    return found.it
  }
}

const known: Layout[] = []
const capacity = 8

/** The known layout that is the same as `layout`, or `layout` itself. */
function share(layout: Layout): Layout {
  const same = known.find(
    ({ starts, middles, sequence }) =>
      isSame(starts, layout.starts) && isSame(middles, layout.middles) && isSame(sequence, layout.sequence),
  )
  if (same) return same
  if (known.length >= capacity) known.shift()
  known.push(layout)
  return layout
}

function isSame(one: Int32Array | undefined, other: Int32Array | undefined): boolean {
  if (one?.length !== other?.length) return false
  return one === undefined || one.every((place, i) => place === other![i])
}

function makeSequence(rounds: readonly RoundBlock[], starts: Int32Array, middles: Int32Array): Int32Array | undefined {
  const sequence = new Int32Array(starts[rounds.length]!)
  for (const [i, { a, b, order }] of rounds.entries()) {
    const next = { a: starts[i]!, b: middles[i]! }
    const size = a.length + b.length
    if (!order && size > 1) return undefined
    const sides = order ?? (a.length > 0 ? ['a'] : ['b'])
    for (let place = 0; place < size; place++) sequence[starts[i]! + place] = next[sides[place]!]++
    if (next.a !== middles[i]! || next.b !== starts[i + 1]!)
      throw new RangeError(`round ${i}: order is not that of a and b`)
  }
  return sequence
}
