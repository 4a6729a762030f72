/** Records have few designs: two sides, and two copies of each. */
const capacity = 8

/**
 * Shares what `make` makes for a size among all that have this size. It is for room that is written and read within one evaluation, so
 * that thousands of benchmarks do not hold as many copies of it.
 */
export function shareBySize<Room>(make: (count: number) => Room): (count: number) => Room {
  const known = new Map<number, Room>()
  return count => {
    const found = known.get(count)
    if (found !== undefined) return found
    if (known.size >= capacity) known.clear()
    const room = make(count)
    known.set(count, room)
    return room
  }
}
