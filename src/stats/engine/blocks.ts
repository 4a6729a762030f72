/** Values of one round, on a scale where a change adds (natural logarithms, lower is better). */
export interface RoundBlock {
  /** Baseline; may be empty. */
  readonly a: readonly number[]
  /** Contender; may be empty. */
  readonly b: readonly number[]
}

/** Rounds in one array: round after round, in each the baseline's values first. */
export interface Blocks {
  readonly values: Float64Array
  /** Index of each round's first value, and at the end the number of values. */
  readonly starts: Int32Array
  /** Index of the contender's first value in each round. */
  readonly middles: Int32Array
}

/** Lays out `rounds`, whose values must be finite; any number of them on each side of a round. */
export function makeBlocks(rounds: readonly RoundBlock[]): Blocks {
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

/** The contender's values less the baseline's within each round, ascending: all of them, or in large rounds about 64. */
export function listDifferences({ values, starts, middles }: Blocks): Float64Array {
  const differences: number[] = []
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const stride = Math.ceil(((middle - start) * (end - middle)) / 64)
    for (let i = start; i < middle; i++)
      for (let j = middle; j < end; j++)
        if ((i - start + j - middle) % stride === 0) differences.push(values[j]! - values[i]!)
  }
  return Float64Array.from(differences).sort()
}
