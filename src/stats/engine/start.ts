import type { Blocks } from './blocks.js'

/** The rough place in which to look for a shift. */
export interface Start {
  readonly centre: number
  /** About one standard error; 0 where there is no telling. */
  readonly unit: number
}

/** The median of the differences within rounds, and how far those around it are apart; some round must have both sides. */
export function estimateStart(blocks: Blocks): Start {
  const differences = listDifferences(blocks).sort()
  const count = differences.length
  const middle = (count - 1) / 2
  const at = (place: number): number => differences[Math.max(0, Math.min(count - 1, place))]!
  const centre = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2
  for (let reach = 0.7 * Math.sqrt(count); reach < count; reach *= 2) {
    const unit = (at(Math.ceil(middle + reach)) - at(Math.floor(middle - reach))) / 2
    if (unit > 0) return { centre, unit }
  }
  return { centre, unit: 0 }
}

const most = 64

/** The contender's values less the baseline's in each round: all, or in large rounds about as many as `most`. */
function listDifferences({ values, starts, middles }: Blocks): Float64Array {
  const differences: number[] = []
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const stride = Math.ceil(((middle - start) * (end - middle)) / most)
    for (let i = start; i < middle; i++)
      for (let j = middle; j < end; j++)
        if ((i - start + j - middle) % stride === 0) differences.push(values[j]! - values[i]!)
  }
  return Float64Array.from(differences)
}
