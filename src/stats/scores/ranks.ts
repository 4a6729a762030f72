const runLength = 128

/** Values on their way to their ranks; the order is kept, since it changes little from one shift to the next. */
export interface Ranked {
  /** Indices of the values, by ascending value. */
  readonly order: Int32Array
  /** The values in that order. */
  readonly sorted: Float64Array
  readonly spare: Int32Array
}

export function makeRanked(count: number): Ranked {
  const order = new Int32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  return { order, sorted: new Float64Array(count), spare: new Int32Array(count) }
}

/**
 * Sorts `keys` into `ranked`: insertion sort of short runs, then merging those that are not in order yet. Nearly linear where the order
 * was that of similar keys before.
 */
export function sortValues({ order, sorted, spare }: Ranked, keys: Float64Array): void {
  const count = order.length
  for (let start = 0; start < count; start += runLength)
    insertionSort(order, keys, sorted, { start, end: Math.min(start + runLength, count) })
  if (count <= runLength) return
  for (let width = runLength; width < count; width *= 2)
    for (let start = 0; start + width < count; start += 2 * width)
      merge(order, keys, spare, { start, middle: start + width, end: Math.min(start + 2 * width, count) })
  for (let place = 0; place < count; place++) sorted[place] = keys[order[place]!]!
}

/** Puts into `ranks` twice the mid-ranks (1 for the smallest; ties share the mean of their ranks), so that they are whole numbers. */
export function rankTwice({ order, sorted }: Ranked, ranks: Int32Array): void {
  const count = order.length
  let first = 0
  while (first < count) {
    const key = sorted[first]!
    let next = first + 1
    while (next < count && sorted[next]! === key) next++
    for (let place = first; place < next; place++) ranks[order[place]!] = first + next + 1
    first = next
  }
}

function insertionSort(
  order: Int32Array,
  keys: Float64Array,
  sorted: Float64Array,
  { start, end }: { readonly start: number; readonly end: number },
): void {
  for (let next = start; next < end; next++) {
    const index = order[next]!
    const key = keys[index]!
    let place = next
    while (place > start && sorted[place - 1]! > key) {
      order[place] = order[place - 1]!
      sorted[place] = sorted[place - 1]!
      place--
    }
    order[place] = index
    sorted[place] = key
  }
}

interface Runs {
  readonly start: number
  readonly middle: number
  readonly end: number
}

function merge(order: Int32Array, keys: Float64Array, spare: Int32Array, { start, middle, end }: Runs): void {
  const [lastLeft, firstRight] = [keys[order[middle - 1]!]!, keys[order[middle]!]!]
  if (lastLeft <= firstRight) return
  // Where the order was sorted for similar keys before, only what is near the middle is not in place.
  let from = middle - 1
  while (from > start && keys[order[from - 1]!]! > firstRight) from--
  let to = middle + 1
  while (to < end && keys[order[to]!]! < lastLeft) to++
  const count = middle - from
  for (let i = 0; i < count; i++) spare[i] = order[from + i]!
  let left = 0
  let right = middle
  for (let place = from; left < count; place++) {
    const takesLeft = right >= to || keys[spare[left]!]! <= keys[order[right]!]!
    order[place] = takesLeft ? spare[left++]! : order[right++]!
  }
}
