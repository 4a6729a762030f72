import type { Blocks } from './blocks.js'

/** The sum of the contender's scores, with its moments under randomisation within rounds. */
export interface Statistic {
  readonly sum: number
  /** The sum less its mean, without the rounding of large sums. */
  readonly excess: number
  readonly variance: number
}

/** Sums `scores`; sampling without replacement in each round gives mean and variance. */
export function sumScores({ starts, middles }: Blocks, scores: ArrayLike<number>): Statistic {
  let [sum, excess, variance] = [0, 0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const size = end - start
    let [total, contender, squares] = [0, 0, 0]
    for (let i = start; i < end; i++) {
      const score = scores[i]!
      total += score
      squares += score * score
      if (i >= middle) contender += score
    }
    sum += contender
    if (size < 2) continue
    const share = (end - middle) / size
    excess += contender - total * share
    variance += (share * (middle - start) * (squares - (total * total) / size)) / (size - 1)
  }
  return { sum, excess, variance }
}

/** The standardised statistic; 0 where randomisation changes nothing. */
export function standardise({ excess, variance }: Pick<Statistic, 'excess' | 'variance'>): number {
  // What is left of equal scores is rounding.
  return variance > 1e-12 ? excess / Math.sqrt(variance) : 0
}
