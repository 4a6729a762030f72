/** The number of ways to choose `chosen` of `size` things, which is whole as long as it is far below 2⁵³. */
export function countChoices(size: number, chosen: number): number {
  let count = 1
  for (let i = 1; i <= Math.min(chosen, size - chosen); i++) count = (count * (size - i + 1)) / i
  return count
}

const cache = new Map<number, Int32Array>()

/** All ways to choose `chosen` of the numbers 0 … `size` − 1, one after the other, each ascending. */
export function listChoices(size: number, chosen: number): Int32Array {
  const key = size * 65536 + chosen
  const known = cache.get(key)
  if (known) return known
  const list: number[] = []
  const choice = Array.from({ length: chosen }, (_, i) => i)
  for (let left = countChoices(size, chosen); left > 0; left--) {
    list.push(...choice)
    // The next choice in lexicographic order.
    const place = choice.findLastIndex((one, i) => one !== size - chosen + i)
    const first = choice[place]!
    for (let next = place; place >= 0 && next < chosen; next++) choice[next] = first + 1 + next - place
  }
  const choices = Int32Array.from(list)
  cache.set(key, choices)
  return choices
}

/**
 * The smallest two-sided p-value that `rounds` rounds of `size` invocations can attain, the contender having half of
 * them (rounded down): 2/6ⁿ for four per round, 2/3ⁿ for three, 2/2ⁿ for two.
 */
export function attainableP(rounds: number, size: number): number {
  return Math.min(1, 2 / countChoices(size, Math.floor(size / 2)) ** rounds)
}

/** The least number of rounds of `size` invocations for a verdict: 5 for four or more, 6 for three, 8 for two. */
export function leastRounds(size: number): number {
  if (size >= 4) return 5
  return size === 3 ? 6 : 8
}
