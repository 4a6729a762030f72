/** The word of `known` that whoever typed `typed` may have meant; undefined where none is near. */
export function findNearest(typed: string, known: readonly string[]): string | undefined {
  const beginning = known.filter(word => typed.length >= 3 && word.startsWith(typed))
  if (beginning.length > 0) return beginning[0]
  const ranked = known.map(word => ({ word, edits: countEdits(typed, word) })).sort((a, b) => a.edits - b.edits)
  const [nearest] = ranked
  if (nearest && nearest.edits <= 1) return nearest.word
  const [longest] = known.filter(word => typed.startsWith(`${word}-`)).sort((a, b) => b.length - a.length)
  return longest ?? (nearest && nearest.edits <= typed.length / 3 ? nearest.word : undefined)
}

/** Counts the letters to insert, remove, replace or swap with the next one (Damerau 1964). */
function countEdits(from: string, to: string): number {
  let before: readonly number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [done, letter] of [...from].entries()) {
    const next = [done + 1]
    for (let index = 1; index <= to.length; index++) {
      const replaced = row[index - 1]! + (letter === to[index - 1] ? 0 : 1)
      const isSwap = letter === to[index - 2] && from[done - 1] === to[index - 1]
      const swapped = isSwap ? before[index - 2]! + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(replaced, swapped, row[index]! + 1, next[index - 1]! + 1))
    }
    before = row
    row = next
  }
  return row[to.length]!
}
