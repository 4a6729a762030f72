/** Sorts numbers by putting each at its place among those before it. */
export function sort(numbers) {
  for (let next = 1; next < numbers.length; next++) {
    const number = numbers[next]
    let at = next
    while (at > 0 && numbers[at - 1] > number) {
      numbers[at] = numbers[at - 1]
      at--
    }
    numbers[at] = number
  }
  return numbers
}
