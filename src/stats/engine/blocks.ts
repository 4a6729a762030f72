/** Values of one round, on a scale where a change adds (natural logarithms, lower is better). */
export interface Block {
  /** Baseline; may be empty. */
  readonly a: readonly number[]
  /** Contender; may be empty. */
  readonly b: readonly number[]
  /** Whose value was measured first, second, … in this round; `a` and `b` are each in run order. Needed to see what neighbours share. */
  readonly order?: readonly ('a' | 'b')[]
}

/** Rounds laid out in one array: round after round, in each the baseline's values first. */
export interface Blocks {
  readonly values: Float64Array
  /** Where each round starts in `values`, and at the end the number of values. */
  readonly starts: Int32Array
  /** Where in each round the contender's values start. */
  readonly middles: Int32Array
  /** The places in `values` in run order; undefined unless every round of several values has its order. */
  readonly sequence: Int32Array | undefined
}

/** The layout of `rounds`, whose values must be finite; any number of them on each side of a round. */
export function makeBlocks(rounds: readonly Block[]): Blocks {
  const starts = new Int32Array(rounds.length + 1)
  const middles = new Int32Array(rounds.length)
  rounds.forEach(({ a, b }, i) => {
    middles[i] = starts[i]! + a.length
    starts[i + 1] = middles[i]! + b.length
  })
  const values = new Float64Array(starts[rounds.length]!)
  rounds.forEach(({ a, b }, i) => {
    values.set(a, starts[i]!)
    values.set(b, middles[i]!)
  })
  return { values, starts, middles, sequence: makeSequence(rounds, starts, middles) }
}

function makeSequence(rounds: readonly Block[], starts: Int32Array, middles: Int32Array): Int32Array | undefined {
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
