/** Values of one round, on a scale where a change adds (natural logarithms, lower is better). */
export interface Block {
  /** Baseline; may be empty. */
  readonly a: readonly number[]
  /** Contender; may be empty. */
  readonly b: readonly number[]
}

/** Rounds laid out in one array: round after round, in each the baseline's values first. */
export interface Blocks {
  readonly values: Float64Array
  /** Where each round starts in `values`, and at the end the number of values. */
  readonly starts: Int32Array
  /** Where in each round the contender's values start. */
  readonly middles: Int32Array
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
  return { values, starts, middles }
}
