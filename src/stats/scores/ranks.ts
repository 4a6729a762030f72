/** Values in their order. */
export interface Ranking {
  /** The values, ascending. */
  readonly sorted: Float64Array
  /** Twice the mid-rank at each place (1 for the smallest; ties share the mean of their ranks), so that it is whole. */
  readonly twice: Int32Array
  /** The place of each value among the sorted ones. */
  readonly places: Int32Array
}

/** Ranks `values`, which stay as they are. */
export function rank(values: Float64Array): Ranking {
  const count = values.length
  const sorted = values.slice()
  const places = new Int32Array(count)
  if (count <= few) sortFew(sorted, places)
  else {
    sorted.sort()
    for (let i = 0; i < count; i++) places[i] = findPlace(sorted, values[i]!)
  }
  const twice = new Int32Array(count)
  for (let first = 0, next = 0; first < count; first = next) {
    while (next < count && sorted[next] === sorted[first]) next++
    for (let place = first; place < next; place++) twice[place] = first + next + 1
  }
  return { sorted, twice, places }
}

/** Twice the mid-ranks of `values`. */
export function rankTwice(values: Float64Array): Int32Array {
  const { twice, places } = rank(values)
  const ranks = new Int32Array(values.length)
  for (let i = 0; i < ranks.length; i++) ranks[i] = twice[places[i]!]!
  return ranks
}

/** So few values are put in order sooner by insertion than by a call of the library. */
const few = 128

/** Sorts `keys`, and puts into `places` where each went. */
function sortFew(keys: Float64Array, places: Int32Array): void {
  const order = new Int32Array(keys.length)
  for (let next = 0; next < keys.length; next++) {
    const key = keys[next]!
    let place = next
    for (; place > 0 && keys[place - 1]! > key; place--) {
      keys[place] = keys[place - 1]!
      order[place] = order[place - 1]!
    }
    keys[place] = key
    order[place] = next
  }
  for (let place = 0; place < order.length; place++) places[order[place]!] = place
}

/** The first place of `value` among `sorted` values, by bisection. */
function findPlace(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
