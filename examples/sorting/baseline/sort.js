/** Sorts numbers by merging runs of 1, 2, 4 and so on. */
export function sort(numbers) {
  let [from, to] = [numbers, new Float64Array(numbers.length)]
  for (let width = 1; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) merge(from, to, start, width)
    ;[from, to] = [to, from]
  }
  return from
}

function merge(from, to, start, width) {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(start + 2 * width, from.length)
  let [left, right] = [start, middle]
  for (let at = start; at < end; at++)
    to[at] = left < middle && (right >= end || from[left] <= from[right]) ? from[left++] : from[right++]
}
