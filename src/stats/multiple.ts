/**
 * p-values adjusted for their number, in the order given: rejecting those that reject at α keeps the false discovery
 * rate at most α (Benjamini & Hochberg 1995).
 */
export function adjustPValues(pValues: readonly number[]): number[] {
  const descending = pValues.map((_, index) => index).sort((i, j) => pValues[j]! - pValues[i]!)
  const adjusted = new Array<number>(pValues.length)
  let smallest = 1
  descending.forEach((index, place) => {
    smallest = Math.min(smallest, (pValues[index]! * pValues.length) / (pValues.length - place))
    adjusted[index] = smallest
  })
  return adjusted
}

/**
 * `pValues` adjusted by Holm's step-down procedure (1979) for `tests` hypotheses, in their order; those that are not given count as
 * never rejected. Whatever the dependence between them, all that is at most α is wrong with probability α at most.
 */
export function adjustByHolm(pValues: readonly number[], tests = pValues.length): readonly number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => pValues[a]! - pValues[b]!)
  const adjusted = new Array<number>(pValues.length)
  let least = 0
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, (tests - rank) * pValues[index]!))
    adjusted[index] = least
  })
  return adjusted
}

/**
 * Returns whether `p` is significant at `alpha`: p ≤ α.
 *
 * Randomisation p-values are discrete and do equal a level such as 5·0.05/8 = 1/32. A level computed as 1 − confidence is off in
 * its last digits. So values that differ by rounding alone count as equal.
 */
export function rejects(p: number, alpha: number): boolean {
  return p <= alpha * (1 + 1e-9)
}
