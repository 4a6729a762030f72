// The median, and an interval for it that assumes no distribution.

/** The median of values, the middle of the two middle ones where their number is even. */
export function median(/** @type {readonly number[]} */ values) {
  const sorted = values.toSorted((first, second) => first - second)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2
}

/**
 * The shortest interval between order statistics, the same number from both ends, that holds the median of the distribution with a probability
 * of 95% or more (the sign test: Conover, Practical Nonparametric Statistics, 3rd edition, section 3.2). Of 15 values, it is from the 4th to the 12th.
 * It needs 6 values.
 */
export function medianInterval(/** @type {readonly number[]} */ values) {
  const sorted = values.toSorted((first, second) => first - second)
  const chances = binomial(values.length)
  let [left, below] = [0, chances[0]]
  while (2 * (below + chances[left + 1]) <= 0.05) below += chances[++left]
  if (2 * below > 0.05) throw new Error(`${values.length} values have no interval of 95%: six are needed`)
  return { low: sorted[left], high: sorted[values.length - 1 - left] }
}

/** The probabilities of 0 … `count` heads in `count` fair throws. */
function binomial(count) {
  const chances = [0.5 ** count]
  for (let heads = 1; heads <= count; heads++) chances.push((chances[heads - 1] * (count - heads + 1)) / heads)
  return chances
}
