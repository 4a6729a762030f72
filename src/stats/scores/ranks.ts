const runLength = 64

/**
 * Sorts `order`, which holds indices into `keys`, by ascending key: insertion sort of short runs, then merging those that
 * are not in order yet. Nearly linear where `order` was sorted for similar keys before.
 *
 * `spare` is room for half of `order`'s entries, rounded up to a run.
 */
export function sortByKey(order: Int32Array, keys: Float64Array, spare: Int32Array): void {
  const count = order.length
  for (let start = 0; start < count; start += runLength) {
    insertionSort(order, keys, start, Math.min(start + runLength, count))
  }
  for (let width = runLength; width < count; width *= 2) {
    for (let start = 0; start + width < count; start += 2 * width) {
      merge(order, keys, spare, { start, middle: start + width, end: Math.min(start + 2 * width, count) })
    }
  }
}

/**
 * Twice the mid-ranks (1 for the smallest key; ties share the mean of their ranks), so that they are whole numbers;
 * `order` must be sorted by key.
 */
export function rankTwice(order: Int32Array, keys: Float64Array, ranks: Int32Array): void {
  const count = order.length
  let first = 0
  while (first < count) {
    const key = keys[order[first]!]!
    let next = first + 1
    while (next < count && keys[order[next]!]! === key) next++
    for (let place = first; place < next; place++) ranks[order[place]!] = first + next + 1
    first = next
  }
}

function insertionSort(order: Int32Array, keys: Float64Array, start: number, end: number): void {
  for (let next = start + 1; next < end; next++) {
    const index = order[next]!
    const key = keys[index]!
    let place = next
    while (place > start && keys[order[place - 1]!]! > key) {
      order[place] = order[place - 1]!
      place--
    }
    order[place] = index
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
