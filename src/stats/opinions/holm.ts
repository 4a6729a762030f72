/**
 * `pValues` adjusted by Holm's step-down procedure (1979) for `tests` hypotheses, in their order; those that are not given count as
 * never rejected. Whatever the dependence between them, all that is at most α is wrong with probability α at most.
 */
export function adjustByHolm(pValues: readonly number[], tests = pValues.length): readonly number[] {
  const order = pValues.map((_, index) => index).sort((one, other) => pValues[one]! - pValues[other]!)
  const adjusted = new Array<number>(pValues.length)
  let least = 0
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, (tests - rank) * pValues[index]!))
    adjusted[index] = least
  })
  return adjusted
}
