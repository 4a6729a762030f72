/** `values` ascending, and twice the mid-rank at each place (1 for the smallest; ties share the mean of their ranks). */
export interface Ranking {
  readonly sorted: Float64Array
  readonly twice: Int32Array
}

/** Sorts `values`, which stay as they are. */
export function rank(values: Float64Array): Ranking {
  const sorted = values.slice().sort()
  const twice = new Int32Array(sorted.length)
  for (let first = 0, next = 0; first < sorted.length; first = next) {
    while (next < sorted.length && sorted[next] === sorted[first]) next++
    for (let place = first; place < next; place++) twice[place] = first + next + 1
  }
  return { sorted, twice }
}

/** The first place of `value` among `sorted` values, by bisection. */
export function findPlace(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Twice the mid-ranks of `values`, so that they are whole numbers. */
export function rankTwice(values: Float64Array): Int32Array {
  const { sorted, twice } = rank(values)
  const ranks = new Int32Array(values.length)
  for (let i = 0; i < values.length; i++) ranks[i] = twice[findPlace(sorted, values[i]!)]!
  return ranks
}
