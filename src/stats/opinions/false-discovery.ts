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
