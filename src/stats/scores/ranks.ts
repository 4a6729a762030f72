/** Values in their order. All of it is overwritten by the next call of the ranker that made it. */
export interface Ranking {
  /** The values, ascending. */
  readonly sorted: Float64Array
  /** Twice the mid-rank at each place (1 for the smallest; ties share the mean of their ranks), so that it is whole. */
  readonly twice: Int32Array
  /** The place of each value among the sorted ones. */
  readonly places: Int32Array
}

/** So few values are put in order sooner by insertion than by a call of the library. */
const few = 128

/**
 * Makes a function that ranks `count` values, which stay as they are. It starts from the order of the call before: the values of two
 * shifts that lie close together are nearly in the same order.
 */
export function makeRanker(count: number): (values: Float64Array) => Ranking {
  const [sorted, twice, places] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)]
  const order = Int32Array.from({ length: count }, (_, i) => i)
  return values => {
    if (count <= few) insert(values, order, sorted, places)
    else {
      sorted.set(values)
      sorted.sort()
      for (let i = 0; i < count; i++) places[i] = findPlace(sorted, values[i]!)
    }
    for (let first = 0, next = 0; first < count; first = next) {
      while (next < count && sorted[next] === sorted[first]) next++
      for (let place = first; place < next; place++) twice[place] = first + next + 1
    }
    return { sorted, twice, places }
  }
}

/** Twice the mid-ranks of `values`. */
export function rankTwice(values: Float64Array): Int32Array {
  const { twice, places } = makeRanker(values.length)(values)
  return places.map(place => twice[place]!)
}

/** Sorts `values` into `sorted` by insertion, from `order` on, which is then theirs, and puts into `places` where each went. */
function insert(values: Float64Array, order: Int32Array, sorted: Float64Array, places: Int32Array): void {
  for (let next = 0; next < order.length; next++) {
    const index = order[next]!
    const value = values[index]!
    let place = next
    for (; place > 0 && sorted[place - 1]! > value; place--) {
      sorted[place] = sorted[place - 1]!
      order[place] = order[place - 1]!
    }
    sorted[place] = value
    order[place] = index
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
